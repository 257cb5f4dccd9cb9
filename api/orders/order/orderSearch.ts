import type { MarketIndex } from '../../catalog/market/marketIndex.ts';

/** The longest text that a search in one's orders takes, in characters. */
export const ORDER_SEARCH_MAX = 100;

/** What a text means among a user's orders: those whose number has it, and those of these items. */
export interface OrderSearch {
  /** Digits; null where the text is no part of a number. */
  number: string | null;
  itemIds: string[];
}

/**
 * Reads a search in one's orders as the market reads a keyword, so that Chinese, English, pinyin and nicknames find here what they find
 * there.
 * @param tradedItemIds the items that the user ever ordered or sold: only they can be meant.
 */
export function orderSearchOf(
  market: MarketIndex,
  text: string,
  tradedItemIds: readonly string[],
): OrderSearch {
  const { items } = market.search.find(text);
  return {
    number: /^[0-9]{1,32}$/.test(text) ? text : null,
    itemIds: tradedItemIds.filter((id) => market.findById(id) && items.has(market.positionFrom(id, false))),
  };
}
