/** Word lists of a language: question words without content, and synonyms. */
export interface HelpWords {
  readonly stop: readonly string[];
  /** The first word of each list represents the others. */
  readonly same: readonly (readonly string[])[];
}

/** Splits a text or a question into search terms. */
export type ReadTerms = (text: string) => string[];

const HAN = /\p{Script=Han}/u;
const WORD_ENDINGS = [/(?<=...)(?:ies)$/, /(?<=..[^s])s$/, /(?<=...)(?:ing|ed)$/, /(?<=...)e$/] as const;

/** The approximate stem of an English word. It need not be a word, but must be the same for all forms. */
function stemOf(word: string): string {
  return WORD_ENDINGS.reduce((stem, ending, at) => stem.replace(ending, at === 0 ? 'y' : ''), word);
}

/**
 * Creates a tokenizer for both languages. Chinese has no spaces: known words are matched first, the longest ones
 * first, and the rest is split into pairs of characters. Synonyms become one term, question words are dropped.
 */
export function createTermReader(zh: HelpWords, en: HelpWords): ReadTerms {
  const meanings = new Map<string, string | null>();
  for (const word of zh.stop) meanings.set(word, null);
  for (const [first = '', ...others] of zh.same)
    for (const word of [first, ...others]) meanings.set(word, first);
  const longest = Math.max(...[...meanings.keys()].map((word) => word.length));
  const readEnglish = createEnglishReader(en);
  return (text) =>
    [
      ...text
        .normalize('NFKC')
        .toLowerCase()
        .matchAll(/[\p{Script=Han}\p{N}]+|[^\p{Script=Han}]+/gu),
    ].flatMap(([run]) => (HAN.test(run) ? cut(run, meanings, longest) : readEnglish(run)));
}

/** Splits a run without spaces into known words and pairs. */
function cut(run: string, meanings: ReadonlyMap<string, string | null>, longest: number): string[] {
  const terms: string[] = [];
  let rest = '';
  let at = 0;
  const endRest = () => {
    terms.push(...pairs(rest));
    rest = '';
  };
  while (at < run.length) {
    const word = longestAt(run, at, meanings, longest);
    if (word === '') {
      rest += run[at];
      at += 1;
      continue;
    }
    endRest();
    const meaning = meanings.get(word);
    if (meaning != null) terms.push(meaning);
    at += word.length;
  }
  endRest();
  return terms;
}

function longestAt(
  run: string,
  at: number,
  meanings: ReadonlyMap<string, string | null>,
  longest: number,
): string {
  for (let length = Math.min(longest, run.length - at); length > 0; length--) {
    const word = run.slice(at, at + length);
    if (meanings.has(word)) return word;
  }
  return '';
}

function pairs(rest: string): string[] {
  if (rest.length < 2) return rest === '' ? [] : [rest];
  return Array.from({ length: rest.length - 1 }, (_, at) => rest.slice(at, at + 2));
}

/** Synonyms are matched in all their forms, and as phrases. */
function createEnglishReader({ stop, same }: HelpWords): ReadTerms {
  const stopWords = new Set(stop);
  const meanings = new Map<string, string>();
  for (const [first = '', ...others] of same)
    for (const word of [first, ...others]) {
      meanings.set(word, first);
      if (/^[a-z]+$/.test(word)) meanings.set(stemOf(word), first);
    }
  const phrases = [...meanings.keys()].filter((word) => !/^[a-z]+$/.test(word));
  const known = new RegExp(
    `(?<!\\w)(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})(?!\\w)`,
    'g',
  );
  return (text) => {
    const terms: string[] = [];
    const rest = text.replaceAll('’', "'").replace(known, (phrase) => {
      terms.push(meanings.get(phrase) ?? phrase);
      return ' ';
    });
    for (const word of rest.split(/[^a-z0-9]+/))
      if (word !== '' && !stopWords.has(word))
        terms.push(meanings.get(word) ?? meanings.get(stemOf(word)) ?? stemOf(word));
    return terms;
  };
}
