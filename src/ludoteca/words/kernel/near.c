/* The words a few slips away from another: what `near.py` does, see there. */
#include "words.h"

enum { WIDTH = LONGEST + 2 + 2 }; /* a row for one letter more than the longest word, and more */

typedef struct {
    const Words *words;
    const char *text; /* letters A to Z */
    uint32_t length;  /* at most WIDTH - 1 */
    uint32_t most;    /* slips */
    uint32_t capacity;
    uint32_t unused;
    uint32_t *places; /* come back */
} Near;

typedef struct {
    const Near *given;
    uint32_t found; /* may exceed the capacity: then the rest was counted only */
} Run;

static void keep(Run *run, uint32_t place) {
    if (run->found < run->given->capacity) run->given->places[run->found] = place;
    run->found++;
}

static unsigned least(unsigned one, unsigned other) { return one < other ? one : other; }

/* The row of a letter: how many slips lie between what led here and each beginning of the text. */
static unsigned fill(const Near *given, unsigned letter, unsigned last, const uint8_t *older,
                     const uint8_t *row, uint8_t *next) {
    unsigned best = next[0] = (uint8_t)(row[0] + 1);
    for (uint32_t i = 0; i < given->length; i++) {
        unsigned wanted = (unsigned char)given->text[i] - (unsigned)'A';
        unsigned slips = least(row[i] + (letter != wanted), least(row[i + 1], next[i]) + 1u);
        if (i && last == wanted && letter == (unsigned char)given->text[i - 1] - (unsigned)'A')
            slips = least(slips, older[i - 1] + 1u);
        next[i + 1] = (uint8_t)slips;
        best = least(best, slips);
    }
    return best;
}

/* On from a node: `at` is the place of the first word that could go on. */
static void follow(Run *run, uint32_t node, uint32_t at, unsigned depth, unsigned last,
                   const uint8_t *older, const uint8_t *row) {
    const Near *given = run->given;
    if (depth == LONGEST) return;
    uint32_t mask = mask_of(given->words, node);
    for (uint32_t left = mask; left; left &= left - 1) {
        unsigned letter = lowest(left);
        uint64_t arc = step(given->words, node, mask, letter);
        uint32_t here = at + skip(arc);
        uint8_t next[WIDTH];
        if (fill(given, letter, last, older, row, next) > given->most) continue;
        if (terminal(arc)) {
            if (next[given->length] <= given->most) keep(run, here);
            here++;
        }
        follow(run, child(given->words, arc), here, depth + 1, letter, row, next);
    }
}

/* How many words are that near; more than there is room for means: make room and ask again. */
EXPORT uint32_t words_near(const Near *given) {
    Run run = {.given = given};
    if (given->length >= WIDTH) return 0;
    uint8_t first[WIDTH];
    for (unsigned i = 0; i < WIDTH; i++) first[i] = (uint8_t)i;
    follow(&run, 0, 0, 0, LETTERS, first, first);
    return run.found;
}
