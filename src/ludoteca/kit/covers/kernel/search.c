/* The search for covers: always in the most constrained place.
 *
 * What can still be laid is a list of placements, grouped by piece. A piece is laid for the open
 * cell, or for the piece that must still be used, for which there are fewest ways; what it leaves of
 * the list is a list of its own behind it. The ways for a piece are its group; those for each cell
 * are counted for all cells at once, bit by bit, as adders in a circuit do it. That takes three
 * operations for each placement, which is less than looking at cell after cell, and it needs no
 * tables of what excludes what.
 */
#include <stdlib.h>
#include <string.h>

#include "covers.h"

typedef struct {
    uint64_t cells;
    uint64_t piece;
} Candidate;

typedef struct {
    Task *task;
    Left *left;
    const uint8_t *natural; /* what the cells are called, if chance has given them other names */
    uint64_t chance;
    uint8_t *pieces, *covered; /* where the next cover is handed back */
    int over;
    Candidate path[PIECES];
} Run;

/* What has been done; what can be done next is in the lists. */
typedef struct {
    Lists lists;
    uint64_t open, used;
    uint32_t laid;
} Position;

static inline uint64_t must(const Task *task, uint64_t used) {
    if (!task->prospects) return task->required;
    uint32_t pieces = task->prospects[used].must;
    return pieces == UINT32_MAX ? UINT64_MAX : pieces;
}

static inline uint64_t may(const Task *task, uint64_t used) {
    return task->prospects ? task->prospects[used].may : task->usable;
}

/* Two masks beside each other, to be counted apart. */
typedef uint64_t Pair __attribute__((vector_size(16)));

enum { PLANES = 6, BLOCK = 8, MANY = 1 << PLANES };

/* How often each cell has been seen, in binary: a bit of the number in each plane. */
typedef struct {
    uint64_t plane[PLANES];
    uint64_t many; /* so often or more: these are alike */
} Counted;

/* The sum of three stays, what is carried is handed back. */
static inline Pair carried(Pair *sum, Pair one, Pair other) {
    Pair differ = *sum ^ one, both = *sum & one;
    *sum = differ ^ other;
    return both | (differ & other);
}

/* There is room behind the list for a block, which is filled up with nothing. */
static Counted counted(uint64_t *list, uint32_t count) {
    Pair plane[PLANES], many = {0, 0};
    memset(plane, 0, sizeof plane);
    memset(list + count, 0, BLOCK * sizeof *list);
    for (uint32_t i = 0; i < count; i += BLOCK) {
        Pair of[BLOCK / 2];
        memcpy(of, list + i, sizeof of);
        Pair two = carried(&plane[0], of[0], of[1]), more = carried(&plane[0], of[2], of[3]);
        more = carried(&plane[1], two, more);
        for (int p = 2; p < PLANES; p++) {
            Pair on = plane[p] & more;
            plane[p] ^= more;
            more = on;
        }
        many |= more;
    }
    Counted sum = {.many = many[0] | many[1]};
    uint64_t carry = 0;
    for (int p = 0; p < PLANES; p++) {
        uint64_t one = plane[p][0], other = plane[p][1], differ = one ^ other;
        sum.plane[p] = differ ^ carry;
        carry = (one & other) | (differ & carry);
    }
    sum.many |= carry;
    return sum;
}

/* The cells with the fewest ways to cover them, and how many these are. */
static uint64_t rarest(const Counted *sum, uint64_t open, uint32_t *ways) {
    uint64_t fewest = open & ~sum->many;
    *ways = MANY;
    if (!fewest) return open;
    *ways = 0;
    for (int p = PLANES - 1; p >= 0; p--) {
        uint64_t fewer = fewest & ~sum->plane[p];
        if (fewer)
            fewest = fewer;
        else
            *ways |= 1u << p;
    }
    return fewest;
}

/* The placements that one of must be chosen from, in their order; written behind the list. For a
 * cell they are first looked for and then fetched: the less the first loop does, the better. */
static uint32_t candidates(const Run *run, const Position *at, Candidate *found) {
    const Lists *lists = &at->lists;
    uint64_t wanted = must(run->task, at->used) & ~at->used;
    uint32_t ways, count = 0, first = 0, piece = PIECES;
    Counted sum = counted(lists->list, lists->count);
    uint64_t cells = rarest(&sum, at->open, &ways), cell = cells & -cells;
    for (uint32_t g = 0, begin = 0; g < lists->group_count; begin = lists->groups[g++].end) {
        uint64_t bit = 1ull << lists->groups[g].piece;
        uint32_t size = lists->groups[g].end - begin;
        if (wanted & bit && size < ways) ways = size, first = begin, piece = lists->groups[g].piece;
        wanted &= ~bit;
    }
    if (wanted || !ways) return 0;
    if (piece < PIECES) {
        for (; count < ways; count++)
            found[count] = (Candidate){lists->list[first + count], piece};
        return count;
    }
    uint32_t *places = (uint32_t *)(found + lists->count);
    for (uint32_t i = 0; i < lists->count; i++) {
        places[count] = i;
        count += (lists->list[i] & cell) != 0;
    }
    for (uint32_t i = 0, g = 0; i < count; i++) {
        while (places[i] >= lists->groups[g].end) g++;
        found[i] = (Candidate){lists->list[places[i]], lists->groups[g].piece};
    }
    return count;
}

