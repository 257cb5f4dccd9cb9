import type { Balances } from '../../api/ledger/ledger.ts';
import type { OrderPhase } from '../../api/order/order.ts';

/** An order as the model sees it. Cents. */
export interface ModelOrder {
  id: string;
  buyer: number;
  seller: number;
  price: bigint;
  fee: bigint;
  fromDeposit: bigint;
  phase: OrderPhase;
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
}

/** People with as much each. */
export function openModel(count: number, each: { deposit: bigint; proceeds: bigint }): MoneyModel {
  const open = () => ({ ...each, settling: 0n, withdrawing: 0n, escrow: 0n });
  return { balances: Array.from({ length: count }, open), orders: [], withdrawals: [] };
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

/** A purchase: deposit first, then proceeds. False where both do not reach. */
export function buyInModel(model: MoneyModel, order: Omit<ModelOrder, 'fromDeposit' | 'phase'>): boolean {
  const money = balancesIn(model, order.buyer);
  if (money.deposit + money.proceeds < order.price) return false;
  const fromDeposit = money.deposit < order.price ? money.deposit : order.price;
  money.deposit -= fromDeposit;
  money.proceeds -= order.price - fromDeposit;
  money.escrow += order.price;
  model.orders.push({ ...order, fromDeposit, phase: 'awaitingOffer' });
  return true;
}

const SETTLED: readonly OrderPhase[] = ['protected', 'completed'];

function giveBack(model: MoneyModel, order: ModelOrder): void {
  const buyer = balancesIn(model, order.buyer);
  buyer.deposit += order.fromDeposit;
  buyer.proceeds += order.price - order.fromDeposit;
}

/** An order came to another phase: what its money did. */
export function moveInModel(model: MoneyModel, order: ModelOrder, phase: OrderPhase): void {
  const [wasSettled, isSettled] = [SETTLED.includes(order.phase), SETTLED.includes(phase)];
  const net = order.price - order.fee;
  const seller = balancesIn(model, order.seller);
  if (!wasSettled && isSettled) {
    balancesIn(model, order.buyer).escrow -= order.price;
    seller.settling += net;
  }
  if (order.phase !== 'completed' && phase === 'completed') {
    seller.settling -= net;
    seller.proceeds += net;
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
