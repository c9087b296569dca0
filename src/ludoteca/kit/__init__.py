"""Parts of games, without rules: what several games share and no game owns."""
