import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Article } from '../../web/content/articles/article.ts';
import type { HelpIndex, NewsIndex } from '../../web/content/articles/articleLists.ts';

const CONTENT = fileURLToPath(new URL('../../web/content/articles/', import.meta.url));

/** The languages of the site. */
export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The kinds of texts. */
export const KINDS = ['help', 'information', 'news', 'pages'] as const;

/** The names of a kind's texts, without its list. */
export function namesOf(kind: string, language: Language): string[] {
  return readdirSync(`${CONTENT}${kind}/${language}`)
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== 'index')
    .sort();
}

function read<T>(kind: string, language: Language, name: string): T {
  return JSON.parse(readFileSync(`${CONTENT}${kind}/${language}/${name}.json`, 'utf8')) as T;
}

/** One article as its file holds it. */
export function articleOf(kind: string, language: Language, name: string): Article {
  return read(kind, language, name);
}

/** The list of the help centre. */
export function helpIndexOf(language: Language): HelpIndex {
  return read('help', language, 'index');
}

/** The list of the news. */
export function newsIndexOf(language: Language): NewsIndex {
  return read('news', language, 'index');
}
