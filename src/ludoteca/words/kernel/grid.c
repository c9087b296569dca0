/* All placements of words in an 8 x 8 grid, part of which is written: the best one of each word.
 *
 * A word goes along neighbouring cells, no cell twice, over letters that fit and over empty cells,
 * where it writes. A placement costs what its new cells cost; of each word the cheapest is kept, the
 * first one found if several are. Then the words are ranked by what the caller wants.
 */
#include <stdlib.h>
#include <string.h>

#include "cells.h"
#include "words.h"

typedef struct {
    const Words *words;
    Filter filter;
    uint8_t letters[CELLS]; /* 0 to 25, or EMPTY */
    uint8_t costs[CELLS];   /* of writing in a cell */
    uint64_t closed;        /* cells that no word may use */
    uint64_t touching;      /* a word must use one of these */
    uint64_t writing;       /* and write in one of these */
    const uint64_t *areas;  /* a word must fill one of these; none given: anywhere */
    uint64_t area_count;
    const uint32_t *barred; /* ids that do not count, ascending */
    uint64_t barred_count;
    uint32_t most_new;
    uint32_t longest;
    uint32_t initials;          /* letters that a word may begin with */
    uint32_t liked;             /* letters that weigh */
    uint8_t contains[LETTERS];  /* how often each letter must be there */
    uint8_t each;               /* a liked letter weighs each time, not once */
    uint8_t unused;
    int32_t for_cost, for_liked, for_length, for_commonness; /* what each weighs */
    uint32_t most;              /* how many are wanted, and there is room for */
    uint32_t *ids;              /* come back, best first */
    uint8_t *lengths;
    uint8_t *paths;             /* of each, LONGEST cells */
    uint64_t *news;             /* of each, the cells that it writes in */
    int64_t *weights;
    uint64_t nodes;             /* comes back: how many arcs were followed */
} Grid;

/* The cheapest placement of a word so far. */
typedef struct {
    uint32_t id;
    uint32_t cost;
    uint64_t fresh;
    int64_t weight;
    uint8_t length;
    uint8_t path[LONGEST];
} Placed;

typedef struct {
    Grid *given;
    const Words *words;
    uint64_t neighbours[CELLS]; /* open ones only */
    uint64_t lettered;
    uint32_t around[CELLS]; /* the letters beside each cell */
    uint64_t area;          /* the cells at hand */
    uint32_t exact;         /* the length that fills them, 0 for any */
    uint32_t longest;
    uint32_t *known;        /* of each place, its number among the placed, from 1 on */
    Placed *placed;
    uint32_t count, capacity, failed;
    uint64_t nodes;
    uint8_t path[LONGEST];
    uint8_t text[LONGEST];
} Run;

/* How a word stands before its next letter. */
typedef struct {
    uint64_t used;
    uint64_t fresh;
    uint32_t place;
    uint32_t cost;
    uint32_t left; /* how many cells it may still write in */
    uint32_t length;
} At;

