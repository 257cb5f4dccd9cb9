// Made by `npm run generate` of the routes of /open/v1. Change those instead.
import { SignedCalls } from './signedCalls.ts';
import type * as types from './types.ts';

/** Every call of the open platform, typed. */
export class OpenClient extends SignedCalls {
  /** The keys that we sign answers and callbacks with. Needs no signature. While a key is changed both stand here, and callbacks carry both signatures. */
  getKeys(): Promise<types.GetKeysData> {
    return this.call('GET', `/keys`, {  });
  }

  /** The market: items with their lowest ask. Read from memory, at most a second old. Values of one list widen it, different lists narrow. */
  listMarketItems(query: types.ListMarketItemsQuery = {} as types.ListMarketItemsQuery): Promise<types.ListMarketItemsData> {
    return this.call('GET', `/market-items`, { query: { ...query } });
  }

  /** Prices of named items. At most 200 names. A name that the market does not know answers null at its place. */
  queryPrices(body: types.QueryPricesBody): Promise<types.QueryPricesData> {
    return this.call('POST', `/prices/query`, { body });
  }

  /** The whole price list, streamed. Every item of the market, several MB. A partner takes it at most 2 times a minute. Send the `ETag` of your last copy as `If-None-Match`: 304 where nothing changed, which counts as no list. This answer is not signed. */
  streamPrices(): Promise<types.StreamPricesData> {
    return this.call('GET', `/prices`, {  });
  }

  /** The copies of one item that are on sale. */
  listListings(query: types.ListListingsQuery = {} as types.ListListingsQuery): Promise<types.ListListingsData> {
    return this.call('GET', `/listings`, { query: { ...query } });
  }

  /** Put copies on sale. Lists what can be listed. Each row has its own outcome; a price above the bound is lowered to it. */
  list(body: types.ListBody): Promise<types.ListData> {
    return this.call('POST', `/listings`, { body });
  }

  /** Buy a copy. Pays from your balance, at the ask, and nothing above `priceLimitCents`. Send the same `outOrderNo` again whenever an answer was lost: it answers the first order. With another wish it is refused as `requestIdReused`. */
  buy(body: types.BuyBody): Promise<types.Order> {
    return this.call('POST', `/orders`, { body });
  }

  /** Your orders, newest first. */
  listOrders(query: types.ListOrdersQuery = {} as types.ListOrdersQuery): Promise<types.ListOrdersData> {
    return this.call('GET', `/orders`, { query: { ...query } });
  }

  /** One order by our number. */
  getOrder(orderNo: string): Promise<types.Order> {
    return this.call('GET', `/orders/${encodeURIComponent(orderNo)}`, {  });
  }

  /** One order by your number. */
  getOrderByOutOrderNo(outOrderNo: string): Promise<types.Order> {
    return this.call('GET', `/orders/by-out-order-no/${encodeURIComponent(outOrderNo)}`, {  });
  }

  /** The states of many orders. Up to 300 in one call, by either number. What is no order of yours is left out. */
  getOrderStates(body: types.GetOrderStatesBody): Promise<types.GetOrderStatesData> {
    return this.call('POST', `/orders/states`, { body });
  }

  /** Cancel an order. The seller may at any time before an offer is out, the buyer after 30 minutes. Where an offer may be under way, it is verified with Steam first. The same again changes nothing. */
  cancelOrder(orderNo: string): Promise<types.Order> {
    return this.call('POST', `/orders/${encodeURIComponent(orderNo)}/cancel`, {  });
  }

  /** The copies in your bound Steam accounts. */
  listInventory(query: types.ListInventoryQuery = {} as types.ListInventoryQuery): Promise<types.ListInventoryData> {
    return this.call('GET', `/inventory`, { query: { ...query } });
  }

  /** Your open listings, newest first. */
  listOwnListings(query: types.ListOwnListingsQuery = {} as types.ListOwnListingsQuery): Promise<types.ListOwnListingsData> {
    return this.call('GET', `/listings/own`, { query: { ...query } });
  }

  /** Give listings new prices. */
  reprice(body: types.RepriceBody): Promise<types.RepriceData> {
    return this.call('POST', `/listings/reprice`, { body });
  }

  /** Take listings back. */
  unlist(body: types.UnlistBody): Promise<types.UnlistData> {
    return this.call('POST', `/listings/unlist`, { body });
  }

  /** Your money by account. */
  getWallet(): Promise<types.Wallet> {
    return this.call('GET', `/wallet`, {  });
  }

  /** Your ledger, newest first. Each line is one side of a double entry; together they explain every balance. */
  listWalletEntries(query: types.ListWalletEntriesQuery = {} as types.ListWalletEntriesQuery): Promise<types.ListWalletEntriesData> {
    return this.call('GET', `/wallet/entries`, { query: { ...query } });
  }

  /** Events since a cursor, oldest first. The same events as the callbacks, in the order in which they became true. Keep the last cursor: nothing is ever missed behind it. An empty page means that you are up to date. */
  listEvents(query: types.ListEventsQuery = {} as types.ListEventsQuery): Promise<types.ListEventsData> {
    return this.call('GET', `/events`, { query: { ...query } });
  }

  /** Send the callback of an event again. It keeps its id, and its plan of attempts begins anew. */
  resendEvent(eventId: string): Promise<types.ResendEventData> {
    return this.call('POST', `/events/${encodeURIComponent(eventId)}/resend`, {  });
  }

  /** Check your signature, and send yourself a test callback. */
  selftest(body: types.SelftestBody): Promise<types.Selftest> {
    return this.call('POST', `/selftest`, { body });
  }
}
