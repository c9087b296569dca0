"""The box LETTER: words along touching letters of many sizes, for a table or for one alone."""
