/* What is left of a list once a piece lies: half of all the time goes here. */
#include "covers.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

/* Four masks beside each other. */
typedef uint64_t Four __attribute__((vector_size(32)));

/* What is kept of one piece: its masks are written to the end of the list, and together they are
 * what is in reach. */
typedef void Kept(const uint64_t *from, uint32_t count, uint64_t lies, Lists *to, Four *in_reach);

static inline __attribute__((always_inline)) uint64_t left(const Lists *from, uint64_t lies,
                                                           uint64_t usable, Lists *to,
                                                           Kept *keep) {
    Four in_reach = {0, 0, 0, 0};
    to->count = to->group_count = 0;
    for (uint32_t g = 0, begin = 0; g < from->group_count; begin = from->groups[g++].end) {
        Group group = from->groups[g];
        if (!has(usable, group.piece)) continue;
        uint32_t before = to->count;
        keep(from->list + begin, group.end - begin, lies, to, &in_reach);
        to->groups[to->group_count] = (Group){group.piece, to->count};
        to->group_count += to->count > before;
    }
    return in_reach[0] | in_reach[1] | in_reach[2] | in_reach[3];
}

/* One at a time. What is in reach is not looked at: that would take longer than it saves. */
static inline void plainly_kept(const uint64_t *from, uint32_t count, uint64_t lies, Lists *to,
                                Four *in_reach) {
    uint32_t at = to->count;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t cells = from[i];
        to->list[at] = cells;
        at += !(cells & lies);
    }
    to->count = at;
    *in_reach = ~(Four){0, 0, 0, 0};
}

uint64_t left_plainly(const Lists *from, uint64_t lies, uint64_t usable, Lists *to) {
    return left(from, lies, usable, to, plainly_kept);
}

#if defined(__x86_64__)

/* Which halves of four masks go where, so that those of a set stand together. */
#define LANES(a, b, c, d) \
    { 2 * a, 2 * a + 1, 2 * b, 2 * b + 1, 2 * c, 2 * c + 1, 2 * d, 2 * d + 1 }
static const uint32_t together[16][8] __attribute__((aligned(32))) = {
    LANES(0, 1, 2, 3), LANES(0, 1, 2, 3), LANES(1, 0, 2, 3), LANES(0, 1, 2, 3),
    LANES(2, 0, 1, 3), LANES(0, 2, 1, 3), LANES(1, 2, 0, 3), LANES(0, 1, 2, 3),
    LANES(3, 0, 1, 2), LANES(0, 3, 1, 2), LANES(1, 3, 0, 2), LANES(0, 1, 3, 2),
    LANES(2, 3, 0, 1), LANES(0, 2, 3, 1), LANES(1, 2, 3, 0), LANES(0, 1, 2, 3),
};

/* Four at a time. What is read and written beyond the last one is in the room, and of no account:
 * the cells of another piece are in reach too often at worst, and then a dead end is seen later. */
static inline __attribute__((always_inline, target("avx2"))) void
fours_kept(const uint64_t *from, uint32_t count, uint64_t lies, Lists *to, Four *in_reach) {
    uint32_t at = to->count;
    __m256i out = _mm256_set1_epi64x((int64_t)lies), none = _mm256_setzero_si256();
    for (uint32_t i = 0; i < count; i += 4) {
        __m256i cells = _mm256_loadu_si256((const __m256i *)(from + i));
        __m256i is_kept = _mm256_cmpeq_epi64(_mm256_and_si256(cells, out), none);
        unsigned set = (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(is_kept));
        *in_reach |= (Four)_mm256_and_si256(cells, is_kept);
        if (count - i < 4) set &= (1u << (count - i)) - 1;
        __m256i moved = _mm256_load_si256((const __m256i *)together[set]);
        _mm256_storeu_si256((__m256i *)(to->list + at), _mm256_permutevar8x32_epi32(cells, moved));
        at += (uint32_t)__builtin_popcount(set);
    }
    to->count = at;
}

static __attribute__((target("avx2"))) uint64_t left_by_fours(const Lists *from, uint64_t lies,
                                                              uint64_t usable, Lists *to) {
    return left(from, lies, usable, to, fours_kept);
}

/* AVX2, and a system that keeps its registers. */
static int has_fours(void) {
    unsigned a, b, c, d, low, high;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE)) return 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (low & 6) == 6 && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_AVX2);
}

/* Asked once: some systems take longer to say what the processor can than a search does. */
Left *left_at_best(void) {
    static _Atomic int known; /* 1: it has not; 2: it has */
    if (!known) known = 1 + has_fours();
    return known == 2 ? left_by_fours : left_plainly;
}

#else

Left *left_at_best(void) { return left_plainly; }

#endif
