import { admitBuyer } from '../../accounts/user/admitUser.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { inLine } from '../../kernel/inLine.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { inPress } from '../order/offerJobs.ts';
import { placePurchase } from '../order/placePurchase.ts';
import {
  deleteCartLines,
  insertCartPurchase,
  listUntriedLines,
  lockUntriedLine,
  type PurchaseLineKey,
  readCartBuyer,
  saveOutcome,
} from './cart.store.ts';
import { checkCopies, outcomeOfError, type PricedCopy, sumOf } from './cart.ts';

/** A request to buy several copies with one press. */
export interface CartRequest {
  userId: string;
  clientRequestId: string;
  /** The copies at the prices that the buyer saw. They need not be in the cart. */
  lines: readonly PricedCopy[];
  /** The most that they may cost together, in fen, as the buyer confirmed it. */
  confirmedSumCents: Cents;
}

/** How many presses of this process may wait for the row of one listing at the same time. */
const BUYERS_AT_ONCE = 4;

/**
 * Buys several copies from the balance, each as an ordinary purchase in its own transaction, which also stores its outcome. A copy is bought
 * at the price that the buyer saw or not at all, and those prices sum to no more than what was confirmed. Repeating the same
 * `clientRequestId` tries what an interrupted request left and returns the first outcomes. Bought copies leave the cart.
 * @returns id of the press; its lines have their outcomes.
 * @throws InvalidInput, ServiceClosed, TradeUrlMissing, AccountBlocked, RequestIdReused.
 */
export async function buyCart(platform: Platform, request: CartRequest): Promise<string> {
  const { userId, clientRequestId, lines, confirmedSumCents } = request;
  checkCopies(lines);
  if (sumOf(lines) > confirmedSumCents)
    throw new InvalidInput('confirmedSumCents', 'no less than the sum of the prices of the lines');
  const purchaseId = await inTransaction(platform.db, async (tx) => {
    const id = newId();
    const repeated = await claimRequest(tx, {
      userId,
      operation: 'buyCart',
      clientRequestId,
      input: {
        lines: lines.map(({ listingId, priceCents }) => `${listingId}:${priceCents}`).join(),
        confirmedSumCents: confirmedSumCents.toString(),
      },
      resultId: id,
    });
    if (repeated) return repeated;
    await admitPress(tx, userId);
    await insertCartPurchase(tx, { id, userId, confirmedSumCents, lines });
    return id;
  });
  checkpoint('cart.claimed');
  await inPress(platform, purchaseId, () => buyLines(platform, { userId, purchaseId }));
  return purchaseId;
}

/**
 * Checks what would refuse every copy of a press, before its request id is used up.
 * @throws ServiceClosed, TradeUrlMissing, AccountBlocked
 */
export async function admitPress(tx: Tx, userId: string): Promise<void> {
  await admitService(tx, 'purchases');
  await admitBuyer(tx, await readCartBuyer(tx, userId), null);
}

/** Tries the copies of a press that have no outcome yet, one after the other. A failed one costs only itself. To be called `inPress`. */
export async function buyLines(
  platform: Platform,
  { userId, purchaseId }: { userId: string; purchaseId: string },
): Promise<void> {
  for (const { listingId, expectedPriceCents, ...key } of await listUntriedLines(platform.db, purchaseId)) {
    try {
      await inLine(platform.db, { key: `listing:${listingId}`, width: BUYERS_AT_ONCE }, () =>
        buyLine(platform, key, { userId, listingId, priceCents: expectedPriceCents }),
      );
    } catch (error) {
      const outcome = outcomeOfError(error);
      if (!outcome) throw error;
      await saveOutcome(platform.db, key, outcome);
    }
    checkpoint('cart.lineDone');
  }
}

function buyLine(
  platform: Platform,
  key: PurchaseLineKey,
  { userId, listingId, priceCents }: PricedCopy & { userId: string },
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    // A second press with the same request id waits here, and finds the outcome.
    if (!(await lockUntriedLine(tx, key))) return;
    const orderId = newId();
    await placePurchase(tx, platform, {
      orderId,
      buyerId: userId,
      listingId,
      expectedPriceCents: priceCents,
      payBy: 'balance',
      tradeUrl: null,
      pressId: key.purchaseId,
    });
    await saveOutcome(tx, key, { outcome: 'bought', orderId });
    await deleteCartLines(tx, userId, [listingId]);
    checkpoint('cart.lineBought');
  });
}
