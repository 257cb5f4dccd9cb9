import { steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, type Scene, untilOffer } from './deliveryScene.ts';

/** A market whose Steam gives unexpected responses, and the helpers of its tests. */
export interface StrangeMarket {
  front: SteamFront;
  market: TestMarket;
  worker: ReturnType<typeof workerFor>;
  /** Changes the content of Steam's next responses to a path. */
  rewrite(pathContains: string, change: (text: string) => string, times?: number): void;
  /** An order whose offer was accepted at Steam and not polled by the market yet. */
  accepted(): Promise<Scene>;
  /** Read in the books, since a buyer's session does not outlast the days that pass here. */
  phaseOf(order: { orderNo: string }): Promise<string>;
  offerIdOf(orderNo: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens a market behind a proxy that alters Steam's responses. */
export async function openStrangeMarket(): Promise<StrangeMarket> {
  const front = await openSteamFront();
  const market = await openTestMarket({ STEAM_API_BASE: front.url, STEAM_COMMUNITY_BASE: front.url });
  front.setTarget(market.sandboxUrl);
  const worker = workerFor(market);
  return {
    front,
    market,
    worker,
    rewrite(pathContains, change, times = 1) {
      front.add({ pathContains, times, answer: (steams) => ({ ...steams, body: change(steams.body) }) });
    },
    async accepted() {
      const scene = await buyAs(market, 'accept');
      await worker.send(scene.orderNo);
      await untilOffer(market, scene.orderNo, [3]);
      return scene;
    },
    async phaseOf({ orderNo }) {
      const { rows } = await market.owner.query<{ phase: string }>(
        'select phase from market_order where order_no = $1',
        [orderNo],
      );
      return rows[0]?.phase ?? '';
    },
    offerIdOf: async (orderNo) => (await steamOffersOf(market, orderNo))[0]?.offerId ?? '',
    async close() {
      await market.close();
      await front.close();
    },
  };
}
