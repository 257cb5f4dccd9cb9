import { SESSION_CHANNEL, SessionCache } from '../../accounts/session/sessionCache.ts';
import { RECOUNT_CHANNEL } from '../../catalog/market/count.store.ts';
import { followMarket, type MarketFeed } from '../../catalog/market/followMarket.ts';
import { MARKET_CHANNEL } from '../../catalog/market/marketItem.store.ts';
import { followRecounts } from '../../catalog/market/recount.ts';
import { buildSearchIndex } from '../../catalog/search/searchIndex.ts';
import type { ChangeFeed } from '../../http/graphql/changeFeed.ts';
import type { Services } from '../../http/graphql/context.ts';
import { BOOK_CHANNEL, CHANGE_CHANNEL, type ChangeEvent, listenForChanges } from '../../kernel/events.ts';
import { HANDOVER_CHANNEL, Handovers } from '../../kernel/handover.ts';
import type { Platform } from '../../kernel/platform.ts';
import { LISTING_CHANNEL } from '../../selling/copies/copyOnSale.store.ts';
import { type CopyFeed, followCopies } from '../../selling/copies/followCopies.ts';
import { openLiveMarket } from '../../selling/live/liveMarket.ts';

/** What one process receives from the database. */
export interface FollowedChanges {
  feed: MarketFeed;
  copies: CopyFeed;
  /** What it keeps up to date for requests. */
  services: Pick<Services, 'market' | 'copies' | 'live' | 'handovers' | 'sessions'>;
  /** Resolves when the items of everything committed before are counted. */
  settleCounts(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on one connection, publishes users' changes to subscriptions, and loads the market and keeps it in sync. */
export async function followChanges(
  { db, log, config }: Platform,
  url: string,
  changes: ChangeFeed,
): Promise<FollowedChanges> {
  const handovers = new Handovers();
  const sessions = new SessionCache(config.SESSION_KEPT_MS);
  const recounts = followRecounts(db, log);
  const feed = followMarket(db, log, buildSearchIndex);
  const copies = followCopies(db, log, changes.publishBook);
  const live = openLiveMarket({ db, log }, feed.index);
  const listener = await listenForChanges(
    url,
    log,
    {
      [CHANGE_CHANNEL]: (payload) => changes.publish(JSON.parse(payload) as ChangeEvent),
      [MARKET_CHANNEL]: feed.note,
      [LISTING_CHANNEL]: () => {
        copies.note();
        live.note();
      },
      [BOOK_CHANNEL]: (marketItemId) => {
        changes.publishBook(marketItemId);
        feed.noteBook(marketItemId);
        live.noteBook(marketItemId);
      },
      [RECOUNT_CHANNEL]: recounts.note,
      [HANDOVER_CHANNEL]: (payload) => handovers.note(payload),
      [SESSION_CHANNEL]: (userId) => sessions.forget(userId),
    },
    () => {
      changes.publishGap();
      live.noteGap();
      sessions.forget('');
      feed.noteGap();
      copies.note();
      recounts.note();
    },
  );
  await feed.load();
  // Half a million copies take seconds: whoever searches them first waits, nobody else.
  copies.load();
  return {
    feed,
    copies,
    services: { market: feed.index, copies, live, handovers, sessions },
    settleCounts: recounts.settled,
    async close() {
      feed.close();
      await copies.close();
      await live.close();
      await recounts.close();
      await listener.close();
    },
  };
}
