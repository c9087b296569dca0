import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

// Tests of what has no face: sockets, drafts, sentences. Faces are tested in a real browser, by
// tests/e2e. The condition picks the Svelte that runs in a page, whose runes react.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      // Machines may be busy: what hangs is seen all the same.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      environment: 'node',
      include: ['test/**/*.test.ts'],
    },
  }),
);
