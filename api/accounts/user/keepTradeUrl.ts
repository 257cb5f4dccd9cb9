import type { Tx } from '../../kernel/db.ts';
import { replaceTradeUrl } from './user.store.ts';

/**
 * Replaces the user's own trade link, which Steam rejected, by another link to the same Steam account, in the caller's
 * transaction. If the rejected link was not the user's own, as in a partner's purchase for somebody else, their link is
 * unchanged (T-24).
 */
export async function keepTradeUrl(
  tx: Tx,
  userId: string,
  { refused, tradeUrl }: { refused: string; tradeUrl: string },
): Promise<void> {
  await replaceTradeUrl(tx, userId, refused, tradeUrl);
}
