import { readFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';

/** Folder of the help centre's texts, and the file generated from them. */
export const HELP_TEXTS = new URL('../../../web/content/articles/help/', import.meta.url);
export const HELP_PINYIN = new URL('pinyin.json', HELP_TEXTS);

interface Words {
  readonly stop: readonly string[];
  readonly same: readonly (readonly string[])[];
}

interface Index {
  readonly categories: readonly { readonly articles: readonly { readonly title: string }[] }[];
}

const LENGTH_MAX = 6;
/** A question this short is indexed as a word. */
const SHORT = 3;

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, HELP_TEXTS), 'utf8')) as T;
}

/**
 * Generates the pinyin index of the help centre: Chinese words by their pinyin without tones and spaces, stored next to the articles, so
 * that browsers need no dictionary. Among words with the same pinyin the most specific comes first.
 */
export function helpPinyin(): string {
  const { stop, same } = read<Words>('words.zh.json');
  const questions = Object.values(read<Record<string, readonly string[]>>('questions.zh.json'));
  const titles = read<Index>('zh/index.json').categories.flatMap(({ articles }) =>
    articles.map(({ title }) => title),
  );
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const cut = [...titles, ...questions.flat()].flatMap((text) =>
    [...segmenter.segment(text)].map(({ segment }) => segment),
  );
  const keywords = questions.flatMap(([words = '']) => words.split(' '));
  const short = questions.flat().filter((question) => question.length <= SHORT);
  const words = [...same.flat(), ...stop, ...keywords, ...short, ...cut];
  const readings = new Map<string, string>();
  for (const word of words) {
    if (!/^\p{Script=Han}+$/u.test(word) || word.length < 2 || word.length > LENGTH_MAX) continue;
    const letters = pinyin(word, { toneType: 'none', type: 'array', v: true }).join('');
    if (!readings.has(letters)) readings.set(letters, word);
  }
  const sorted = [...readings].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
