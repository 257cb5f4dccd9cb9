/** Words of the help centre by their pinyin, without tones and spaces. */
export type PinyinWords = Readonly<Record<string, string>>;

/** Share of the input that must be known words for it to count as pinyin. */
const KNOWN_SHARE = 0.7;

/**
 * Converts pinyin of known words to Chinese, with spaces anywhere or none: `zenme tuikuan` becomes 怎么退款. Null when
 * the input is not pinyin.
 */
export function hanOfPinyin(question: string, words: PinyinWords): string | null {
  const letters = question
    .toLowerCase()
    .replace(/[\s'’]+/g, '')
    .replaceAll('ü', 'v');
  if (!/^[a-z]{4,60}$/.test(letters)) return null;
  const { known, found } = bestReading(letters, words);
  return known >= letters.length * KNOWN_SHARE ? found : null;
}

/** The segmentation with the fewest unmatched letters and, among those, the fewest words. */
function bestReading(letters: string, words: PinyinWords): { known: number; found: string } {
  const best = [{ known: 0, count: 0, found: '' }];
  const longest = Math.max(...Object.keys(words).map((word) => word.length));
  for (let end = 1; end <= letters.length; end++) {
    let choice = best[end - 1] ?? { known: 0, count: 0, found: '' };
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const word = words[letters.slice(start, end)];
      const before = best[start];
      if (word === undefined || before === undefined) continue;
      const known = before.known + end - start;
      const count = before.count + 1;
      if (known > choice.known || (known === choice.known && count < choice.count))
        choice = { known, count, found: before.found + word };
    }
    best[end] = choice;
  }
  return best[letters.length] ?? { known: 0, found: '' };
}
