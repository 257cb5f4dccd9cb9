// Made by `npm run generate` of the routes of /open/v1. Change those instead.

/**
 * Anything: it is part of what you sign.
 */
export type SelftestBody = {
  [k: string]: unknown;
} | null;

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
   * For people. Accept-Language en or zh chooses.
   */
  msg: string;
  data: null;
  /**
   * The input that is blamed.
   */
  field?: string;
  /**
   * Name it when you ask us.
   */
  requestId: string;
}
export interface Event {
  /**
   * The `webhook-id` of its callback.
   */
  id: string;
  type: "order.changed" | "endpoint.test";
  /**
   * ISO 8601, UTC.
   */
  timestamp: string;
  /**
   * What its callback carries.
   */
  data: {
    [k: string]: unknown;
  };
  /**
   * Where its callback stands.
   */
  state: "waiting" | "delivered" | "dead";
  /**
   * Send it as `after` to go on behind this event.
   */
  cursor: string;
}
export interface Listing {
  /**
   * Opaque.
   */
  listingId: string;
  /**
   * The ask, in fen.
   */
  priceCents: number;
  /**
   * Wear, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem.
   */
  phase: string | null;
  /**
   * Market hash names of its stickers, each once.
   */
  stickers: string[];
  /**
   * Sent by a robot, or by the seller by hand.
   */
  deliveryType: "automatic" | "manual";
  /**
   * You are the seller.
   */
  isOwn: boolean;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}
