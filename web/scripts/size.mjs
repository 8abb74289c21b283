// Measures the JavaScript that the first page (the lobby) needs, gzipped, and fails above the limit.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
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
if (total > LIMIT) process.exit(1);
