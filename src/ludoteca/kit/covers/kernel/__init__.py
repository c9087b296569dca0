"""The search for covers in C (`in_c`), and in Python where the C cannot be had (`twin`)."""
