import type { Part } from './vocabulary.ts';

/** Finds letters within the words of parts: `line` in Redline. */
export interface WordInsides {
  /** Calls back with the number of each part that has a word containing the letters. */
  each(letters: string, visit: (part: number) => void): void;
}

/** Creates the search over parts, to which more may be added later. */
export function createWordInsides(parts: readonly Part[]): WordInsides {
  let text = '';
  /** Start of each part in the text. */
  const starts: number[] = [];
  /** Index of the last start at or before a position. */
  const partAt = (place: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    each(letters, visit) {
      for (const { units } of parts.slice(starts.length)) {
        starts.push(text.length);
        text += `${units.join('\n')}\n`;
      }
      for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) visit(partAt(at));
    },
  };
}
