"""Words in four languages: dictionaries, search on boards, and an arbiter.

`Lexicon` is a dictionary, `lexicon(language)` opens one of ours. A word is a `str` of A to Z
(`letters.normalised` makes one of what people write) and has an id, which the rest goes by.
"""
