import { readClock } from '../../kernel/clock.ts';
import { findProbeAccountId } from './steamAccount.store.ts';
import { SteamError } from './steamError.ts';
import type { SteamHost } from './steamGateway.ts';
import { type CallHealth, isQuiet, mayTry, type Probe, type SteamCallKind } from './steamHealth.ts';
import { openSteamSession, withSteamSession } from './steamSession.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/** Length of the list of offers that a probe requests, in seconds before now. */
const LIST_SECONDS = 300;

/**
 * Pings the hosts in trouble and calls their kinds with requests that change nothing. Confirmations are also probed now and then while
 * healthy: users need Steam's community pages even when the market itself calls none.
 * @returns a result for each kind in trouble. The calls themselves are counted by the watch.
 */
export async function probeSteam(
  worker: WorkerPlatform,
  kinds: readonly CallHealth[],
  { isSendIdle }: { isSendIdle: boolean },
): Promise<Map<SteamCallKind, Probe>> {
  const now = await readClock(worker.db);
  const anyId = await findProbeAccountId(worker.db);
  const confirmingId = await findProbeAccountId(worker.db, { hasSecrets: true });
  const accountFor = (kind: SteamCallKind) => (kind === 'confirm' ? confirmingId : anyId);
  const troubledHosts = new Set(kinds.filter(isTroubled).map(({ host }) => host));
  const signs = new Map<SteamHost, boolean>();
  await Promise.all(
    [...troubledHosts].map(async (host) => signs.set(host, await hasSignOfLife(worker, host))),
  );
  await Promise.all(
    kinds.map(async (health) => {
      const isWanted = troubledHosts.has(health.host) || (health.kind === 'confirm' && isQuiet(health, now));
      const accountId = accountFor(health.kind);
      if (accountId && isWanted && (signs.get(health.host) || mayTry(health, now)))
        await call(worker, accountId, health.kind, now);
    }),
  );
  const isIdle = ({ kind, calledAt }: CallHealth): boolean => {
    if (kind === 'send') return isSendIdle;
    if (kind === 'pages') return isQuiet({ calledAt }, now);
    return accountFor(kind) === null;
  };
  return new Map(
    kinds
      .filter(isTroubled)
      .map((health) => [health.kind, { hasSign: signs.get(health.host) ?? null, isIdle: isIdle(health) }]),
  );
}

function isTroubled({ state, failingSince }: CallHealth): boolean {
  return state !== 'up' || failingSince !== null;
}

async function hasSignOfLife(worker: WorkerPlatform, host: SteamHost): Promise<boolean> {
  return isDone(() => worker.steam.ping(host));
}

/** Sending has no harmless call: `pollOrders` tries one of the offers that wait. */
async function call(
  worker: WorkerPlatform,
  accountId: string,
  kind: SteamCallKind,
  now: Date,
): Promise<void> {
  const { steam } = worker;
  const sinceUnixSeconds = Math.floor(now.getTime() / 1_000) - LIST_SECONDS;
  if (kind === 'session') await isDone(() => openSteamSession(worker, accountId, { isNew: true }));
  if (kind === 'offers')
    await isDone(() =>
      withSteamSession(worker, accountId, async (session) => {
        await steam.listSentTradeOffers(session, { sinceUnixSeconds });
      }),
    );
  if (kind === 'confirm')
    await isDone(() =>
      withSteamSession(worker, accountId, async (session) => {
        await steam.listUnconfirmedOfferIds(session);
      }),
    );
}

/** The watch has already counted a failure, so it is not reported again. */
async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    return false;
  }
}
