import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postAccountMessage.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { countUnconfirmed } from './accountSale.store.ts';

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
