"""The command `ludoteca`, put together: everything of the terminal, and the server."""

from ludoteca.cli import app, main
from ludoteca.server.command import command as serve
from ludoteca.server.reports_command import command as reports

app.command("serve")(serve)
app.command("reports")(reports)

__all__ = ["main"]

if __name__ == "__main__":
    main()
