import { addMs, readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { newId, newOrderNo } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { PaymentGateway } from '../provider/paymentGateway.ts';
import { payPageUrl } from '../provider/payPageUrl.ts';
import { findContract } from './contract.store.ts';
import {
  ContractMissing,
  ContractNotEnterprise,
  RechargeAmountInvalid,
  RechargeClosed,
  RechargesFull,
  RechargeUnpayable,
} from './recharge.errors.ts';
import { countOpenRecharges, findOwnRecharge, insertRecharge } from './recharge.store.ts';
import { RECHARGE_MAX_CENTS, RECHARGE_MIN_CENTS, RECHARGE_PREFIX, RECHARGES_OPEN_MAX } from './recharge.ts';

/**
 * Requires that operators have not closed recharging (W-08). Earlier payments are credited all the same.
 * @throws RechargeClosed.
 */
export async function rejectClosed(db: Db | Tx): Promise<void> {
  if (await hasClosure(db, 'recharges')) throw new RechargeClosed();
}

/**
 * Returns the payment gateway, if recharging is open.
 * @throws RechargeClosed.
 */
export async function requireOpen(db: Db, payment: PaymentGateway | null): Promise<PaymentGateway> {
  if (!payment) throw new RechargeClosed();
  await rejectClosed(db);
  return payment;
}

/**
 * Requires a signed contract (W-08).
 * @throws ContractMissing, ContractNotEnterprise.
 */
export async function admitRecharge(tx: Tx, userId: string): Promise<void> {
  const contract = await findContract(tx, userId);
  if (contract?.status === 'ordinary') throw new ContractNotEnterprise();
  if (contract?.status !== 'signed') throw new ContractMissing();
}

/** A request to recharge. */
export interface RechargeInput {
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
  { userId, amountCents, clientRequestId }: RechargeInput,
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

const RETURN_PATH = '/user/wallet?tab=recharge';

/**
 * The address of the payment app's page for one of the user's unpaid recharges. It may be requested any number of
 * times: the app identifies the payment by our number and accepts it once.
 * @throws RechargeClosed, ContractMissing, ContractNotEnterprise, RechargeUnpayable.
 */
export async function viewPayPage(
  { config, db }: Platform,
  payment: PaymentGateway | null,
  { userId, rechargeId }: { userId: string; rechargeId: string },
): Promise<string> {
  const gateway = await requireOpen(db, payment);
  await admitRecharge(db, userId);
  const recharge = await findOwnRecharge(db, userId, rechargeId);
  const isPayable = recharge?.status === 'incomplete' && (await readClock(db)) < recharge.expiresAt;
  if (!recharge || !isPayable) throw new RechargeUnpayable();
  const { number, amountCents, expiresAt } = recharge;
  const subject = `饰集充值 ${number}`;
  return payPageUrl(gateway, config, { number, amountCents, subject, expiresAt, returnPath: RETURN_PATH });
}
