import type { ChangeFeed } from './graphql/changeFeed.ts';
import { CHANGE_CHANNEL, type ChangeEvent, listenForChanges } from './kernel/events.ts';
import { HANDOVER_CHANNEL, Handovers } from './kernel/handover.ts';
import type { Platform } from './kernel/platform.ts';
import { followMarket, type MarketFeed } from './market/followMarket.ts';
import { MARKET_CHANNEL } from './market/marketItemStore.ts';
import { buildSearchIndex } from './search/searchIndex.ts';

/** What one process hears from the database. */
export interface FollowedChanges {
  feed: MarketFeed;
  handovers: Handovers;
  close(): Promise<void>;
}

/** Listens on one connection, hands people's changes to the feed of subscriptions, and loads the market and keeps it fresh. */
export async function followChanges(
  { db, log }: Platform,
  url: string,
  changes: ChangeFeed,
): Promise<FollowedChanges> {
  const handovers = new Handovers();
  const feed = followMarket(db, log, buildSearchIndex);
  const listener = await listenForChanges(
    url,
    log,
    {
      [CHANGE_CHANNEL]: (payload) => changes.publish(JSON.parse(payload) as ChangeEvent),
      [MARKET_CHANNEL]: feed.note,
      [HANDOVER_CHANNEL]: (payload) => handovers.note(payload),
    },
    () => {
      changes.publishGap();
      feed.noteGap();
    },
  );
  await feed.load();
  return {
    feed,
    handovers,
    async close() {
      feed.close();
      await listener.close();
    },
  };
}
