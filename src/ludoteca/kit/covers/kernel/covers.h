/* Covering a region of squares by pieces, each used once at most: what `twin.py` does, in the same
 * order. `library.py` has the same structures; `in_c.py` fills them, and has checked what is in them.
 */
#ifndef LUDOTECA_COVERS_H
#define LUDOTECA_COVERS_H

#include "kernel.h"

/* Cells are numbered as in `grid.py`, row by row, with ROW between two rows. */
enum { CELLS = 64, PIECES = 64, HIGHEST = 64, ROW = 256 };

/* Which pieces must be used, and which may be used, once those of a set are. */
typedef struct {
    uint32_t must; /* all ones: no allowed set has all of these */
    uint32_t may;
} Prospect;

typedef struct {
    const int16_t *cells;      /* how far each lies from the corner of a box around them */
    const int16_t *shapes;     /* of each way to turn a piece, by piece: which, how many squares it
                                  has, and how far each of them lies from the first */
    const Prospect *prospects; /* of each set of pieces; NULL if all sets are allowed: then */
    uint64_t required;         /* these must be used */
    uint64_t usable;           /* and these may be used */
    uint64_t used;             /* these lie elsewhere */
    uint64_t seed;             /* of a random order */
    uint64_t most;             /* so many covers are wanted */
    uint64_t most_nodes;       /* and so many pieces are laid for them, at most */
    uint64_t room;             /* for so many covers */
    uint8_t *pieces;           /* come back: of each cover the pieces, as they were laid, */
    uint8_t *covered;          /* and the cells under each of them, ascending, by number */
    uint64_t *tally;           /* how many covers there are with each set; NULL if nobody asks */
    uint64_t found;            /* how many covers there were */
    uint64_t nodes;            /* how many pieces were laid */
    uint32_t cell_count, height, shape_count;
    uint32_t depth;            /* how many pieces can lie in the region at most */
    uint32_t in_random_order;
    uint32_t complete;         /* comes back: whether everything was seen */
    uint32_t failed;           /* comes back: there was no memory */
    uint32_t plainly;          /* without what not every processor can do: a test of that */
} Task;

/* All placements, piece by piece, and where those of each piece end; 0 if it has none. Cells are
 * called by these names. */
void placements(const Task *task, const uint8_t *names, uint64_t *found, uint32_t *ends);

/* The placements of one piece, up to where they end in the list. */
typedef struct {
    uint32_t piece, end;
} Group;

/* What can still be laid, piece by piece. Behind the list there is room to spare. */
typedef struct {
    uint64_t *list;
    Group *groups;
    uint32_t group_count, count;
} Lists;

/* What is left once a piece lies on some cells: only pieces that may still be used, off these cells.
 * Comes back: the cells that any of that can cover, and perhaps some more: where an open cell is not
 * among them is a dead end, which is then known without counting. */
typedef uint64_t Left(const Lists *from, uint64_t lies, uint64_t usable, Lists *to);

Left left_plainly;

/* The quickest one that this processor can do. They all leave the same. */
Left *left_at_best(void);

/* Numbers by chance: the state that a seed stands for, and the next number below n. The same on
 * every machine, and in Python. */
uint64_t chance(uint64_t seed);
uint32_t below(uint64_t *state, uint32_t n);

#endif
