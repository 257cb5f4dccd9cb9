import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const WINGS = readdirSync(WEB).filter((wing) => existsSync(join(WEB, wing, 'locales', 'zh.json')));

function words(wing: string, language: 'zh' | 'en'): Record<string, string> {
  return JSON.parse(readFileSync(join(WEB, wing, 'locales', `${language}.json`), 'utf8'));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}

test.each(WINGS)('R-10 the wing %s has the same words in both languages', (wing) => {
  const zh = words(wing, 'zh');
  const en = words(wing, 'en');
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  for (const [key, text] of Object.entries(zh)) {
    expect(text, key).not.toBe('');
    expect(en[key], key).not.toBe('');
    expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
  }
});

test('R-10 every literal key in the source has its words', () => {
  const missing: string[] = [];
  for (const wing of WINGS) {
    for (const name of readdirSync(join(WEB, wing)).filter((file) => /\.tsx?$/.test(file))) {
      const source = readFileSync(join(WEB, wing, name), 'utf8');
      const home = /useTranslation\(\[?'(\w+)'/.exec(source)?.[1] ?? 'app';
      for (const [, key = ''] of source.matchAll(/\bt\(\s*'([\w:]+)'/g)) {
        const [namespace, word] = key.includes(':') ? key.split(':') : [home, key];
        if (!WINGS.includes(namespace ?? '') || words(namespace ?? '', 'zh')[word ?? ''] === undefined) {
          missing.push(`${wing}/${name}: ${key}`);
        }
      }
    }
  }
  expect(missing).toEqual([]);
});

test('M-05 filter labels in Chinese are those of the specification', () => {
  const zh = words('market', 'zh');
  expect([zh.type, zh.anyRarity, zh.anyQuality, zh.anyExterior, zh.itemSet]).toEqual([
    '类型',
    '品质不限',
    '类别不限',
    '外观不限',
    '收藏品',
  ]);
});

test('A-06 the login modal has a heading for each reason', () => {
  expect([words('session', 'zh').pleaseSignIn, words('session', 'zh').sessionEnded]).toEqual([
    '请先登录',
    '登录状态失效，请重新登录',
  ]);
  expect([words('session', 'en').pleaseSignIn, words('session', 'en').sessionEnded]).toEqual([
    'Please log in',
    'Login status invalid, please log in again',
  ]);
});

test.each(['zh', 'en'] as const)(
  'refusals in %s are named by the code that is sent, in no other spelling',
  (language) => {
    const codes = Object.keys(words('app', language))
      .filter((key) => key.startsWith('refusal_'))
      .map((key) => key.slice('refusal_'.length));
    expect(codes.filter((code) => !/^(?:[a-z][A-Za-z]+|[A-Z_]+|\d+)$/.test(code))).toEqual([]);
  },
);
