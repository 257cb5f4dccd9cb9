import type { Article } from './article.ts';
import type { HelpIndex } from './articleLists.ts';
import pinyin from './help/pinyin.json';
import questionsEn from './help/questions.en.json';
import questionsZh from './help/questions.zh.json';
import wordsEn from './help/words.en.json';
import wordsZh from './help/words.zh.json';
import { createHelpSearch, type HelpTexts } from './helpSearch.ts';

/**
 * Every file of the help centre, imported as text, so that it is not the same module as the one that a single article
 * loads.
 */
const FILES = import.meta.glob<string>('./help/*/*.json', { query: '?raw', import: 'default', eager: true });

function textsOf(language: string): Pick<HelpTexts, 'index' | 'articles'> {
  const start = `./help/${language}/`;
  const files = Object.entries(FILES)
    .filter(([file]) => file.startsWith(start))
    .map(([file, text]) => [file.slice(start.length, -'.json'.length), JSON.parse(text) as unknown] as const);
  const { index, ...articles } = Object.fromEntries(files);
  return { index: index as HelpIndex, articles: articles as Record<string, Article> };
}

/** The search over the whole help centre. This module contains all articles, so load it only for a search. */
export const searchHelpFiles = createHelpSearch({
  zh: { ...textsOf('zh'), questions: questionsZh, words: wordsZh },
  en: { ...textsOf('en'), questions: questionsEn, words: wordsEn },
  pinyin,
});
