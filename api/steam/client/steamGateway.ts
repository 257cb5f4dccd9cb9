/** What a signed-in Steam account needs to act; 64-bit ids are decimal strings. */
export interface SteamSession {
  readonly steamId: string;
  /** MobileApp access token (JWT, about 24 hours). */
  readonly accessToken: string;
  /** Base64 of 20 bytes; signs mobile confirmations. */
  readonly identitySecret: string;
  /** `android:…`, as the Mafile has it. */
  readonly deviceId: string;
  /** 24 hex digits chosen by us; cookie and form field must agree. */
  readonly sessionId: string;
}

/** The tokens that a renewal returns. */
export interface RenewedTokens {
  readonly accessToken: string;
  /** Present only if Steam replaced it although we never ask for that; the old one is then dead. */
  readonly refreshToken?: string;
}

/** Who receives an offer: steamid64 and the eight-character token of the trade URL. */
export interface TradePartner {
  readonly partnerSteamId: string;
  readonly partnerToken: string;
}

/** A gift-shaped offer: our assets (app 730, context 2) against nothing. */
export interface TradeOfferRequest extends TradePartner {
  readonly assetIds: readonly string[];
  /** At most 128 characters; carries the order's tag. */
  readonly message: string;
}

/** Steam's answer to a sent offer. */
export interface SentTradeOffer {
  readonly tradeOfferId: string;
  /** True when the offer stays in state 9 until our mobile confirmation. */
  readonly needsConfirmation: boolean;
}

/** One asset as an offer names it. */
export interface TradeOfferItem {
  /** The game: ids of assets are those of one game alone. */
  readonly appId: number;
  readonly assetId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly contextId: string;
}

/** An offer as Steam shows it to the account that asks. Times are Unix seconds. */
export interface TradeOffer {
  readonly tradeOfferId: string;
  readonly partnerSteamId: string;
  readonly isOurOffer: boolean;
  readonly message: string;
  /** Of `tradeOfferStates`, or a number that Steam added since. */
  readonly state: number;
  readonly itemsToGive: readonly TradeOfferItem[];
  readonly itemsToReceive: readonly TradeOfferItem[];
  /** Present from acceptance on. */
  readonly tradeId: string | null;
  readonly timeCreated: number;
  readonly timeUpdated: number;
  readonly expirationTime: number;
  /** End of a trade hold; null without one. */
  readonly escrowEndDate: number | null;
  /** End of trade protection; null until accepted. */
  readonly settlementDate: number | null;
}

/** A row in a list of offers that cannot be read, and what can be made out in it; null where that cannot be read either. */
export interface UnreadableOffer {
  readonly tradeOfferId: string | null;
  readonly message: string | null;
  readonly partnerSteamId: string | null;
}

/** A list of offers. One strange row must not hide the others, nor may what it hides count as absent. */
export interface TradeOfferList {
  readonly offers: readonly TradeOffer[];
  readonly unreadable: readonly UnreadableOffer[];
}

/** One asset that a trade moved, under its old and its new id. */
export interface TradedAsset extends TradeOfferItem {
  /** Null until the trade is complete. */
  readonly newAssetId: string | null;
  readonly newContextId: string | null;
  /** The id under which the giver got the asset back after a reversal. */
  readonly rollbackNewAssetId: string | null;
}

/** The record of an accepted offer. Times are Unix seconds. */
export interface TradeRecord {
  readonly tradeId: string;
  readonly partnerSteamId: string;
  /** Of `tradeStatuses`, or a number that Steam added since. */
  readonly status: number;
  readonly timeInit: number;
  /** End of trade protection, given by Steam; never compute it. */
  readonly timeSettlement: number | null;
  readonly timeEscrowEnd: number | null;
  readonly assetsGiven: readonly TradedAsset[];
  readonly assetsReceived: readonly TradedAsset[];
  /** On the trade that returns items: id of the trade that was reversed. */
  readonly rollbackTrade: string | null;
}

/** A part of an inventory: free items lie in context 2, those under trade protection or on Steam's own market in 16. */
export interface InventoryRange {
  readonly steamId: string;
  readonly contextId: '2' | '16';
  /** Where the page before ended; null: from the beginning. */
  readonly startAssetId: string | null;
}

/** What is put on an item, by its own market hash name. */
export interface InventorySticker {
  readonly slot: number;
  readonly marketHashName: string;
  /** 0 new, 1 scraped off. */
  readonly wear: number | null;
}

