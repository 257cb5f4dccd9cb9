/**
 * One position in a name at which a word can begin: the text from there to the end of its part. `ends` has bit n set if a word or syllable
 * ends after n letters. `from` is the unit of the part at which the text begins.
 */
export interface Term {
  readonly text: string;
  readonly part: number;
  readonly ends: number;
  readonly from: number;
}

/** Number of letters that `ends` covers. */
const END_BITS = 31;

/** Terms sorted by text: those with a common prefix are adjacent. */
export interface TermList {
  add(units: readonly string[], part: number, from: number): void;
  /** Calls back for every term that begins with the prefix. Stops if the callback returns true. */
  eachFrom(prefix: string, visit: (term: Term) => boolean): void;
  has(prefix: string): boolean;
}

function endsOf(units: readonly string[]): number {
  let ends = 0;
  let length = 0;
  for (const unit of units) {
    length += unit.length;
    if (length <= END_BITS) ends |= 1 << (length - 1);
  }
  return ends;
}

/** True if a word or syllable of the term ends after this number of letters. */
export function endsAfter(term: Term, length: number): boolean {
  return length === term.text.length || (length <= END_BITS && (term.ends & (1 << (length - 1))) !== 0);
}

/** Creates an empty list. It sorts itself at the first query after an addition. */
export function createTermList(): TermList {
  const terms: Term[] = [];
  let isSorted = true;
  const lowerBound = (text: string): number => {
    if (!isSorted) terms.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.part - b.part));
    isSorted = true;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle]?.text ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const begins = (index: number, prefix: string): boolean => terms[index]?.text.startsWith(prefix) ?? false;
  return {
    add(units, part, from) {
      terms.push({ text: units.join(''), part, ends: endsOf(units), from });
      isSorted = false;
    },
    eachFrom(prefix, visit) {
      for (let index = lowerBound(prefix); begins(index, prefix); index++) {
        const term = terms[index];
        if (term && visit(term)) return;
      }
    },
    has: (prefix) => begins(lowerBound(prefix), prefix),
  };
}
