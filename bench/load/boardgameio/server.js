// boardgame.io as its documentation starts it: `node server.js PORT`. Matches live in memory.
const { Server } = require('boardgame.io/server');
const { Marks } = require('./game');

const port = Number(process.argv[2]);
Server({ games: [Marks], origins: [`http://127.0.0.1:${port}`] }).run({
  port,
  callback: () => console.log('ready'),
});
