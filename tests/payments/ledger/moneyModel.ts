import type { OrderPhase } from '../../../api/orders/order/order.ts';
import type { Balances } from '../../../api/payments/ledger/ledger.ts';

/** An order as the model sees it. Cents. */
export interface ModelOrder {
  id: string;
  buyer: number;
  seller: number;
  price: bigint;
  fee: bigint;
  fromDeposit: bigint;
  phase: OrderPhase;
  /** Paid by the payment app: the order had its money, or failed before it came; null: paid from the balance. */
  byApp: 'taken' | 'late' | null;
  /** The payment app's money is on its way back there. */
  isReturning: boolean;
  /** Completed, and its money waits for an operator. */
  isUnderReview: boolean;
  /** The buy order that it fills, until its money is held again or stays in the balance; null: bought otherwise. */
  bid: ModelBid | null;
}

/** A buy order as the model sees it. Cents. */
export interface ModelBid {
  id: string;
  user: number;
  price: bigint;
  remaining: number;
  /** What it holds of either class of money. */
  deposit: bigint;
  proceeds: bigint;
  isOpen: boolean;
}

/** A withdrawal as the model sees it. Cents. */
export interface ModelWithdrawal {
  id: string;
  user: number;
  amount: bigint;
  isOver: boolean;
}

/** Where all money of a few people is, by the words of the specification and nothing of our code. */
export interface MoneyModel {
  balances: Balances[];
  orders: ModelOrder[];
  withdrawals: ModelWithdrawal[];
  bids: ModelBid[];
}

/** People with as much each. */
export function openModel(count: number, each: { deposit: bigint; proceeds: bigint }): MoneyModel {
  const open = () => ({
    ...each,
    settling: 0n,
    withdrawing: 0n,
    returning: 0n,
    biddingDeposit: 0n,
    biddingProceeds: 0n,
    escrow: 0n,
  });
  return { balances: Array.from({ length: count }, open), orders: [], withdrawals: [], bids: [] };
}

/** One person's money. */
export function balancesIn(model: MoneyModel, user: number): Balances {
  const balances = model.balances[user];
  if (!balances) throw new Error(`nobody is ${user}`);
  return balances;
}

/** Half up, in whole cents (W-09). */
export function shareOf(amount: bigint, basisPoints: bigint): bigint {
  return (amount * basisPoints + 5_000n) / 10_000n;
}

/** What of an order is known when it is placed. */
export type PlacedOrder = Pick<ModelOrder, 'id' | 'buyer' | 'seller' | 'price' | 'fee'>;

/** A purchase that the payment app pays: into escrow, or, where the order failed before, on its way back without having come. */
export function buyByAppInModel(model: MoneyModel, order: PlacedOrder, isLate: boolean): ModelOrder {
  const paid = { ...order, fromDeposit: order.price, isUnderReview: false, bid: null };
  const placed: ModelOrder = isLate
    ? { ...paid, phase: 'failed', byApp: 'late', isReturning: true }
    : { ...paid, phase: 'awaitingOffer', byApp: 'taken', isReturning: false };
  if (!isLate) balancesIn(model, order.buyer).escrow += order.price;
  model.orders.push(placed);
  return placed;
}

/** The payment app's final response about money on its way back: refunded, or rejected for good. */
export function endReturnInModel(model: MoneyModel, order: ModelOrder, isKept: boolean): void {
  if (!order.isReturning) return;
  const buyer = balancesIn(model, order.buyer);
  if (order.byApp === 'taken') buyer.returning -= order.price;
  if (isKept) buyer.deposit += order.price;
  order.isReturning = false;
}

/** A purchase: deposit first, then proceeds. False where both do not reach. */
export function buyInModel(model: MoneyModel, order: PlacedOrder): boolean {
  const money = balancesIn(model, order.buyer);
  if (money.deposit + money.proceeds < order.price) return false;
  const fromDeposit = money.deposit < order.price ? money.deposit : order.price;
  money.deposit -= fromDeposit;
  money.proceeds -= order.price - fromDeposit;
  money.escrow += order.price;
  model.orders.push({ ...order, fromDeposit, ...PAID, bid: null });
  return true;
}

/** An order that was paid from the balance a moment ago. */
export const PAID = {
  phase: 'awaitingOffer',
  byApp: null,
  isReturning: false,
  isUnderReview: false,
} as const;

const SETTLED: readonly OrderPhase[] = ['protected', 'completed'];

function giveBack(model: MoneyModel, order: ModelOrder): void {
  const buyer = balancesIn(model, order.buyer);
  if (order.byApp) {
    buyer.returning += order.price;
    order.isReturning = true;
    return;
  }
  buyer.deposit += order.fromDeposit;
  buyer.proceeds += order.price - order.fromDeposit;
}

/** An operator ends the review of a sale: its money can be withdrawn, or buys alone. */
export function endReviewInModel(model: MoneyModel, order: ModelOrder, kind: 'proceeds' | 'deposit'): void {
  if (!order.isUnderReview) return;
  const [seller, net] = [balancesIn(model, order.seller), order.price - order.fee];
  seller.settling -= net;
  seller[kind] += net;
  order.isUnderReview = false;
}

/**
 * An order came to another phase: what its money did.
 * @param hasReview it waits for an operator, should the order be complete now.
 */
export function moveInModel(
  model: MoneyModel,
  order: ModelOrder,
  phase: OrderPhase,
  hasReview = false,
): void {
  const [wasSettled, isSettled] = [SETTLED.includes(order.phase), SETTLED.includes(phase)];
  const net = order.price - order.fee;
  const seller = balancesIn(model, order.seller);
  if (!wasSettled && isSettled) {
    balancesIn(model, order.buyer).escrow -= order.price;
    seller.settling += net;
  }
  if (order.phase !== 'completed' && phase === 'completed') {
    order.isUnderReview = true;
    if (!hasReview) endReviewInModel(model, order, 'proceeds');
  }
  if (order.phase !== 'failed' && phase === 'failed') {
    if (wasSettled) seller.settling -= net;
    else balancesIn(model, order.buyer).escrow -= order.price;
    giveBack(model, order);
  }
  order.phase = phase;
}

/** How many of `count` withdrawals of one amount at one moment are accepted (W-04, W-05): 10 to 50,000 yuan, of the proceeds alone. */
export function acceptedWithdrawals(proceeds: bigint, amount: bigint, count: number): number {
  if (amount < 1_000n || amount > 5_000_000n) return 0;
  const room = Number(proceeds / amount);
  return Math.min(room, count);
}
