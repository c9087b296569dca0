/* Where each piece can lie in a region. */
#include "covers.h"

#include <string.h>

enum { OUTSIDE = 255 };

/* The cells under a shape whose first square lies on a cell; 0 if it does not fit there. */
static uint64_t under(const Task *task, const uint8_t *map, const int16_t *shape,
                      const int16_t *cell) {
    uint64_t mask = 0;
    for (int square = 0; square < shape[1]; square++) {
        int x = cell[0] + shape[2 + 2 * square], y = cell[1] + shape[3 + 2 * square];
        if ((unsigned)x >= task->width || (unsigned)y >= task->height) return 0;
        uint8_t found = map[y * (int)task->width + x];
        if (found == OUTSIDE) return 0;
        mask |= 1ull << found;
    }
    return mask;
}

void placements(const Task *task, const uint8_t *names, uint64_t *found, uint32_t *ends) {
    uint8_t map[CELLS * CELLS];
    uint32_t count = 0;
    memset(map, OUTSIDE, task->width * task->height);
    for (uint32_t cell = 0; cell < task->cell_count; cell++)
        map[task->cells[2 * cell + 1] * (int)task->width + task->cells[2 * cell]] = names[cell];
    const int16_t *shape = task->shapes;
    for (uint32_t i = 0; i < task->shape_count; i++, shape += 2 + 2 * shape[1]) {
        if (!has(task->usable, (unsigned)shape[0])) continue;
        for (uint32_t cell = 0; cell < task->cell_count; cell++) {
            uint64_t mask = under(task, map, shape, task->cells + 2 * cell);
            found[count] = mask;
            count += mask != 0;
            if (mask) ends[shape[0]] = count;
        }
    }
}
