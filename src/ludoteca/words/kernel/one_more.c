/* What one more tile would bring, for thousands of places where it could lie.
 *
 * A word through the new tile goes on from at most one tile before it to at most one behind it. So
 * the board is walked once, with a tile of any letter in hand that could be anywhere; each word is
 * noted under the new tile's letter and the pair of tiles that the new one must touch for it. What
 * a spot brings is then what is noted under the pairs among its neighbours.
 */
#include <stdlib.h>
#include <string.h>

#include "board.h"

enum { PAIRS = TILES * TILES, NOTHING = 0 };

typedef struct {
    const Words *words;
    const Board *board;
    Filter filter;
    Written written;
    const uint64_t *neighbours; /* of each spot */
    const uint8_t *letters;     /* of each spot, 0 to 25 */
    uint64_t spots;
    uint32_t points[LONGEST + 1]; /* for a word of so many letters */
    uint32_t unused;
    uint64_t *seen;   /* a bit for each place; all 0 before and after */
    uint32_t *counts; /* comes back, for each spot: how many words */
    uint32_t *scores; /* and their points */
    uint64_t nodes;   /* comes back: how many arcs were followed */
} OneMore;

/* A word, and the note made before it under the same letter and pair. */
typedef struct {
    uint32_t place;
    uint32_t before;
    uint32_t points;
} Note;

typedef struct {
    OneMore *given;
    const Words *words;
    Readable board;
    uint64_t joined[LETTERS][TILES]; /* tiles that some spot of this letter touches beside this */
    uint32_t hand[TILES];            /* the letters of the spots that touch this tile */
    uint64_t touched[LETTERS]; /* the tiles that the spots of this letter touch */
    uint32_t letters;          /* of all spots */
    uint32_t alone;            /* the letters that are words by themselves */
    uint32_t *latest;         /* of each letter and pair the last note, from 1 on */
    Note *notes;              /* the first one is NOTHING */
    uint32_t count, capacity; /* of notes */
    uint32_t failed;          /* there was no memory for them */
    uint32_t letter, pair;    /* what is noted under now */
    uint64_t nodes;
} Run;

static uint32_t pair_of(unsigned one, unsigned other) {
    return one < other ? one * TILES + other : other * TILES + one;
}

static int more_notes(Run *run) {
    uint32_t capacity = run->capacity ? 2 * run->capacity : 1 << 14;
    Note *notes = capacity > run->capacity ? realloc(run->notes, capacity * sizeof *notes) : NULL;
    if (!notes) {
        run->failed = 1;
        return 0;
    }
    run->notes = notes;
    run->capacity = capacity;
    return 1;
}

static int counts(const Run *run, uint32_t place, uint64_t used, unsigned length) {
    const OneMore *given = run->given;
    if (length < given->filter.shortest) return 0;
    uint32_t id = counted(run->words, &given->filter, place);
    return id != NO_ID && is_new(&given->written, id, used);
}

static void note(Run *run, uint32_t place, uint64_t used, unsigned length) {
    uint32_t *latest = &run->latest[run->letter * PAIRS + run->pair];
    if (*latest && run->notes[*latest].place == place) return; /* along another path just now */
    if (!counts(run, place, used, length)) return;
    if (run->count == run->capacity && !more_notes(run)) return;
    run->notes[run->count] = (Note){place, *latest, run->given->points[length]};
    *latest = run->count++;
}

/* Onto a tile behind the new one, and on from there. */
static void after(Run *run, uint64_t arc, unsigned tile, uint64_t used, uint32_t place,
                  unsigned length) {
    uint32_t node = child(run->words, arc), mask = mask_of(run->words, node);
    used |= 1ull << tile;
    place += skip(arc);
    run->nodes++;
    if (terminal(arc)) note(run, place++, used, length);
    if (!(mask & run->board.around[tile]) || length >= LONGEST) return;
    uint64_t next = leading_on(&run->board, run->board.neighbours[tile] & ~used, mask);
    for (; next; next &= next - 1) {
        unsigned to = lowest(next);
        after(run, step(run->words, node, mask, run->board.letters[to]), to, used, place,
              length + 1);
    }
}

/* From the new tile, at the end of the arc, to each of these that fits. The word came from the tile
 * `from`, or begins with the new tile where `from` is TILES. */
static void leave(Run *run, uint64_t arc, unsigned from, uint64_t to_these, uint64_t used,
                  uint32_t place, unsigned length) {
    uint32_t node = child(run->words, arc), mask = mask_of(run->words, node);
    if (length >= LONGEST) return;
    for (uint64_t next = leading_on(&run->board, to_these & ~used, mask); next; next &= next - 1) {
        unsigned to = lowest(next);
        run->pair = pair_of(from == TILES ? to : from, to);
        after(run, step(run->words, node, mask, run->board.letters[to]), to, used, place,
              length + 1);
    }
}

/* From a tile onto the new one, as each letter that could lie there. */
static void enter(Run *run, uint32_t node, uint32_t letters, unsigned tile, uint64_t used,
                  uint32_t place, unsigned length) {
    uint32_t mask = mask_of(run->words, node);
    for (letters &= mask; letters; letters &= letters - 1) {
        unsigned letter = lowest(letters);
        uint64_t arc = step(run->words, node, mask, letter);
        uint32_t at = place + skip(arc);
        run->letter = letter;
        run->pair = pair_of(tile, tile);
        run->nodes++;
        if (terminal(arc)) note(run, at++, used, length);
        leave(run, arc, tile, run->joined[letter][tile], used, at, length);
    }
}

