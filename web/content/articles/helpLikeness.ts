/** A phrase about an article, as terms. */
export interface SaidPhrase {
  readonly serial: string;
  readonly terms: readonly string[];
}

/**
 * Similarity of a question to the most similar phrase of each article, above 0 and up to 1. Articles without a common
 * term are omitted.
 */
export type ReadLikeness = (asked: readonly string[]) => ReadonlyMap<string, number>;

/**
 * Compares questions with whole phrases: words that occur together in one phrase weigh more than the same words
 * apart. A term weighs more when fewer articles contain it.
 */
export function createLikeness(phrases: readonly SaidPhrase[]): ReadLikeness {
  const said = phrases.map(({ serial, terms }) => ({ serial, terms: new Set(terms) }));
  const articles = new Map<string, Set<string>>();
  for (const { serial, terms } of said)
    for (const term of terms) articles.set(term, (articles.get(term) ?? new Set()).add(serial));
  const articleCount = new Set(said.map(({ serial }) => serial)).size;
  const weightOf = (term: string) => Math.log(1 + articleCount / ((articles.get(term)?.size ?? 0) + 0.5));
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);
  const weighed = said.map((phrase) => ({ ...phrase, weight: weigh(phrase.terms) }));
  return (asked) => {
    const terms = new Set(asked);
    const askedWeight = weigh(terms);
    const likest = new Map<string, number>();
    for (const { serial, terms: phrase, weight } of weighed) {
      const sharedWeight = weigh([...terms].filter((term) => phrase.has(term)));
      const likeness = sharedWeight / Math.sqrt(askedWeight * weight);
      if (likeness > (likest.get(serial) ?? 0)) likest.set(serial, likeness);
    }
    return likest;
  };
}
