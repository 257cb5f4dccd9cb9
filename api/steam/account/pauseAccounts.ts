import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { doEach } from '../../kernel/doEach.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type AccountTemplate, postAccountMessage } from '../../notifications/message/postMessages.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import {
  countUnconfirmed,
  listMisplacedIds,
  lockMisplaced,
  type PausedReason,
  pauseListingsOf,
  resumeListingsOf,
  updatePausedReason,
} from './accountSale.store.ts';

/** Maximum number of accounts handled by one run. */
const ACCOUNTS_MAX = 50;

/** Statuses of which the owner has already been notified by whoever set them. */
const TOLD: Partial<Record<PausedReason, AccountTemplate>> = {
  private: 'inventoryPrivate',
  unconfirmed: 'robotPaused',
};

/**
 * Pauses the listings of accounts that cannot sell, and resumes them once they can. Code that changes an account only stores its new state.
 * Only paused listings are resumed, and only if the seller's shop is open. Notifies the owner of both.
 */
export async function pauseAccounts(platform: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(platform.log, 'account-pause', await listMisplacedIds(platform.db, ACCOUNTS_MAX), {
    keyOf: (id) => id,
    act: (id) => follow(platform, id),
  });
}

async function follow({ db }: Pick<Platform, 'db'>, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await lockMisplaced(tx, id);
    if (!account) return;
    const { userId, accountName, wanted } = account;
    await updatePausedReason(tx, id, wanted);
    const touched = wanted ? await pauseListingsOf(tx, id) : await resumeListingsOf(tx, id);
    checkpoint('account.listingsMoved');
    await refreshMarketItems(tx, touched);
    const template = wanted ? TOLD[wanted] : 'steamAccountBack';
    if (template) await postAccountMessage(tx, { userId, accountName, template, count: touched.length });
    await notifyChanged(tx, { topic: 'steamAccount', id, userId });
  });
}

/**
 * Records whether Steam accepted a robot's confirmation. Notifies the owner of the first rejection. After three in a row the account's
 * listings are paused (`pauseAccounts`), so that items that cannot be delivered are not sold.
 */
export async function noteConfirmation(
  { db }: Pick<WorkerPlatform, 'db'>,
  steamAccountId: string,
  { isTaken }: { isTaken: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await countUnconfirmed(tx, steamAccountId, { isTaken });
    if (!account) return;
    const { userId, accountName, count } = account;
    if (count === 1) await postAccountMessage(tx, { userId, accountName, template: 'robotUnconfirmed' });
    await notifyChanged(tx, { topic: 'steamAccount', id: steamAccountId, userId });
  });
}
