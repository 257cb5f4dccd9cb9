import { requireText } from '../../kernel/text.ts';

const KEYWORD_LENGTH_MAX = 100;

/**
 * Which listings are of an item whose names hold all words, in any order; without a word all of them.
 * @throws InvalidInput where the keyword is too long or no text.
 */
export function itemNamed(keyword: string | null | undefined) {
  const words = requireText('keyword', keyword ?? '', KEYWORD_LENGTH_MAX)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  return words.length === 0
    ? {}
    : { marketItem: { AND: words.map((word) => ({ searchText: { contains: word } })) } };
}
