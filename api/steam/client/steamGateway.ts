/** What the gateway needs to act for a signed-in Steam account. 64-bit ids are decimal strings. */
export interface SteamSession {
  readonly steamId: string;
  /** MobileApp access token (JWT, about 24 hours). */
  readonly accessToken: string;
  /** Base64 of 20 bytes; signs mobile confirmations. Null for an account that was bound without secrets. */
  readonly identitySecret: string | null;
  /** `android:…`, as in the Mafile. */
  readonly deviceId: string;
  /** 24 hex digits chosen by us. Cookie and form field must have the same value. */
  readonly sessionId: string;
}

/** Tokens returned by a renewal. */
export interface RenewedTokens {
  readonly accessToken: string;
  /** Present only if Steam replaced the refresh token, as `mayReplace` allows. The old one is then invalid. */
  readonly refreshToken?: string;
}

/** The recipient of an offer: steamid64 and the eight-character token of the trade URL. */
export interface TradePartner {
  readonly partnerSteamId: string;
  readonly partnerToken: string;
}

/** A one-sided offer: our assets (app 730, context 2) for nothing in return. */
export interface TradeOfferRequest extends TradePartner {
  readonly assetIds: readonly string[];
  /** At most 128 characters. Contains the tag of the order. */
  readonly message: string;
}

/** Steam's response to a sent offer. */
export interface SentTradeOffer {
  readonly tradeOfferId: string;
  /** True if the offer stays in state 9 until we give the mobile confirmation. */
  readonly needsConfirmation: boolean;
}

/** One asset of an offer. */
export interface TradeOfferItem {
  /** Steam app id of the game. Asset ids are unique only within one game. */
  readonly appId: number;
  readonly assetId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly contextId: string;
}

/** An offer as Steam shows it to the requesting account. Times are Unix seconds. */
export interface TradeOffer {
  readonly tradeOfferId: string;
  readonly partnerSteamId: string;
  readonly isOurOffer: boolean;
  readonly message: string;
  /** One of `tradeOfferStates`, or a number that Steam added later. */
  readonly state: number;
  readonly itemsToGive: readonly TradeOfferItem[];
  readonly itemsToReceive: readonly TradeOfferItem[];
  /** Id of the trade, set once the offer is accepted. */
  readonly tradeId: string | null;
  readonly timeCreated: number;
  readonly timeUpdated: number;
  readonly expirationTime: number;
  /** End of the trade hold, or null without one. */
  readonly escrowEndDate: number | null;
  /** End of trade protection, or null until the offer is accepted. */
  readonly settlementDate: number | null;
}

/** A row of a list of offers that cannot be parsed, with the fields that could be read (null if not even those). */
export interface UnreadableOffer {
  readonly tradeOfferId: string | null;
  readonly message: string | null;
  readonly partnerSteamId: string | null;
}

/** A list of offers. An unreadable row is reported separately, so that it neither hides other rows nor counts as absent. */
export interface TradeOfferList {
  readonly offers: readonly TradeOffer[];
  readonly unreadable: readonly UnreadableOffer[];
}

/** One asset moved by a trade, with its old and its new id. */
export interface TradedAsset extends TradeOfferItem {
  /** Null until the trade is complete. */
  readonly newAssetId: string | null;
  readonly newContextId: string | null;
  /** Id under which the sender received the asset back after a reversal. */
  readonly rollbackNewAssetId: string | null;
}

/** The record of an accepted offer. Times are Unix seconds. */
export interface TradeRecord {
  readonly tradeId: string;
  readonly partnerSteamId: string;
  /** One of `tradeStatuses`, or a number that Steam added later. */
  readonly status: number;
  readonly timeInit: number;
  /** End of trade protection as Steam reports it. Never compute it. */
  readonly timeSettlement: number | null;
  readonly timeEscrowEnd: number | null;
  readonly assetsGiven: readonly TradedAsset[];
  readonly assetsReceived: readonly TradedAsset[];
  /** On the trade that returns items: id of the reversed trade. */
  readonly rollbackTrade: string | null;
}

/** Where a page of the trade history ended: the time, in Unix seconds, and the id of its last trade. */
export interface TradeCursor {
  readonly timeSeconds: number;
  readonly tradeId: string;
}

/** One page of an account's trade history, newest first. */
export interface TradePage {
  readonly trades: readonly TradeRecord[];
  /** Null on the last page. */
  readonly next: TradeCursor | null;
}

/** A range of an inventory. Context 2 holds free items; context 16 holds items under trade protection or on Steam's own market. */
export interface InventoryRange {
  readonly steamId: string;
  readonly contextId: '2' | '16';
  /** Cursor: where the previous page ended, or null for the first page. */
  readonly startAssetId: string | null;
}

/** A sticker or charm on an item, by its own market hash name. */
export interface InventorySticker {
  readonly slot: number;
  readonly marketHashName: string;
  /** Wear from 0 (new) to 1 (scraped off). */
  readonly wear: number | null;
}