export interface OwnListing {
  /**
   * Opaque.
   */
  listingId: string;
  /**
   * The ask, in fen.
   */
  priceCents: number;
  /**
   * Wear, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem.
   */
  phase: string | null;
  /**
   * Market hash names of its stickers, each once.
   */
  stickers: string[];
  /**
   * Sent by a robot, or by the seller by hand.
   */
  deliveryType: "automatic" | "manual";
  /**
   * You are the seller.
   */
  isOwn: boolean;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Opaque.
   */
  inventoryItemId: string;
  status: "active" | "paused" | "reserved" | "sold" | "withdrawn";
}
export interface Outcome {
  /**
   * Its place in what was sent.
   */
  index: number;
  isDone: boolean;
  /**
   * Why not, a stable category such as alreadyListed, inCooldown, priceTooLow, notYours.
   */
  error: string | null;
  /**
   * The same for people. Accept-Language en or zh chooses.
   */
  msg: string | null;
  listingId: string | null;
  inventoryItemId: string | null;
  /**
   * The ask that it has now.
   */
  priceCents: number | null;
  /**
   * Of a price above the bound: what was asked for.
   */
  loweredFromCents: number | null;
  /**
   * Of inCooldown: when it ends.
   */
  until: string | null;
}
export interface Price {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Lowest ask, in fen. Null: nobody sells it.
   */
  lowestAskCents: number | null;
  /**
   * Copies on sale.
   */
  listingCount: number;
  /**
   * Of them delivered by robots, within seconds.
   */
  automaticCount: number;
  /**
   * What such an item usually costs, in fen.
   */
  referencePriceCents: number | null;
}
export interface MarketItem {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Lowest ask, in fen. Null: nobody sells it.
   */
  lowestAskCents: number | null;
  /**
   * Copies on sale.
   */
  listingCount: number;
  /**
   * Of them delivered by robots, within seconds.
   */
  automaticCount: number;
  /**
   * What such an item usually costs, in fen.
   */
  referencePriceCents: number | null;
  /**
   * Name in Chinese.
   */
  nameZh: string;
  /**
   * Name in English.
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
   * Sold in seven days.
   */
  salesPerWeek: number;
  /**
   * Picture.
   */
  iconUrl: string | null;
}
export interface OrderState {
  /**
   * Our number.
   */
  orderNo: string;
  /**
   * Your number; null where the order was not placed under one.
   */
  outOrderNo: string | null;
  /**
   * Where it stands.
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
   * 11, 21, 31, 41, 51 or 55.
   */
  statusCode: number;
  /**
   * Why it failed, or what is being verified.
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
   * True: nothing will change any more.
   */
  isFinal: boolean;
  /**
   * Rises with each change: keep the state with the highest one.
   */
  sequence: number;
  /**
   * ISO 8601, UTC.
   */
  updatedAt: string;
}
export interface Order {
  /**
   * Our number.
   */
  orderNo: string;
  /**
   * Your number; null where the order was not placed under one.
   */
  outOrderNo: string | null;
  /**
   * Where it stands.
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
   * 11, 21, 31, 41, 51 or 55.
   */
  statusCode: number;
  /**
   * Why it failed, or what is being verified.
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
   * True: nothing will change any more.
   */
  isFinal: boolean;
  /**
   * Rises with each change: keep the state with the highest one.
   */
  sequence: number;
  /**
   * ISO 8601, UTC.
   */
  updatedAt: string;
  /**
   * Which side of it you are.
   */
  side: "buyer" | "seller";
  /**
   * Opaque.
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
   * Wear, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template.
   */
  paintSeed: number | null;
  /**
   * Fen: hundredths of a yuan.
   */
  priceCents: number;
  /**
   * Of the sale, in fen, to its seller; 0 to the buyer, who pays none.
   */
  feeCents: number;
  /**
   * What the seller is called: the chosen name, or 人工发货 where there is none.
   */
  sellerName: string;
  /**
   * Sent by a robot, or by the seller by hand.
   */
  deliveryType: "automatic" | "manual";
  /**
   * Steam's number of the offer, once it is out.
   */
  tradeOfferId: string | null;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * When the phase times out.
   */
  deadlineAt: string | null;
  /**
   * When Steam's trade protection ends.
   */
  settlesAt: string | null;
}
export interface PlatformKey {
  /**
   * As `X-Open-Key` of answers and `webhook-key-id` of callbacks name it.
   */
  keyId: string;
  /**
   * SPKI, as PEM.
   */
  publicKey: string;
}
export interface Selftest {
  appId: string;
  keyId: string;
  /**
   * The text whose signature we checked, with its line feeds.
   */
  signedText: string;
  /**
   * The event of the test callback that is on its way.
   */
  testEventId: string | null;
}
export interface InventoryItem {
  /**
   * What you list it by.
   */
  inventoryItemId: string;
  /**
   * Steam's id of the copy.
   */
  assetId: string;
  /**
   * The Steam account that holds it.
   */
  steamId: string;
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  /**
   * Wear, 0 to 1.
   */
  floatValue: number | null;
  /**
   * Pattern template.
   */
  paintSeed: number | null;
  /**
   * Doppler phase or gem.
   */
  phase: string | null;
  isTradable: boolean;
  /**
   * When its cooldown ends.
   */
  tradableAt: string | null;
  /**
   * Its open listing.
   */
  listing: {
    /**
     * Opaque.
     */
    listingId: string;
    /**
     * Fen: hundredths of a yuan.
     */
    priceCents: number;
    status: string;
  } | null;
}
export interface Wallet {
  /**
   * What purchases are paid from: deposit and proceeds, in fen.
   */
  spendableCents: number;
  /**
   * Topped up, in fen. Never withdrawable.
   */
  depositCents: number;
  /**
   * Of sales, withdrawable, in fen.
   */
  proceedsCents: number;
  /**
   * Of sales under Steam's trade protection, or that wait for a review, in fen.
   */
  settlingCents: number;
  /**
   * On its way out, in fen.
   */
  withdrawingCents: number;
  /**
   * Of failed orders, on its way back to the payment app, in fen.
   */
  returningCents: number;
  /**
   * Held by open purchases, in fen.
   */
  escrowCents: number;
}
export interface WalletEntry {
  /**
   * Opaque.
   */
  entryId: string;
  type: "rechargeWithdraw" | "buy" | "sell" | "platform";
  /**
   * hold, refund, settle, release, reverse, recharge, withdraw and the like.
   */
  reason: string;
  /**
   * deposit, proceeds, settling, withdrawing, returning or escrow.
   */
  account: string;
  /**
   * Fen. Into the account, or out of it with a minus.
   */
  amountCents: number;
  /**
   * The account's balance after it, in fen.
   */
  balanceAfterCents: number;
  /**
   * The order that it belongs to.
   */
  orderNo: string | null;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}
