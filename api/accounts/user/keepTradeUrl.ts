import type { Tx } from '../../kernel/db.ts';
import { replaceTradeUrl } from './user.store.ts';

/**
 * Makes a trade link to the same Steam account the user's own instead of the one that Steam refused, in the caller's transaction. Where the
 * refused one was not the user's own, as in a partner's purchase for somebody else, theirs stays (T-24).
 */
export async function keepTradeUrl(
  tx: Tx,
  userId: string,
  { refused, tradeUrl }: { refused: string; tradeUrl: string },
): Promise<void> {
  await replaceTradeUrl(tx, userId, refused, tradeUrl);
}
