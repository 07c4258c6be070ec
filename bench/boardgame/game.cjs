// A small game for the measurement: two players in turn change one of nine cells. It never ends.
const game = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = Number(playerID) + 1;
    },
  },
};
module.exports = { game };
