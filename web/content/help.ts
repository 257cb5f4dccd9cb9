import { type Article, articlePieces, articleTexts } from './article.ts';

/** One article as the list of the help centre names it. */
export interface HelpEntry {
  /** Its number in the address. */
  readonly serial: string;
  readonly title: string;
  readonly summary: string;
  /** What else people call it, for the search alone. */
  readonly words: string;
}

/** The list of the help centre in one language. */
export interface HelpIndex {
  readonly categories: readonly {
    readonly id: string;
    readonly title: string;
    readonly articles: readonly HelpEntry[];
  }[];
}

/** Where an article stands among the others. */
export interface HelpPlace {
  readonly entry: HelpEntry;
  readonly category: string;
  readonly previous: HelpEntry | null;
  readonly next: HelpEntry | null;
}

/** All articles in the order of the list. */
export function helpEntries({ categories }: HelpIndex): readonly HelpEntry[] {
  return categories.flatMap(({ articles }) => articles);
}

/** Finds an article by its serial; null where there is none. */
export function findHelp(index: HelpIndex, serial: string): HelpPlace | null {
  const entries = helpEntries(index);
  const place = entries.findIndex((entry) => entry.serial === serial);
  const entry = entries[place];
  if (entry === undefined) {
    return null;
  }
  const category = index.categories.find(({ articles }) => articles.includes(entry));
  return {
    entry,
    category: category?.title ?? '',
    previous: entries[place - 1] ?? null,
    next: entries[place + 1] ?? null,
  };
}

/** Serial and text of an article that was loaded for the search. */
export type HelpTexts = ReadonlyMap<string, string>;

/** The whole of an article as one line of plain text. */
export function plainText(article: Article): string {
  return articleTexts(article)
    .map((text) =>
      articlePieces(text)
        .map((piece) => piece.text)
        .join(''),
    )
    .join(' ');
}

/** How much a word counts by where it is found. */
const WEIGHTS = { title: 8, words: 5, summary: 3, text: 1 } as const;

/**
 * Articles in which every word of the question is found, the best first. Without the texts only titles, summaries and bywords are
 * searched; an empty question finds nothing.
 */
export function searchHelp(index: HelpIndex, question: string, texts: HelpTexts): readonly HelpEntry[] {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) {
    return [];
  }
  const found = helpEntries(index).flatMap((entry) => {
    const weights = asked.map((word) => weightOf(entry, word, texts));
    return weights.includes(0) ? [] : [{ entry, weight: weights.reduce((sum, weight) => sum + weight, 0) }];
  });
  return found.toSorted((a, b) => b.weight - a.weight).map(({ entry }) => entry);
}

function weightOf(entry: HelpEntry, word: string, texts: HelpTexts): number {
  const places: readonly [string, number][] = [
    [entry.title, WEIGHTS.title],
    [entry.words, WEIGHTS.words],
    [entry.summary, WEIGHTS.summary],
    [texts.get(entry.serial) ?? '', WEIGHTS.text],
  ];
  return places.reduce((sum, [text, weight]) => sum + (text.toLowerCase().includes(word) ? weight : 0), 0);
}

/** The address of an article. */
export function helpPath(serial: string): string {
  return `/help/${serial}`;
}
