import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnnamed, listTitles, readRequirements } from '../listRequirements.ts';
import { ROOT } from './sourceFile.ts';

const REQUIREMENTS = readRequirements(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));

test('a title names its requirement, alone or among others', () => {
  const rows = readRequirements(
    '| id | what |\n|---|---|\n| B-01 | one |\n| B-02 | two, with a pipe |\n| B-03 | three |\n',
  );
  expect(
    findUnnamed(rows, ['B-01 works', 'also B-03, in between', 'B-021 is another']).map(({ id }) => id),
  ).toEqual(['B-02']);
});

test('every id in a title is a row of docs/requirements.md', () => {
  const groups = new Set(REQUIREMENTS.map(({ id }) => id.slice(0, 2)));
  const known = new Set(REQUIREMENTS.map(({ id }) => id));
  const named = listTitles().flatMap(
    (title) => title.match(/^(?:[A-Z]-\d\d[, ]*)+/)?.[0].match(/[A-Z]-\d\d/g) ?? [],
  );
  expect(named.filter((id) => groups.has(id.slice(0, 2)) && !known.has(id))).toEqual([]);
});

test('no id stands twice', () => {
  expect(REQUIREMENTS.length).toBe(new Set(REQUIREMENTS.map(({ id }) => id)).size);
  expect(REQUIREMENTS.length).toBeGreaterThan(90);
});
