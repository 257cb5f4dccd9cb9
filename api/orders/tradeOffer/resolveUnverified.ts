import { inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { resolveUnanswered } from '../order/resolveUnanswered.ts';
import { verifyCancel } from './verifyCancel.ts';

/**
 * Ends a cancel that has waited for Steam's answer so long that Steam itself has expired any offer. Steam is asked once
 * more before the order ends without an answer.
 * @param isOver it has waited so long that no error of the query extends the wait.
 */
export async function resolveUnverified(
  worker: WorkerPlatform,
  orderId: string,
  isOver: boolean,
): Promise<void> {
  const isAsked = await ask(worker, orderId, isOver);
  if (isAsked) await inTransaction(worker.db, (tx) => resolveUnanswered(tx, worker, orderId));
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
    // An outage does not concern this account alone. It passes, and then Steam answers.
    return !error.isOutage;
  }
}
