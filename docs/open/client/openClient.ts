// Made by `npm run generate` of the routes of /open/v1. Change those instead.
import { SignedCalls, type SignedFile } from './signedCalls.ts';
import type * as types from './types.ts';

/** Every call of the open platform, typed. */
export class OpenClient extends SignedCalls {
  /** The keys that we sign answers and callbacks with. Needs no signature. While a key is replaced, both keys are listed, and callbacks carry both signatures. */
  getKeys(): Promise<types.GetKeysData> {
    return this.call('GET', `/keys`, {  });
  }

  /** The market: items with their lowest ask. Read from memory, at most a second old. An item may match any value of one list, and must match every list. */
  listMarketItems(query: types.ListMarketItemsQuery = {} as types.ListMarketItemsQuery): Promise<types.ListMarketItemsData> {
    return this.call('GET', `/market-items`, { query: { ...query } });
  }

  /** Prices of named items. At most 200 names. A name that the market does not know returns null at its position. */
  queryPrices(body: types.QueryPricesBody): Promise<types.QueryPricesData> {
    return this.call('POST', `/prices/query`, { body });
  }

  /** The price list, streamed: whole, or what changed since. Without `after` every item that passes the filter, several MB for all of them, an eighth of that if you accept gzip. With `after` the items that changed since; one that nobody sells any more comes with a null ask and no copies. A cursor that is too old is answered by the whole list: see `isWhole`. An item may come although it did not change. A partner may request the whole list at most 2 times a minute; changes of more than 2000 items count as one. Send the `ETag` of a whole list as `If-None-Match` without `after`: the answer is 304 if nothing changed, which does not count towards the limit. With `Accept: application/x-ndjson` it comes as JSON lines. This answer is not signed. */
  streamPrices(query: types.StreamPricesQuery = {} as types.StreamPricesQuery): Promise<types.StreamPricesData> {
    return this.call('GET', `/prices`, { query: { ...query } });
  }

  /** The daily files that can be fetched, the newest first. Sales, asks, buy orders and traits of the whole market, a file a day for each, as JSON lines and as CSV, for 30 days. A day is made within minutes of its end in UTC. */
  listDumps(): Promise<types.ListDumpsData> {
    return this.call('GET', `/dumps`, {  });
  }

  /** A daily file, compressed by zstd. Lines by item, of groups in which at least 3 sellers, or bidders, took part; no line tells of a person. The header `X-Dump-Signature` is the signature over the bytes of the file by the key `X-Dump-Key`, as in the list. A file never changes: send its `ETag` as `If-None-Match`, and the answer is 304. A partner may fetch 10 files a minute, answers of 304 and HEAD aside. */
  getDump(kind: string, day: string, format: string): Promise<SignedFile> {
    return this.file(`/dumps/${encodeURIComponent(kind)}/${encodeURIComponent(day)}/${encodeURIComponent(format)}`);
  }

  /** Prices of an item's sales by day, oldest first. Days without a sale are left out. */
  listPriceHistory(query: types.ListPriceHistoryQuery = {} as types.ListPriceHistoryQuery): Promise<types.ListPriceHistoryData> {
    return this.call('GET', `/market-items/price-history`, { query: { ...query } });
  }

  /** The sales of an item, newest first. Sellers and buyers are not disclosed. */
  listSales(query: types.ListSalesQuery = {} as types.ListSalesQuery): Promise<types.ListSalesData> {
    return this.call('GET', `/market-items/sales`, { query: { ...query } });
  }

  /** The copies of one item that are on sale. In the order of `sort`, page by page. Filters narrow each other; an item that nobody sells has no rows. */
  listListings(query: types.ListListingsQuery = {} as types.ListListingsQuery): Promise<types.ListListingsData> {
    return this.call('GET', `/listings`, { query: { ...query } });
  }

  /** Put copies on sale. Lists every copy that can be listed. Each row has its own outcome; a price above the limit is lowered to it. */
  list(body: types.ListBody): Promise<types.ListData> {
    return this.call('POST', `/listings`, { body });
  }

