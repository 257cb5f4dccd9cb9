import type { Tx } from '../../kernel/db.ts';
import { type Cents, formatYuan } from '../../kernel/money.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import type { ListingReason } from './listingOutcome.ts';

/**
 * Tells a seller that the limit of the reference price lowered asks that a rule or a bulk action wanted higher.
 * @param lowered their number, and by how much together, in fen. Nothing is sent for none.
 */
export async function postCapLowered(
  tx: Tx,
  { userId, count, cents }: { userId: string; count: number; cents: Cents },
): Promise<void> {
  if (count === 0) return;
  const params = { count, amount: formatYuan(cents) };
  await postMessage(tx, { userId, type: 'inventory', template: 'capLowered', params });
}

/**
 * Tells a seller that planned discounts did not begin when their time came, with one message for each reason.
 * @param reasons one for each listing. Nothing is sent for none.
 */
export async function postDiscountsRefused(
  tx: Tx,
  userId: string,
  reasons: readonly ListingReason[],
): Promise<void> {
  for (const [reason, { length: count }] of Map.groupBy(reasons, (reason) => reason))
    await postMessage(tx, {
      userId,
      type: 'inventory',
      template: 'discountsRefused',
      params: { count, reason },
    });
}