static uint64_t by_natural_names(const Run *run, uint64_t cells) {
    uint64_t named = 0;
    if (!run->natural) return cells;
    for (; cells; cells &= cells - 1) named |= 1ull << run->natural[lowest(cells)];
    return named;
}

static void hand_back(Run *run, uint32_t pieces) {
    for (uint32_t i = 0; i < pieces; i++) {
        uint64_t cells = by_natural_names(run, run->path[i].cells);
        *run->pieces++ = (uint8_t)run->path[i].piece;
        for (; cells; cells &= cells - 1) *run->covered++ = (uint8_t)lowest(cells);
    }
}

static void cover(Run *run, uint32_t pieces, uint64_t used) {
    Task *task = run->task;
    task->found++;
    if (task->tally) task->tally[used]++;
    if (task->found <= task->room) hand_back(run, pieces);
    run->over = task->found == task->most;
}

static void shuffle(Run *run, Candidate *found, uint32_t count) {
    for (uint32_t n = count; n > 1; n--) {
        uint32_t chosen = below(&run->chance, n);
        Candidate last = found[n - 1];
        found[n - 1] = found[chosen];
        found[chosen] = last;
    }
}

static void search(Run *run, const Position *at) {
    Task *task = run->task;
    Group groups[PIECES];
    Candidate *found = (Candidate *)(at->lists.list + at->lists.count);
    uint32_t count = candidates(run, at, found);
    if (run->natural) shuffle(run, found, count);
    Position next = {{.list = (uint64_t *)(found + count), .groups = groups}, .laid = at->laid + 1};
    for (uint32_t i = 0; i < count && !run->over; i++) {
        if (task->nodes == task->most_nodes) {
            run->over = 1;
            return;
        }
        task->nodes++;
        run->path[at->laid] = found[i];
        next.open = at->open & ~found[i].cells;
        next.used = at->used | 1ull << found[i].piece;
        if (next.open) {
            uint64_t usable = may(task, next.used) & ~next.used;
            uint64_t in_reach = run->left(&at->lists, found[i].cells, usable, &next.lists);
            if (!(next.open & ~in_reach)) search(run, &next);
        } else if (!(must(task, next.used) & ~next.used)) {
            cover(run, next.laid, next.used);
        }
    }
}


/* Give the cells other names, so that chance decides between places that are equally constrained. */
static void rename_cells(Run *run, uint8_t *natural) {
    run->natural = natural;
    run->chance = chance(run->task->seed);
    for (uint32_t n = run->task->cell_count; n > 1; n--) {
        uint32_t chosen = below(&run->chance, n);
        uint8_t last = natural[n - 1];
        natural[n - 1] = natural[chosen];
        natural[chosen] = last;
    }
}

/* Search from the start; the lists are made in `room`. */
static void run_through(Task *task, uint64_t *room) {
    Run run = {.task = task, .pieces = task->pieces, .covered = task->covered};
    run.left = task->plainly ? left_plainly : left_at_best();
    uint8_t natural[CELLS], names[CELLS];
    Group groups[PIECES];
    uint32_t ends[PIECES] = {0};
    for (uint32_t cell = 0; cell < task->cell_count; cell++) natural[cell] = (uint8_t)cell;
    if (task->in_random_order) rename_cells(&run, natural);
    for (uint32_t name = 0; name < task->cell_count; name++) names[natural[name]] = (uint8_t)name;
    placements(task, names, room, ends);
    Position start = {{.list = room, .groups = groups}, .used = task->used};
    start.open = UINT64_MAX >> (CELLS - task->cell_count);
    for (uint32_t piece = 0; piece < PIECES; piece++)
        if (ends[piece]) {
            start.lists.count = ends[piece];
            groups[start.lists.group_count++] = (Group){piece, ends[piece]};
        }
    task->found = task->nodes = 0;
    search(&run, &start);
    task->complete = !run.over;
}

/* For each piece that lies, room for a list of placements, and for the candidates among them. */
static uint64_t *room_for(Task *task) {
    task->usable &= may(task, task->used) & ~task->used;
    uint64_t most = (uint64_t)task->shape_count * task->cell_count;
    uint64_t *room = malloc((3 * most * (task->depth + 1) + BLOCK) * sizeof *room);
    task->failed = !room;
    return room;
}

/* The search that was asked for. */
EXPORT void covers_search(Task *task) {
    uint64_t *room = room_for(task);
    if (room) run_through(task, room);
    free(room);
}

/* The same search in one random order after the other: how many nodes each of them took. */
EXPORT void covers_efforts(Task *task, const uint64_t *seeds, uint64_t count, uint64_t *nodes) {
    uint64_t *room = room_for(task);
    for (uint64_t i = 0; room && i < count; i++) {
        task->seed = seeds[i];
        run_through(task, room);
        nodes[i] = task->nodes;
    }
    free(room);
}