static int is_barred(const Grid *given, uint32_t id) {
    uint64_t low = 0, high = given->barred_count;
    while (low < high) {
        uint64_t middle = (low + high) / 2;
        if (given->barred[middle] < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < given->barred_count && given->barred[low] == id;
}

static int contains_all(const Run *run, uint32_t length) {
    uint8_t left[LETTERS];
    memcpy(left, run->given->contains, sizeof left);
    for (uint32_t i = 0; i < length; i++)
        if (left[run->text[i]]) left[run->text[i]]--;
    for (unsigned letter = 0; letter < LETTERS; letter++)
        if (left[letter]) return 0;
    return 1;
}

/* How many liked letters the word has. */
static int liked(const Run *run, uint32_t length) {
    uint32_t had = 0;
    int times = 0;
    for (uint32_t i = 0; i < length; i++) {
        uint32_t bit = 1u << run->text[i] & run->given->liked;
        times += bit != 0;
        had |= bit;
    }
    return run->given->each ? times : __builtin_popcount(had);
}

static int64_t weigh(const Run *run, uint32_t id, const At *at) {
    const Grid *given = run->given;
    int commonness = run->words->commonness ? run->words->commonness[id] : 0;
    return (int64_t)given->for_liked * liked(run, at->length) +
           (int64_t)given->for_length * at->length +
           (int64_t)given->for_commonness * commonness - (int64_t)given->for_cost * at->cost;
}

static int more_room(Run *run) {
    uint32_t capacity = run->capacity ? 2 * run->capacity : 1 << 12;
    Placed *placed = realloc(run->placed, (size_t)capacity * sizeof *placed);
    if (!placed) {
        run->failed = 1;
        return 0;
    }
    run->placed = placed;
    run->capacity = capacity;
    return 1;
}

static void put(const Run *run, Placed *placed, uint32_t id, const At *at) {
    placed->id = id;
    placed->cost = at->cost;
    placed->fresh = at->fresh;
    placed->length = (uint8_t)at->length;
    placed->weight = weigh(run, id, at);
    memcpy(placed->path, run->path, LONGEST);
}

/* A word that has not been placed so far: whether it may be at all is asked only now. */
static void put_first(Run *run, uint32_t *known, const At *at) {
    uint32_t id = counted(run->words, &run->given->filter, at->place);
    if (id == NO_ID || is_barred(run->given, id) || !contains_all(run, at->length)) return;
    if (run->count == run->capacity && !more_room(run)) return;
    put(run, &run->placed[run->count], id, at);
    *known = ++run->count;
}

/* A word ends here. */
static void end(Run *run, const At *at) {
    const Grid *given = run->given;
    if (at->length < given->filter.shortest || at->length > run->longest) return;
    if (run->exact && at->length != run->exact) return;
    if (!(at->used & given->touching) || !(at->fresh & given->writing)) return;
    if (at->place >= run->words->places) return;
    uint32_t *known = &run->known[at->place];
    if (!*known)
        put_first(run, known, at);
    else if (at->cost < run->placed[*known - 1].cost)
        put(run, &run->placed[*known - 1], run->placed[*known - 1].id, at);
}

static void go_on(Run *run, uint32_t node, unsigned cell, const At *at);

/* Write or reuse a letter in a cell; `at` is how the word stood before. */
static inline void follow(Run *run, uint64_t arc, unsigned letter, unsigned cell, int fresh,
                          const At *at) {
    uint64_t bit = 1ull << cell;
    uint32_t node = child(run->words, arc), mask = mask_of(run->words, node);
    At then = {at->used | bit, at->fresh, at->place + skip(arc), at->cost, at->left,
               at->length + 1};
    if (fresh) {
        then.fresh |= bit;
        then.cost += run->given->costs[cell];
        then.left--;
    }
    run->nodes++;
    run->path[at->length] = (uint8_t)cell;
    run->text[at->length] = (uint8_t)letter;
    if (terminal(arc)) {
        end(run, &then);
        then.place++;
    }
    /* Who may write no more needs a letter beside the cell that goes on. */
    if (then.length < run->longest && mask & (then.left ? ALL_LETTERS : run->around[cell]))
        go_on(run, node, cell, &then);
}

/* Every letter that goes on, in each of these empty cells. */
static void write_in(Run *run, uint32_t node, uint32_t letters, uint64_t cells, const At *at) {
    uint32_t mask = mask_of(run->words, node);
    for (letters &= mask; letters; letters &= letters - 1) {
        unsigned letter = lowest(letters);
        uint64_t arc = step(run->words, node, mask, letter);
        for (uint64_t left = cells; left; left &= left - 1)
            follow(run, arc, letter, lowest(left), 1, at);
    }
}

/* The letters of these cells that go on. */
static void reuse(Run *run, uint32_t node, uint32_t letters, uint64_t cells, const At *at) {
    uint32_t mask = mask_of(run->words, node) & letters;
    for (; cells; cells &= cells - 1) {
        unsigned cell = lowest(cells), letter = run->given->letters[cell];
        if (has(mask, letter))
            follow(run, step(run->words, node, mask_of(run->words, node), letter), letter, cell, 0,
                   at);
    }
}

static void go_on(Run *run, uint32_t node, unsigned cell, const At *at) {
    uint64_t next = run->neighbours[cell] & run->area & ~at->used;
    reuse(run, node, ALL_LETTERS, next & run->lettered, at);
    if (at->left) write_in(run, node, ALL_LETTERS, next & ~run->lettered, at);
}

static void search_area(Run *run, uint64_t area, uint32_t exact) {
    if (area & run->given->closed || exact > LONGEST) return;
    At at = {.left = run->given->most_new};
    run->area = area;
    run->exact = exact;
    reuse(run, 0, run->given->initials, area & run->lettered, &at);
    if (at.left) write_in(run, 0, run->given->initials, area & ~run->lettered, &at);
}

static void prepare(Run *run) {
    const Grid *given = run->given;
    run->longest = given->longest < LONGEST ? given->longest : LONGEST;
    for (unsigned cell = 0; cell < CELLS; cell++) {
        uint64_t open = ~given->closed;
        if (given->letters[cell] < LETTERS) run->lettered |= open & 1ull << cell;
        run->neighbours[cell] = beside(cell) & open;
        for (uint64_t left = run->neighbours[cell]; left; left &= left - 1)
            if (given->letters[lowest(left)] < LETTERS)
                run->around[cell] |= 1u << given->letters[lowest(left)];
    }
}

/* Negative where the first is to come before the second. */
static int compared(const Placed *one, const Placed *other) {
    if (one->weight != other->weight) return one->weight > other->weight ? -1 : 1;
    return one->id < other->id ? -1 : one->id > other->id;
}

static int better_first(const void *one, const void *other) {
    return compared(*(const Placed *const *)one, *(const Placed *const *)other);
}

/* Put a placement where it belongs below the top of a heap, whose top is the worst of it. */
static void sift(const Placed **heap, uint32_t count, uint32_t at, const Placed *placed) {
    for (uint32_t below; (below = 2 * at + 1) < count; at = below) {
        if (below + 1 < count && compared(heap[below], heap[below + 1]) < 0) below++;
        if (compared(heap[below], placed) <= 0) break;
        heap[at] = heap[below];
    }
    heap[at] = placed;
}

/* The best so many, in order: far fewer are wanted than there are, so not all are sorted. */
static void choose(const Run *run, const Placed **best, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) best[i] = &run->placed[i];
    for (uint32_t i = count / 2; i-- > 0;) sift(best, count, i, best[i]);
    for (uint32_t i = count; i < run->count; i++)
        if (compared(&run->placed[i], best[0]) < 0) sift(best, count, 0, &run->placed[i]);
    qsort(best, count, sizeof *best, better_first);
}

static uint32_t hand_over(Run *run) {
    Grid *given = run->given;
    uint32_t count = run->count < given->most ? run->count : given->most;
    given->nodes = run->nodes;
    if (!count) return 0;
    const Placed **best = malloc(count * sizeof *best);
    if (!best) return NO_ID;
    choose(run, best, count);
    for (uint32_t i = 0; i < count; i++) {
        given->ids[i] = best[i]->id;
        given->lengths[i] = best[i]->length;
        given->news[i] = best[i]->fresh;
        given->weights[i] = best[i]->weight;
        memcpy(given->paths + (uint64_t)i * LONGEST, best[i]->path, LONGEST);
    }
    free(best);
    return count;
}

static uint32_t search(Run *run) {
    const Grid *given = run->given;
    prepare(run);
    if (!given->area_count) search_area(run, ~given->closed, 0);
    for (uint64_t i = 0; i < given->area_count; i++)
        search_area(run, given->areas[i], (uint32_t)__builtin_popcountll(given->areas[i]));
    return run->failed ? NO_ID : hand_over(run);
}

/* How many placements there are, up to `most`; NO_ID where there was too little memory. */
EXPORT uint32_t words_in_grid(Grid *given) {
    Run *run = calloc(1, sizeof *run);
    if (!run) return NO_ID;
    run->given = given;
    run->words = given->words;
    run->known = calloc((size_t)given->words->places + 1, sizeof *run->known);
    uint32_t found = run->known ? search(run) : NO_ID;
    free(run->known);
    free(run->placed);
    free(run);
    return found;
}
