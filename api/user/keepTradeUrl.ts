import type { Tx } from '../kernel/db.ts';
import { updateTradeUrl } from './userStore.ts';

/** Makes a trade link that has been checked the user's own, in the caller's transaction. */
export async function keepTradeUrl(tx: Tx, userId: string, tradeUrl: string): Promise<void> {
  await updateTradeUrl(tx, userId, tradeUrl);
}
