import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const FEATURES = readdirSync(WEB).filter((feature) => existsSync(join(WEB, feature, 'locales', 'zh.json')));

function words(feature: string, language: 'zh' | 'en'): Record<string, string> {
  return JSON.parse(readFileSync(join(WEB, feature, 'locales', `${language}.json`), 'utf8'));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}

test.each(FEATURES)('R-10 the feature %s has the same words in both languages', (feature) => {
  const zh = words(feature, 'zh');
  const en = words(feature, 'en');
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  for (const [key, text] of Object.entries(zh)) {
    expect(text, key).not.toBe('');
    expect(en[key], key).not.toBe('');
    expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
  }
});

/** The sources of the feature, including those in its subfolders. */
function sourcesOf(feature: string): { name: string; source: string }[] {
  return readdirSync(join(WEB, feature), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((name) => ({ name, source: readFileSync(join(WEB, feature, name), 'utf8') }));
}

/**
 * The texts that may be a key: every string of the sources, and every template, whose gaps match anything. A template that begins with a
 * gap and an underscore matches a string of the same sources in that gap.
 */
function saidBy(sources: readonly string[]): (name: string) => boolean {
  const all = sources.join('\n');
  const texts = new Set([...all.matchAll(/'((?:\w+:)?\w+)'/g)].map(([, text = '']) => text));
  const templates = [...all.matchAll(/`((?:[\w:]|\$\{[^{}`]*\})+)`/g)]
    .map(([, text = '']) => text.replace(/\$\{[^{}]*\}/g, '*'))
    .filter((text) => text.includes('*') && /\w{2}/.test(text));
  const patterns = templates.map((text) => new RegExp(`^${text.replaceAll('*', '.+')}$`));
  const isJoined = all.includes('}_${');
  const isTextJoined = (name: string) => {
    const ends = [...name.matchAll(/_/g)].map(({ index }) => name.slice(0, index));
    return isJoined && ends.some((end) => texts.has(end));
  };
  return (name) => texts.has(name) || patterns.some((pattern) => pattern.test(name)) || isTextJoined(name);
}

const SOURCES = new Map(
  ['ui', ...FEATURES].map((feature) => [feature, sourcesOf(feature).map(({ source }) => source)]),
);

test.each(FEATURES)('R-10 every word of the feature %s is said somewhere', (feature) => {
  const saysHere = saidBy([...(SOURCES.get(feature) ?? []), ...(SOURCES.get('ui') ?? [])]);
  const saysAnywhere = saidBy([...SOURCES.values()].flat());
  const keys = new Set(Object.keys(words(feature, 'en')).map((key) => key.replace(/_(?:one|other)$/, '')));
  expect([...keys].filter((key) => !saysHere(key) && !saysAnywhere(`${feature}:${key}`))).toEqual([]);
});

test('R-10 what any page may show has its words in the shell', () => {
  const foreign = sourcesOf('app').filter(({ source }) => /useTranslation\((?!\)|'app'\))/.test(source));
  expect(foreign.map(({ name }) => name)).toEqual([]);
});

test('R-10 every literal key in the source has its words', () => {
  const missing: string[] = [];
  for (const feature of FEATURES) {
    for (const { name, source } of sourcesOf(feature)) {
      const home = /useTranslation\(\[?'(\w+)'/.exec(source)?.[1] ?? 'app';
      for (const [, key = ''] of source.matchAll(/\bt\(\s*'([\w:]+)'/g)) {
        const [namespace, word] = key.includes(':') ? key.split(':') : [home, key];
        if (!FEATURES.includes(namespace ?? '') || words(namespace ?? '', 'zh')[word ?? ''] === undefined) {
          missing.push(`${feature}/${name}: ${key}`);
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
