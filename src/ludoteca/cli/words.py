"""`ludoteca words`: the dictionaries, and what the arbiter knows of a word."""

from __future__ import annotations

import typer

from ludoteca.cli import words_build, words_categories, words_find, words_judge

app = typer.Typer(
    help="The dictionaries: judge a word, find words, build them again.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)
app.command("judge")(words_judge.command)
app.command("find")(words_find.command)
app.command("categories")(words_categories.command)
app.command("build")(words_build.command)
