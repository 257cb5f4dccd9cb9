import fc from 'fast-check';
import { expect } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { completeOrderPayment } from '../../../api/orders/order/completeOrderPayment.ts';
import type { OrderTarget } from '../../../api/orders/order/order.ts';
import { findPaymentOfOrder } from '../../../api/orders/order/orderPayment.store.ts';
import type { RefundEnd } from '../../../api/orders/order/orderPayment.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import { completeRefund } from '../../../api/orders/order/refundOrderPayment.ts';
import { decideReview, type ReviewRequest } from '../../../api/orders/order/reviewProceeds.ts';
import { completeRecharge } from '../../../api/payments/recharge/completeRecharge.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { completeWithdrawal } from '../../../api/payments/withdrawal/completeWithdrawal.ts';
import { findWithdrawal } from '../../../api/payments/withdrawal/withdrawal.store.ts';
import { bidCancelled, bidFilled, bidOpened, bidRefilled, bidRepriced } from './bidSteps.ts';
import {
  acceptedWithdrawals,
  balancesIn,
  buyByAppInModel,
  buyInModel,
  endReturnInModel,
  endReviewInModel,
  type ModelOrder,
  type MoneyModel,
  moveInModel,
  shareOf,
} from './moneyModel.ts';
import { idAt, newest, type RealMoney, Step } from './moneyStep.ts';

/** How many people a run has. */
export const PEOPLE = 3;
const SALE_FEE = 250n;

