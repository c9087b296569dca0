"""Making the dictionaries from the packages they come from: `ludoteca words build`.

Only this command needs it; what it makes is kept in `ludoteca/words/data` and ships as it is.
"""
