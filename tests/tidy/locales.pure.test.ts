import { expect, test } from 'vitest';
import { FEATURE_FOLDERS, wordsOf as words } from '../browser/words.ts';
import { filesIn, type SourceFile } from './sourceFile.ts';

const FEATURES = [...FEATURE_FOLDERS.keys()];

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}

test.each(FEATURES)('R-10 the feature %s has the same words in both languages', (feature) => {
  const zh = words(feature, 'zh');
  const en = words(feature, 'en');
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  for (const [key, text] of Object.entries(zh)) {
    expect(text.trim(), key).not.toBe('');
    expect(en[key]?.trim(), key).not.toBe('');
    expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
  }
});

/** The innermost feature that a file belongs to; the shell for what all features share. */
function featureOf(path: string): string {
  const around = [...FEATURE_FOLDERS].filter(([, folder]) => path.startsWith(`${folder}/`));
  const [innermost] = around.toSorted(([, one], [, other]) => other.length - one.length);
  return innermost?.[0] ?? 'shell';
}

/**
 * The texts that may be a key: every string of the sources, and every template, whose gaps match anything. A template that begins with a
 * gap and an underscore matches a string of the same sources in that gap.
 */
function saidBy(files: readonly SourceFile[]): (name: string) => boolean {
  const all = files.map(({ text }) => text).join('\n');
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

test.each(FEATURES)('R-10 every word of the feature %s is said somewhere', (feature) => {
  const ownSources = filesIn('web/').filter(({ path }) => featureOf(path) === feature);
  const saysHere = saidBy([...ownSources, ...filesIn('web/ui/')]);
  const saysAnywhere = saidBy(filesIn('web/'));
  const keys = new Set(Object.keys(words(feature, 'en')).map((key) => key.replace(/_(?:one|other)$/, '')));
  expect([...keys].filter((key) => !saysHere(key) && !saysAnywhere(`${feature}:${key}`))).toEqual([]);
});

test('R-10 what any page may show has its words in the shell', () => {
  const foreign = filesIn('web/').filter(
    ({ path, text }) => featureOf(path) === 'shell' && /useTranslation\((?!\)|'shell'\))/.test(text),
  );
  expect(foreign.map(({ path }) => path)).toEqual([]);
});

test('R-10 every literal key in the source has its words', () => {
  const missing: string[] = [];
  for (const { path, text } of filesIn('web/')) {
    const home = /useTranslation\(\[?'(\w+)'/.exec(text)?.[1] ?? 'shell';
    for (const [, key = ''] of text.matchAll(/\bt\(\s*'([\w:]+)'/g)) {
      const [namespace = '', word = ''] = key.includes(':') ? key.split(':') : [home, key];
      if (!FEATURES.includes(namespace) || words(namespace, 'zh')[word] === undefined) {
        missing.push(`${path}: ${key}`);
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
