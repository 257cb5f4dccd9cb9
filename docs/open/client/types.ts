// Made by `npm run generate` of the routes of /open/v1. Change those instead.

export type Event =
  | OrderChangedEvent
  | BidFilledEvent
  | BidSleptEvent
  | BidWokenEvent
  | BidExpiredEvent
  | BidCancelledEvent
  | OfferMadeEvent
  | OfferCounteredEvent
  | OfferAcceptedEvent
  | OfferDeclinedEvent
  | OfferEndedEvent
  | AccountHeldEvent
  | AccountReleasedEvent
  | EndpointTestEvent;
/**
 * Any JSON object; it is part of what you sign.
 */
export type SelftestBody = {
  [k: string]: unknown;
} | null;

export interface AccountHeldEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "account.held";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: AccountHold;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface AccountHold {
  /**
   * Id of the hold: `account.released` has the id of its `account.held`.
   */
  holdId: string;
  /**
   * What is stopped: withdrawals, or buying, listing and withdrawing. Reading never is.
   */
  scope: "withdrawals" | "everything";
  /**
   * Steam shows that you reversed a trade, or an operator decided.
   */
  cause: "reversedTrade" | "operator";
  /**
   * Number of the order that caused it.
   */
  orderNo: string | null;
  /**
   * The operator's explanation.
   */
  note: string | null;
  /**
   * Time in ISO 8601, UTC.
   */
  startedAt: string;
  /**
   * When it ends by itself; null if an operator has to end it.
   */
  endsAt: string | null;
}
export interface AccountReleasedEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "account.released";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: AccountHold;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface Bid {
  /**
   * Opaque identifier of the row.
   */
  bidId: string;
  /**
   * Your number of it; null if it was opened on the site.
   */
  ownNo: string | null;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Number of copies that it wants in all.
   */
  quantity: number;
  /**
   * Number of copies that it has not got.
   */
  remaining: number;
  /**
   * Its price in the book, in fen, and the most that a copy may cost for which nobody else bids.
   */
  priceLimitCents: number;
  /**
   * The most that a copy may cost where others bid for it too, in fen; nobody else sees it. Null if it is not more than the price.
   */
  upToCents: number | null;
  /**
   * What copies must be like, as a filter; empty if any copy will do.
   */
  conditions: string;
  /**
   * Where it stands; `asleep` is open and not filled.
   */
  status: "open" | "asleep" | "filled" | "cancelled" | "expired";
  /**
   * Why it sleeps; null if it does not.
   */
  sleepReason: ("paused" | "noTradeLink" | "tradeLinkRefused" | "heldForReview" | "buyerBroke") | null;
  /**
   * Money that is held for the copies that it has not got, in fen.
   */
  heldCents: number;
  /**
   * SteamID64 of the account that receives its copies; empty if you have no trade link.
   */
  recipientSteamId: string;
  /**
   * Our numbers of its latest orders, at most ten, newest first.
   */
  orderNos: string[];
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * Time in ISO 8601, UTC.
   */
  expiresAt: string;
  /**
   * When it was filled, cancelled or expired.
   */
  endedAt: string | null;
}
export interface BidCancelledEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "bid.cancelled";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: BidChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface BidChanged {
  /**
   * Opaque identifier of the row.
   */
  bidId: string;
  /**
   * Your number of the buy order; null if it was opened on the site.
   */
  ownNo: string | null;
  /**
   * Valve's exact English name of the item.
   */
  marketHashName: string;
  /**
   * Where the buy order stood after the event.
   */
  status: "open" | "asleep" | "filled" | "cancelled" | "expired";
  /**
   * Why it sleeps; null if it does not.
   */
  sleepReason: ("paused" | "noTradeLink" | "tradeLinkRefused" | "heldForReview" | "buyerBroke") | null;
  /**
   * Number of copies that it wants in all.
   */
  quantity: number;
  /**
   * Number of copies that it has not got.
   */
  remaining: number;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  priceLimitCents: number;
}
export interface BidExpiredEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "bid.expired";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: BidChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface BidFilled {
  /**
   * Opaque identifier of the row.
   */
  bidId: string;
  /**
   * Your number of the buy order; null if it was opened on the site.
   */
  ownNo: string | null;
  /**
   * Valve's exact English name of the item.
   */
  marketHashName: string;
  /**
   * Where the buy order stood after the event.
   */
  status: "open" | "asleep" | "filled" | "cancelled" | "expired";
  /**
   * Why it sleeps; null if it does not.
   */
  sleepReason: ("paused" | "noTradeLink" | "tradeLinkRefused" | "heldForReview" | "buyerBroke") | null;
  /**
   * Number of copies that it wants in all.
   */
  quantity: number;
  /**
   * Number of copies that it has not got.
   */
  remaining: number;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  priceLimitCents: number;
  /**
   * Our number of the order that bought the copy: `order.changed` tells of it.
   */
  orderNo: string;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  priceCents: number;
}
export interface BidFilledEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "bid.filled";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: BidFilled;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface BidOutcome {
  /**
   * Position of the buy order in the request, from 0.
   */
  index: number;
  /**
   * Your number of the buy order.
   */
  ownNo: string;
  /**
   * The buy order; null if it was refused.
   */
  bid: Bid | null;
  /**
   * Why it was refused: the stable code, or `badInput`.
   */
  error: string | null;
  /**
   * With `badInput`: the name of the invalid field.
   */
  field: string | null;
  /**
   * The reason for people.
   */
  msg: string | null;
  /**
   * What belongs to the error, such as `lowerCents`.
   */
  data: {
    [k: string]: unknown;
  } | null;
}
export interface BidRequestInput {
  /**
   * Your own number of the buy order, usable once: repeating it returns the first one.
   */
  ownNo: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Number of copies, 1 to 100.
   */
  quantity?: number;
  /**
   * The most that one copy may cost, in fen, on a step: 1 under 100, 10 under 5,000, 100 from there.
   */
  priceLimitCents: number;
  /**
   * The most that a copy may cost where others bid for it too, in fen, on a step; `priceLimitCents` or more. Nobody else sees it, and the money is held at it. The buy order then pays a step more than the highest other limit.
   */
  upToCents?: number;
  /**
   * What copies must be like, as a filter such as `wear<0.1 seed:661`. Empty: any copy.
   */
  conditions?: string;
  /**
   * When it ends by itself, 1 to 30 days from now; 7 if omitted.
   */
  expiresAt?: string;
  /**
   * Trade link that receives the copies. Omit it for your account's own trade link.
   */
  tradeUrl?: string;
  /**
   * Confirms a price above 1.5 times the reference price.
   */
  isHighPriceConfirmed?: boolean;
}
export interface BidSleptEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "bid.slept";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: BidChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface BidWokenEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "bid.woken";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: BidChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface BulkAction {
  /**
   * Opaque identifier of the row.
   */
  bulkActionId: string;
  kind: "list" | "reprice" | "unlist" | "cost" | "discount";
  /**
   * waiting: a new one while another one is at work. stopped: an error ended it early; it can go on or be undone.
   */
  state: "waiting" | "running" | "paused" | "finished" | "stopped" | "undoing" | "undone" | "cancelled";
  /**
   * Its place among those that wait, from 1, which is next. Null if it does not wait.
   */
  waitingPlace: number | null;
  /**
   * Its state once its turn comes. Until then one that goes on, or is to be undone, keeps its state. Null if it does not wait.
   */
  waitingFor: ("running" | "undoing") | null;
  /**
   * Number of those that are done or skipped by now.
   */
  decidedCount: number;
  /**
   * Number of those that its undo restored.
   */
  undoneCount: number;
  /**
   * Those that its undo did not restore, by reason.
   */
  notRestored: {
    /**
     * Why, as a stable code such as inCooldown or priceTooLow.
     */
    error: string;
    /**
     * The reason as text, in the language of Accept-Language (en or zh).
     */
    msg: string;
    count: number;
  }[];
  /**
   * Number of copies or listings that it is about.
   */
  totalCount: number;
  /**
   * Number of those that were done, or would be.
   */
  doneCount: number;
  /**
   * Those that are skipped, by reason.
   */
  skipped: {
    /**
     * Why, as a stable code such as inCooldown or priceTooLow.
     */
    error: string;
    /**
     * The reason as text, in the language of Accept-Language (en or zh).
     */
    msg: string;
    count: number;
  }[];
  /**
   * Sum of their former asks or costs, in fen.
   */
  fromCents: number;
  /**
   * Sum of their new asks or costs, in fen.
   */
  toCents: number;
  /**
   * Number of those whose ask was too high and is lowered.
   */
  loweredCount: number;
  /**
   * By how much together, in fen.
   */
  loweredCents: number;
  /**
   * The code of the error that stopped it.
   */
  stopError: string | null;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
  endedAt: string | null;
}
export interface BulkChangeInput {
  kind: "list" | "reprice" | "unlist" | "cost" | "discount";
  /**
   * For list and reprice.
   */
  price?: {
    /**
     * What the new asks start from.
     */
    basis: "reference" | "lowestAsk" | "ownAsk" | "fixed";
    /**
     * For reference, 0.97 to 1.1, and ownAsk, 0.5 to 1.5.
     */
    multiplier?: number | null;
    /**
     * For lowestAsk: how far below it, in fen.
     */
    stepCents?: number | null;
    /**
     * For fixed: the ask in fen.
     */
    priceCents?: number | null;
    /**
     * Confirms asks below half of the reference price.
     */
    isLowPriceConfirmed?: boolean;
    /**
     * Asks of some copies, which take the place of the basis. The first that fits a copy decides.
     *
     * @maxItems 500
     */
    kindPrices?: {
      /**
       * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
       */
      marketHashName: string;
      /**
       * Doppler phase or gem, as listings have it. Null: only copies without one.
       */
      phase?: string | null;
      /**
       * Lowest wear, 0 to 1.
       */
      minWear?: number | null;
      /**
       * The wear that they stay below.
       */
      maxWear?: number | null;
      /**
       * Empty: any pattern.
       *
       * @maxItems 100
       */
      paintSeeds?: number[];
      /**
       * Null: with or without.
       */
      hasStickers?: boolean | null;
      /**
       * The ask of each of them, in fen.
       */
      priceCents: number;
    }[];
  };
  /**
   * For cost: of each copy, in fen. Name either this or clearsCost.
   */
  costCents?: number | null;
  /**
   * For cost: true removes the cost, which is unknown then.
   */
  clearsCost?: boolean;
  /**
   * For discount. Name either this or endsDiscounts.
   */
  discount?: {
    /**
     * Whole percent off the ask that a listing has at the start, 1 to 90.
     */
    percent: number;
    /**
     * When it starts, within 30 days, in ISO 8601. Null: at once.
     */
    startsAt?: string | null;
    /**
     * When it ends, from an hour to 30 days after the start, in ISO 8601.
     */
    endsAt: string;
    /**
     * Confirms asks below half of the reference price.
     */
    isLowPriceConfirmed?: boolean;
  } | null;
  /**
   * For discount: true ends the discounts that the listings have.
   */
  endsDiscounts?: boolean;
}
export interface BulkOutcome {
  inventoryItemId: string | null;
  listingId: string | null;
  isDone: boolean;
  /**
   * Why it was skipped, as a stable code.
   */
  error: string | null;
  /**
   * The former ask or cost, in fen.
   */
  fromCents: number | null;
  /**
   * The new ask or cost, in fen.
   */
  toCents: number | null;
}
export interface BulkPreview {
  /**
   * Number of copies or listings that it is about.
   */
  totalCount: number;
  /**
   * Number of those that were done, or would be.
   */
  doneCount: number;
  /**
   * Those that are skipped, by reason.
   */
  skipped: {
    /**
     * Why, as a stable code such as inCooldown or priceTooLow.
     */
    error: string;
    /**
     * The reason as text, in the language of Accept-Language (en or zh).
     */
    msg: string;
    count: number;
  }[];
  /**
   * Sum of their former asks or costs, in fen.
   */
  fromCents: number;
  /**
   * Sum of their new asks or costs, in fen.
   */
  toCents: number;
  /**
   * Number of those whose ask was too high and is lowered.
   */
  loweredCount: number;
  /**
   * By how much together, in fen.
   */
  loweredCents: number;
  /**
   * Sum of the fees on sales at the new asks, in fen.
   */
  feeCents: number;
  /**
   * Number of those whose lowest ask of others is an outlier; they follow the next one.
   */
  outlierCount: number;
  /**
   * Names the copies or listings, for the start.
   */
  digest: string;
}
/**
 * What the action is about. It is read when the action is requested; at most 20,000 match.
 */
