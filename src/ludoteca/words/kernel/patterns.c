/* All words that fit a pattern: what `patterns.py` does, see there. */
#include "words.h"

typedef struct {
    const Words *words;
    uint64_t steps[LETTERS]; /* for each letter, the places from which it leads on */
    uint64_t stay;           /* the places where any letter may come */
    uint64_t end;            /* the place where all is used up */
    uint32_t lengths;        /* bit n: a word may have n letters */
    uint32_t capacity;       /* how many finds there is room for */
    uint32_t *places;        /* come back */
    uint8_t contains[LETTERS];
    uint8_t unused[6];
} Fitting;

typedef struct {
    const Fitting *given;
    const Words *words;
    int missing[LETTERS]; /* how often each letter must still come */
    unsigned longest;
    uint32_t found; /* may exceed the capacity: then the rest was counted only */
} Run;

/* With the places behind a `*`, which may stand for nothing. */
static uint64_t reached(const Fitting *given, uint64_t places) {
    return places | (places & given->stay) << 1;
}

static void keep(Run *run, uint32_t place) {
    if (run->found < run->given->capacity) run->given->places[run->found] = place;
    run->found++;
}

/* On from a node: `at` is the place of the first word that could go on, `wanting` the number of
 * letters that must still come. */
static void follow(Run *run, uint32_t node, uint32_t at, uint64_t places, unsigned length,
                   unsigned wanting) {
    const Fitting *given = run->given;
    if (length + (wanting ? wanting : 1) > run->longest) return;
    length++;
    uint32_t mask = mask_of(run->words, node);
    for (uint32_t left = mask; left; left &= left - 1) {
        unsigned letter = lowest(left);
        uint64_t then =
            reached(given, (places & given->steps[letter]) << 1 | (places & given->stay));
        if (!then) continue;
        uint64_t arc = step(run->words, node, mask, letter);
        uint32_t here = at + skip(arc);
        unsigned still = wanting - (run->missing[letter]-- > 0);
        if (terminal(arc)) {
            if (then & given->end && !still && has(given->lengths, length)) keep(run, here);
            here++;
        }
        follow(run, child(run->words, arc), here, then, length, still);
        run->missing[letter]++;
    }
}

/* How many words fit; more than there is room for means: make room and ask again. */
EXPORT uint32_t words_fitting(const Fitting *given) {
    Run run = {.given = given, .words = given->words};
    unsigned wanting = 0;
    for (unsigned letter = 0; letter < LETTERS; letter++) {
        run.missing[letter] = given->contains[letter];
        wanting += given->contains[letter];
    }
    for (unsigned length = 1; length <= LONGEST; length++)
        if (has(given->lengths, length)) run.longest = length;
    follow(&run, 0, 0, reached(given, 1), 0, wanting);
    return run.found;
}
