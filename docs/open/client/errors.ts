// Made by `npm run generate` of the routes of /open/v1. Change those instead.

/**
 * When a request that met an error can succeed: never as such; after the request, or the account, has changed; the same one after a while.
 */
export type Retry = 'never' | 'changed' | 'later';

/** What a code means for a program. `waitSeconds` holds where the answer has no Retry-After. */
export interface ErrorRule {
  readonly code: number;
  readonly status: number;
  readonly retry: Retry;
  readonly waitSeconds: number | null;
}

/** Every code that a call can answer, by its `error`. Others may come: go by the HTTP status then. */
export const ERRORS: Readonly<Record<string, ErrorRule>> = {
  badInput: { code: 400, status: 400, retry: 'changed', waitSeconds: null },
  unauthorized: { code: 401, status: 401, retry: 'changed', waitSeconds: null },
  openPlatformOff: { code: 403, status: 403, retry: 'changed', waitSeconds: null },
  addressNotAllowed: { code: 403, status: 403, retry: 'changed', waitSeconds: null },
  notFound: { code: 404, status: 404, retry: 'changed', waitSeconds: null },
  tooLarge: { code: 413, status: 413, retry: 'changed', waitSeconds: null },
  mediaTypeWrong: { code: 415, status: 415, retry: 'changed', waitSeconds: null },
  tooMany: { code: 429, status: 429, retry: 'later', waitSeconds: 60 },
  failed: { code: 500, status: 500, retry: 'later', waitSeconds: 1 },
  unavailable: { code: 503, status: 503, retry: 'later', waitSeconds: 5 },
  openPlatformClosed: { code: 503, status: 503, retry: 'later', waitSeconds: 60 },
  listingGone: { code: 2001, status: 422, retry: 'changed', waitSeconds: null },
  priceChanged: { code: 2002, status: 422, retry: 'changed', waitSeconds: null },
  insufficientFunds: { code: 2003, status: 422, retry: 'changed', waitSeconds: null },
  ownListing: { code: 2004, status: 422, retry: 'never', waitSeconds: null },
  tradeUrlMissing: { code: 2005, status: 422, retry: 'changed', waitSeconds: null },
  tradeUrlInvalid: { code: 2006, status: 422, retry: 'changed', waitSeconds: null },
  accountBlocked: { code: 2007, status: 422, retry: 'changed', waitSeconds: null },
  requestIdReused: { code: 2008, status: 422, retry: 'changed', waitSeconds: null },
  cancelNotAllowed: { code: 2009, status: 422, retry: 'later', waitSeconds: 1800 },
  tradeUrlNotNeeded: { code: 2010, status: 422, retry: 'never', waitSeconds: null },
  paymentAppClosed: { code: 2011, status: 422, retry: 'changed', waitSeconds: null },
  unpaidOrdersFull: { code: 2013, status: 422, retry: 'changed', waitSeconds: null },
  noListingWithinLimit: { code: 2014, status: 422, retry: 'changed', waitSeconds: null },
  marketItemUnknown: { code: 2015, status: 422, retry: 'changed', waitSeconds: null },
  tradeUrlElsewhere: { code: 2016, status: 422, retry: 'changed', waitSeconds: null },
  tradeBanned: { code: 2017, status: 422, retry: 'changed', waitSeconds: null },
  serviceClosed: { code: 2018, status: 422, retry: 'later', waitSeconds: 60 },
  tradeHeld: { code: 2019, status: 422, retry: 'changed', waitSeconds: null },
  signatureRequired: { code: 2020, status: 422, retry: 'never', waitSeconds: null },
  nothingSelected: { code: 2101, status: 422, retry: 'changed', waitSeconds: null },
  undoNotAllowed: { code: 2102, status: 422, retry: 'never', waitSeconds: null },
  sellingRulesFull: { code: 2103, status: 422, retry: 'changed', waitSeconds: null },
  sellingRuleUnknown: { code: 2104, status: 422, retry: 'changed', waitSeconds: null },
  floorFarAbove: { code: 2105, status: 422, retry: 'changed', waitSeconds: null },
  bulkActionUnknown: { code: 2107, status: 422, retry: 'changed', waitSeconds: null },
  bulkSelectionChanged: { code: 2108, status: 422, retry: 'changed', waitSeconds: null },
  bulkQueueFull: { code: 2109, status: 422, retry: 'later', waitSeconds: 10 },
  shopLineUnfit: { code: 2122, status: 422, retry: 'changed', waitSeconds: null },
  pinNotOnSale: { code: 2123, status: 422, retry: 'changed', waitSeconds: null },
  filterInvalid: { code: 2401, status: 422, retry: 'changed', waitSeconds: null },
  bidTick: { code: 2501, status: 422, retry: 'changed', waitSeconds: null },
  bidFarAbove: { code: 2502, status: 422, retry: 'changed', waitSeconds: null },
  bidPriceTooHigh: { code: 2503, status: 422, retry: 'changed', waitSeconds: null },
  bidExists: { code: 2504, status: 422, retry: 'changed', waitSeconds: null },
  bidsFull: { code: 2505, status: 422, retry: 'changed', waitSeconds: null },
  bidEnded: { code: 2506, status: 422, retry: 'never', waitSeconds: null },
  bidRaisedTooOften: { code: 2507, status: 422, retry: 'changed', waitSeconds: null },
  offerTooLow: { code: 2511, status: 422, retry: 'changed', waitSeconds: null },
  offerIsPurchase: { code: 2512, status: 422, retry: 'changed', waitSeconds: null },
  offerExists: { code: 2513, status: 422, retry: 'changed', waitSeconds: null },
  offersFull: { code: 2514, status: 422, retry: 'changed', waitSeconds: null },
  bargainClosed: { code: 2515, status: 422, retry: 'changed', waitSeconds: null },
  offersPaused: { code: 2516, status: 422, retry: 'changed', waitSeconds: null },
  offerEnded: { code: 2517, status: 422, retry: 'never', waitSeconds: null },
  counterOutOfRange: { code: 2518, status: 422, retry: 'changed', waitSeconds: null },
  offerWithdrawnTooEarly: { code: 2519, status: 422, retry: 'changed', waitSeconds: null },
  offerBuyerUnable: { code: 2520, status: 422, retry: 'changed', waitSeconds: null },
  watchlistFull: { code: 4101, status: 422, retry: 'changed', waitSeconds: null },
  savedFiltersFull: { code: 4102, status: 422, retry: 'changed', waitSeconds: null },
  itemUnknown: { code: 4103, status: 422, retry: 'changed', waitSeconds: null },
  inventoryNotDue: { code: 5201, status: 422, retry: 'later', waitSeconds: 300 },
  noSteamAccount: { code: 5202, status: 422, retry: 'changed', waitSeconds: null },
  partnerNotLocked: { code: 6017, status: 422, retry: 'changed', waitSeconds: null },
  callbackEventUnknown: { code: 6020, status: 422, retry: 'changed', waitSeconds: null },
  callbackResendTooSoon: { code: 6021, status: 422, retry: 'later', waitSeconds: 10 },
};
