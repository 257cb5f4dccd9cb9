import { tradeStatuses } from '../../steam/client/steamState.ts';
import type { BooksReader } from '../books.ts';
import { deliverTrade } from './steamTrade.ts';

/** Ends a trade hold: the items are transferred, and protection begins. False if the trade is not on hold. */
export async function endHold(tx: BooksReader, tradeId: string): Promise<boolean> {
  const { rows } = await tx.query<{ status: number }>(
    'select status from sandbox.trade where trade_id = $1 for update',
    [tradeId],
  );
  if (rows[0]?.status !== tradeStatuses.InEscrow) return false;
  await deliverTrade(tx, tradeId);
  return true;
}