/** Pays at the payment app, which sends any number of copies of its notification at once, optionally with another amount. */
function recharged(user: number, amount: number, copies: number, isWrong: boolean): Step {
  return new Step(`${user} recharges ${amount} ×${copies}${isWrong ? ' wrong' : ''}`, async (model, real) => {
    const number = await real.scene.beginRecharge(idAt(real, user), BigInt(amount));
    const totalAmount = ((isWrong ? amount + 1 : amount) / 100).toFixed(2);
    const trade = { tradeNo: `T${number}`, tradeStatus: 'TRADE_SUCCESS', totalAmount };
    const told = () => completeRecharge(real.scene.market.platform, number, trade);
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

/** Heard by two workers at once. */
async function endReturn(
  model: MoneyModel,
  real: RealMoney,
  order: ModelOrder,
  end: RefundEnd,
): Promise<void> {
  const told = () => completeRefund(real.scene.market.worker, order.id, end);
  await Promise.all([told(), told()]);
  endReturnInModel(model, order, end === 'kept');
}

/** The fate of an order that is paid at the app: held, cancelled after or before the payment, and the app's response to the refund. */
type AppFate = readonly ['held' | 'cancelled' | 'late', RefundEnd | null];

/** Buys and pays at the payment app, which sends every notification twice at once. */
function boughtByApp(buyer: number, seller: number, ask: number, [fate, end]: AppFate): Step {
  return new Step(`${buyer} buys of ${seller} for ${ask} by app, ${fate} ${end}`, async (model, real) => {
    if (buyer === seller) return;
    const { worker, platform } = real.scene.market;
    const price = BigInt(ask);
    const listingId = await real.scene.putOnSale(idAt(real, seller), price);
    const input = { buyerId: idAt(real, buyer), listingId, expectedPriceCents: price };
    const id = await buyListing(platform, { ...input, clientRequestId: newId(), payBy: 'paymentApp' });
    const failed = { to: 'failed', reason: 'buyerCancelled' } as const;
    const by = { actor: 'buyer', cause: 'played' } as const;
    const cancel = () => inTransaction(worker.db, (tx) => advanceOrder(tx, worker, id, failed, by));
    const isLate = fate === 'late';
    if (isLate) await cancel();
    const payment = await findPaymentOfOrder(worker.db, id);
    const number = payment?.number ?? '';
    const totalAmount = (ask / 100).toFixed(2);
    const trade = { tradeNo: `T${number}`, tradeStatus: 'TRADE_SUCCESS', totalAmount };
    const told = () => completeOrderPayment(platform, number, trade);
    await Promise.all([told(), told()]);
    const order = buyByAppInModel(model, { id, buyer, seller, price, fee: shareOf(price, SALE_FEE) }, isLate);
    if (fate === 'cancelled') {
      await cancel();
      moveInModel(model, order, 'failed');
    }
    if (end) await endReturn(model, real, order, end);
  });
}

/** The app's last word about what is on its way back to it, of the newest order being 0. */
function returned(back: number, end: RefundEnd): Step {
  return new Step(`order −${back}: money ${end}`, async (model, real) => {
    const order = newest(
      model.orders.filter(({ isReturning }) => isReturning),
      back,
    );
    if (order) await endReturn(model, real, order, end);
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
    const { phase, hasReview } = await real.scene.orderOf(order.id);
    moveInModel(model, order, phase, hasReview);
  });
}

/** Two operators decide at once about the newest sale that waits being 0; the first to come counts. */
function reviewed(back: number, decision: ReviewRequest['decision']): Step {
  return new Step(`review −${back} ${decision}`, async (model, real) => {
    const order = newest(
      model.orders.filter(({ isUnderReview }) => isUnderReview),
      back,
    );
    if (!order) return;
    const { orderNo } = await real.scene.orderOf(order.id);
    const input = { orderNo, decision, reason: 'played', note: null, operator: 'tester' };
    const told = () => decideReview(real.operator, input);
    expect((await Promise.all([told(), told()])).toSorted()).toEqual(['done', 'unchanged']);
    endReviewInModel(model, order, decision === 'released' ? 'proceeds' : 'deposit');
  });
}

/** A sale far over the reference comes to its end at once, and then to an operator. */
function soldDearly(buyer: number, seller: number, ask: number, decision: ReviewRequest['decision']): Step {
  return new Step(`${buyer} buys dearly of ${seller} for ${ask}, ${decision}`, async (model, real) => {
    await bought(buyer, seller, ask, false).act(model, real);
    await learned(0, { to: 'completed' }).act(model, real);
    await reviewed(0, decision).act(model, real);
  });
}

/** The buyer declines what an open bid has just bought, and its money is held for the bid again. */
function declinedForBid(back: number, seller: number, percent: number): Step {
  return new Step(`bid −${back} filled by ${seller}, declined`, async (model, real) => {
    await bidFilled(back, seller, percent, true).act(model, real);
    await learned(0, { to: 'failed', reason: 'buyerDeclined' }).act(model, real);
    await bidRefilled(0).act(model, real);
  });
}

/** Several withdrawals of one amount at one moment. */
function withdrawn(user: number, cents: number, count: number): Step {
  return new Step(`${user} withdraws ${cents} ×${count}`, async (model, real) => {
    const amount = BigInt(cents);
    const input = () => ({ userId: idAt(real, user), amountCents: amount, clientRequestId: newId() });
    const begin = () => beginWithdrawal(real.scene.market.platform, input(), null);
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
    const told = () => completeWithdrawal(worker, row, isPaid, answer);
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
const end = fc.constantFrom<RefundEnd>('refunded', 'kept');
const fate = fc.constantFrom<AppFate>(
  ['held', null],
  ['cancelled', 'refunded'],
  ['cancelled', 'kept'],
  ['late', 'refunded'],
  ['late', 'kept'],
);
const buyByApp = fc.tuple(user, user, cents(1, 400_000), fate).map((drawn) => boughtByApp(...drawn));
const giveBack = fc.tuple(back, end).map((drawn) => returned(...drawn));
const learn = fc.tuple(back, fc.constantFrom(...TARGETS)).map((drawn) => learned(...drawn));
const decision = fc.constantFrom<ReviewRequest['decision']>('released', 'toDeposit');
const review = fc.tuple(back, decision).map((drawn) => reviewed(...drawn));
const sellDearly = fc
  .tuple(user, user, cents(250_000, 400_000), decision)
  .map((drawn) => soldDearly(...drawn));
const withdraw = fc.tuple(user, cents(900, 400_000), few).map((drawn) => withdrawn(...drawn));
const conclude = fc.tuple(back, fc.boolean()).map((drawn) => concluded(...drawn));
const openABid = fc.tuple(user, fc.integer({ min: 50, max: 2_000 }), few).map((drawn) => bidOpened(...drawn));
const repriceABid = fc.tuple(back, fc.integer({ min: 50, max: 2_000 })).map((drawn) => bidRepriced(...drawn));
const cancelABid = back.map(bidCancelled);
const fillABid = fc
  .tuple(back, user, fc.integer({ min: 20, max: 100 }), fc.boolean())
  .map((drawn) => bidFilled(...drawn));
const refillABid = back.map(bidRefilled);
const declineForABid = fc
  .tuple(back, user, fc.integer({ min: 20, max: 100 }))
  .map((drawn) => declinedForBid(...drawn));

/** Everything that can happen to money, in any order. */
export const moneyCommands = fc.commands<MoneyModel, RealMoney, boolean>(
  [
    ...[recharge, buy, buy, buyByApp, giveBack, sellDearly, learn, learn, learn, review, withdraw],
    // As often as that everything that a run must have met comes some fifteen times: by chance it is never missing.
    ...[conclude, conclude],
    ...[openABid, openABid, repriceABid, cancelABid, fillABid, refillABid, declineForABid],
  ],
  {
    size: '+1',
    maxCommands: 12,
  },
);
