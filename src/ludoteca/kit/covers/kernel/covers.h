/* Covering a region of squares by pieces, each used once at most: what `twin.py` does, in the same
 * order. `library.py` has the same structures; `in_c.py` fills them, and has checked what is in them.
 */
#ifndef LUDOTECA_COVERS_H
#define LUDOTECA_COVERS_H

#include "kernel.h"

enum { CELLS = 64, PIECES = 64, LAST = 128 };

/* Which pieces must be used, and which may be used, once those of a set are. */
typedef struct {
    uint32_t must; /* all ones: no allowed set has all of these */
    uint32_t may;
} Prospect;

typedef struct {
    const int16_t *cells;      /* x and y of each, from the corner of the box around them */
    const int16_t *shapes;     /* of each way to turn a piece, by piece: which, how many squares it
                                  has, and how far each of them lies from the first */
    const Prospect *prospects; /* of each set of pieces; NULL if all sets are allowed: then */
    uint64_t required;         /* these must be used */
    uint64_t usable;           /* and these may be used */
    uint64_t used;             /* these lie elsewhere */
    uint64_t seed;             /* of a random order */
    uint64_t most;             /* so many covers are wanted */
    uint64_t most_nodes;       /* and so many pieces are laid for them, at most */
    uint64_t room;             /* for so many pieces of covers */
    uint64_t *masks;           /* come back: the cells of each piece of each cover, */
    uint8_t *pieces;           /* the piece, with LAST if it is the last of a cover */
    uint64_t *tally;           /* how many covers there are with each set; NULL if nobody asks */
    uint64_t found;            /* how many covers there were */
    uint64_t nodes;            /* how many pieces were laid */
    uint32_t cell_count, width, height, shape_count;
    uint32_t depth;            /* how many pieces can lie in the region at most */
    uint32_t in_random_order;
    uint32_t complete;         /* comes back: whether everything was seen */
    uint32_t failed;           /* comes back: there was no memory */
} Task;

/* All placements, piece by piece, and where those of each piece end; 0 if it has none. Cells are
 * called by these names. */
void placements(const Task *task, const uint8_t *names, uint64_t *found, uint32_t *ends);

/* Numbers by chance: the state that a seed stands for, and the next number below n. The same on
 * every machine, and in Python. */
uint64_t chance(uint64_t seed);
uint32_t below(uint64_t *state, uint32_t n);

#endif
