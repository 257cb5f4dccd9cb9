import { requireText } from '../../kernel/text.ts';

const KEYWORD_LENGTH_MAX = 100;

/**
 * Condition for listings whose item names contain all words, in any order; every listing if there is no word.
 * @throws InvalidInput if the keyword is too long or not text.
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
