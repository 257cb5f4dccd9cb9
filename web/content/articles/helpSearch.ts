import MiniSearch, { type SearchResult } from 'minisearch';
import { type Article, articleSentences, articleTexts, plainLine } from './article.ts';
import { type HelpEntry, type HelpIndex, helpEntries } from './articleLists.ts';
import { createLikeness, type SaidPhrase } from './helpLikeness.ts';
import { hanOfPinyin, type PinyinWords } from './helpPinyin.ts';
import { createTermReader, type HelpWords, type ReadTerms } from './helpTerms.ts';

/** All texts of the help centre in one language. */
export interface HelpTexts {
  readonly index: HelpIndex;
  readonly articles: Readonly<Record<string, Article>>;
  /** Search phrases for each article by its serial number: words first, then questions. They are not displayed. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  readonly words: HelpWords;
}

/** The texts that are searched. */
export interface HelpSources {
  readonly zh: HelpTexts;
  readonly en: HelpTexts;
  readonly pinyin: PinyinWords;
}

/** An article that answers a question, with its best matching sentence. Without one the summary is shown. */
export interface HelpHit {
  readonly entry: HelpEntry;
  readonly sentence: string | null;
}

/** Searches both languages and returns results in one of them, the best article first. */
export type SearchHelp = (question: string, language: 'zh' | 'en') => readonly HelpHit[];

/** Weight of a term by where it occurs. */
const WEIGHTS = { title: 3, asked: 5, summary: 1.5, headings: 1.5, text: 0.6 };
/** Articles that score below this share of the best one are omitted. */
const WORST_SHARE = 0.2;
/** An exact phrase match counts twice as much as the best article by its words. */
const LIKENESS_WEIGHT = 2;
/** Share of the question's terms that an article must contain. */
const FOUND_SHARE = 0.25;
const FOUND_SHARE_OF_TEXT = 0.5;
const HITS_MAX = 8;

/** Indexes all texts once and returns the search function. Both languages are searched, whichever is displayed. */
export function createHelpSearch(sources: HelpSources): SearchHelp {
  const terms = createTermReader(sources.zh.words, sources.en.words);
  const index = createIndex(terms);
  index.addAll(documentsOf(sources));
  const likenessOf = createLikeness(phrasesOf(sources, terms));
  return (question, language) => {
    const askedTerms = terms(hanOfPinyin(question, sources.pinyin) ?? question);
    const found = index
      .search(askedTerms.join(' '), { tokenize: () => askedTerms })
      .filter((result) => isEnough(result, new Set(askedTerms).size));
    const best = found[0]?.score ?? 1;
    const likeness = likenessOf(askedTerms);
    const ranked = found
      .map(({ id, score, terms: matched }) => ({
        serial: String(id),
        matched,
        score: score / best + LIKENESS_WEIGHT * (likeness.get(id) ?? 0),
      }))
      .toSorted((a, b) => b.score - a.score);
    const worst = (ranked[0]?.score ?? 0) * WORST_SHARE;
    return ranked
      .filter(({ score }) => score >= worst)
      .slice(0, HITS_MAX)
      .flatMap(({ serial, matched }) => hitOf(sources[language], serial, new Set(matched), terms));
  };
}

function createIndex(terms: ReadTerms): MiniSearch {
  return new MiniSearch({
    fields: Object.keys(WEIGHTS),
    idField: 'serial',
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: {
      boost: WEIGHTS,
      prefix: (term) => /^(?:[a-z0-9]{3,}|\p{Script=Han})$/u.test(term),
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  });
}

/** A small part of a question found somewhere in a text is a coincidence. */
function isEnough({ match, queryTerms }: SearchResult, askedCount: number): boolean {
  const share = queryTerms.length / askedCount;
  const isInTextAlone = Object.values(match).every((fields) => fields.every((field) => field === 'text'));
  return share >= (isInTextAlone ? FOUND_SHARE_OF_TEXT : FOUND_SHARE);
}

function hitOf(texts: HelpTexts, serial: string, matched: ReadonlySet<string>, terms: ReadTerms): HelpHit[] {
  const entry = helpEntries(texts.index).find((one) => one.serial === serial);
  return entry === undefined
    ? []
    : [{ entry, sentence: bestSentence(texts.articles[serial], matched, terms) }];
}

/** Titles, summaries, headings and search phrases, which are compared with a question as a whole. */
function phrasesOf({ zh, en }: HelpSources, terms: ReadTerms): SaidPhrase[] {
  return [zh, en].flatMap(({ index, articles, questions }) =>
    helpEntries(index).flatMap(({ serial, title, summary }) => {
      const [words = '', ...asked] = questions[serial] ?? [];
      const headings = articles[serial]?.sections.map(({ heading }) => heading) ?? [];
      return [title, summary, ...words.split(' '), ...asked, ...headings].map((text) => ({
        serial,
        terms: terms(text),
      }));
    }),
  );
}

function documentsOf({ zh, en }: HelpSources): Record<string, string>[] {
  return helpEntries(zh.index).map(({ serial }) => {
    const sides = [zh, en].map((texts) => {
      const entry = helpEntries(texts.index).find((one) => one.serial === serial);
      const article = texts.articles[serial];
      return {
        title: entry?.title ?? '',
        summary: entry?.summary ?? '',
        asked: texts.questions[serial]?.join(' \n') ?? '',
        headings: article?.sections.map(({ heading }) => heading).join(' \n') ?? '',
        text: article === undefined ? '' : articleTexts(article).map(plainLine).join(' \n'),
      };
    });
    const join = (field: keyof (typeof sides)[number]) => sides.map((side) => side[field]).join(' \n');
    return {
      serial,
      title: join('title'),
      summary: join('summary'),
      asked: join('asked'),
      headings: join('headings'),
      text: join('text'),
    };
  });
}

/**
 * The sentence with the most distinctive matches: a word that occurs in every sentence weighs little. Null when none
 * matches. The current rates are not part of a text.
 */
function bestSentence(
  article: Article | undefined,
  matched: ReadonlySet<string>,
  terms: ReadTerms,
): string | null {
  const sentences = (article === undefined ? [] : articleSentences(article))
    .filter((sentence) => !sentence.includes('{{'))
    .map((sentence) => ({ sentence, held: new Set(terms(sentence).filter((term) => matched.has(term))) }));
  const spread = new Map<string, number>();
  for (const { held } of sentences) for (const term of held) spread.set(term, (spread.get(term) ?? 0) + 1);
  let best: { readonly weight: number; readonly sentence: string | null } = { weight: 0, sentence: null };
  for (const { sentence, held } of sentences) {
    const weight = [...held].reduce((sum, term) => sum + 1 / (spread.get(term) ?? 1), 0);
    if (weight > best.weight) best = { weight, sentence };
  }
  return best.sentence;
}
