"""The box Labirinto e Medusa: two games on one set of pieces."""
