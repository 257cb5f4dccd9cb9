import { listenForChanges } from '../../kernel/events.ts';
import type { Work } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { followMarket } from '../market/followMarket.ts';
import { MARKET_CHANNEL } from '../market/marketItem.store.ts';
import { searchWhenAsked } from '../search/searchIndex.ts';
import { sendAlerts } from './sendAlerts.ts';

/**
 * Keeps the market in memory, as the api does, and judges with each run what changed in it since; at the start and after a gap, everything
 * that was not judged yet. As many workers as wanted may do so.
 */
export async function followAlerts(platform: Platform): Promise<Work> {
  const { config, db, log } = platform;
  // Only saved filters with a keyword search here.
  const feed = followMarket(db, log, searchWhenAsked);
  let ids = new Set<string>();
  let isAll = true;
  const listener = await listenForChanges(
    config.DATABASE_URL,
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
  return {
    async run() {
      const [changed, takesAll] = [[...ids], isAll];
      ids = new Set();
      isAll = false;
      try {
        await feed.settled();
        await sendAlerts(platform, feed.index, takesAll ? null : changed);
      } catch (error) {
        // What was not judged is found by its ask.
        isAll = true;
        throw error;
      }
    },
    async close() {
      feed.close();
      await listener.close();
    },
  };
}
