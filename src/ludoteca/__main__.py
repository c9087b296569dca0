"""The command `ludoteca`, put together: everything of the terminal, and the server."""

from ludoteca.cli import app, main
from ludoteca.server.command import command as serve

app.command("serve")(serve)

__all__ = ["main"]

if __name__ == "__main__":
    main()
