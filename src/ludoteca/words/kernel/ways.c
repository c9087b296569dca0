/* All ways to lay one word in an 8 x 8 grid, the cheapest first: what `ways.py` does, see there. */
#include <string.h>

#include "cells.h"
#include "words.h"

enum { ENDLESS = INT32_MAX };

typedef struct {
    uint8_t letters[CELLS]; /* 0 to 25, or EMPTY */
    uint8_t costs[CELLS];   /* of writing in a cell */
    uint64_t closed;        /* cells that no word may use */
    uint64_t touching;      /* a word must use one of these */
    uint64_t writing;       /* and write in one of these */
    const uint64_t *areas;  /* a word must fill one of these; none given: anywhere */
    uint64_t area_count;
    const uint8_t *text;    /* letters 0 to 25 */
    uint32_t length;        /* 1 to CELLS */
    uint32_t most_new;      /* in how many cells it may write */
    uint32_t most;          /* how many are wanted, and there is room for */
    uint32_t steps;         /* how many cells may be tried in all */
    uint8_t *paths;         /* come back: of each, CELLS cells */
    uint64_t *news;         /* of each, the cells that it writes in */
    uint32_t *prices;       /* of each, what these cost */
} Ways;

typedef struct {
    Ways *given;
    uint64_t neighbours[CELLS]; /* open ones only */
    uint64_t area;              /* the cells at hand */
    uint32_t at_least[CELLS + 1]; /* what the letters from each on must cost */
    uint32_t budget;            /* what a way may cost in this round */
    uint32_t cheapest_over;     /* the least that a way would have cost beyond it */
    uint32_t found, steps;
    uint8_t path[CELLS];
} Run;

static void keep(Run *run, uint64_t fresh, uint32_t price) {
    Ways *given = run->given;
    memcpy(given->paths + (uint64_t)run->found * CELLS, run->path, CELLS);
    given->news[run->found] = fresh;
    given->prices[run->found++] = price;
}

static int is_over(const Run *run) {
    return run->found == run->given->most || run->steps == run->given->steps;
}

/* The next letter in each of these cells; ways that cost less than the budget were found before. */
static void go_on(Run *run, uint32_t length, uint64_t cells, uint64_t used, uint64_t fresh,
                  uint32_t price) {
    const Ways *given = run->given;
    if (length == given->length) {
        if (price == run->budget && fresh & given->writing && used & given->touching)
            keep(run, fresh, price);
        return;
    }
    for (; cells && !is_over(run); cells &= cells - 1) {
        unsigned cell = lowest(cells);
        uint64_t bit = 1ull << cell, then = fresh;
        uint32_t more = price;
        run->steps++;
        if (given->letters[cell] == EMPTY) {
            then |= bit;
            more += given->costs[cell];
            if ((uint32_t)__builtin_popcountll(then) > given->most_new) continue;
        } else if (given->letters[cell] != given->text[length]) {
            continue;
        }
        uint32_t in_all = more + run->at_least[length + 1];
        if (in_all > run->budget) {
            if (in_all < run->cheapest_over) run->cheapest_over = in_all;
            continue;
        }
        run->path[length] = (uint8_t)cell;
        go_on(run, length + 1, run->neighbours[cell] & run->area & ~(used | bit), used | bit, then,
              more);
    }
}

/* A letter that is nowhere in the grid must be written, in the cheapest cell at best. */
static void prepare(Run *run) {
    const Ways *given = run->given;
    uint32_t there = 0, cheapest = UINT8_MAX;
    for (unsigned cell = 0; cell < CELLS; cell++) {
        run->neighbours[cell] = beside(cell) & ~given->closed;
        if (has(given->closed, cell)) continue;
        if (given->letters[cell] < LETTERS)
            there |= 1u << given->letters[cell];
        else if (given->costs[cell] < cheapest)
            cheapest = given->costs[cell];
    }
    for (uint32_t i = given->length; i-- > 0;)
        run->at_least[i] = run->at_least[i + 1] + (has(there, given->text[i]) ? 0 : cheapest);
}

/* All ways that cost just the budget, in all areas. */
static void search(Run *run) {
    const Ways *given = run->given;
    run->cheapest_over = ENDLESS;
    if (!given->area_count) {
        run->area = ~given->closed;
        go_on(run, 0, run->area, 0, 0, 0);
    }
    for (uint64_t i = 0; i < given->area_count && !is_over(run); i++) {
        run->area = given->areas[i];
        if ((uint32_t)__builtin_popcountll(run->area) != given->length) continue;
        if (!(run->area & given->closed)) go_on(run, 0, run->area, 0, 0, 0);
    }
}

/* How many ways there are, up to `most`. */
EXPORT uint32_t ways_of_a_word(Ways *given) {
    Run run = {.given = given};
    if (!given->length || given->length > CELLS) return 0;
    prepare(&run);
    run.cheapest_over = run.at_least[0];
    while (!is_over(&run) && run.cheapest_over != ENDLESS) {
        run.budget = run.cheapest_over;
        search(&run);
    }
    return run.found;
}
