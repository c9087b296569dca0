/* What the parts of the kernel share: the automaton of `automaton.py`, which words count, and the
 * step along a letter. `library.py` has the same structures.
 *
 * Whatever the arrays hold, nothing is read or written outside of them: an arc that leads too far
 * leads nowhere, places and ids are compared with their number before use, and paths end after
 * LONGEST letters.
 */
#ifndef LUDOTECA_WORDS_H
#define LUDOTECA_WORDS_H

#include "kernel.h"

#define NO_ID UINT32_MAX

enum { LONGEST = 20, TILES = 64, LETTERS = 26, ALL_LETTERS = (1 << LETTERS) - 1 };

typedef struct {
    const uint64_t *cells;
    const uint32_t *ids;       /* of each place; NULL where places are ids */
    const uint8_t *commonness; /* of each id; NULL where it is not known */
    const uint8_t *marks;      /* of each id; NULL where there are none */
    uint32_t nodes_end; /* every node stands before this, and LETTERS cells more are there */
    uint32_t leaf;
    uint32_t places;
    uint32_t id_count;
} Words;

/* Which words count. */
typedef struct {
    uint32_t shortest;
    uint8_t commonness; /* at least */
    uint8_t wanted;     /* one of these marks; 0 for any or none */
    uint8_t unwanted;   /* none of these */
    uint8_t unused;
} Filter;

static inline uint32_t mask_of(const Words *words, uint32_t node) {
    return (uint32_t)words->cells[node] & ALL_LETTERS;
}

/* The arc by a letter that the node's mask has. */
static inline uint64_t step(const Words *words, uint32_t node, uint32_t mask, unsigned letter) {
    uint32_t smaller = mask & ((1u << letter) - 1);
    return words->cells[node + 1 + (uint32_t)__builtin_popcount(smaller)];
}

static inline uint32_t child(const Words *words, uint64_t arc) {
    uint32_t node = (uint32_t)arc >> 1;
    return node < words->nodes_end ? node : words->leaf;
}

static inline uint32_t terminal(uint64_t arc) { return (uint32_t)arc & 1; }

static inline uint32_t skip(uint64_t arc) { return (uint32_t)(arc >> 32); }

/* The id of the word at a place, or NO_ID if it does not count. */
static inline uint32_t counted(const Words *words, const Filter *filter, uint32_t place) {
    if (place >= words->places) return NO_ID;
    uint32_t id = words->ids ? words->ids[place] : place;
    if (id >= words->id_count) return NO_ID;
    if (words->commonness && words->commonness[id] < filter->commonness) return NO_ID;
    if (words->marks) {
        uint8_t marks = words->marks[id];
        if ((filter->wanted && !(marks & filter->wanted)) || (marks & filter->unwanted))
            return NO_ID;
    }
    return id;
}

#endif
