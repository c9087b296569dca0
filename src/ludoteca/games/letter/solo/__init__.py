"""What the solitaires of the box share (LE-Z3)."""
