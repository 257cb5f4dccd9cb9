import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './sourceFile.ts';

const RECORDS = readdirSync(join(ROOT, 'docs/decisions'))
  .filter((name) => name.endsWith('.md'))
  .sort();
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'docs/rest.md',
  'docs/requirements.md',
  'docs/sandbox.md',
  'docs/bench.md',
  'docs/scripts.md',
  ...readdirSync(join(ROOT, 'api'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `api/${name}/README.md`),
  ...readdirSync(join(ROOT, 'docs/operate'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/operate/${name}`),
  ...RECORDS.map((name) => `docs/decisions/${name}`),
];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Addresses of links and pictures that lead into the repository. */
function localLinks(path: string): string[] {
  const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return links.filter((link) => !/^[a-z]+:/.test(link)).map((link) => join(dirname(path), link));
}

/** Files and folders that a text names in code style, without patterns and placeholders; a file may name a function of it, as `file.ts:name`. */
function namedPaths(text: string): string[] {
  const named = [...text.matchAll(/`((?:api|web|prisma|tests|docs)\/[^`\s]*)`/g)].map(
    (match) => match[1] ?? '',
  );
  return named.filter((path) => !/[<*…{]/.test(path));
}

function namedScripts(text: string): string[] {
  return [...text.matchAll(/npm run ([a-z:]+)/g)].map((match) => match[1] ?? '');
}

describe.each(DOCUMENTS)('%s', (path) => {
  test('links to what is there', () => {
    expect(localLinks(path).filter((link) => !existsSync(join(ROOT, link)))).toEqual([]);
  });

  test('names scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(namedScripts(read(path)).filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  // The recipes of CONTRIBUTING name files that the reader is about to make.
  if (path === 'CONTRIBUTING.md') return;
  test('names files that are there', () => {
    const isThere = (named: string): boolean => {
      const [file = '', name] = named.split(':');
      if (!existsSync(join(ROOT, file))) return false;
      return name === undefined || new RegExp(`\\b${name}\\b`).test(read(file));
    };
    expect(namedPaths(read(path)).filter((named) => !isThere(named))).toEqual([]);
  });
});

test('decision records have a number each, and at most twelve lines', () => {
  const numbers = RECORDS.map((name) => name.slice(0, 4));
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  const long = RECORDS.filter((name) => read(`docs/decisions/${name}`).trimEnd().split('\n').length > 12);
  expect(long).toEqual([]);
});

test('what images, services and scripts run is there', () => {
  const files = [
    'Dockerfile',
    'compose.yaml',
    ...readdirSync(join(ROOT, 'docs/operate/systemd')).map((name) => `systemd/${name}`),
  ];
  const texts = [read('package.json'), ...files.map((name) => read(`docs/operate/${name}`))];
  const run = texts.flatMap((text) => text.match(/\b(?:api|tests)\/[\w/]+\.(?:ts|mjs)\b/g) ?? []);
  expect(run.length).toBeGreaterThan(30);
  expect(run.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
