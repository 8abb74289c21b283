import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const repository = fileURLToPath(new URL('..', import.meta.url));
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Relative addresses let a host serve Sampan below a path of its own.
  base: './',
  build: {
    outDir: '../src/sampan/server/page',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // The server's Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Tests run the components as browsers do, not as a server would.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
