import type { Db, Tx } from '../../kernel/db.ts';
import { listOpenHolds } from './accountHold.store.ts';
import { strictestHold } from './accountHold.ts';
import { isStopped, kindOfHold } from './restriction.ts';
import { AccountBlocked, type BlockedAction, TradeUrlMissing, WithdrawalsHeld } from './user.errors.ts';
import { holdSeller } from './user.store.ts';

/** The data that decides whether a user may buy. */
export interface Buyer {
  /** The user's own trade link. */
  tradeUrl: string | null;
  isBlocked: boolean;
}

/**
 * Checks that a user may buy.
 * @param deliverTo another trade link than the user's own; null for the own one.
 * @returns the trade link that Steam delivers to.
 * @throws AccountBlocked, TradeUrlMissing
 */
export function admitBuyer(buyer: Buyer, deliverTo: string | null): string {
  rejectBlocked(buyer, 'buy');
  const tradeUrl = deliverTo ?? buyer.tradeUrl;
  if (!tradeUrl) throw new TradeUrlMissing();
  return tradeUrl;
}

/**
 * Lets a user sell, and locks the user's row until the transaction ends.
 * @returns whether their shop is open: what is listed while it is closed waits for its opening.
 * @throws AccountBlocked (T-23)
 */
export async function admitSeller(
  tx: Tx,
  userId: string,
  action: BlockedAction = 'list',
): Promise<{ isShopOpen: boolean }> {
  const { isBlocked, isShopOpen } = await holdSeller(tx, userId);
  rejectBlocked({ isBlocked }, action);
  return { isShopOpen };
}

function rejectBlocked({ isBlocked }: { isBlocked: boolean }, action: BlockedAction): void {
  if (isBlocked && isStopped('accountBlocked', action)) throw new AccountBlocked({ action });
}

/**
 * Checks that a user's money may leave. Inside a transaction the user's row must be locked (`admitSeller`), so that no
 * hold begins meanwhile.
 * @throws WithdrawalsHeld
 */
export async function admitPayOut(db: Db | Tx, userId: string): Promise<void> {
  const holds = await listOpenHolds(db, userId);
  const hold = strictestHold(holds.filter((each) => isStopped(kindOfHold(each), 'withdraw')));
  if (hold) throw new WithdrawalsHeld({ endsAt: hold.endsAt });
}
