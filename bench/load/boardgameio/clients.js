// `node clients.js URL TABLES MOVES SECONDS PACE`: four sockets at each table, each seat moving
// when it is its turn, until tables have made MOVES moves or SECONDS have passed. With a PACE, a
// table moves once in so many seconds; without, as soon as all four have seen the last move.
//
// Plain socket.io: boardgame.io's own client would work every move out once more. Says
// "connected", waits for a line, plays, and says what it saw as JSON.
const { io } = require('socket.io-client');
const { performance } = require('node:perf_hooks');
const readline = require('node:readline');

const SEATS = 4;
const FEW = 20; // one in so many
const AT_MOST = 180; // seconds, whatever happens
const [url, tables, moves, seconds, pace] = process.argv
  .slice(2, 7)
  .map((given, place) => (place ? Number(given) : given));

let ended = false;
let finish;
const finished = new Promise((resolve) => (finish = resolve));
const delays = [];

// A few may be done; then it is no longer the full number of tables that plays.
let mayBeDone = Math.floor(tables / FEW);
const tableIsDone = () => mayBeDone-- || finish();

class Table {
  constructor(number) {
    this.id = `${process.pid}-${number}`;
    this.version = 0;
    this.made = 0;
    this.missing = 0;
    this.seats = [];
  }

  async connect() {
    for (let seat = 0; seat < SEATS; seat++) this.seats.push(await this.sit(String(seat)));
  }

  sit(seat) {
    return new Promise((resolve) => {
      const socket = io(`${url}/marks`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', this.id, seat, undefined, SEATS));
      socket.on('sync', () => resolve(socket));
      socket.on('update', (_match, state) => this.seen(state._stateID));
    });
  }

  move() {
    if (ended) return;
    const playerID = String(this.made % SEATS);
    const payload = { type: 'mark', args: [Math.floor(Math.random() * 9)], playerID };
    this.missing = SEATS;
    this.sent = performance.now();
    this.seats[this.made % SEATS].emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      this.version,
      this.id,
      playerID,
    );
  }

  seen(version) {
    if (version !== this.version + 1 || --this.missing || ended) return;
    const now = performance.now();
    delays.push(now - this.sent);
    this.version = version;
    this.made += 1;
    if (this.made >= moves) tableIsDone();
    else if (pace) setTimeout(() => this.move(), Math.max(0, this.sent + pace * 1000 - now));
    else this.move();
  }
}

async function main() {
  setTimeout(() => process.exit(1), AT_MOST * 1000);
  const all = Array.from({ length: tables }, (_, number) => new Table(number));
  for (const table of all) await table.connect();
  console.log('connected');
  await new Promise((resolve) => readline.createInterface(process.stdin).once('line', resolve));

  const began = performance.now();
  const busy = process.cpuUsage();
  all.forEach((table, place) => {
    if (pace) setTimeout(() => table.move(), (pace * 1000 * place) / tables);
    else table.move();
  });
  setTimeout(finish, seconds * 1000);
  await finished;
  ended = true;
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(busy);
  const found = { seconds: took, client_cpu: (user + system) / 1e6, delays };
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit());
}

main();