/** One item of an inventory as Steam shows it to the owner. */
export interface InventoryAsset {
  readonly assetId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly contextId: '2' | '16';
  readonly marketHashName: string;
  /** Address of its picture. Null if Steam names none. */
  readonly iconUrl: string | null;
  /** Internal tag names by category: Type, Weapon, Quality, Rarity, Exterior, ItemSet and others. */
  readonly tags: Readonly<Record<string, string>>;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly paintIndex: number | null;
  readonly stickers: readonly InventorySticker[];
  readonly charm: { readonly marketHashName: string; readonly seed: number | null } | null;
  readonly nameTag: string | null;
  /** Steam's item data block of this copy in hexadecimal (`inspectBlock.ts`). Null if Steam gave none that is whole. */
  readonly certificate: string | null;
  readonly isTradable: boolean;
  readonly isMarketable: boolean;
  /** End of the cooldown or trade protection in Unix seconds. Null if there is none or Steam gives no end. */
  readonly tradableAt: number | null;
}

/** One page of an inventory. */
export interface InventoryPage {
  readonly assets: readonly InventoryAsset[];
  /** Ids of assets whose rows could not be parsed. */
  readonly unreadableIds: readonly string[];
  /** Number of rows of which not even the id could be parsed. */
  readonly lostCount: number;
  /** Total number of items in this context. */
  readonly totalCount: number;
  /** Cursor of the next page, or null on the last page. */
  readonly nextStartAssetId: string | null;
}

/** Steam's two hosts. Either can be down independently of the other. */
export type SteamHost = 'api' | 'community';

/**
 * The gateway to Steam. Every method throws only `SteamError`, whose `kind` says whether the call can have had its effect. Must not be
 * called inside a database transaction.
 */
export interface SteamGateway {
  /** Gets a new access token with a refresh token. Throws `sessionExpired` if Steam revoked the refresh token. */
  renewAccessToken(account: {
    steamId: string;
    refreshToken: string;
    mayReplace?: boolean;
  }): Promise<RenewedTokens>;
  /** Sends an offer. Not idempotent: after `ambiguous`, check `listSentTradeOffers` before sending again. */
  sendTradeOffer(session: SteamSession, request: TradeOfferRequest): Promise<SentTradeOffer>;
  /** Gives the mobile confirmation of one of our offers. Throws `definite` if Steam lists no such confirmation. */
  confirmTradeOffer(session: SteamSession, tradeOfferId: string): Promise<void>;
  /**
   * Lists all offers sent by this account that changed at or after the cut-off, in any state, and all active ones (states 2, 9, 11)
   * whenever they changed. Reads every page.
   */
  listSentTradeOffers(session: SteamSession, range: { sinceUnixSeconds: number }): Promise<TradeOfferList>;
  /** Lists the offers received by this account that are in a state that Steam counts as active. */
  listReceivedTradeOffers(session: SteamSession): Promise<TradeOfferList>;
  /** Lists the ids of offers that await this account's mobile confirmation: a second source for offers that the list of offers omits. */
  listUnconfirmedOfferIds(session: SteamSession): Promise<readonly string[]>;
  /**
   * Reads one offer of this account. Throws `transient` if Steam returns none (only the account's own offers are requested) or if it cannot
   * be parsed.
   */
  getTradeOffer(session: SteamSession, tradeOfferId: string): Promise<TradeOffer>;
  /** Cancels one of our offers. After any error, read the offer again: Steam may have cancelled it. */
  cancelTradeOffer(session: SteamSession, tradeOfferId: string): Promise<void>;
  /** Declines an offer received by this account. After any error, read the offer again: Steam may have declined it. */
  declineTradeOffer(session: SteamSession, tradeOfferId: string): Promise<void>;
  /** Reads the trade of an accepted offer. Poll it until `timeSettlement`. */
  getTradeStatus(session: SteamSession, tradeId: string): Promise<TradeRecord>;
  /**
   * Reads a page of this account's trades, at most 500 of them: the newest, or those before the cursor `after`. The history can be behind,
   * and unreadable trades are omitted, so a missing trade says nothing.
   */
  listTrades(session: SteamSession, after?: TradeCursor): Promise<TradePage>;
  /** Seconds for which Steam would hold a trade with this partner. An empty response is `unknown`, not zero. */
  getTradeHold(session: SteamSession, partner: TradePartner): Promise<number | 'unknown'>;
  /**
   * Seconds for which Steam would hold a trade with this partner, because of our account and because of theirs. An empty response is
   * `unknown`.
   */
  getTradeHoldSides(
    session: SteamSession,
    partner: TradePartner,
  ): Promise<{ ours: number; theirs: number } | 'unknown'>;
  /** Returns which of these accounts (at most 100) are banned from trading. Steam omits accounts that it does not know. */
  listTradeBanned(session: SteamSession, steamIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Reads one page of an inventory, at most 2,000 items. Returns `private` if Steam does not show the inventory to this session, which
   * includes an expired session.
   */
  getInventory(session: SteamSession, range: InventoryRange): Promise<InventoryPage | 'private'>;
  /** Requests a public page of a host and checks its response. */
  ping(host: SteamHost): Promise<void>;
}
