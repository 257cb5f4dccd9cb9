import { followMarket } from '../../catalog/market/followMarket.ts';
import type { KeywordSearch } from '../../catalog/market/marketIndex.ts';
import { MARKET_CHANNEL, type MarketItemRow } from '../../catalog/market/marketItem.store.ts';
import { buildSearchIndex } from '../../catalog/search/searchIndex.ts';
import { sendAlerts } from '../../catalog/watch/sendAlerts.ts';
import { listenForChanges } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Changes within this time (milliseconds) are evaluated together. */
const ROUND_MS = 1_000;

/** A running evaluation of alerts. */
export interface FollowedAlerts {
  stop(): Promise<void>;
}

/**
 * Keeps the market in memory, as the API does, and evaluates alerts for changes once a second; at the start and after a gap, for all items
 * not evaluated yet. Any number of workers may run it.
 */
export async function followAlerts(platform: Platform, url: string): Promise<FollowedAlerts> {
  const { db, log } = platform;
  const feed = followMarket(db, log, searchWhenAsked);
  let ids = new Set<string>();
  let isAll = true;
  const listener = await listenForChanges(
    url,
    log,
    {
      [MARKET_CHANNEL](payload) {
        feed.note(payload);
        if (payload === '') isAll = true;
        else for (const id of payload.split(',')) ids.add(id);
      },
    },
    () => {
      feed.noteGap();
      isAll = true;
    },
  );
  await feed.load();
  const round = async (): Promise<void> => {
    const [changed, takesAll] = [[...ids], isAll];
    ids = new Set();
    isAll = false;
    try {
      await feed.settled();
      await sendAlerts(platform, feed.index, takesAll ? null : changed);
    } catch (error) {
      // Items not evaluated yet are found by their asks.
      isAll = true;
      log.warn({ err: error }, 'a round of alerts failed; the next one goes on');
    }
  };
  const stopRounds = repeat(round);
  return {
    async stop() {
      await stopRounds();
      feed.close();
      await listener.close();
    },
  };
}

/** Only saved filters with a keyword need the search. It is built on first use, which saves start time and memory. */
function searchWhenAsked(rows: readonly MarketItemRow[]): KeywordSearch {
  let search: KeywordSearch | null = null;
  return {
    find(keyword) {
      search ??= buildSearchIndex(rows);
      return search.find(keyword);
    },
  };
}

function repeat(round: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const go = (): void => {
    current = round().then(() => {
      if (!isStopped) timer = setTimeout(go, ROUND_MS);
    });
  };
  go();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
