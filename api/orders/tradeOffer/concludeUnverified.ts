import { inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { concludeUnanswered } from '../order/concludeUnanswered.ts';
import { verifyCancel } from './verifyCancel.ts';

/**
 * A cancel has waited for Steam's word for so long that Steam has ended any offer itself. Steam is asked once more before the order ends
 * without its word.
 * @param isOver it has waited so long that nothing which asking meets keeps it waiting.
 */
export async function concludeUnverified(
  worker: WorkerPlatform,
  orderId: string,
  isOver: boolean,
): Promise<void> {
  const isAsked = await ask(worker, orderId, isOver);
  if (isAsked) await inTransaction(worker.db, (tx) => concludeUnanswered(tx, worker, orderId));
}

async function ask(worker: WorkerPlatform, orderId: string, isOver: boolean): Promise<boolean> {
  try {
    return await verifyCancel(worker, orderId);
  } catch (error) {
    if (isOver) {
      noteFailure(worker.log, 'order-verify', orderId, error);
      return true;
    }
    if (!(error instanceof SteamError)) throw error;
    // An outage is not this account's: it passes, and then Steam tells.
    return !error.isOutage;
  }
}
