/* Numbers by chance. */
#include "covers.h"

/* Marsaglia's xorshift with a multiplier, after one step of splitmix so that any seed will do. */
uint64_t chance(uint64_t seed) {
    uint64_t z = seed + 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return z ? z : 1;
}

uint32_t below(uint64_t *state, uint32_t n) {
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return (uint32_t)((x * 0x2545F4914F6CDD1Du >> 32) * n >> 32);
}
