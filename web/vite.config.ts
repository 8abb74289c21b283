import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const repository = fileURLToPath(new URL('..', import.meta.url));
const server = 'http://127.0.0.1:8000';

/** The fonts may be handed on only together with their licence. */
const fontLicence: Plugin = {
  name: 'font-licence',
  generateBundle() {
    const fonts = { 'source-sans-3': '© 2023 Adobe', 'source-serif-4': '© 2014-2021 Adobe Systems Incorporated' };
    const licences = Object.entries(fonts).map(([font, owner]) => {
      const file = new URL(`node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url);
      return `${font}: ${owner}, with Reserved Font Name "Source"\n\n${readFileSync(file, 'utf8')}`;
    });
    this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source: licences.join('\n\n') });
  },
};

export default defineConfig({
  plugins: [svelte(), fontLicence],
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
