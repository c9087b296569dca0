/* Which sets of pieces are allowed, looked at from the sets that can lead to them. */
#include "covers.h"

enum { ABI = 1 }; /* the same number as in library.py: they speak of the same structures */

EXPORT int covers_abi(void) { return usable(ABI); }

/* What all sets that can be used have in common that contain a set, and what any of them has. These
 * sets are allowed, have what is required and nothing forbidden, and just so many squares. */
EXPORT void covers_prospects(const uint8_t *allowed, const uint32_t *squares, uint32_t pieces,
                             uint32_t required, uint32_t forbidden, uint32_t wanted,
                             Prospect *prospects) {
    uint32_t sets = 1u << pieces;
    prospects[0].must = 0; /* first, how many squares they have */
    for (uint32_t piece = 0; piece < pieces; piece++)
        for (uint32_t set = 0; set < 1u << piece; set++)
            prospects[set | 1u << piece].must = prospects[set].must + squares[piece];
    for (uint32_t set = 0; set < sets; set++) {
        int good = allowed[set] && prospects[set].must == wanted &&
                   (set & (required | forbidden)) == required;
        prospects[set] = good ? (Prospect){set, set} : (Prospect){UINT32_MAX, 0};
    }
    for (uint32_t bit = 1; bit < sets; bit <<= 1)
        for (uint32_t set = 0; set < sets; set++)
            if (!(set & bit)) {
                prospects[set].must &= prospects[set | bit].must;
                prospects[set].may |= prospects[set | bit].may;
            }
}

/* Bring the sets together of which there are any: how many, what they are, how often each is. */
EXPORT uint32_t covers_gathered(uint64_t *tally, uint32_t pieces, uint32_t *sets) {
    uint32_t found = 0;
    for (uint32_t set = 0; set < 1u << pieces; set++)
        if (tally[set]) {
            uint64_t often = tally[set];
            sets[found] = set;
            tally[found++] = often;
        }
    return found;
}
