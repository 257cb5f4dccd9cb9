import type { MarketIndex } from '../../catalog/market/marketIndex.ts';

/** Maximum length of a search text in one's own orders, in characters. */
export const ORDER_SEARCH_MAX = 100;

/** What a search text matches among a user's orders: order numbers that contain it, and orders of these items. */
export interface OrderSearch {
  /** Digits; null if the text cannot be part of a number. */
  number: string | null;
  itemIds: string[];
}

/**
 * Parses a search in one's own orders as the market parses a keyword, so that Chinese, English, pinyin and nicknames
 * find the same items.
 * @param tradedItemIds the items that the user has ever ordered or sold; only they can match.
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
