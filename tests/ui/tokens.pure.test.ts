import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const SOURCES = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx$/.test(name) && !name.includes('__generated__'),
);
const TOKENS = new Set(
  [...readFileSync(join(WEB, 'shell/theme.css'), 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(
    (match) => match[1],
  ),
);

test('components use tokens that exist', () => {
  const unknown: string[] = [];
  for (const name of SOURCES) {
    const source = readFileSync(join(WEB, name), 'utf8');
    const own = new Set([...source.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    for (const [, token] of source.matchAll(/var\((--[\w-]+)/g)) {
      if (!TOKENS.has(token) && !own.has(token)) {
        unknown.push(`${name}: ${token}`);
      }
    }
  }
  expect(unknown).toEqual([]);
});

test('components hold no colours of their own', () => {
  // The two greys are no design colours but the specification's lights of items without a rarity and of normal quality.
  const found = SOURCES.filter((name) =>
    /#(?!666666|888888)[0-9a-f]{6}\b|rgba?\(/i.test(readFileSync(join(WEB, name), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('components write no style attributes: the page’s policy forbids them in the server’s markup', () => {
  const found = SOURCES.filter((name) => /\sstyle=\{/.test(readFileSync(join(WEB, name), 'utf8')));
  expect(found).toEqual([]);
});
