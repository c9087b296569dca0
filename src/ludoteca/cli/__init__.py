"""The command `ludoteca`."""

from ludoteca.cli.app import main

__all__ = ["main"]