export interface BulkSelectionInput {
  /**
   * The copies of your inventory that match. Reprice and unlist take those that are on sale.
   */
  inventory?: {
    tab?: "all" | "unlisted" | "listed" | "nonTradable";
    /**
     * Only copies of these accounts. Default: all bound accounts.
     *
     * @maxItems 100
     */
    steamIds?: string[];
    /**
     * Only copies of these items. Default: all items.
     *
     * @maxItems 200
     *
     * Items: Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
     */
    marketHashNames?: string[];
  };
  /**
   * Your open listings that match. Exactly one of `inventory` and `listings`.
   */
  listings?: {
    status?: "open" | "active" | "paused";
    /**
     * Words that the item's names must contain.
     */
    keyword?: string;
    /**
     * Only copies of these accounts. Default: all bound accounts.
     *
     * @maxItems 100
     */
    steamIds?: string[];
  };
  /**
   * Copies, or listings, that are left out.
   *
   * @maxItems 5000
   *
   * Items: Opaque identifier of the row.
   */
  exceptIds?: string[];
  /**
   * Only these of what matches.
   *
   * @maxItems 5000
   *
   * Items: Opaque identifier of the row.
   */
  onlyIds?: string[];
}
export interface Callback {
  /**
   * The `webhook-id` of the callback, which `/events/{eventId}/resend` takes.
   */
  id: string;
  type:
    | "order.changed"
    | "bid.filled"
    | "bid.slept"
    | "bid.woken"
    | "bid.expired"
    | "bid.cancelled"
    | "offer.made"
    | "offer.countered"
    | "offer.accepted"
    | "offer.declined"
    | "offer.ended"
    | "account.held"
    | "account.released"
    | "endpoint.test";
  /**
   * Our number of the order; null if it is about none.
   */
  orderNo: string | null;
  /**
   * Your own number of the order; null if it has none.
   */
  outOrderNo: string | null;
  /**
   * Position of the change in its order's history.
   */
  sequence: number | null;
  state: "waiting" | "delivered" | "dead";
  /**
   * Number of attempts so far.
   */
  attempts: number;
  /**
   * When the next attempt is due; null if there is none.
   */
  nextAttemptAt: string | null;
  /**
   * When you acknowledged it. Null unless its state is delivered: one that is sent again has none until it is acknowledged anew.
   */
  deliveredAt: string | null;
  /**
   * When the event occurred.
   */
  createdAt: string;
  /**
   * The last attempt; null if there was none yet.
   */
  lastAttempt: CallbackAttempt | null;
}
export interface CallbackAttempt {
  /**
   * Number of the attempt, from 1, as in `webhook-attempt`.
   */
  attempt: number;
  /**
   * HTTP status of your answer; null if there was none.
   */
  status: number | null;
  /**
   * Why there was no answer; null if there was one.
   */
  failure: ("addressNotAllowed" | "nameUnknown" | "refused" | "timeout" | "certificate" | "connection") | null;
  /**
   * The first KB of your answer.
   */
  answer: string | null;
  /**
   * How long the attempt took, in milliseconds.
   */
  durationMs: number;
  /**
   * When the attempt ended.
   */
  at: string;
}
export interface CallbackKey {
  /**
   * Id of the key, as in `webhook-key-id` of callbacks.
   */
  keyId: string;
  /**
   * Ed25519 public key as Standard Webhooks writes it: `whpk_` and its 32 bytes in base64.
   */
  publicKey: string;
}
export interface CallbackResend {
  /**
   * Number of callbacks that are due again.
   */
  resentCount: number;
  /**
   * Number of those that match and are left: over 5000, or in delivery just then.
   */
  leftCount: number;
  /**
   * When the newest of them occurred: go on with it as `since`. Null if none matched.
   */
  resentUntil: string | null;
}
export interface CallbackResendPreview {
  /**
   * Number of callbacks that match, test callbacks aside.
   */
  matchedCount: number;
  /**
   * Number of those that would be sent again, at most 5000.
   */
  resendCount: number;
}
export interface Copy {
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * The ask of the listing, in fen.
   */
  priceCents: number;
  /**
   * Wear of the copy, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template of the copy.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem; null if none.
   */
  phase: string | null;
  /**
   * How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100; null if its finish has none.
   */
  fadeShare: number | null;
  /**
   * Share of blue of a Case Hardened or Heat Treated, in percent: on the play side of a knife, on the top of a gun. Null if unknown.
   */
  blueShare: number | null;
  /**
   * Share of blue on the back side of a knife or the magazine of an AK-47; null if unknown.
   */
  blueBackShare: number | null;
  /**
   * Market hash names of its stickers, without duplicates.
   */
  stickers: string[];
  /**
   * Whether a robot (automatic) or the seller by hand (manual) sends it.
   */
  deliveryType: "automatic" | "manual";
  /**
   * True if you are the seller.
   */
  isOwn: boolean;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
}
export interface Dump {
  /**
   * What the lines are about.
   */
  kind: "sales" | "asks" | "bids" | "traits";
  /**
   * The day in UTC, such as 2026-01-31.
   */
  day: string;
  /**
   * `jsonl`: JSON lines; `csv`: for spreadsheets.
   */
  format: "jsonl" | "csv";
  /**
   * Version of the columns of its kind: increases when one changes its meaning or goes.
   */
  schemaVersion: number;
  /**
   * The moment whose state the file shows: for `sales`, which of the day counted by then.
   */
  takenAt: string;
  /**
   * Number of lines, the head of a CSV aside.
   */
  rowCount: number;
  /**
   * Size of the compressed file in bytes.
   */
  byteCount: number;
  /**
   * SHA-256 of the compressed file, in hex. Its `ETag` is the same in quotes.
   */
  sha256: string;
  /**
   * Id of our key that signed it, as in `GET /keys`.
   */
  keyId: string;
  /**
   * RSASSA-PKCS1-v1_5 with SHA-256 over the bytes of the compressed file, in base64.
   */
  signature: string;
  /**
   * Where to get it.
   */
  path: string;
}
export interface EndpointTest {
  message: string;
}
export interface EndpointTestEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "endpoint.test";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: EndpointTest;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface OrderChangedEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "order.changed";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: OrderChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface OrderChanged {
  /**
   * Our number of the order.
   */
  orderNo: string;
  /**
   * Your number of the order; null if you did not buy it with one.
   */
  outOrderNo: string | null;
  /**
   * The side of the order that you are on.
   */
  side: "buyer" | "seller";
  /**
   * Increases by one with each change of the order: ignore what is older than what you have.
   */
  sequence: number;
  /**
   * Phase of the order after the change.
   */
  phase:
    | "creating"
    | "awaitingPayment"
    | "awaitingOffer"
    | "delivering"
    | "awaitingAccept"
    | "onHold"
    | "verifying"
    | "protected"
    | "completed"
    | "failed";
  /**
   * Phase before the change: the same if something else changed, null for the first event.
   */
  previousPhase:
    | (
        | "creating"
        | "awaitingPayment"
        | "awaitingOffer"
        | "delivering"
        | "awaitingAccept"
        | "onHold"
        | "verifying"
        | "protected"
        | "completed"
        | "failed"
      )
    | null;
  /**
   * Numeric status: 11, 21, 31, 41, 51 or 55.
   */
  statusCode: number;
  /**
   * Why the order failed, or which failure is being verified.
   */
  reason:
    | (
        | "paymentTimeout"
        | "sellerShipmentTimeout"
        | "sellerRevoked"
        | "sellerCancelled"
        | "buyerCancelled"
        | "buyerCounterOffer"
        | "buyerReceiveTimeout"
        | "buyerDeclined"
        | "itemGone"
        | "wrongDelivery"
        | "reversed"
        | "systemCancelled"
      )
    | null;
  /**
   * What made the change, as `OrderEvent.cause` in GraphQL names it.
   */
  cause: string;
  /**
   * Why Steam refuses to deliver to the trade link. Send another one before `deadlineAt`.
   */
  deliveryIssue: ("tradeLink" | "partnerBlocked" | "tradeHold") | null;
  /**
   * When the phase times out.
   */
  deadlineAt: string | null;
  /**
   * When Steam's trade hold ends.
   */
  holdEndsAt: string | null;
  /**
   * When Steam's trade protection ends and the seller is paid.
   */
  settlesAt: string | null;
  /**
   * Steam's id of the trade offer, once it exists.
   */
  tradeOfferId: string | null;
  /**
   * SteamID64 of the account that receives the item.
   */
  recipientSteamId: string;
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * Steam's id of the copy in the seller's inventory.
   */
  assetId: string;
  /**
   * Valve's exact English name of the item.
   */
  marketHashName: string;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  priceCents: number;
  /**
   * Fee of the sale in fen, for its seller; 0 for the buyer, who pays none.
   */
  feeCents: number;
}
export interface OfferMadeEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "offer.made";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: PriceOfferChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface PriceOfferChanged {
  /**
   * Opaque identifier of the row.
   */
  offerId: string;
  /**
   * The side of the price offer that you are on.
   */
  side: "buyer" | "seller";
  /**
   * Your number of it; null if you received it, or if it was made on the site.
   */
  ownNo: string | null;
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * Valve's exact English name of the item.
   */
  marketHashName: string;
  /**
   * Where the price offer stood after the event.
   */
  status: "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired" | "ended";
  /**
   * How its listing ended it; null if the listing did not.
   */
  endReason: ("sold" | "unlisted" | "repriced" | "priceCut") | null;
  /**
   * The ask when it was made, in fen.
   */
  askCents: number;
  /**
   * What the buyer offers, in fen.
   */
  priceCents: number;
  /**
   * What the seller asks instead, in fen; null without one.
   */
  counterCents: number | null;
  /**
   * Until when it could be answered.
   */
  expiresAt: string;
}
export interface OfferCounteredEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "offer.countered";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: PriceOfferChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface OfferAcceptedEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "offer.accepted";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: PriceOfferAccepted;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface PriceOfferAccepted {
  /**
   * Opaque identifier of the row.
   */
  offerId: string;
  /**
   * The side of the price offer that you are on.
   */
  side: "buyer" | "seller";
  /**
   * Your number of it; null if you received it, or if it was made on the site.
   */
  ownNo: string | null;
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * Valve's exact English name of the item.
   */
  marketHashName: string;
  /**
   * Where the price offer stood after the event.
   */
  status: "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired" | "ended";
  /**
   * How its listing ended it; null if the listing did not.
   */
  endReason: ("sold" | "unlisted" | "repriced" | "priceCut") | null;
  /**
   * The ask when it was made, in fen.
   */
  askCents: number;
  /**
   * What the buyer offers, in fen.
   */
  priceCents: number;
  /**
   * What the seller asks instead, in fen; null without one.
   */
  counterCents: number | null;
  /**
   * Until when it could be answered.
   */
  expiresAt: string;
  /**
   * Our number of the order that it led to: `order.changed` tells of it.
   */
  orderNo: string;
  /**
   * What the buyer pays, in fen.
   */
  orderPriceCents: number;
}
export interface OfferDeclinedEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "offer.declined";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: PriceOfferChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface OfferEndedEvent {
  /**
   * The `webhook-id` of the event's callback.
   */
  id: string;
  type: "offer.ended";
  /**
   * Version of the data: the last day on which a field of a callback changed its meaning or went.
   */
  version: string;
  /**
   * Time in ISO 8601, UTC.
   */
  timestamp: string;
  data: PriceOfferChanged;
  /**
   * Delivery state of the event's callback.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface Failure {
  /**
   * The number of the domain error, or the HTTP status.
   */
  code: number;
  /**
   * The stable category; decide by this.
   */
  error: string;
  /**
   * For people: English, or Chinese if Accept-Language prefers zh.
   */
  msg: string;
  /**
   * What belongs to the error, such as `priceCents` of priceChanged; null if nothing does.
   */
  data: {
    [k: string]: unknown;
  } | null;
  /**
   * Name of the invalid input, if the error refers to one.
   */
  field?: string;
  /**
   * Id of the request. Quote it when you contact support.
   */
  requestId: string;
}
export interface HandDelivery {
  /**
   * SteamID64 of your account that holds the copy and sends the offer.
   */
  steamId: string;
  /**
   * Name of that account at Steam, or else the one with which it signs in.
   */
  accountName: string;
  /**
   * The buyer's trade link, the only one that the offer may be sent to. Treat it as secret.
   */
  tradeUrl: string;
  /**
   * Optional text for the offer's message, by which the offer is found sooner, and a wrong item or recipient is reported while you can cancel.
   */
  message: string;
}
export interface InventoryItem {
  /**
   * Id of the copy, used to list it.
   */
  inventoryItemId: string;
  /**
   * Steam's id of the copy.
   */
  assetId: string;
  /**
   * SteamID64 of the account that holds it.
   */
  steamId: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Wear of the copy, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template of the copy.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem; null if none.
   */
  phase: string | null;
  /**
   * How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100; null if its finish has none.
   */
  fadeShare: number | null;
  /**
   * Share of blue of a Case Hardened or Heat Treated, in percent: on the play side of a knife, on the top of a gun. Null if unknown.
   */
  blueShare: number | null;
  /**
   * Share of blue on the back side of a knife or the magazine of an AK-47; null if unknown.
   */
  blueBackShare: number | null;
  isTradable: boolean;
  /**
   * When the copy's cooldown ends.
   */
  tradableAt: string | null;
  /**
   * The open listing of the copy; null if none.
   */
  listing: {
    /**
     * Opaque identifier of the row.
     */
    listingId: string;
    /**
     * Amount in fen (hundredths of a yuan).
     */
    priceCents: number;
    status: string;
  } | null;
}
export interface ItemBook {
  /**
   * The lowest asks, the cheapest first.
   */
  asks: {
    /**
     * Amount in fen (hundredths of a yuan).
     */
    priceCents: number;
    /**
     * Number of copies that are offered or wanted at the price.
     */
    copies: number;
    /**
     * Number of yours among them.
     */
    ownCopies: number;
  }[];
  /**
   * The highest prices of buy orders that are awake, the highest first.
   */
  bids: {
    /**
     * Amount in fen (hundredths of a yuan).
     */
    priceCents: number;
    /**
     * Number of copies that are offered or wanted at the price.
     */
    copies: number;
    /**
     * Number of yours among them.
     */
    ownCopies: number;
    /**
     * What the copies must be like; empty if any copy will do.
     */
    conditions: string;
  }[];
}
export interface Listing {
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * The ask of the listing, in fen.
   */
  priceCents: number;
  /**
   * Wear of the copy, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template of the copy.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem; null if none.
   */
  phase: string | null;
  /**
   * How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100; null if its finish has none.
   */
  fadeShare: number | null;
  /**
   * Share of blue of a Case Hardened or Heat Treated, in percent: on the play side of a knife, on the top of a gun. Null if unknown.
   */
  blueShare: number | null;
  /**
   * Share of blue on the back side of a knife or the magazine of an AK-47; null if unknown.
   */
  blueBackShare: number | null;
  /**
   * Market hash names of its stickers, without duplicates.
   */
  stickers: string[];
  /**
   * Whether a robot (automatic) or the seller by hand (manual) sends it.
   */
  deliveryType: "automatic" | "manual";
  /**
   * True if you are the seller.
   */
  isOwn: boolean;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
}
export interface LiveMessage {
  /**
   * Send it as `after` to go on behind this message. Empty with `reset`.
   */
  cursor: string;
  /**
   * What happened; `summary`, `reset` and `cursor` are about the stream itself.
   */
  kind: "listed" | "repriced" | "sold" | "unlisted" | "bids" | "summary" | "reset" | "cursor";
  /**
   * The copy that was listed, repriced, sold or unlisted.
   */
  listing?: {
    /**
     * The copy, as in `GET /open/v1/copies`.
     */
    listingId: string;
    /**
     * Its ask in fen.
     */
    askCents: number;
    /**
     * The ask before a new one, in fen. Null otherwise.
     */
    formerAskCents: number | null;
    /**
     * Its wear (float). Null where copies have none.
     */
    wear: number | null;
    /**
     * Its pattern template. Null where copies have none.
     */
    seed: number | null;
    /**
     * Its Doppler phase or gem. Null where copies have none.
     */
    phase: string | null;
    /**
     * The item by its market hash name.
     */
    marketHashName: string | null;
  };
  /**
   * Whose buy orders changed, with `bids`.
   */
  book?: {
    /**
     * The item by its market hash name.
     */
    marketHashName: string | null;
  };
  /**
   * How many changes a `summary` stands for.
   */
  count?: number;
}
export interface MarketItem {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Lowest ask, in fen. Null if nobody sells it.
   */
  lowestAskCents: number | null;
  /**
   * Number of copies on sale.
   */
  listingCount: number;
  /**
   * Number of copies on sale that robots deliver within seconds.
   */
  automaticCount: number;
  /**
   * Reference price of such an item, in fen.
   */
  referencePriceCents: number | null;
  /**
   * Name of the item in Chinese.
   */
  nameZh: string;
  /**
   * Name of the item in English.
   */
  nameEn: string;
  /**
   * Steam's tag of its type.
   */
  type: string;
  /**
   * Steam's tag of its weapon.
   */
  weapon: string | null;
  /**
   * Steam's tag of its rarity.
   */
  rarity: string | null;
  /**
   * Steam's tag of its category: normal, StatTrak, souvenir.
   */
  quality: string | null;
  /**
   * Steam's tag of its exterior.
   */
  exterior: string | null;
  /**
   * Steam's tag of its collection.
   */
  collection: string | null;
  /**
   * Number of copies sold today and on the six days before, in UTC.
   */
  salesPerWeek: number;
  /**
   * Address of the item's picture.
   */
  iconUrl: string | null;
}
export interface Order {
  /**
   * Our number of the order.
   */
  orderNo: string;
  /**
   * Your number of the order; null if it was not placed with one.
   */
  outOrderNo: string | null;
  /**
   * Phase that the order is in.
   */
  phase:
    | "creating"
    | "awaitingPayment"
    | "awaitingOffer"
    | "delivering"
    | "awaitingAccept"
    | "onHold"
    | "verifying"
    | "protected"
    | "completed"
    | "failed";
  /**
   * Numeric status: 11, 21, 31, 41, 51 or 55.
   */
  statusCode: number;
  /**
   * Why the order failed, or which failure is being verified.
   */
  reason:
    | (
        | "paymentTimeout"
        | "sellerShipmentTimeout"
        | "sellerRevoked"
        | "sellerCancelled"
        | "buyerCancelled"
        | "buyerCounterOffer"
        | "buyerReceiveTimeout"
        | "buyerDeclined"
        | "itemGone"
        | "wrongDelivery"
        | "reversed"
        | "systemCancelled"
      )
    | null;
  /**
   * Why Steam refuses to deliver to the trade link of the order; null if it does not. Send another link before `deadlineAt`, or the order fails.
   */
  deliveryIssue: ("tradeLink" | "partnerBlocked" | "tradeHold") | null;
  /**
   * True if the order will not change any more.
   */
  isFinal: boolean;
  /**
   * Increases with each change: keep the state with the highest one.
   */
  sequence: number;
  /**
   * Time in ISO 8601, UTC.
   */
  updatedAt: string;
  /**
   * The side of the order that you are on.
   */
  side: "buyer" | "seller";
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Steam's id of the copy in the seller's inventory.
   */
  assetId: string;
  /**
   * Wear of the copy, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template of the copy.
   */
  paintSeed: number | null;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  priceCents: number;
  /**
   * Fee of the sale in fen, for its seller; 0 for the buyer, who pays none.
   */
  feeCents: number;
  /**
   * Name of the seller: the chosen name, or 人工发货 if there is none.
   */
  sellerName: string;
  /**
   * Whether a robot (automatic) or the seller by hand (manual) sends it.
   */
  deliveryType: "automatic" | "manual";
  /**
   * SteamID64 of the account that receives the item.
   */
  recipientSteamId: string;
  /**
   * Steam's id of the trade offer, once it exists. Orders whose copies come in one offer have the same.
   */
  tradeOfferId: string | null;
  /**
   * What you send by hand before `deadlineAt`: the copy `assetId`, for nothing in return, alone or in one offer with what the same link is owed by the same account. Null for the buyer, where a robot delivers, and once the offer was seen at Steam.
   */
  handDelivery: HandDelivery | null;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * When the current phase times out.
   */
  deadlineAt: string | null;
  /**
   * When Steam's trade hold ends; null without one.
   */
  holdEndsAt: string | null;
  /**
   * When Steam's trade protection ends.
   */
  settlesAt: string | null;
}
export interface OrderEvent {
  /**
   * Position in the history, from 1 without gaps.
   */
  sequence: number;
  /**
   * Phase after the event.
   */
  phase:
    | "creating"
    | "awaitingPayment"
    | "awaitingOffer"
    | "delivering"
    | "awaitingAccept"
    | "onHold"
    | "verifying"
    | "protected"
    | "completed"
    | "failed";
  /**
   * Phase before the event; null for the first.
   */
  previousPhase:
    | (
        | "creating"
        | "awaitingPayment"
        | "awaitingOffer"
        | "delivering"
        | "awaitingAccept"
        | "onHold"
        | "verifying"
        | "protected"
        | "completed"
        | "failed"
      )
    | null;
  /**
   * Why the order failed, or which failure is being verified.
   */
  reason:
    | (
        | "paymentTimeout"
        | "sellerShipmentTimeout"
        | "sellerRevoked"
        | "sellerCancelled"
        | "buyerCancelled"
        | "buyerCounterOffer"
        | "buyerReceiveTimeout"
        | "buyerDeclined"
        | "itemGone"
        | "wrongDelivery"
        | "reversed"
        | "systemCancelled"
      )
    | null;
  /**
   * Who caused the event.
   */
  actor: "buyer" | "seller" | "steam" | "platform";
  /**
   * The cause: that of `OrderEvent.cause` in GraphQL, in camelCase. A state that Steam reports is its number, such as `offer:2` or `trade:3`.
   */
  cause: string;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
}
export interface OrderState {
  /**
   * Our number of the order.
   */
  orderNo: string;
  /**
   * Your number of the order; null if it was not placed with one.
   */
  outOrderNo: string | null;
  /**
   * Phase that the order is in.
   */
  phase:
    | "creating"
    | "awaitingPayment"
    | "awaitingOffer"
    | "delivering"
    | "awaitingAccept"
    | "onHold"
    | "verifying"
    | "protected"
    | "completed"
    | "failed";
  /**
   * Numeric status: 11, 21, 31, 41, 51 or 55.
   */
  statusCode: number;
  /**
   * Why the order failed, or which failure is being verified.
   */
  reason:
    | (
        | "paymentTimeout"
        | "sellerShipmentTimeout"
        | "sellerRevoked"
        | "sellerCancelled"
        | "buyerCancelled"
        | "buyerCounterOffer"
        | "buyerReceiveTimeout"
        | "buyerDeclined"
        | "itemGone"
        | "wrongDelivery"
        | "reversed"
        | "systemCancelled"
      )
    | null;
  /**
   * Why Steam refuses to deliver to the trade link of the order; null if it does not. Send another link before `deadlineAt`, or the order fails.
   */
  deliveryIssue: ("tradeLink" | "partnerBlocked" | "tradeHold") | null;
  /**
   * True if the order will not change any more.
   */
  isFinal: boolean;
  /**
   * Increases with each change: keep the state with the highest one.
   */
  sequence: number;
  /**
   * Time in ISO 8601, UTC.
   */
  updatedAt: string;
}
export interface Outcome {
  /**
   * Position of the row in the request.
   */
  index: number;
  isDone: boolean;
  /**
   * Why the row was skipped, as a stable code such as alreadyListed, inCooldown, priceTooLow or notYours.
   */
  error: string | null;
  /**
   * The reason as text, in the language of Accept-Language (en or zh).
   */
  msg: string | null;
  listingId: string | null;
  inventoryItemId: string | null;
  /**
   * The ask that the listing now has, in fen.
   */
  priceCents: number | null;
  /**
   * The requested price in fen, if it was above the limit and was lowered.
   */
  loweredFromCents: number | null;
  /**
   * For inCooldown: when the cooldown ends.
   */
  until: string | null;
}
export interface OwnListing {
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * The ask of the listing, in fen.
   */
  priceCents: number;
  /**
   * Wear of the copy, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template of the copy.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem; null if none.
   */
  phase: string | null;
  /**
   * How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100; null if its finish has none.
   */
  fadeShare: number | null;
  /**
   * Share of blue of a Case Hardened or Heat Treated, in percent: on the play side of a knife, on the top of a gun. Null if unknown.
   */
  blueShare: number | null;
  /**
   * Share of blue on the back side of a knife or the magazine of an AK-47; null if unknown.
   */
  blueBackShare: number | null;
  /**
   * Market hash names of its stickers, without duplicates.
   */
  stickers: string[];
  /**
   * Whether a robot (automatic) or the seller by hand (manual) sends it.
   */
  deliveryType: "automatic" | "manual";
  /**
   * True if you are the seller.
   */
  isOwn: boolean;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Opaque identifier of the row.
   */
  inventoryItemId: string;
  status: "active" | "paused" | "reserved" | "sold" | "withdrawn";
}
export interface PlatformKey {
  /**
   * Id of the key, as in `X-Open-Key` of answers and `webhook-key-id` of callbacks.
   */
  keyId: string;
  /**
   * Public key as SPKI in PEM.
   */
  publicKey: string;
}
export interface Price {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Lowest ask, in fen. Null if nobody sells it.
   */
  lowestAskCents: number | null;
  /**
   * Number of copies on sale.
   */
  listingCount: number;
  /**
   * Number of copies on sale that robots deliver within seconds.
   */
  automaticCount: number;
  /**
   * Reference price of such an item, in fen.
   */
  referencePriceCents: number | null;
}
export interface PriceDay {
  /**
   * The day in UTC, such as 2026-01-31.
   */
  day: string;
  /**
   * Median price of the day's sales, in fen.
   */
  medianCents: number;
  /**
   * Number of copies sold on the day.
   */
  salesCount: number;
}
export interface PriceOffer {
  /**
   * Opaque identifier of the row.
   */
  offerId: string;
  /**
   * Your number of it; null if you received it, or if it was made on the site.
   */
  ownNo: string | null;
  /**
   * The side of it that you are on: `buyer` of those that you made.
   */
  side: "buyer" | "seller";
  /**
   * Opaque identifier of the row.
   */
  listingId: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * The ask when it was made, in fen; another ask ends it.
   */
  askCents: number;
  /**
   * What the buyer offers, in fen.
   */
  priceCents: number;
  /**
   * What the seller asks instead, in fen; null if the seller has not countered.
   */
  counterCents: number | null;
  /**
   * Where it stands; only `open` and `countered` wait for an answer.
   */
  status: "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired" | "ended";
  /**
   * How its listing ended it; null if the listing did not.
   */
  endReason: ("sold" | "unlisted" | "repriced" | "priceCut") | null;
  /**
   * What you may do with it now.
   */
  actions: ("accept" | "counter" | "decline" | "withdraw")[];
  /**
   * From when its buyer may withdraw it while nobody answers; null if that is possible at once.
   */
  withdrawableFrom: string | null;
  /**
   * The buyer's money that is held for it, in fen.
   */
  heldCents: number;
  /**
   * SteamID64 of the account that receives the copy; null if you sell it, or have no trade link.
   */
  recipientSteamId: string | null;
  /**
   * Our number of the order that it led to; null if it led to none.
   */
  orderNo: string | null;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * Until when it can be answered.
   */
  expiresAt: string;
  /**
   * When it ended, however it did.
   */
  endedAt: string | null;
}
export interface PurchaseLineInput {
  /**
   * Your own number of the order, usable once: repeating it returns the first order.
   */
  outOrderNo: string;
  /**
   * Id of the copy to buy. Send either this or marketHashName.
   */
  listingId?: string;
  /**
   * Buy the cheapest copy of this item.
   */
  marketHashName?: string;
  /**
   * With marketHashName: automatic limits the purchase to copies that a robot delivers.
   */
  deliveryType?: "any" | "automatic";
  /**
   * Highest price that you accept, in fen; you pay the ask.
   */
  priceLimitCents: number;
}
export interface PurchaseOutcome {
  /**
   * Position of the line in the request, from 0.
   */
  index: number;
  /**
   * Your number of the line.
   */
  outOrderNo: string;
  /**
   * The order; null if nothing was bought.
   */
  order: Order | null;
  /**
   * Why nothing was bought, as the stable code of a domain error.
   */
  error: string | null;
  /**
   * The reason for people.
   */
  msg: string | null;
  /**
   * What belongs to the error, such as `priceCents` of priceChanged.
   */
  data: {
    [k: string]: unknown;
  } | null;
}
export interface RecipientCheck {
  /**
   * The trade link as you sent it.
   */
  tradeUrl: string;
  /**
   * Whether the text has the form of a trade link.
   */
  isWellFormed: boolean;
  /**
   * SteamID64 of its account; null if it has not that form.
   */
  steamId: string | null;
  /**
   * good: an offer would be sent to it. refused: none would, see `reason`. unknown: Steam did not say; that keeps nobody from buying. pending: Steam is being asked.
   */
  status: "good" | "refused" | "unknown" | "pending";
  /**
   * Why it is refused: malformed, or as `deliveryIssue` of an order says it.
   */
  reason: ("malformed" | "tradeLink" | "partnerBlocked" | "tradeHold") | null;
  /**
   * Days for which Steam would hold a trade because of the account; null if Steam did not say.
   */
  tradeHoldDays: number | null;
  /**
   * When Steam was asked; null if it was not.
   */
  askedAt: string | null;
  /**
   * After how many seconds you may be told more; null if the answer stands.
   */
  retryAfterSeconds: number | null;
  /**
   * What the market has seen of the account; null unless the link works, or once worked and Steam does not say.
   */
  risk: RecipientRisk | null;
}
export interface RecipientRisk {
  /**
   * Offers that the account accepted, of its newest 1,000 orders here.
   */
  acceptedCount: number;
  /**
   * Offers of those that it declined or answered with a counter-offer.
   */
  refusedCount: number;
  /**
   * Offers of those that it let run out.
   */
  expiredCount: number;
  /**
   * Share of these offers that it accepted, from 0 to 1; null if there were none.
   */
  acceptedShare: number | null;
  /**
   * Median of the seconds from an offer to its acceptance; null if none was seen.
   */
  medianAcceptSeconds: number | null;
  /**
   * Trades of the last twelve months that Steam shows it to have reversed.
   */
  reversedCount: number;
  /**
   * When the first order here went to it; null if none did.
   */
  firstSeenAt: string | null;
  /**
   * True if an account of this market that uses it is blocked.
   */
  isBlocked: boolean;
}
export interface Sale {
  /**
   * Amount in fen (hundredths of a yuan).
   */
  priceCents: number;
  /**
   * Wear of the copy, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template of the copy.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem; null if none.
   */
  phase: string | null;
  /**
   * When the order was settled.
   */
  soldAt: string;
}
export interface Selftest {
  appId: string;
  keyId: string;
  /**
   * The text whose signature was verified, with its line feeds.
   */
  signedText: string;
  /**
   * Id of the event of the test callback that is sent.
   */
  testEventId: string | null;
}
export interface SignedEvent {
  /**
   * Opaque identifier of the row.
   */
  id: string;
  type:
    | "order.changed"
    | "bid.filled"
    | "bid.slept"
    | "bid.woken"
    | "bid.expired"
    | "bid.cancelled"
    | "offer.made"
    | "offer.countered"
    | "offer.accepted"
    | "offer.declined"
    | "offer.ended"
    | "account.held"
    | "account.released"
    | "endpoint.test";
  /**
   * The headers of the callback, signed just now.
   */
  headers: {
    [k: string]: string;
  };
  /**
   * The body of the callback, byte for byte as it is signed.
   */
  body: string;
  /**
   * Send it as `after` to continue after this event.
   */
  cursor: string;
}
export interface Wallet {
  /**
   * Money that can pay for purchases, in fen: deposit and proceeds.
   */
  spendableCents: number;
  /**
   * Recharged money in fen. Never withdrawable.
   */
  depositCents: number;
  /**
   * Proceeds of sales in fen, withdrawable.
   */
  proceedsCents: number;
  /**
   * Proceeds in fen of sales under Steam's trade protection, or that wait for a review.
   */
  settlingCents: number;
  /**
   * Money in fen that is being paid out by withdrawals.
   */
  withdrawingCents: number;
  /**
   * Money in fen of failed orders that is being refunded through the payment app.
   */
  returningCents: number;
  /**
   * Money in fen that is held for open purchases.
   */
  escrowCents: number;
  /**
   * Money in fen that is held for open buy orders and price offers.
   */
  biddingCents: number;
}
export interface WalletEntry {
  /**
   * Opaque identifier of the row.
   */
  entryId: string;
  type: "rechargeWithdraw" | "buy" | "sell" | "platform";
  /**
   * Reason of the transfer: hold, refund, settle, release, reverse, recharge, withdraw and the like.
   */
  reason: string;
  /**
   * The account: deposit, proceeds, settling, withdrawing, returning, escrow, or biddingDeposit and biddingProceeds, which hold what deposit and proceeds give for buy orders and price offers.
   */
  account: string;
  /**
   * Amount in fen: positive into the account, negative out of it.
   */
  amountCents: number;
  /**
   * Balance of the account after the transfer, in fen.
   */
  balanceAfterCents: number;
  /**
   * Number of the order that it belongs to; null if none.
   */
  orderNo: string | null;
  /**
   * Time in ISO 8601, UTC.
   */
  createdAt: string;
}
export interface GetKeysData {
  /**
   * RSA keys, of answers and of signatures `v1rsa` of callbacks.
   */
  keys: PlatformKey[];
  /**
   * Keys of signatures `v1a` of callbacks.
   */
  callbackKeys: CallbackKey[];
}
export interface ListMarketItemsQuery {
  /**
   * Words of a name, in Chinese, English or pinyin.
   */
  search?: string;
  /**
   * Several values, separated by commas.
   */
  types?: string;
  /**
   * Several values, separated by commas.
   */
  weapons?: string;
  /**
   * Several values, separated by commas.
   */
  rarities?: string;
  /**
   * Several values, separated by commas.
   */
  qualities?: string;
  /**
   * Several values, separated by commas.
   */
  exteriors?: string;
  /**
   * Several values, separated by commas.
   */
  collections?: string;
  /**
   * True to select only items with at least one copy on sale.
   */
  isOnSale?: boolean;
  /**
   * True to select only items with a listing that a robot delivers.
   */
  isAutomatic?: boolean;
  /**
   * True to select only items sold at least once in the last 24 hours.
   */
  isHot?: boolean;
  /**
   * True to select only items with one to three copies on sale.
   */
  isLowStock?: boolean;
  /**
   * True to select only items with an ask of at most 90 % of the reference price.
   */
  isBargain?: boolean;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  minPriceCents?: number;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  maxPriceCents?: number;
  /**
   * Sort order; default: by sales of the last seven days.
   */
  sort?: "default" | "priceAscending" | "priceDescending" | "salesPerDay" | "newest" | "discount";
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListMarketItemsData {
  rows: MarketItem[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface QueryPricesBody {
  /**
   * @minItems 1
   * @maxItems 200
   *
   * Items: Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashNames: [string, ...string[]];
}
export interface QueryPricesData {
  prices: (Price | null)[];
}
export interface StreamPricesQuery {
  /**
   * Words of a name, in Chinese, English or pinyin.
   */
  search?: string;
  /**
   * Several values, separated by commas.
   */
  types?: string;
  /**
   * Several values, separated by commas.
   */
  weapons?: string;
  /**
   * Several values, separated by commas.
   */
  rarities?: string;
  /**
   * Several values, separated by commas.
   */
  qualities?: string;
  /**
   * Several values, separated by commas.
   */
  exteriors?: string;
  /**
   * Several values, separated by commas.
   */
  collections?: string;
  /**
   * True to select only items with at least one copy on sale.
   */
  isOnSale?: boolean;
  /**
   * True to select only items with a listing that a robot delivers.
   */
  isAutomatic?: boolean;
  /**
   * True to select only items sold at least once in the last 24 hours.
   */
  isHot?: boolean;
  /**
   * True to select only items with one to three copies on sale.
   */
  isLowStock?: boolean;
  /**
   * True to select only items with an ask of at most 90 % of the reference price.
   */
  isBargain?: boolean;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  minPriceCents?: number;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  maxPriceCents?: number;
  /**
   * The `next` of your last answer to the same filter, for what changed since.
   */
  after?: string;
}
export interface StreamPricesData {
  /**
   * True: replace all that you have. False: put `prices` over yours, by name, and drop what is `gone`.
   */
  isWhole: boolean;
  /**
   * Send it as `after` for what changes from here on.
   */
  next: string;
  /**
   * Items that changed and do not pass the filter now; you may never have had them.
   *
   * Items: Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  gone: string[];
  prices: Price[];
}
export interface ListDumpsData {
  files: Dump[];
}
export interface ListPriceHistoryQuery {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Doppler phase or gem. Default: all copies together.
   */
  phase?: string;
  /**
   * Number of days including today.
   */
  days?: number;
}
export interface ListPriceHistoryData {
  days: PriceDay[];
}
export interface ListSalesQuery {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Doppler phase or gem. Default: all copies together.
   */
  phase?: string;
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListSalesData {
  rows: Sale[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface ListListingsQuery {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Order of the rows.
   */
  sort?: "priceAscending" | "priceDescending" | "newest" | "floatAscending" | "floatDescending";
  /**
   * Minimum wear of the copy, 0 to 1.
   */
  floatMin?: number;
  /**
   * Maximum wear of the copy, 0 to 1.
   */
  floatMax?: number;
  /**
   * Pattern templates of the copy, separated by commas.
   */
  paintSeeds?: string;
  /**
   * Several values, separated by commas.
   */
  phases?: string;
  /**
   * Market hash name of a sticker on the copy. Repeat it for up to five.
   */
  sticker?: string[];
  /**
   * True: the copy has all of the stickers; false: one is enough.
   */
  hasAllStickers?: boolean;
  /**
   * Return only copies that a robot delivers, or only those that their seller sends.
   */
  deliveryType?: "any" | "automatic" | "manual";
  /**
   * Amount in fen (hundredths of a yuan).
   */
  minPriceCents?: number;
  /**
   * Amount in fen (hundredths of a yuan).
   */
  maxPriceCents?: number;
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListListingsData {
  rows: Listing[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface ListBody {
  /**
   * Your own name of this request: repeating it returns the first outcomes.
   */
  requestId: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  items: [
    {
      /**
       * Opaque identifier of the row.
       */
      inventoryItemId: string;
      /**
       * Amount in fen (hundredths of a yuan).
       */
      priceCents: number;
      /**
       * Confirms a price below half of the reference price.
       */
      isLowPriceConfirmed?: boolean;
    },
    ...{
      /**
       * Opaque identifier of the row.
       */
      inventoryItemId: string;
      /**
       * Amount in fen (hundredths of a yuan).
       */
      priceCents: number;
      /**
       * Confirms a price below half of the reference price.
       */
      isLowPriceConfirmed?: boolean;
    }[]
  ];
}
export interface ListData {
  outcomes: Outcome[];
}
export interface SearchCopiesQuery {
  /**
   * The filter as text, such as `type:knife wear<0.01 price<=ref*0.95`. Empty: every copy.
   */
  filter?: string;
  /**
   * Order of the rows.
   */
  sort?:
    | "priceAscending"
    | "priceDescending"
    | "shareAscending"
    | "floatAscending"
    | "floatDescending"
    | "fadeDescending"
    | "blueDescending"
    | "stickersDescending"
    | "rankAscending"
    | "newest"
    | "oldest";
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface SearchCopiesData {
  rows: Copy[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface CheckRecipientBody {
  /**
   * Trade link of the account that would receive an item.
   */
  tradeUrl: string;
}
export interface CheckRecipientsBody {
  /**
   * @minItems 1
   * @maxItems 50
   *
   * Items: Trade link of the account that would receive an item.
   */
  tradeUrls: [string, ...string[]];
}
export interface CheckRecipientsData {
  /**
   * One for each link, in their order.
   */
  recipients: RecipientCheck[];
}
export interface BuyBody {
  /**
   * Your own number of the order, usable once: repeating it returns the first order.
   */
  outOrderNo: string;
  /**
   * Id of the copy to buy. Send either this or marketHashName.
   */
  listingId?: string;
  /**
   * Buy the cheapest copy of this item.
   */
  marketHashName?: string;
  /**
   * With marketHashName: automatic limits the purchase to copies that a robot delivers.
   */
  deliveryType?: "any" | "automatic";
  /**
   * Highest price that you accept, in fen; you pay the ask.
   */
  priceLimitCents: number;
  /**
   * Trade link that receives the item. Omit it for your account's own trade link.
   */
  tradeUrl?: string;
}
export interface ListOrdersQuery {
  /**
   * Return only orders that you bought, or only those that you sold.
   */
  side?: "buyer" | "seller";
  /**
   * Return only orders that wait for payment, offer or acceptance, are protected, completed or failed.
   */
  status?: "toPay" | "toShip" | "toReceive" | "protected" | "completed" | "closed";
  /**
   * Return only orders whose number contains these digits, or whose item matches these words.
   */
  search?: string;
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListOrdersData {
  rows: Order[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface BuyBatchBody {
  /**
   * @minItems 1
   * @maxItems 50
   */
  lines: [PurchaseLineInput, ...PurchaseLineInput[]];
  /**
   * Trade link that receives the item. Omit it for your account's own trade link.
   */
  tradeUrl?: string;
}
export interface BuyBatchData {
  outcomes: PurchaseOutcome[];
}
export interface OpenBidBody {
  /**
   * Your own number of the buy order, usable once: repeating it returns the first one.
   */
  ownNo: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Number of copies, 1 to 100.
   */
  quantity?: number;
  /**
   * The most that one copy may cost, in fen, on a step: 1 under 100, 10 under 5,000, 100 from there.
   */
  priceLimitCents: number;
  /**
   * The most that a copy may cost where others bid for it too, in fen, on a step; `priceLimitCents` or more. Nobody else sees it, and the money is held at it. The buy order then pays a step more than the highest other limit.
   */
  upToCents?: number;
  /**
   * What copies must be like, as a filter such as `wear<0.1 seed:661`. Empty: any copy.
   */
  conditions?: string;
  /**
   * When it ends by itself, 1 to 30 days from now; 7 if omitted.
   */
  expiresAt?: string;
  /**
   * Trade link that receives the copies. Omit it for your account's own trade link.
   */
  tradeUrl?: string;
  /**
   * Confirms a price above 1.5 times the reference price.
   */
  isHighPriceConfirmed?: boolean;
}
export interface ListBidsQuery {
  /**
   * Return only the buy order with this number of yours.
   */
  ownNo?: string;
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListBidsData {
  rows: Bid[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface ChangeBidBody {
  /**
   * Number of copies, 1 to 100.
   */
  quantity?: number;
  /**
   * The most that one copy may cost, in fen, on a step: 1 under 100, 10 under 5,000, 100 from there.
   */
  priceLimitCents?: number;
  /**
   * Its new limit, in fen; `priceLimitCents` takes the limit away.
   */
  upToCents?: number;
  /**
   * What copies must be like, as a filter such as `wear<0.1 seed:661`. Empty: any copy.
   */
  conditions?: string;
  /**
   * When it ends by itself, 1 to 30 days from now.
   */
  expiresAt?: string;
  /**
   * True puts it to sleep, false wakes it.
   */
  isPaused?: boolean;
  /**
   * Confirms a price above 1.5 times the reference price.
   */
  isHighPriceConfirmed?: boolean;
}
export interface OpenBidBatchBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  bids: [BidRequestInput, ...BidRequestInput[]];
}
export interface OpenBidBatchData {
  outcomes: BidOutcome[];
}
export interface GetBookQuery {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Number of prices of each side, 1 to 50.
   */
  depth?: number;
}
export interface MakeOfferBody {
  /**
   * Your own number of the price offer, usable once: repeating it returns the first one.
   */
  ownNo: string;
  /**
   * Id of the copy that you want for less.
   */
  listingId: string;
  /**
   * What you would pay, in fen: less than the ask, and at least `leastCents` of `offerTooLow`.
   */
  priceCents: number;
  /**
   * Trade link that receives the copy. Omit it for your account's own trade link.
   */
  tradeUrl?: string;
}
export interface ListOffersQuery {
  /**
   * Return only those that you made (`buyer`), or only those that you received (`seller`).
   */
  side?: "buyer" | "seller";
  /**
   * Return only those that stand so.
   */
  status?: "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired" | "ended";
  /**
   * Return only the one with this number of yours.
   */
  ownNo?: string;
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListOffersData {
  rows: PriceOffer[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface CounterOfferBody {
  /**
   * What you ask instead, in fen: above the offer and below the ask.
   */
  priceCents: number;
}
export interface GetOrderStatesBody {
  /**
   * @maxItems 300
   *
   * Items: Our number of the order.
   */
  orderNos?: string[];
  /**
   * @maxItems 300
   *
   * Items: Your own number of the order, usable once: repeating it returns the first order.
   */
  outOrderNos?: string[];
}
export interface GetOrderStatesData {
  states: OrderState[];
}
export interface ReplaceTradeUrlBody {
  /**
   * The trade link that receives the item.
   */
  tradeUrl: string;
}
export interface ListOrderHistoryData {
  events: OrderEvent[];
}
export interface ListInventoryQuery {
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListInventoryData {
  rows: InventoryItem[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface ListOwnListingsQuery {
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListOwnListingsData {
  rows: OwnListing[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface RepriceBody {
  /**
   * Your own name of this request: repeating it returns the first outcomes.
   */
  requestId: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  items: [
    {
      /**
       * Opaque identifier of the row.
       */
      listingId: string;
      /**
       * Amount in fen (hundredths of a yuan).
       */
      priceCents: number;
      /**
       * Confirms a price below half of the reference price.
       */
      isLowPriceConfirmed?: boolean;
    },
    ...{
      /**
       * Opaque identifier of the row.
       */
      listingId: string;
      /**
       * Amount in fen (hundredths of a yuan).
       */
      priceCents: number;
      /**
       * Confirms a price below half of the reference price.
       */
      isLowPriceConfirmed?: boolean;
    }[]
  ];
}
export interface RepriceData {
  outcomes: Outcome[];
}
export interface UnlistBody {
  /**
   * Your own name of this request: repeating it returns the first outcomes.
   */
  requestId: string;
  /**
   * @minItems 1
   * @maxItems 100
   *
   * Items: Opaque identifier of the row.
   */
  listingIds: [string, ...string[]];
}
export interface UnlistData {
  outcomes: Outcome[];
}
export interface UndoListingsBody {
  /**
   * The `requestId` of the batches to undo.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: Your own name of this request: repeating it returns the first outcomes.
   */
  requestIds: [string, ...string[]];
}
export interface UndoListingsData {
  outcomes: Outcome[];
}
export interface PreviewBulkActionBody {
  selection: BulkSelectionInput;
  change: BulkChangeInput;
}
export interface StartBulkActionBody {
  /**
   * Your own name of this request: repeating it returns the first outcomes.
   */
  requestId: string;
  selection: BulkSelectionInput;
  change: BulkChangeInput;
  /**
   * That of the preview: it begins only if the same copies or listings match now, else it is rejected as `bulkSelectionChanged`.
   */
  digest?: string | null;
}
export interface ListBulkOutcomesQuery {
  /**
   * The `next` of the previous page.
   */
  after?: number;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListBulkOutcomesData {
  rows: BulkOutcome[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface ListBulkUndoOutcomesQuery {
  /**
   * The `next` of the previous page.
   */
  after?: number;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListBulkUndoOutcomesData {
  rows: BulkOutcome[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface ListWalletEntriesQuery {
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListWalletEntriesData {
  rows: WalletEntry[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface ListSignedEventsQuery {
  /**
   * The last `next`.
   */
  after?: string;
  /**
   * Without `after`: begin with the first event, or behind the latest one.
   */
  start?: "first" | "latest";
  /**
   * Events of the page, 1 to 20.
   */
  limit?: number;
}
export interface ListSignedEventsData {
  events: SignedEvent[];
  /**
   * Send it as `after` to continue, also behind an empty page.
   */
  next: string;
  hasMore: boolean;
}
export interface ListEventsQuery {
  /**
   * The last `cursor`. Omit it to start with the first event.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListEventsData {
  events: Event[];
  hasMore: boolean;
}
export interface ResendEventData {
  /**
   * Opaque identifier of the row.
   */
  id: string;
}
export interface ListCallbacksQuery {
  /**
   * Only callbacks of this type.
   */
  type?:
    | "order.changed"
    | "bid.filled"
    | "bid.slept"
    | "bid.woken"
    | "bid.expired"
    | "bid.cancelled"
    | "offer.made"
    | "offer.countered"
    | "offer.accepted"
    | "offer.declined"
    | "offer.ended"
    | "account.held"
    | "account.released"
    | "endpoint.test";
  /**
   * Only callbacks in this state: dead ones are not attempted any more. Omitted: in any state.
   */
  state?: "waiting" | "delivered" | "dead";
  /**
   * Only callbacks about the order with our number.
   */
  orderNo?: string;
  /**
   * Only callbacks about the order with your own number.
   */
  outOrderNo?: string;
  /**
   * Only events that occurred from this moment on, in ISO 8601, UTC.
   */
  since?: string;
  /**
   * Only events that occurred before this moment, in ISO 8601, UTC.
   */
  until?: string;
  /**
   * The `next` of the previous page.
   */
  after?: string;
  /**
   * Rows of the page, 1 to 100.
   */
  limit?: number;
}
export interface ListCallbacksData {
  rows: Callback[];
  /**
   * Send it as `after` for the next page. Null on the last page.
   */
  next: string | null;
}
export interface PreviewResendBody {
  /**
   * Only callbacks of this type.
   */
  type?:
    | (
        | "order.changed"
        | "bid.filled"
        | "bid.slept"
        | "bid.woken"
        | "bid.expired"
        | "bid.cancelled"
        | "offer.made"
        | "offer.countered"
        | "offer.accepted"
        | "offer.declined"
        | "offer.ended"
        | "account.held"
        | "account.released"
        | "endpoint.test"
      )
    | null;
  /**
   * Only callbacks in this state: dead ones are not attempted any more. Omitted: in any state.
   */
  state?: ("waiting" | "delivered" | "dead") | null;
  /**
   * Only callbacks about the order with our number.
   */
  orderNo?: string | null;
  /**
   * Only callbacks about the order with your own number.
   */
  outOrderNo?: string | null;
  /**
   * Only events that occurred from this moment on, in ISO 8601, UTC.
   */
  since?: string | null;
  /**
   * Only events that occurred before this moment, in ISO 8601, UTC.
   */
  until?: string | null;
}
export interface ResendCallbacksBody {
  /**
   * Your own name of this request: repeating it returns the first outcomes.
   */
  requestId: string;
  /**
   * Only callbacks of this type.
   */
  type?:
    | (
        | "order.changed"
        | "bid.filled"
        | "bid.slept"
        | "bid.woken"
        | "bid.expired"
        | "bid.cancelled"
        | "offer.made"
        | "offer.countered"
        | "offer.accepted"
        | "offer.declined"
        | "offer.ended"
        | "account.held"
        | "account.released"
        | "endpoint.test"
      )
    | null;
  /**
   * Only callbacks in this state: dead ones are not attempted any more. Omitted: in any state.
   */
  state?: ("waiting" | "delivered" | "dead") | null;
  /**
   * Only callbacks about the order with our number.
   */
  orderNo?: string | null;
  /**
   * Only callbacks about the order with your own number.
   */
  outOrderNo?: string | null;
  /**
   * Only events that occurred from this moment on, in ISO 8601, UTC.
   */
  since?: string | null;
  /**
   * Only events that occurred before this moment, in ISO 8601, UTC.
   */
  until?: string | null;
}
