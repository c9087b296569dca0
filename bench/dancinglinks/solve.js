// Covers by npm's dancing-links, as its documentation asks it: problems come as JSON, and how many
// covers each has and the CPU microseconds that took go back. The clock runs while rows are handed
// over, unless only the search is to be measured.
import { cpuUsage, stdin } from 'node:process';
import { json } from 'node:stream/consumers';
import { DancingLinks } from 'dancing-links';

const { job, alone, rounds, problems } = await json(stdin);
const links = new DancingLinks();

function solverOf({ cells, pieces, required, rows }) {
  // Pieces that must be used are primary, like cells; others may be used once.
  const solver = required
    ? links.createSolver({ columns: cells + pieces })
    : links.createSolver({ primaryColumns: cells, secondaryColumns: pieces });
  for (const [piece, ...covered] of rows) {
    const row = required
      ? [...covered, cells + piece]
      : { primary: covered, secondary: [piece] };
    solver.addSparseConstraint(piece, row);
  }
  return solver;
}

function timed(problem) {
  const beforehand = cpuUsage();
  const solver = solverOf(problem);
  const begun = alone ? cpuUsage() : beforehand;
  const found = job === 'first' ? solver.findOne() : solver.findAll();
  const spent = cpuUsage(begun);
  return { count: found.length, spent: spent.user + spent.system };
}

const best = problems.map(() => ({ count: 0, spent: Infinity }));
for (let round = 0; round < rounds; round++) {
  problems.forEach((problem, at) => {
    const found = timed(problem);
    if (found.spent < best[at].spent) best[at] = found;
  });
}
console.log(JSON.stringify(best));