/** One item of an inventory as Steam shows it to its owner. */
export interface InventoryAsset {
  readonly assetId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly contextId: '2' | '16';
  readonly marketHashName: string;
  /** Internal names by category: Type, Weapon, Quality, Rarity, Exterior, ItemSet and others. */
  readonly tags: Readonly<Record<string, string>>;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly paintIndex: number | null;
  readonly stickers: readonly InventorySticker[];
  readonly charm: { readonly marketHashName: string; readonly seed: number | null } | null;
  readonly nameTag: string | null;
  readonly isTradable: boolean;
  readonly isMarketable: boolean;
  /** Unix seconds at which its cooldown or protection ends; null: it has none, or Steam names no end. */
  readonly tradableAt: number | null;
}

/** A page of an inventory. */
export interface InventoryPage {
  readonly assets: readonly InventoryAsset[];
  /** Ids of assets that are there and could not be read. */
  readonly unreadableIds: readonly string[];
  /** Rows of which not even the id could be read. */
  readonly lostCount: number;
  /** Items of this context in all. */
  readonly totalCount: number;
  /** Where the next page begins; null: this was the last. */
  readonly nextStartAssetId: string | null;
}

/** Steam's two hosts that the market depends on; either may be down alone. */
export type SteamHost = 'api' | 'community';

/**
 * The bridge to Steam. Every method throws `SteamError` and nothing else; its `kind` says whether the effect can have
 * happened. Must not be called inside a database transaction.
 */
export interface SteamGateway {
  /** A new access token from a refresh token. `sessionExpired` when Steam revoked the refresh token. */
  renewAccessToken(account: { steamId: string; refreshToken: string }): Promise<RenewedTokens>;
  /** Makes an offer. Not idempotent: after `ambiguous`, look through `listSentTradeOffers` before sending again. */
  sendTradeOffer(session: SteamSession, request: TradeOfferRequest): Promise<SentTradeOffer>;
  /** Gives the mobile confirmation of one of our offers. `definite` when Steam lists no such confirmation. */
  confirmTradeOffer(session: SteamSession, tradeOfferId: string): Promise<void>;
  /** All offers that this account sent and that changed at or after the cut-off, in any state, and all that are still
   * active (states 2, 9, 11) whenever they changed; every page. */
  listSentTradeOffers(session: SteamSession, range: { sinceUnixSeconds: number }): Promise<TradeOfferList>;
  /** Offers that others made to this account and that are still open, in any state that Steam counts as active. */
  listReceivedTradeOffers(session: SteamSession): Promise<TradeOfferList>;
  /** Ids of the offers that wait for this account's mobile confirmation: a second witness for what the list of offers leaves out. */
  listUnconfirmedOfferIds(session: SteamSession): Promise<readonly string[]>;
  /** One offer, as this account sees it. `transient` where Steam gives none, since only its own ids are asked for, and where it cannot be read. */
  getTradeOffer(session: SteamSession, tradeOfferId: string): Promise<TradeOffer>;
  /** Takes back one of our offers. After any error, read the offer again: Steam may have done it. */
  cancelTradeOffer(session: SteamSession, tradeOfferId: string): Promise<void>;
  /** Refuses an offer that somebody made to this account. After any error, look at the offer again. */
  declineTradeOffer(session: SteamSession, tradeOfferId: string): Promise<void>;
  /** The trade that an accepted offer became; poll it until `timeSettlement`. */
  getTradeStatus(session: SteamSession, tradeId: string): Promise<TradeRecord>;
  /** The newest trades of this account, at most 500, newest first: more than those of the week that protection lasts. */
  listTrades(session: SteamSession): Promise<readonly TradeRecord[]>;
  /** Seconds that Steam would hold a trade with this partner; an empty answer of Steam is `unknown`, not zero. */
  getTradeHold(session: SteamSession, partner: TradePartner): Promise<number | 'unknown'>;
  /** Seconds that Steam holds a trade with this partner for our account's sake, and for the partner's; `unknown` as above. */
  getTradeHoldSides(
    session: SteamSession,
    partner: TradePartner,
  ): Promise<{ ours: number; theirs: number } | 'unknown'>;
  /** Which of these accounts, at most 100, Steam lets not trade. Steam leaves out those that it does not know. */
  listTradeBanned(session: SteamSession, steamIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Items of one page at most: 2,000. `private` where Steam shows the inventory to nobody that this session is: also to a session
   * that it does not know any more. */
  getInventory(session: SteamSession, range: InventoryRange): Promise<InventoryPage | 'private'>;
  /** Asks a host of Steam's for a page that everybody may see: whether it answers as it should. */
  ping(host: SteamHost): Promise<void>;
}
