import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postAccountMessage.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { countUnconfirmed } from './accountSale.store.ts';

/**
 * Writes down whether Steam took a robot's confirmation. The owner is told of the first that it did not take; after three in a row what the
 * account has on sale is paused (`pauseAccounts`), so that nothing is sold again and again that cannot be delivered.
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
