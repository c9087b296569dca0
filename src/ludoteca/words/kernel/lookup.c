/* Whether all this can be used here, and single words. */
#include "words.h"

enum { ABI = 3 }; /* the same number as in library.py: they speak of the same structures */

EXPORT int words_abi(void) { return usable(ABI); }

/* Walk along the letters; 0 if they lead nowhere. The place is that of the word, if one ends there,
 * or of the first one that goes on. No letters lead to the root, as an arc of value 0 does. */
static int walk(const Words *words, const char *text, uint32_t length, uint64_t *arc,
                uint32_t *place) {
    for (uint32_t i = 0; i < length; i++) {
        unsigned letter = (unsigned char)text[i] - (unsigned)'A';
        uint32_t node = child(words, *arc), mask = mask_of(words, node);
        if (letter >= LETTERS || !has(mask, letter)) return 0;
        *place += terminal(*arc);
        *arc = step(words, node, mask, letter);
        *place += skip(*arc);
    }
    return 1;
}

/* The place of a word, or NO_ID. */
EXPORT uint32_t word_place(const Words *words, const char *text, uint32_t length) {
    uint64_t arc = 0;
    uint32_t place = 0;
    return walk(words, text, length, &arc, &place) && terminal(arc) ? place : NO_ID;
}

/* The words that begin so: the place of the first << 32 | how many. */
EXPORT uint64_t words_starting(const Words *words, const char *text, uint32_t length) {
    uint64_t arc = 0;
    uint32_t place = 0;
    if (!walk(words, text, length, &arc, &place)) return 0;
    uint64_t going_on = words->cells[child(words, arc)] >> 32;
    return (uint64_t)place << 32 | (uint32_t)(terminal(arc) + going_on);
}
