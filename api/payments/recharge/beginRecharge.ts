import { addMs, readClock } from '../../kernel/clock.ts';
import { newId, newOrderNo } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { admitRecharge, rejectClosed } from './admitRecharge.ts';
import { RechargeAmountInvalid, RechargesFull } from './recharge.errors.ts';
import { countOpenRecharges, insertRecharge } from './recharge.store.ts';
import { RECHARGE_MAX_CENTS, RECHARGE_MIN_CENTS, RECHARGE_PREFIX, RECHARGES_OPEN_MAX } from './recharge.ts';

/** A request to recharge. */
export interface RechargeWish {
  userId: string;
  amountCents: Cents;
  clientRequestId: string;
}

/**
 * Opens a recharge under its own number, to be paid at the payment app. It credits nothing (W-08).
 * @returns its id; repeating the request returns the first one's.
 * @throws RechargeClosed, RechargeAmountInvalid, ContractMissing, ContractNotEnterprise, RechargesFull,
 * RequestIdReused, InvalidInput.
 */
export async function beginRecharge(
  { config, db }: Platform,
  { userId, amountCents, clientRequestId }: RechargeWish,
): Promise<string> {
  if (amountCents < RECHARGE_MIN_CENTS || amountCents > RECHARGE_MAX_CENTS) throw new RechargeAmountInvalid();
  return inTransaction(db, async (tx) => {
    const id = newId();
    const input = { amountCents: amountCents.toString() };
    const request = { userId, operation: 'beginRecharge', clientRequestId, input, resultId: id };
    const first = await claimRequest(tx, request);
    if (first) return first;
    await rejectClosed(tx);
    await admitRecharge(tx, userId);
    if ((await countOpenRecharges(tx, userId)) >= RECHARGES_OPEN_MAX) throw new RechargesFull();
    const now = await readClock(tx);
    await insertRecharge(tx, {
      id,
      number: RECHARGE_PREFIX + newOrderNo(now),
      userId,
      amountCents,
      expiresAt: addMs(now, config.RECHARGE_PAY_MS),
      queryAt: addMs(now, config.RECHARGE_QUERY_MS),
    });
    return id;
  });
}
