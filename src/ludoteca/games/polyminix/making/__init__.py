"""How the deck is made: figures, drawn and grown, boxes of one difficulty, and proofs.

Runs only when it is asked to (`ludoteca polyminix cards`); no rule needs it. The same seed gives
the same deck.
"""
