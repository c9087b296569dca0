/* Where each piece can lie in a region. */
#include "covers.h"

#include <string.h>

enum { OUTSIDE = 255 };

/* The cells under a shape whose first square lies on a cell; 0 if it does not fit there. Boxes are at
 * most 64 wide, and so are pieces: what lies beyond one end of a row comes out at the other end of
 * another row, but never as far as the box. */
static uint64_t under(const uint8_t *map, int end, const int16_t *shape, int cell) {
    uint64_t mask = 0;
    for (int square = 0; square < shape[1]; square++) {
        int at = cell + shape[2 + square];
        if (at < 0 || at >= end || map[at] == OUTSIDE) return 0;
        mask |= 1ull << map[at];
    }
    return mask;
}

void placements(const Task *task, const uint8_t *names, uint64_t *found, uint32_t *ends) {
    uint8_t map[HIGHEST * ROW];
    int end = (int)task->height * ROW;
    uint32_t count = 0;
    memset(map, OUTSIDE, (size_t)end);
    for (uint32_t cell = 0; cell < task->cell_count; cell++) map[task->cells[cell]] = names[cell];
    const int16_t *shape = task->shapes;
    for (uint32_t i = 0; i < task->shape_count; i++, shape += 2 + shape[1]) {
        if (!has(task->usable, (unsigned)shape[0])) continue;
        for (uint32_t cell = 0; cell < task->cell_count; cell++) {
            uint64_t mask = under(map, end, shape, task->cells[cell]);
            found[count] = mask;
            count += mask != 0;
            if (mask) ends[shape[0]] = count;
        }
    }
}
