import type { TradeOfferState, TradeStatus } from './steamState.ts';

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
  readonly state: TradeOfferState;
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

/** One asset that a trade moved, under its old and its new id. */
export interface TradedAsset {
  readonly assetId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly contextId: string;
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
  readonly status: TradeStatus;
  readonly timeInit: number;
  /** End of trade protection, given by Steam; never compute it. */
  readonly timeSettlement: number | null;
  readonly timeEscrowEnd: number | null;
  readonly assetsGiven: readonly TradedAsset[];
  readonly assetsReceived: readonly TradedAsset[];
  /** On the trade that returns items: id of the trade that was reversed. */
  readonly rollbackTrade: string | null;
}

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
  listSentTradeOffers(
    session: SteamSession,
    range: { sinceUnixSeconds: number },
  ): Promise<readonly TradeOffer[]>;
  /** One offer, as this account sees it. */
  getTradeOffer(session: SteamSession, tradeOfferId: string): Promise<TradeOffer>;
  /** Takes back one of our offers. After any error, read the offer again: Steam may have done it. */
  cancelTradeOffer(session: SteamSession, tradeOfferId: string): Promise<void>;
  /** The trade that an accepted offer became; poll it until `timeSettlement`. */
  getTradeStatus(session: SteamSession, tradeId: string): Promise<TradeRecord>;
  /** Seconds that Steam would hold a trade with this partner; an empty answer of Steam is `unknown`, not zero. */
  getTradeHold(session: SteamSession, partner: TradePartner): Promise<number | 'unknown'>;
}
