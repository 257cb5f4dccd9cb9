import type { Tx } from '../kernel/db.ts';
import { blockUsers } from './userStore.ts';

/** Stops users from buying and their listings from being bought until an operator has looked (T-23). */
export async function holdForReview(tx: Tx, userIds: readonly string[]): Promise<void> {
  await blockUsers(tx, userIds);
}