  /** Copies of all items that are on sale, found by one filter. The filter is the one of the page `/copies`. A copy that is sold between two pages shifts none, but by `rankAscending`, where places change, a row may come again or be left out. A filter of many conditions counts as several requests. */
  searchCopies(query: types.SearchCopiesQuery = {} as types.SearchCopiesQuery): Promise<types.SearchCopiesData> {
    return this.call('GET', `/copies`, { query: { ...query } });
  }

  /** Check a trade link before buying for it. Steam is asked now, or was within the last five minutes; an answer that takes longer than some seconds is `pending`. Nothing is bought or reserved, and buying does not require a check. */
  checkRecipient(body: types.CheckRecipientBody): Promise<types.RecipientCheck> {
    return this.call('POST', `/recipients/check`, { body });
  }

  /** Check many trade links, each with its own outcome. Steam is asked now, or was within the last five minutes; an answer that takes longer than some seconds is `pending`. Nothing is bought or reserved, and buying does not require a check. Each link counts as one request. */
  checkRecipients(body: types.CheckRecipientsBody): Promise<types.CheckRecipientsData> {
    return this.call('POST', `/recipients/check/batch`, { body });
  }

  /** Buy a copy. Pays from your balance, at the ask, and never above `priceLimitCents`. If a response was lost, send the same `outOrderNo` again: it returns the first order. The same number with a different purchase is rejected as `requestIdReused`. */
  buy(body: types.BuyBody): Promise<types.Order> {
    return this.call('POST', `/orders`, { body });
  }

  /** Your orders, newest first. Purchases and sales, with those begun on the site. Follow single orders by callbacks or by `/orders/states` rather than by this list. */
  listOrders(query: types.ListOrdersQuery = {} as types.ListOrdersQuery): Promise<types.ListOrdersData> {
    return this.call('GET', `/orders`, { query: { ...query } });
  }

  /** Buy many copies, each with its own outcome. Up to 50 lines, bought one after the other; one that fails does not affect the others. Each line counts as one request. If a response was lost, send the same again: every number returns its first order. */
  buyBatch(body: types.BuyBatchBody): Promise<types.BuyBatchData> {
    return this.call('POST', `/orders/batch`, { body });
  }

  /** Open a buy order. Holds the money for all its copies at once. Each copy on sale that fits and costs at most `priceLimitCents` is bought by an ordinary order, which `bid.filled` names. If a response was lost, send the same `ownNo` again: it returns the first buy order. */
  openBid(body: types.OpenBidBody): Promise<types.Bid> {
    return this.call('POST', `/bids`, { body });
  }

  /** Your buy orders, newest first. Also those that were opened on the site, and those that have ended. */
  listBids(query: types.ListBidsQuery = {} as types.ListBidsQuery): Promise<types.ListBidsData> {
    return this.call('GET', `/bids`, { query: { ...query } });
  }

  /** One buy order of yours. Also one that has ended. A buy order of somebody else does not exist for you. */
  getBid(bidId: string): Promise<types.Bid> {
    return this.call('GET', `/bids/${encodeURIComponent(bidId)}`, {  });
  }

  /** Change, pause or resume a buy order. What is omitted stays. All of it is done, or nothing. Another price, more copies, other conditions and resuming lose its place among equal prices. */
  changeBid(bidId: string, body: types.ChangeBidBody): Promise<types.Bid> {
    return this.call('PATCH', `/bids/${encodeURIComponent(bidId)}`, { body });
  }

  /** Cancel a buy order. Its money returns at once; the orders that it made go on. Repeating it changes nothing. */
  cancelBid(bidId: string): Promise<types.Bid> {
    return this.call('DELETE', `/bids/${encodeURIComponent(bidId)}`, {  });
  }

  /** Open many buy orders, each with its own outcome. Up to 100, opened one after the other; one that fails does not affect the others. Each counts as one request. If a response was lost, send the same again: every number returns its first buy order. */
  openBidBatch(body: types.OpenBidBatchBody): Promise<types.OpenBidBatchData> {
    return this.call('POST', `/bids/batch`, { body });
  }

