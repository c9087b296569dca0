"""The command `ludoteca`, but for `serve`: that is added where all is put together."""

from ludoteca.cli.app import app, main

__all__ = ["app", "main"]
