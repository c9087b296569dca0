/* A board of touching tiles, and words that have been written on it. */
#ifndef LUDOTECA_BOARD_H
#define LUDOTECA_BOARD_H

#include "words.h"

enum { NO_LETTER = 255 };

/* As it is handed over. */
typedef struct {
    uint64_t neighbours[TILES];
    uint8_t letters[TILES]; /* 0 to 25; anything else is never read */
} Board;

/* As a search uses it: only what can be read. */
typedef struct {
    uint64_t neighbours[TILES];
    uint32_t around[TILES]; /* the letters of the neighbours */
    uint8_t letters[TILES];
    uint64_t readable;
} Readable;

/* A word and its path, as it is handed back: 28 bytes. */
typedef struct {
    uint32_t id;
    uint8_t length;
    uint8_t path[LONGEST];
    uint8_t unused[3];
} Find;

/* Words that count again only where they share no tile with what was written before. */
typedef struct {
    const uint32_t *ids; /* ascending */
    const uint64_t *tiles;
    uint64_t count;
} Written;

void board_readable(const Board *board, Readable *readable);

/* The tiles from which one of the wanted ones can be reached at all. */
uint64_t board_in_reach(const Readable *board, uint64_t wanted);

/* Whether a word along these tiles is new. */
static inline int is_new(const Written *written, uint32_t id, uint64_t path) {
    uint64_t low = 0, high = written->count;
    while (low < high) {
        uint64_t middle = (low + high) / 2;
        if (written->ids[middle] < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low == written->count || written->ids[low] != id || !(written->tiles[low] & path);
}

/* The neighbours to which a letter of the mask leads. Without a branch: what letters lie around a
 * tile is anybody's guess, and a processor that guesses wrong loses more than this loop takes. */
static inline uint64_t leading_on(const Readable *board, uint64_t neighbours, uint32_t mask) {
    uint64_t found = 0;
    for (; neighbours; neighbours &= neighbours - 1) {
        uint64_t wanted = mask >> board->letters[lowest(neighbours)] & 1;
        found |= neighbours & -neighbours & -wanted;
    }
    return found;
}

#endif