/* Onto a tile before the new one: the new one comes next, or another before it. */
static void before(Run *run, uint64_t arc, unsigned tile, uint64_t used, uint32_t place,
                   unsigned length) {
    uint32_t node = child(run->words, arc), mask = mask_of(run->words, node);
    used |= 1ull << tile;
    place += skip(arc) + terminal(arc);
    run->nodes++;
    if (length >= LONGEST) return;
    enter(run, node, run->hand[tile], tile, used, place, length + 1);
    uint64_t next = leading_on(&run->board, run->board.neighbours[tile] & ~used, mask);
    for (; next; next &= next - 1) {
        unsigned to = lowest(next);
        before(run, step(run->words, node, mask, run->board.letters[to]), to, used, place,
               length + 1);
    }
}

/* Words that begin with the new tile. */
static void begin_there(Run *run, uint32_t mask, uint32_t letters) {
    for (; letters; letters &= letters - 1) {
        unsigned letter = lowest(letters);
        uint64_t arc = step(run->words, 0, mask, letter);
        uint32_t place = skip(arc);
        run->letter = letter;
        run->nodes++;
        if (terminal(arc)) run->alone |= (uint32_t)counts(run, place++, 0, 1) << letter;
        leave(run, arc, TILES, run->touched[letter], 0, place, 1);
    }
}

static void walk(Run *run) {
    uint32_t mask = mask_of(run->words, 0);
    uint64_t touched = 0;
    for (unsigned letter = 0; letter < LETTERS; letter++) touched |= run->touched[letter];
    begin_there(run, mask, mask & run->letters);
    for (uint64_t left = board_in_reach(&run->board, touched); left; left &= left - 1) {
        unsigned tile = lowest(left), letter = run->board.letters[tile];
        if (has(mask, letter)) before(run, step(run->words, 0, mask, letter), tile, 0, 0, 1);
    }
}

static void look_at_spots(Run *run) {
    const OneMore *given = run->given;
    for (uint64_t i = 0; i < given->spots; i++) {
        unsigned letter = given->letters[i];
        uint64_t near = given->neighbours[i] & run->board.readable;
        if (letter >= LETTERS) continue;
        run->letters |= 1u << letter;
        run->touched[letter] |= near;
        for (uint64_t left = near; left; left &= left - 1) {
            unsigned tile = lowest(left);
            run->hand[tile] |= 1u << letter;
            run->joined[letter][tile] |= near;
        }
    }
}

/* Count what is noted under a letter and a pair, each word once; `words` is where they are written
 * down, for their bits to be taken back. */
static void gather(Run *run, uint32_t note, uint64_t spot, uint32_t *words, uint32_t *count) {
    OneMore *given = run->given;
    for (; note != NOTHING; note = run->notes[note].before) {
        uint32_t place = run->notes[note].place;
        uint64_t *seen = given->seen + place / 64, bit = 1ull << place % 64;
        if (*seen & bit) continue;
        *seen |= bit;
        words[(*count)++] = place;
        given->scores[spot] += run->notes[note].points;
    }
}

static void add_up(Run *run, uint64_t spot, uint32_t *words) {
    OneMore *given = run->given;
    unsigned letter = given->letters[spot];
    given->counts[spot] = given->scores[spot] = 0;
    if (letter >= LETTERS) return;
    const uint32_t *latest = run->latest + letter * PAIRS;
    uint64_t near = given->neighbours[spot] & run->board.readable;
    uint32_t count = 0;
    for (; near; near &= near - 1)
        for (uint64_t other = near; other; other &= other - 1)
            gather(run, latest[lowest(near) * TILES + lowest(other)], spot, words, &count);
    for (uint32_t i = 0; i < count; i++) given->seen[words[i] / 64] = 0;
    given->counts[spot] = count;
    if (has(run->alone, letter)) {
        given->counts[spot]++;
        given->scores[spot] += given->points[1];
    }
}

static void search(Run *run) {
    if (!more_notes(run)) return;
    run->count = 1; /* past NOTHING */
    look_at_spots(run);
    walk(run);
    uint32_t *words = malloc(run->count * sizeof *words); /* no spot has more words than notes */
    run->failed |= !words;
    for (uint64_t spot = 0; spot < run->given->spots && !run->failed; spot++)
        add_up(run, spot, words);
    free(words);
    run->given->nodes = run->nodes;
}

/* 1, or 0 where there was too little memory. */
EXPORT int one_more_tile(OneMore *given) {
    Run *run = calloc(1, sizeof *run);
    if (!run) return 0;
    run->given = given;
    run->words = given->words;
    run->latest = calloc((size_t)LETTERS * PAIRS, sizeof *run->latest);
    run->failed = !run->latest;
    board_readable(given->board, &run->board);
    if (!run->failed) search(run);
    int done = !run->failed;
    free(run->latest);
    free(run->notes);
    free(run);
    return done;
}
