/* The 8 x 8 grid of Polywords: its cells, row by row from the top, as bits of a number. */
#ifndef LUDOTECA_CELLS_H
#define LUDOTECA_CELLS_H

#include <stdint.h>

enum { CELLS = 64, SIDE = 8, EMPTY = 255 };

/* The cells that touch one side by side. */
static inline uint64_t beside(unsigned cell) {
    uint64_t bit = 1ull << cell;
    unsigned column = cell % SIDE;
    return bit << SIDE | bit >> SIDE | (column ? bit >> 1 : 0) | (column < SIDE - 1 ? bit << 1 : 0);
}

#endif
