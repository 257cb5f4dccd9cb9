import { refreshMarketItems } from '../../catalog/market/refreshMarketItems.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { doEach } from '../../kernel/doEach.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type AccountTemplate, postAccountMessage } from '../../notifications/message/postAccountMessage.ts';
import {
  listMisplacedIds,
  lockMisplaced,
  type PausedReason,
  pauseListingsOf,
  resumeListingsOf,
  updatePausedReason,
} from './accountSale.store.ts';

/** Accounts that one look takes up. */
const ACCOUNTS_MAX = 50;

/** Whoever made an account abnormal, or found it not sellable, has told its owner already. */
const TOLD: Partial<Record<PausedReason, AccountTemplate>> = {
  private: 'inventoryPrivate',
  unconfirmed: 'robotPaused',
};

/**
 * Pauses what accounts have on sale that cannot sell, and puts it on sale again where they can: whoever changes an account only writes down
 * what became of it. What came back is what was paused, where its seller's shop is open; the owner is told of both.
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
