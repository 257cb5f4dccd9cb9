import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './sourceFile.ts';

const WEB = join(ROOT, 'web');
const FEATURES = readdirSync(WEB).filter((feature) => existsSync(join(WEB, feature, 'locales')));

type Words = { readonly [key: string]: string | Words };

function readWords(feature: string, language: string): Words {
  return JSON.parse(readFileSync(join(WEB, feature, 'locales', `${language}.json`), 'utf8')) as Words;
}

/** Text by full key. English has plural forms where Chinese has one: they count as the same key. */
function textsOf(words: Words, above = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const full = `${above}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`;
    if (typeof value === 'string') texts.set(full, value);
    else for (const [below, text] of textsOf(value, `${full}.`)) texts.set(below, text);
  }
  return texts;
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();
}

describe.each(FEATURES)('the words of web/%s', (feature) => {
  const zh = textsOf(readWords(feature, 'zh'));
  const en = textsOf(readWords(feature, 'en'));

  test('both languages have the same keys', () => {
    expect([...en.keys()].sort()).toEqual([...zh.keys()].sort());
  });

  test('no word is empty', () => {
    expect([...zh, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('both languages take the same values', () => {
    const differing = [...zh].filter(([key, text]) => {
      return placeholdersOf(text).join() !== placeholdersOf(en.get(key) ?? text).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});

test('there are words to compare', () => {
  expect(FEATURES).toContain('app');
});
