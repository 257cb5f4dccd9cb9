import fc from 'fast-check';
import { expect } from 'vitest';
import { newId } from '../../api/kernel/ids.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { advanceOrder } from '../../api/order/advanceOrder.ts';
import { buyListing } from '../../api/order/buyListing.ts';
import type { OrderTarget } from '../../api/order/orderPath.ts';
import { concludeRecharge } from '../../api/recharge/concludeRecharge.ts';
import { beginWithdrawal } from '../../api/withdrawal/beginWithdrawal.ts';
import { concludeWithdrawal } from '../../api/withdrawal/concludeWithdrawal.ts';
import { findWithdrawal } from '../../api/withdrawal/withdrawalStore.ts';
import {
  acceptedWithdrawals,
  balancesIn,
  buyInModel,
  type MoneyModel,
  moveInModel,
  shareOf,
} from './moneyModel.ts';
import type { MoneyScene } from './moneyScene.ts';

/** The real thing: the scene, and the ids of the people of this run. */
export interface RealMoney {
  scene: MoneyScene;
  userIds: readonly string[];
}

type Act = (model: MoneyModel, real: RealMoney) => Promise<void>;

/** How many people a run has. */
export const PEOPLE = 3;
const SALE_FEE = 250n;

/** A step of a run. After each, everybody's money is compared with the model's. */
class Step implements fc.AsyncCommand<MoneyModel, RealMoney, boolean> {
  readonly name: string;
  readonly act: Act;

  constructor(name: string, act: Act) {
    this.name = name;
    this.act = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: MoneyModel, real: RealMoney): Promise<void> {
    await this.act(model, real);
    const found = await Promise.all(real.userIds.map((id) => real.scene.balancesOf(id)));
    expect(found, this.name).toEqual(model.balances);
  }

  toString(): string {
    return this.name;
  }
}

function idAt(real: RealMoney, user: number): string {
  return real.userIds[user] ?? '';
}

function newest<Row>(rows: readonly Row[], back: number): Row | undefined {
  return rows[rows.length - 1 - (back % Math.max(1, rows.length))];
}

/** Paid at the app, and told so by any number of copies of its message at once; perhaps with another amount. */
function recharged(user: number, amount: number, copies: number, isWrong: boolean): Step {
  return new Step(`${user} recharges ${amount} ×${copies}${isWrong ? ' wrong' : ''}`, async (model, real) => {
    const number = await real.scene.beginRecharge(idAt(real, user), BigInt(amount));
    const totalAmount = ((isWrong ? amount + 1 : amount) / 100).toFixed(2);
    const trade = { tradeNo: `T${number}`, tradeStatus: 'TRADE_SUCCESS', totalAmount };
    const told = () => concludeRecharge(real.scene.market.platform, number, trade);
    await Promise.all(Array.from({ length: copies }, told));
    if (!isWrong) balancesIn(model, user).deposit += BigInt(amount);
  });
}

/** Bought, perhaps twice at once by one request; perhaps of oneself. */
function bought(buyer: number, seller: number, ask: number, isTwice: boolean): Step {
  return new Step(`${buyer} buys of ${seller} for ${ask}${isTwice ? ' ×2' : ''}`, async (model, real) => {
    const price = BigInt(ask);
    const listingId = await real.scene.putOnSale(idAt(real, seller), price);
    const clientRequestId = newId();
    const purchase = { buyerId: idAt(real, buyer), listingId, expectedPriceCents: price, clientRequestId };
    const begin = () => buyListing(real.scene.market.platform, purchase);
    const answers = await Promise.allSettled(isTwice ? [begin(), begin()] : [begin()]);
    const ids = new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : '')));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const order = { id, buyer, seller, price, fee: shareOf(price, SALE_FEE) };
    const isBought = buyer !== seller && buyInModel(model, order);
    expect(id !== '').toBe(isBought);
  });
}