  /** What copies of an item are offered and wanted for. The lowest asks and the highest prices of buy orders, by price. It tells nothing of persons. */
  getBook(query: types.GetBookQuery = {} as types.GetBookQuery): Promise<types.ItemBook> {
    return this.call('GET', `/market-items/book`, { query: { ...query } });
  }

  /** Offer less than the ask for a copy. Holds the money at once. The seller may accept, decline or counter within 24 hours; terms of the seller may accept it at once, which makes an ordinary order. If a response was lost, send the same `ownNo` again: it returns the first price offer. */
  makeOffer(body: types.MakeOfferBody): Promise<types.PriceOffer> {
    return this.call('POST', `/offers`, { body });
  }

  /** Price offers that you have made and received, newest first. Also those that were made on the site, and those that have ended. */
  listOffers(query: types.ListOffersQuery = {} as types.ListOffersQuery): Promise<types.ListOffersData> {
    return this.call('GET', `/offers`, { query: { ...query } });
  }

  /** One price offer that you have made or received. Also one that has ended. A price offer between others does not exist for you. */
  getOffer(offerId: string): Promise<types.PriceOffer> {
    return this.call('GET', `/offers/${encodeURIComponent(offerId)}`, {  });
  }

  /** Ask another price of a buyer, once. Of a price offer that you received and that is `open`. The buyer decides within 12 hours, and the money stays held. Repeating it with the same price changes nothing. */
  counterOffer(offerId: string, body: types.CounterOfferBody): Promise<types.PriceOffer> {
    return this.call('POST', `/offers/${encodeURIComponent(offerId)}/counter`, { body });
  }

  /** Accept the price of the other side. As the seller of an `open` price offer, or as the buyer of one that is `countered`, who then pays the difference from the balance. It makes an ordinary order, which `orderNo` names. Repeating it returns the same one. */
  acceptOffer(offerId: string): Promise<types.PriceOffer> {
    return this.call('POST', `/offers/${encodeURIComponent(offerId)}/accept`, {  });
  }

  /** Decline a price offer, or a counter-offer. As its seller, or as the buyer of one that is `countered`. The buyer's money returns at once. Repeating it changes nothing. */
  declineOffer(offerId: string): Promise<types.PriceOffer> {
    return this.call('POST', `/offers/${encodeURIComponent(offerId)}/decline`, {  });
  }

  /** Withdraw a price offer of yours. From ten minutes after it was made, or at once if it was countered. Its money returns at once; more than ten withdrawn within 24 hours pause new ones. Repeating it changes nothing. */
  withdrawOffer(offerId: string): Promise<types.PriceOffer> {
    return this.call('POST', `/offers/${encodeURIComponent(offerId)}/withdraw`, {  });
  }

  /** One order by our number. Also an order that was begun on the site. An order of somebody else does not exist for you. */
  getOrder(orderNo: string): Promise<types.Order> {
    return this.call('GET', `/orders/${encodeURIComponent(orderNo)}`, {  });
  }

  /** One order by your number. For after a lost answer: 404 means that nothing was bought under this number. */
  getOrderByOutOrderNo(outOrderNo: string): Promise<types.Order> {
    return this.call('GET', `/orders/by-out-order-no/${encodeURIComponent(outOrderNo)}`, {  });
  }

  /** The states of many orders. Up to 300 in one call, by either number. Orders that are not yours are omitted. */
  getOrderStates(body: types.GetOrderStatesBody): Promise<types.GetOrderStatesData> {
    return this.call('POST', `/orders/states`, { body });
  }

  /** Cancel an order. The seller may cancel at any time before an offer is out, the buyer after 30 minutes. If an offer may be on its way, the cancel is verified with Steam first. Repeating it changes nothing. */
  cancelOrder(orderNo: string): Promise<types.Order> {
    return this.call('POST', `/orders/${encodeURIComponent(orderNo)}/cancel`, {  });
  }

  /** Send an order to another trade link. Only while `deliveryIssue` says that Steam refuses the link of the order; the offer is sent again at once. Repeating it with the same link changes nothing. */
  replaceTradeUrl(orderNo: string, body: types.ReplaceTradeUrlBody): Promise<types.Order> {
    return this.call('POST', `/orders/${encodeURIComponent(orderNo)}/trade-url`, { body });
  }

