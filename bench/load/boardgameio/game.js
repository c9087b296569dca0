// The smallest game that four can play without end: one of nine cells is marked, in turn.
const { INVALID_MOVE } = require('boardgame.io/core');

exports.Marks = {
  name: 'marks',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (!(cell in G.cells)) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};
