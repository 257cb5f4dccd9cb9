import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readCatalogue } from '../readCatalogue.ts';

const PRICE_FILE = z.object({ prices: z.record(z.string(), z.number()) });
const SHOWN_MISSING = 40;

/** `npm run catalogue:coverage -- <price file> [--all]`: reports how many real market hash names the catalogue contains. */
const [path, ...options] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: npm run catalogue:coverage -- <price file> [--all]');
  process.exit(2);
}
const known = new Set(readCatalogue().map(({ marketHashName }) => marketHashName));
const names = Object.keys(PRICE_FILE.parse(JSON.parse(readFileSync(path, 'utf8'))).prices);
const missing = names.filter((name) => !known.has(name));
const found = names.length - missing.length;
console.log(`${((100 * found) / names.length).toFixed(2)} %: ${found} of ${names.length} names found`);
console.log(`the catalogue has ${known.size} market items, ${known.size - found} of them beyond the file`);
const shown = options.includes('--all') ? missing : missing.slice(0, SHOWN_MISSING);
for (const name of shown) console.log(`missing: ${name}`);
if (shown.length < missing.length) console.log(`… and ${missing.length - shown.length} more (--all)`);
