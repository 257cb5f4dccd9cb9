import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { clearCallbackOff } from './console.store.ts';
import { requireLocked } from './requireLocked.ts';

/**
 * Switches callbacks on again that were switched off because the receiver was gone or accepted nothing for days;
 * waiting events are sent. Repeating it changes nothing.
 * @throws PartnerNotLocked.
 */
export async function reopenCallbacks({ db }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await requireLocked(tx, userId);
    await clearCallbackOff(tx, id);
    checkpoint('partner.reopened');
  });
}
