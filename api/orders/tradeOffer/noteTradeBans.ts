import { doEach } from '../../kernel/doEach.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import { withAnySession } from '../../steam/client/steamSession.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { claimDueTradeBans, updateTradeBan } from './tradeBan.store.ts';

/** Most accounts that Steam reports on in one call. */
const ACCOUNTS_MAX = 100;
const MINUTE_MS = 60_000;
/**
 * Time between two queries after an answer. Shorter for banned accounts, so that an expired ban does not prevent
 * purchases for long.
 */
const AGAIN_MS = { free: 60 * MINUTE_MS, banned: 10 * MINUTE_MS };

/**
 * Queries Steam for users' accounts that may not trade, so that a purchase relies on the stored result and needs no
 * call. An account that Steam does not report counts as free. If Steam does not answer, the last result is kept.
 */
export async function noteTradeBans(worker: WorkerPlatform): Promise<void> {
  const due = await claimDueTradeBans(worker.db, { limit: ACCOUNTS_MAX, retryMs: MINUTE_MS });
  const asked = due.flatMap((user) => {
    const steamId = parseTradeUrl(user.tradeUrl)?.steamId;
    return steamId ? [{ ...user, steamId }] : [];
  });
  const banned =
    asked.length === 0 ? null : await ask(worker, [...new Set(asked.map(({ steamId }) => steamId))]);
  if (!banned) return;
  await doEach(worker.log, 'trade-ban', asked, {
    keyOf: ({ userId }) => userId,
    act: ({ steamId, ...user }) => {
      const isBanned = banned.has(steamId);
      const againMs = isBanned ? AGAIN_MS.banned : AGAIN_MS.free;
      return updateTradeBan(worker.db, user, { bannedSteamId: isBanned ? steamId : null, againMs });
    },
  });
}

async function ask(worker: WorkerPlatform, steamIds: readonly string[]): Promise<ReadonlySet<string> | null> {
  let banned: ReadonlySet<string> | null = null;
  try {
    await withAnySession(worker, async (session) => {
      banned = await worker.steam.listTradeBanned(session, steamIds);
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    worker.log.info({ error: String(error) }, 'Steam did not tell who may trade');
  }
  return banned;
}
