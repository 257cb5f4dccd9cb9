import type { SteamGateway, TradeOffer } from '../../api/steam/client/steamGateway.ts';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { eventually } from './eventually.ts';
import type { Actor, Scene } from './sandboxScene.ts';

/** Trades between actors of a scene through the market's own Steam client. */
export interface Trades {
  readonly steam: SteamGateway;
  /** Turns an account's switches. */
  set(actor: Actor, switches: Record<string, unknown>): Promise<unknown>;
  /** Gives the seller an item and offers it to the buyer; not confirmed. */
  send(buyer: Actor, seller: Actor, message?: string): Promise<{ offerId: string; assetId: string }>;
  /** As `send`, and confirms. */
  deliver(buyer: Actor, seller: Actor): Promise<{ offerId: string; assetId: string }>;
  /** Waits until the seller's offer is in a state. */
  reaches(seller: Actor, offerId: string, state: number): Promise<TradeOffer>;
  /** Items that can be traded, and items under protection. */
  inventoryOf(actor: Actor): Promise<number[]>;
  /** The actor with a new access token; one lives a day, which a clock that is moved passes. */
  renewed(actor: Actor): Promise<Actor>;
  /** All offers that the seller sent. */
  sentBy(seller: Actor): Promise<readonly TradeOffer[]>;
}

/** Trades in a scene. @param timeoutMs timeout of each request to Steam. */
export function tradesIn(scene: Scene, timeoutMs: number): Trades {
  const steam = createSteamHttp({ apiBase: scene.address, communityBase: scene.address, timeoutMs });
  const trades: Trades = {
    steam,
    set: (actor, switches) => scene.post(`/sandbox/accounts/${actor.steamId}`, switches),
    async send(buyer, seller, message = '') {
      const [assetId = ''] = await scene.give(seller, 1);
      const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
      const sent = await steam.sendTradeOffer(seller.session, { ...partner, assetIds: [assetId], message });
      return { offerId: sent.tradeOfferId, assetId };
    },
    async deliver(buyer, seller) {
      const sent = await trades.send(buyer, seller);
      await steam.confirmTradeOffer(seller.session, sent.offerId);
      return sent;
    },
    reaches: (seller, offerId, state) =>
      eventually(
        () => steam.getTradeOffer(seller.session, offerId),
        (offer) => offer.state === state,
      ),
    async inventoryOf(actor) {
      const books = await scene.get(`/sandbox/inventories?steamId=${actor.steamId}`);
      return [books.assets, books.protectedAssets].map((assets) => (assets as object[]).length);
    },
    async renewed(actor) {
      const { accessToken } = await steam.renewAccessToken(actor);
      return { ...actor, session: { ...actor.session, accessToken } };
    },
    sentBy: async (seller) =>
      (await steam.listSentTradeOffers(seller.session, { sinceUnixSeconds: 1 })).offers,
  };
  return trades;
}