  /** What happened to an order, oldest first. Every row that a callback reports, with its `sequence`, cause and time. */
  listOrderHistory(orderNo: string): Promise<types.ListOrderHistoryData> {
    return this.call('GET', `/orders/${encodeURIComponent(orderNo)}/history`, {  });
  }

  /** The copies in your bound Steam accounts. Copies of accounts that were bound on the site, as of the last sync with Steam. */
  listInventory(query: types.ListInventoryQuery = {} as types.ListInventoryQuery): Promise<types.ListInventoryData> {
    return this.call('GET', `/inventory`, { query: { ...query } });
  }

  /** Your open listings, newest first. Copies that are on sale or paused, with their asks and how they are delivered. */
  listOwnListings(query: types.ListOwnListingsQuery = {} as types.ListOwnListingsQuery): Promise<types.ListOwnListingsData> {
    return this.call('GET', `/listings/own`, { query: { ...query } });
  }

  /** Give listings new prices. Each row has its own outcome; a price above the limit is lowered to it. */
  reprice(body: types.RepriceBody): Promise<types.RepriceData> {
    return this.call('POST', `/listings/reprice`, { body });
  }

  /** Take listings back. Each row has its own outcome; a copy that is being bought stays with its order. */
  unlist(body: types.UnlistBody): Promise<types.UnlistData> {
    return this.call('POST', `/listings/unlist`, { body });
  }

  /** Undo batches of the last minute. New listings are taken back and changed prices restored, unless somebody has bought the copy or changed the price since. Repeating it changes nothing. */
  undoListings(body: types.UndoListingsBody): Promise<types.UndoListingsData> {
    return this.call('POST', `/listings/undo`, { body });
  }

  /** What an action on many copies would do, in sums. A dry run with the same rules. It changes nothing. */
  previewBulkAction(body: types.PreviewBulkActionBody): Promise<types.BulkPreview> {
    return this.call('POST', `/bulk-actions/preview`, { body });
  }

  /** List, reprice, unlist or set the cost of many copies. The market carries it out part by part; ask for its state. One runs at a time: another one waits for its turn, with the copies or listings that match now and the prices at that time. At most 5 wait. */
  startBulkAction(body: types.StartBulkActionBody): Promise<types.BulkAction> {
    return this.call('POST', `/bulk-actions`, { body });
  }

  /** The state of an action on many copies. Actions are kept for 30 days. */
  getBulkAction(bulkActionId: string): Promise<types.BulkAction> {
    return this.call('GET', `/bulk-actions/${encodeURIComponent(bulkActionId)}`, {  });
  }

  /** What an action did with each copy. In the order in which the copies were done, page by page. */
  listBulkOutcomes(bulkActionId: string, query: types.ListBulkOutcomesQuery = {} as types.ListBulkOutcomesQuery): Promise<types.ListBulkOutcomesData> {
    return this.call('GET', `/bulk-actions/${encodeURIComponent(bulkActionId)}/outcomes`, { query: { ...query } });
  }

  /** What the undo of an action did with each copy. In the order in which the copies were undone, page by page. `isDone`: it was restored. `fromCents` is what the action set, `toCents` what holds after the undo. */
  listBulkUndoOutcomes(bulkActionId: string, query: types.ListBulkUndoOutcomesQuery = {} as types.ListBulkUndoOutcomesQuery): Promise<types.ListBulkUndoOutcomesData> {
    return this.call('GET', `/bulk-actions/${encodeURIComponent(bulkActionId)}/undo-outcomes`, { query: { ...query } });
  }

  /** Take back what waits: a new action, an undo, or going on with one. A new action never begins then; one that was to go on or to be undone stays as it was. Repeating it changes nothing. */
  cancelBulkAction(bulkActionId: string): Promise<types.BulkAction> {
    return this.call('POST', `/bulk-actions/${encodeURIComponent(bulkActionId)}/cancel`, {  });
  }

