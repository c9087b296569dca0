"""Where tables are kept: SQLite by default, PostgreSQL when it is outgrown.

A table is a list of entries that only ever grows; everything else about it follows from them.
The rows beside it are there to be found by, written in the same transaction as the entries.
"""

from ludoteca.server.store.base import (
    Conflict,
    Report,
    Result,
    Store,
    StoreFailed,
    TableRow,
    Write,
    Written,
    open_store,
)

__all__ = [
    "Conflict",
    "Report",
    "Result",
    "Store",
    "StoreFailed",
    "TableRow",
    "Write",
    "Written",
    "open_store",
]