export interface GetKeysData {
  keys: PlatformKey[];
}
export interface ListMarketItemsQuery {
  /**
   * Words of a name, in Chinese, English or pinyin.
   */
  search?: string;
  /**
   * Several values, by commas.
   */
  types?: string;
  /**
   * Several values, by commas.
   */
  weapons?: string;
  /**
   * Several values, by commas.
   */
  rarities?: string;
  /**
   * Several values, by commas.
   */
  qualities?: string;
  /**
   * Several values, by commas.
   */
  exteriors?: string;
  /**
   * Several values, by commas.
   */
  collections?: string;
  /**
   * Fen: hundredths of a yuan.
   */
  minPriceCents?: number;
  /**
   * Fen: hundredths of a yuan.
   */
  maxPriceCents?: number;
  /**
   * default: by sales of seven days.
   */
  sort?: "default" | "priceAscending" | "priceDescending" | "salesPerDay" | "newest" | "discount";
  /**
   * `next` of the page before.
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
   * Send it as `after` for the next page. Null: this is the last one.
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
export interface StreamPricesData {
  prices: Price[];
}
export interface ListListingsQuery {
  /**
   * Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.
   */
  marketHashName: string;
  sort?: "priceAscending" | "priceDescending" | "newest" | "floatAscending" | "floatDescending";
  /**
   * Wear at least this, 0 to 1.
   */
  floatMin?: number;
  /**
   * Wear at most this, 0 to 1.
   */
  floatMax?: number;
  /**
   * Several values, by commas.
   */
  phases?: string;
  deliveryType?: "any" | "automatic" | "manual";
  /**
   * Fen: hundredths of a yuan.
   */
  minPriceCents?: number;
  /**
   * Fen: hundredths of a yuan.
   */
  maxPriceCents?: number;
  /**
   * `next` of the page before.
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
   * Send it as `after` for the next page. Null: this is the last one.
   */
  next: string | null;
}
export interface ListBody {
  /**
   * Your own name of this request: the same again answers the first outcomes.
   */
  requestId: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  items: [
    {
      /**
       * Opaque.
       */
      inventoryItemId: string;
      /**
       * Fen: hundredths of a yuan.
       */
      priceCents: number;
      /**
       * Needed for a price below half of the reference price.
       */
      isLowPriceConfirmed?: boolean;
    },
    ...{
      /**
       * Opaque.
       */
      inventoryItemId: string;
      /**
       * Fen: hundredths of a yuan.
       */
      priceCents: number;
      /**
       * Needed for a price below half of the reference price.
       */
      isLowPriceConfirmed?: boolean;
    }[]
  ];
}
export interface ListData {
  outcomes: Outcome[];
}
export interface BuyBody {
  /**
   * Your own number of the order, good once: the same number again answers the first order.
   */
  outOrderNo: string;
  /**
   * Buy this copy. Either this or marketHashName.
   */
  listingId?: string;
  /**
   * Buy the cheapest copy of this item.
   */
  marketHashName?: string;
  /**
   * With marketHashName. automatic: only what a robot delivers.
   */
  deliveryType?: "any" | "automatic";
  /**
   * Nothing dearer is bought; you pay the ask, in fen.
   */
  priceLimitCents: number;
  /**
   * Where Steam delivers. Left out: to your account's own trade link.
   */
  tradeUrl?: string;
}
export interface ListOrdersQuery {
  /**
   * Only what you bought, or sold.
   */
  side?: "buyer" | "seller";
  /**
   * Only what waits for its payment, offer or acceptance, is protected, completed or failed.
   */
  status?: "toPay" | "toShip" | "toReceive" | "protected" | "completed" | "closed";
  /**
   * Only those whose number has these digits, or whose item is found so.
   */
  search?: string;
  /**
   * `next` of the page before.
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
   * Send it as `after` for the next page. Null: this is the last one.
   */
  next: string | null;
}
export interface GetOrderStatesBody {
  /**
   * @maxItems 300
   *
   * Items: Our number.
   */
  orderNos?: string[];
  /**
   * @maxItems 300
   *
   * Items: Your own number of the order, good once: the same number again answers the first order.
   */
  outOrderNos?: string[];
}
export interface GetOrderStatesData {
  states: OrderState[];
}
export interface ListInventoryQuery {
  /**
   * `next` of the page before.
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
   * Send it as `after` for the next page. Null: this is the last one.
   */
  next: string | null;
}
export interface ListOwnListingsQuery {
  /**
   * `next` of the page before.
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
   * Send it as `after` for the next page. Null: this is the last one.
   */
  next: string | null;
}
export interface RepriceBody {
  /**
   * Your own name of this request: the same again answers the first outcomes.
   */
  requestId: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  items: [
    {
      /**
       * Opaque.
       */
      listingId: string;
      /**
       * Fen: hundredths of a yuan.
       */
      priceCents: number;
      /**
       * Needed for a price below half of the reference price.
       */
      isLowPriceConfirmed?: boolean;
    },
    ...{
      /**
       * Opaque.
       */
      listingId: string;
      /**
       * Fen: hundredths of a yuan.
       */
      priceCents: number;
      /**
       * Needed for a price below half of the reference price.
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
   * Your own name of this request: the same again answers the first outcomes.
   */
  requestId: string;
  /**
   * @minItems 1
   * @maxItems 100
   *
   * Items: Opaque.
   */
  listingIds: [string, ...string[]];
}
export interface UnlistData {
  outcomes: Outcome[];
}
export interface ListWalletEntriesQuery {
  /**
   * `next` of the page before.
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
   * Send it as `after` for the next page. Null: this is the last one.
   */
  next: string | null;
}
export interface ListEventsQuery {
  /**
   * The last `cursor`. Left out: from the first event.
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
   * Opaque.
   */
  id: string;
}
