/* All words that can be read on a board: along touching tiles, no tile twice. */
#include "board.h"

#include <string.h>

typedef struct {
    const Words *words;
    const Board *board;
    Filter filter;
    Written written;
    uint64_t through;  /* only paths over one of these tiles; all ones for any */
    uint32_t every;    /* every path of a word, not its first only */
    uint32_t capacity; /* how many finds there is room for */
    uint64_t *seen;    /* a bit for each place; all 0 before and after */
    Find *finds;       /* come back */
    uint32_t *places;  /* of each find */
} Search;

typedef struct {
    const Search *given;
    const Words *words;
    Readable board;
    uint32_t found; /* may exceed the capacity: then the rest was counted only */
    uint32_t full;  /* every path was asked for, and there is no room for more */
    uint32_t nodes; /* arcs that were followed */
    /* Not bytes: those could be anything's, and all that is in registers would be read again. */
    uint16_t path[LONGEST];
} Run;

void board_readable(const Board *board, Readable *readable) {
    readable->readable = 0;
    for (unsigned tile = 0; tile < TILES; tile++) {
        readable->letters[tile] = board->letters[tile];
        readable->readable |= (uint64_t)(board->letters[tile] < LETTERS) << tile;
    }
    for (uint64_t left = readable->readable; left; left &= left - 1) {
        unsigned tile = lowest(left);
        uint64_t neighbours = board->neighbours[tile] & readable->readable;
        uint32_t around = 0;
        readable->neighbours[tile] = neighbours;
        for (; neighbours; neighbours &= neighbours - 1)
            around |= 1u << board->letters[lowest(neighbours)];
        readable->around[tile] = around;
    }
}

uint64_t board_in_reach(const Readable *board, uint64_t wanted) {
    uint64_t reached = wanted & board->readable, edge = reached;
    if (reached == board->readable) return reached;
    while (edge) {
        uint64_t next = 0;
        for (; edge; edge &= edge - 1) next |= board->neighbours[lowest(edge)];
        edge = next & ~reached;
        reached |= edge;
    }
    return reached;
}

static void keep(Run *run, uint32_t id, uint32_t place, unsigned length) {
    const Search *given = run->given;
    uint32_t at = run->found++;
    if (at >= given->capacity) return;
    run->full = given->every && run->found == given->capacity;
    Find *find = &given->finds[at];
    *find = (Find){.id = id, .length = (uint8_t)length};
    for (unsigned i = 0; i < length; i++) find->path[i] = (uint8_t)run->path[i];
    given->places[at] = place;
}

/* A word ends here. Kept apart from the walk: it is rare, and the walk wants the registers. */
static __attribute__((noinline)) void end(Run *run, uint32_t place, uint64_t used,
                                          unsigned length) {
    const Search *given = run->given;
    if (length < given->filter.shortest || !(used & given->through)) return;
    if (place >= run->words->places) return;
    uint64_t *seen = given->seen + place / 64, bit = 1ull << place % 64;
    if (*seen & bit) return;
    uint32_t id = counted(run->words, &given->filter, place);
    if (id == NO_ID || !is_new(&given->written, id, used)) return;
    if (!given->every) *seen |= bit;
    keep(run, id, place, length);
}

static void walk(Run *run, uint32_t node, uint32_t mask, unsigned tile, uint64_t used,
                 uint32_t place, unsigned length);

/* Go along an arc onto a tile, the last one of so many letters. */
static inline void follow(Run *run, uint64_t arc, unsigned tile, uint64_t used, uint32_t place,
                          unsigned length) {
    uint32_t node = child(run->words, arc), mask = mask_of(run->words, node);
    used |= 1ull << tile;
    place += skip(arc);
    run->nodes++;
    run->path[length - 1] = (uint16_t)tile;
    if (terminal(arc)) end(run, place++, used, length);
    if (mask & run->board.around[tile] && length < LONGEST)
        walk(run, node, mask, tile, used, place, length);
}

/* Go on from a tile to all neighbours that fit: `node`, with its mask, is where the letters so far
 * lead, `place` that of the first word that could go on. */
static void walk(Run *run, uint32_t node, uint32_t mask, unsigned tile, uint64_t used,
                 uint32_t place, unsigned length) {
    uint64_t next = leading_on(&run->board, run->board.neighbours[tile] & ~used, mask);
    for (; next && !run->full; next &= next - 1) {
        unsigned to = lowest(next);
        uint64_t arc = step(run->words, node, mask, run->board.letters[to]);
        follow(run, arc, to, used, place, length + 1);
    }
}

/* Leave no bit behind; one by one while all finds are known, for that is far less to touch. */
static void forget(const Run *run) {
    const Search *given = run->given;
    if (run->found > given->capacity) {
        memset(given->seen, 0, ((uint64_t)run->words->places + 63) / 64 * 8);
        return;
    }
    for (uint32_t i = 0; i < run->found; i++) given->seen[given->places[i] / 64] = 0;
}

/* Search, and say how many arcs were followed << 32 | how many finds there are. More than there is
 * room for means: make room and ask again. With `every`, what there is room for is enough. */
EXPORT uint64_t words_on_board(const Search *given) {
    Run run;
    memset(&run, 0, sizeof run);
    run.given = given;
    run.words = given->words;
    board_readable(given->board, &run.board);
    uint32_t mask = mask_of(run.words, 0);
    for (uint64_t left = board_in_reach(&run.board, given->through); left; left &= left - 1) {
        unsigned tile = lowest(left), letter = run.board.letters[tile];
        if (has(mask, letter) && !run.full)
            follow(&run, step(run.words, 0, mask, letter), tile, 0, 0, 1);
    }
    forget(&run);
    return (uint64_t)run.nodes << 32 | run.found;
}