  /** Pause an action after the part that is under way. What is done stays done, and the next one that waits begins. Pausing a paused action changes nothing. */
  pauseBulkAction(bulkActionId: string): Promise<types.BulkAction> {
    return this.call('POST', `/bulk-actions/${encodeURIComponent(bulkActionId)}/pause`, {  });
  }

  /** Go on with a paused or stopped action. It goes on where it was, at once or after those that are at work or wait: `waitingFor`. An error that stopped it must be gone, or it stops again. */
  resumeBulkAction(bulkActionId: string): Promise<types.BulkAction> {
    return this.call('POST', `/bulk-actions/${encodeURIComponent(bulkActionId)}/resume`, {  });
  }

  /** Undo everything that an action did, within a day of its end. Copies that were sold meanwhile, or changed by hand, stay as they are: `notRestored` counts them by reason, and `/undo-outcomes` names each. While another one is at work, the undo waits: `waitingFor`. */
  undoBulkAction(bulkActionId: string): Promise<types.BulkAction> {
    return this.call('POST', `/bulk-actions/${encodeURIComponent(bulkActionId)}/undo`, {  });
  }

  /** Your money by account. The balances of this moment, in fen. `spendableCents` is what a purchase can use. */
  getWallet(): Promise<types.Wallet> {
    return this.call('GET', `/wallet`, {  });
  }

  /** Your ledger, newest first. Each line is one side of a double entry; together they explain every balance. */
  listWalletEntries(query: types.ListWalletEntriesQuery = {} as types.ListWalletEntriesQuery): Promise<types.ListWalletEntriesData> {
    return this.call('GET', `/wallet/entries`, { query: { ...query } });
  }

  /** Events since a cursor as signed callbacks, to forward to a machine of yours. For machines that no callback reaches, such as your own: `listen.ts` posts them to a local address. What is delivered to your callback address stays as it is. Each event counts as one request. */
  listSignedEvents(query: types.ListSignedEventsQuery = {} as types.ListSignedEventsQuery): Promise<types.ListSignedEventsData> {
    return this.call('GET', `/events/signed`, { query: { ...query } });
  }

  /** Events since a cursor, oldest first. The same events as the callbacks, in the order in which they occurred. Store the last cursor: no event after it is ever missed. An empty page means that you are up to date. */
  listEvents(query: types.ListEventsQuery = {} as types.ListEventsQuery): Promise<types.ListEventsData> {
    return this.call('GET', `/events`, { query: { ...query } });
  }

  /** Send the callback of an event again. It keeps its id, and its schedule of attempts starts again. */
  resendEvent(eventId: string): Promise<types.ResendEventData> {
    return this.call('POST', `/events/${encodeURIComponent(eventId)}/resend`, {  });
  }

  /** Search your callbacks, newest first, each with its last attempt. What is named must all match. `/events` has the data of the events, and their order. */
  listCallbacks(query: types.ListCallbacksQuery = {} as types.ListCallbacksQuery): Promise<types.ListCallbacksData> {
    return this.call('GET', `/callbacks`, { query: { ...query } });
  }

  /** How many callbacks a resend would send again. Changes nothing. Name a state, a time or an order, as for the resend itself. */
  previewResend(body: types.PreviewResendBody): Promise<types.CallbackResendPreview> {
    return this.call('POST', `/callbacks/resend/preview`, { body });
  }

  /** Send many callbacks again. Those that match, the oldest first, at most 5000, test callbacks never. Each keeps its id, and its schedule of attempts starts again. After an outage: `{"requestId": …, "state": "dead", "since": …}`. Without `state` those that you acknowledged come again, too. At most once in ten seconds (`callbackResendTooSoon`). */
  resendCallbacks(body: types.ResendCallbacksBody): Promise<types.CallbackResend> {
    return this.call('POST', `/callbacks/resend`, { body });
  }

  /** Check your signature, and send yourself a test callback. Returns the text whose signature was verified, byte by byte: compare it with yours. It changes no order and no money. */
  selftest(body: types.SelftestBody): Promise<types.Selftest> {
    return this.call('POST', `/selftest`, { body });
  }
}
