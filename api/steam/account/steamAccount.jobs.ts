import { addMs, readClock } from '../../kernel/clock.ts';
import { defineJob } from '../../kernel/job.ts';
import { isSessionExpired } from '../client/steamSession.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { listDueBindingIds, OWNER_WAYS } from './binding.store.ts';
import { steamBindByOwnerJob, steamBindJob } from './bindSteamAccounts.ts';
import { completeAsk } from './completeAsk.ts';
import { completeBinding } from './completeBinding.ts';
import { pauseAccounts } from './pauseAccounts.ts';
import { RENEWAL_BEFORE_MS, renewSignIn, retrySignIn } from './renewSignIn.ts';
import { eraseSecrets, listEndingIds, listRetryIds, listUnforgottenIds } from './steamAccount.store.ts';
import { steamAskJob } from './steamAsk.ts';
import { steamForgetJob } from './unbindSteamAccount.ts';

/** Number of concurrent sign-ins of one worker. Steam limits sign-ins by IP address. */
const CONCURRENCY = 2;
const EVERY_MS = 2_000;
const RENEWAL_EVERY_MS = 10 * 60_000;
const ROWS_MAX = 100;

/** Ignores the error of a sign-in that Steam rejects for good. It is recorded on the account, and a retry would not change it. */
async function unlessExpired(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isSessionExpired(error)) throw error;
  });
}

export const steamAccountJobs = [
  defineJob({
    ...steamBindJob,
    concurrency: CONCURRENCY,
    every: EVERY_MS,
    due: ({ db }: WorkerPlatform) => listDueBindingIds(db, ['mafile'], ROWS_MAX),
    run: (worker, { bindingId }) => unlessExpired(completeBinding(worker, bindingId)),
  }),
  defineJob({
    ...steamBindByOwnerJob,
    concurrency: CONCURRENCY,
    every: EVERY_MS,
    due: ({ db }: WorkerPlatform) => listDueBindingIds(db, OWNER_WAYS, ROWS_MAX),
    run: (worker, { bindingId }) => unlessExpired(completeBinding(worker, bindingId)),
  }),
  defineJob({
    ...steamForgetJob,
    concurrency: CONCURRENCY,
    every: EVERY_MS,
    due: ({ db }: WorkerPlatform) => listUnforgottenIds(db, ROWS_MAX),
    run: (worker, { steamAccountId }) => unlessExpired(eraseSecrets(worker.db, steamAccountId)),
  }),
  defineJob({
    ...steamAskJob,
    concurrency: CONCURRENCY,
    run: (worker: WorkerPlatform, ask) => unlessExpired(completeAsk(worker, ask)),
  }),
  defineJob({
    name: 'steam-renew',
    key: 'steamAccountId',
    timeoutSeconds: 120,
    concurrency: CONCURRENCY,
    every: RENEWAL_EVERY_MS,
    async due({ db }: WorkerPlatform) {
      const now = await readClock(db);
      return listEndingIds(db, { before: addMs(now, RENEWAL_BEFORE_MS), now }, ROWS_MAX);
    },
    run: (worker, { steamAccountId }) => unlessExpired(renewSignIn(worker, steamAccountId)),
  }),
  defineJob({
    name: 'steam-retry',
    key: 'steamAccountId',
    timeoutSeconds: 120,
    concurrency: CONCURRENCY,
    every: RENEWAL_EVERY_MS,
    async due({ db }: WorkerPlatform) {
      return listRetryIds(db, await readClock(db), ROWS_MAX);
    },
    run: (worker, { steamAccountId }) => unlessExpired(retrySignIn(worker, steamAccountId)),
  }),
  defineJob({ name: 'accounts that cannot sell', every: EVERY_MS, run: pauseAccounts }),
];