/** A fact about an order, the newest being 0, known by two workers at once. */
function learned(back: number, target: OrderTarget): Step {
  return new Step(`order −${back}: ${Object.values(target).join(' ')}`, async (model, real) => {
    const order = newest(model.orders, back);
    if (!order) return;
    const { worker } = real.scene.market;
    const by = { actor: 'steam', cause: 'played' } as const;
    const told = () => inTransaction(worker.db, (tx) => advanceOrder(tx, worker, order.id, target, by));
    await Promise.all([told(), told()]);
    moveInModel(model, order, await real.scene.phaseOf(order.id));
  });
}

/** Several withdrawals of one amount at one moment. */
function withdrawn(user: number, cents: number, count: number): Step {
  return new Step(`${user} withdraws ${cents} ×${count}`, async (model, real) => {
    const amount = BigInt(cents);
    const wish = () => ({ userId: idAt(real, user), amountCents: amount, clientRequestId: newId() });
    const begin = () => beginWithdrawal(real.scene.market.platform, wish(), null);
    const answers = await Promise.allSettled(Array.from({ length: count }, begin));
    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const money = balancesIn(model, user);
    expect(ids.length).toBe(acceptedWithdrawals(money.proceeds, amount, count));
    for (const id of ids) {
      money.proceeds -= amount;
      money.withdrawing += amount;
      model.withdrawals.push({ id, user, amount, isOver: false });
    }
  });
}

/** The payment app's word about a withdrawal, the newest being 0, heard by two workers; only the first counts. */
function concluded(back: number, isPaid: boolean): Step {
  return new Step(`withdrawal −${back} ${isPaid ? 'paid' : 'refused'}`, async (model, real) => {
    const withdrawal = newest(model.withdrawals, back);
    if (!withdrawal) return;
    const { worker } = real.scene.market;
    const row = await findWithdrawal(worker.db, withdrawal.id);
    if (!row) throw new Error('the withdrawal is gone');
    const answer = { word: isPaid ? 'success' : 'refused', code: 'PLAYED' } as const;
    const told = () => concludeWithdrawal(worker, row, isPaid, answer);
    await Promise.all([told(), told()]);
    if (withdrawal.isOver) return;
    const money = balancesIn(model, withdrawal.user);
    money.withdrawing -= withdrawal.amount;
    if (!isPaid) money.proceeds += withdrawal.amount;
    withdrawal.isOver = true;
  });
}

const TARGETS: readonly OrderTarget[] = [
  { to: 'awaitingAccept' },
  { to: 'onHold' },
  { to: 'protected' },
  { to: 'protected' },
  { to: 'completed' },
  { to: 'completed' },
  { to: 'failed', reason: 'buyerDeclined' },
  { to: 'failed', reason: 'sellerCancelled' },
  { to: 'failed', reason: 'sellerRevoked' },
  { to: 'failed', reason: 'reversed' },
  { to: 'failed', reason: 'reversed' },
];
const user = fc.nat(PEOPLE - 1);
const few = fc.integer({ min: 1, max: 3 });
const back = fc.nat(2);
const cents = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

const recharge = fc.tuple(user, cents(500, 300_000), few, fc.boolean()).map((drawn) => recharged(...drawn));
const buy = fc.tuple(user, user, cents(1, 400_000), fc.boolean()).map((drawn) => bought(...drawn));
const learn = fc.tuple(back, fc.constantFrom(...TARGETS)).map((drawn) => learned(...drawn));
const withdraw = fc.tuple(user, cents(900, 400_000), few).map((drawn) => withdrawn(...drawn));
const conclude = fc.tuple(back, fc.boolean()).map((drawn) => concluded(...drawn));

/** Everything that can happen to money, in any order. */
export const moneyCommands = fc.commands<MoneyModel, RealMoney, boolean>(
  [recharge, buy, buy, learn, learn, learn, withdraw, conclude],
  {
    size: '+1',
    maxCommands: 11,
  },
);
