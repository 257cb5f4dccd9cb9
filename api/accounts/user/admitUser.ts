import { admitService } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { listOpenHolds } from './accountHold.store.ts';
import { strictestHold } from './accountHold.ts';
import { isStopped, kindOfHold } from './restriction.ts';
import { AccountBlocked, type BlockedAction, TradeUrlMissing, WithdrawalsHeld } from './user.errors.ts';
import { lockSeller } from './user.store.ts';

/** The data that decides whether a user may buy. */
export interface Buyer {
  id: string;
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
export async function admitBuyer(tx: Tx, buyer: Buyer, deliverTo: string | null): Promise<string> {
  await rejectBlocked(tx, buyer, 'buy');
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
  const { isBlocked, isShopOpen } = await lockSeller(tx, userId);
  await rejectBlocked(tx, { id: userId, isBlocked }, action);
  return { isShopOpen };
}

/**
 * Lets a user put copies on sale: as `admitSeller`, and unless operators have closed listing.
 * @throws ServiceClosed, AccountBlocked (T-23)
 */
export async function admitLister(tx: Tx, userId: string): Promise<{ isShopOpen: boolean }> {
  const { isListingClosed, isBlocked, isShopOpen } = await lockSeller(tx, userId);
  if (isListingClosed) await admitService(tx, 'listings');
  await rejectBlocked(tx, { id: userId, isBlocked }, 'list');
  return { isShopOpen };
}

async function rejectBlocked(
  tx: Tx,
  { id, isBlocked }: { id: string; isBlocked: boolean },
  action: BlockedAction,
): Promise<void> {
  if (!isBlocked) return;
  const holds = await listOpenHolds(tx, id);
  const hold = strictestHold(holds.filter((each) => kindOfHold(each) === 'accountBlocked'));
  throw new AccountBlocked({
    action,
    reason: hold?.cause ?? 'operator',
    orderNo: hold?.order?.orderNo ?? null,
  });
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
