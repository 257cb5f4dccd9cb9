import type { Part } from './vocabulary.ts';

/** Finds letters inside of the words of parts: `line` of Redline. */
export interface WordInsides {
  /** Calls back with the number of each part in one of whose words the letters stand. */
  each(letters: string, visit: (part: number) => void): void;
}

/** Makes the search over parts that may still grow. */
export function createWordInsides(parts: readonly Part[]): WordInsides {
  let text = '';
  /** Where each part begins in the text. */
  const starts: number[] = [];
  /** The last of the starts that is not behind a place. */
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
