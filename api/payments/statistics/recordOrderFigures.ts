import type { Tx } from '../../kernel/db.ts';
import type { OrderMovement } from '../ledger/moveMoney.ts';
import { type FiguredOrder, insertFigure } from './statistics.store.ts';
import { MOVEMENT_FIGURES } from './statistics.ts';

/**
 * Records what a movement of an order's money changes in the statistics of its sides, in the same transaction, so that
 * the statistics have the movement's time and always agree with the statement (U-03).
 */
export async function recordOrderFigures(
  tx: Tx,
  order: FiguredOrder,
  movement: OrderMovement,
): Promise<void> {
  for (const kind of MOVEMENT_FIGURES[movement]) await insertFigure(tx, order, kind);
}
