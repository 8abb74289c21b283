// Measures what the first page (the lobby) needs: its JavaScript, gzipped, and all fonts of English and French, which are
// packed already. Fails above the limits.
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
const FONT_LIMIT = 200 * 1024;
const page = new URL('../../src/sampan/server/page/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', page), 'utf8'));
const size = (file) => gzipSync(readFileSync(new URL(file, page))).length;

/** A module with all that it imports at once. */
function closure(key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  found.add(file);
  for (const each of imports) closure(each, found);
  return found;
}

/** What is loaded besides: the sentences of one language, here the longer one, and the pictures of the games. */
const late = Object.keys(manifest).filter((key) => {
  const sentences = /(^|\/)(src\/i18n|src\/sampan\/text)\/fr\.ftl/.test(key);
  return sentences || /games\/[^/]+\/GameArt\.svelte$/.test(key);
});
const files = new Set(['index.html', ...late].flatMap((key) => [...closure(key)]));
const total = [...files].reduce((sum, file) => sum + size(file), 0);
console.log(
  `JavaScript of the first page: ${(total / 1024).toFixed(1)} KB gzipped in ${files.size} files; at most ${LIMIT / 1024} KB`,
);

const fonts = Object.values(manifest).filter(({ file }) => /-latin-(?!ext).*\.woff2$/.test(file));
const weight = fonts.reduce((sum, { file }) => sum + statSync(new URL(file, page)).size, 0);
console.log(
  `Fonts: ${(weight / 1024).toFixed(1)} KB in ${fonts.length} files; at most ${FONT_LIMIT / 1024} KB, and not without any`,
);
if (total > LIMIT || weight > FONT_LIMIT || fonts.length === 0) process.exit(1);
