import { addMs, readClock } from '../../kernel/clock.ts';
import type { JobData } from '../../kernel/jobs.ts';
import { lookAgain } from '../../kernel/lookAgain.ts';
import { sendEach } from '../../kernel/sendEach.ts';
import { serveQueue } from '../../kernel/serveQueue.ts';
import { isSessionExpired } from '../client/withSteamSession.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { listPendingBindings } from './binding.store.ts';
import { concludeAsk } from './concludeAsk.ts';
import { concludeBinding } from './concludeBinding.ts';
import { forgetSecrets } from './forgetSecrets.ts';
import { pauseAccounts } from './pauseAccounts.ts';
import { renewSignIn } from './renewSignIn.ts';
import { listEndingIds, listUnforgottenIds } from './steamAccount.store.ts';
import { isBindingDue } from './steamBinding.ts';

type Queue = 'steam-bind' | 'steam-forget' | 'steam-ask' | 'steam-renew';
type Handlers = { [Q in Queue]: (worker: WorkerPlatform, data: JobData[Q]) => Promise<void> };

const HANDLERS: Handlers = {
  'steam-bind': (worker, { bindingId }) => concludeBinding(worker, bindingId),
  'steam-forget': (worker, { steamAccountId }) => forgetSecrets(worker, steamAccountId),
  'steam-ask': (worker, ask) => concludeAsk(worker, ask),
  'steam-renew': (worker, { steamAccountId }) => renewSignIn(worker, steamAccountId),
};

/** Sign-ins that one worker does at once: Steam counts them by address. */
const CONCURRENCY = 2;
/** How often a worker looks for what lost its job. */
const LOOK_MS = 2_000;
/** How often it looks for sign-ins about to end, and how long before their end. */
const RENEWAL_LOOK_MS = 10 * 60_000;
const RENEWAL_BEFORE_MS = 7 * 24 * 3_600_000;
const ROWS_MAX = 100;

async function serve<Q extends Queue>(worker: WorkerPlatform, queue: Q): Promise<void> {
  await serveQueue(worker, queue, CONCURRENCY, async (data) => {
    try {
      await HANDLERS[queue](worker, data);
    } catch (error) {
      // What Steam refuses for good has been noted on the account.
      if (!isSessionExpired(error)) throw error;
    }
  });
}

const forAccount = (steamAccountId: string) => ({ steamAccountId });

async function askAgain(worker: WorkerPlatform): Promise<void> {
  const { db } = worker;
  const now = await readClock(db);
  const due = (await listPendingBindings(db, ROWS_MAX)).filter((binding) => isBindingDue(binding, now));
  const bindingIds = due.map(({ id }) => id);
  await sendEach(worker, 'steam-bind', bindingIds, (bindingId) => ({ bindingId }));
  await sendEach(worker, 'steam-forget', await listUnforgottenIds(db, ROWS_MAX), forAccount);
}

async function renewEnding(worker: WorkerPlatform): Promise<void> {
  const before = addMs(await readClock(worker.db), RENEWAL_BEFORE_MS);
  await sendEach(worker, 'steam-renew', await listEndingIds(worker.db, before, ROWS_MAX), forAccount);
}

/** Serves the queues of Steam accounts, and asks again for what waits. Answers how to stop asking. */
export async function serveSteamAccounts(worker: WorkerPlatform): Promise<() => void> {
  for (const queue of Object.keys(HANDLERS) as Queue[]) await serve(worker, queue);
  const stops = [
    lookAgain(worker, LOOK_MS, 'Steam accounts', () => askAgain(worker)),
    lookAgain(worker, LOOK_MS, 'accounts that cannot sell', () => pauseAccounts(worker)),
    lookAgain(worker, RENEWAL_LOOK_MS, 'ends of sign-ins', () => renewEnding(worker)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
