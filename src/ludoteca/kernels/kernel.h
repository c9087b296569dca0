/* What all compiled kernels share. Plain C without Python's headers. */
#ifndef LUDOTECA_KERNEL_H
#define LUDOTECA_KERNEL_H

#include <stdint.h>

#if defined(__x86_64__) && defined(__POPCNT__)
#include <cpuid.h>
#endif

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* What a kernel answers that is asked for its version: that, or 0 on a processor that lacks what it
 * was compiled for. */
static inline int usable(int version) {
#if defined(__x86_64__) && defined(__POPCNT__)
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_POPCNT)) return 0;
#endif
    return version;
}

static inline int has(uint64_t mask, unsigned bit) { return (int)(mask >> bit & 1); }

/* The lowest bit of a mask that is not 0. */
static inline unsigned lowest(uint64_t mask) { return (unsigned)__builtin_ctzll(mask); }

#endif
