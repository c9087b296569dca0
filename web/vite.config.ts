import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server serves what is built from here; while developing, Vite serves the page itself and
// hands everything that is the server's to `ludoteca serve`.
const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: '/src/lib' } },
  build: {
    outDir: '../src/ludoteca/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // A data: URL for a small picture would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // What the first screen needs comes as one file, not as thirty small ones.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
  server: {
    // The engine's sentences live beside the engine.
    fs: { allow: ['..'] },
    proxy: {
      // With the page's own address: the server refuses what a foreign page writes.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true },
    },
  },
});
