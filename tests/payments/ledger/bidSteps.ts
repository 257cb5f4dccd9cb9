import { expect } from 'vitest';
import { ANY_COPY } from '../../../api/catalog/filter/filter.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { cancelBid, editBid, resumeBid } from '../../../api/orders/bid/changeBid.ts';
import { fillBid } from '../../../api/orders/bid/fillBid.ts';
import { openBid } from '../../../api/orders/bid/openBid.ts';
import { refillBid } from '../../../api/orders/bid/refillBid.ts';
import { balancesIn, type ModelBid, type MoneyModel, PAID, shareOf } from './moneyModel.ts';
import { idAt, newest, Step } from './moneyStep.ts';

const SALE_FEE = 250n;

const least = (...amounts: bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b));

const openBidsOf = (model: MoneyModel): ModelBid[] => model.bids.filter(({ isOpen }) => isOpen);

/** Money becomes held for a bid: the deposit first. False where both classes do not reach. */
function hold(model: MoneyModel, bid: ModelBid, amount: bigint): boolean {
  const money = balancesIn(model, bid.user);
  if (money.deposit + money.proceeds < amount) return false;
  const deposit = least(money.deposit, amount);
  moveHold(model, bid, { deposit, proceeds: amount - deposit });
  return true;
}

/** Moves so much of either class from the balance into the bid; back, where it is negative. */
function moveHold(
  model: MoneyModel,
  bid: ModelBid,
  { deposit, proceeds }: { deposit: bigint; proceeds: bigint },
): void {
  const money = balancesIn(model, bid.user);
  money.deposit -= deposit;
  money.proceeds -= proceeds;
  money.biddingDeposit += deposit;
  money.biddingProceeds += proceeds;
  bid.deposit += deposit;
  bid.proceeds += proceeds;
}

/** Money of a bid that it needs no longer returns: the proceeds first. */
function giveBackHeld(model: MoneyModel, bid: ModelBid, amount: bigint): void {
  const proceeds = least(bid.proceeds, amount);
  moveHold(model, bid, { deposit: proceeds - amount, proceeds: -proceeds });
}

/** Opens a bid, by one request that comes twice at once. */
export function bidOpened(user: number, yuan: number, quantity: number): Step {
  return new Step(`${user} bids ${yuan} yuan ×${quantity}`, async (model, real) => {
    const price = BigInt(yuan) * 100n;
    const request = {
      userId: idAt(real, user),
      marketItemId: real.scene.takeItem(),
      quantity,
      priceCents: price,
      conditions: ANY_COPY,
      expiresAt: null,
      isConfirmed: true,
      clientRequestId: newId(),
    };
    const open = () => openBid(real.scene.market.platform, request);
    const answers = await Promise.allSettled([open(), open()]);
    const ids = new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : '')));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const bid = { id, user, price, remaining: quantity, deposit: 0n, proceeds: 0n, isOpen: true };
    const isHeld = hold(model, bid, price * BigInt(quantity));
    expect(id !== '').toBe(isHeld);
    if (isHeld) model.bids.push(bid);
  });
}

/** Another price for an open bid, the newest being 0. */
export function bidRepriced(back: number, yuan: number): Step {
  return new Step(`bid −${back} at ${yuan} yuan`, async (model, real) => {
    const bid = newest(openBidsOf(model), back);
    if (!bid) return;
    const price = BigInt(yuan) * 100n;
    const { owner, platform } = real.scene.market;
    await owner.query('update bid set raised_at = null where id = $1', [bid.id]);
    const change = { quantity: null, conditions: null, expiresAt: null, isConfirmed: true };
    const edited = editBid(platform, {
      ...change,
      bidId: bid.id,
      userId: idAt(real, bid.user),
      priceCents: price,
    });
    const isDone = await edited.then(
      () => true,
      () => false,
    );
    const difference = (price - bid.price) * BigInt(bid.remaining);
    if (difference > 0n) expect(isDone).toBe(hold(model, bid, difference));
    else giveBackHeld(model, bid, -difference);
    if (isDone) bid.price = price;
  });
}

/** Cancels an open bid, the newest being 0, twice at once. */
export function bidCancelled(back: number): Step {
  return new Step(`bid −${back} cancelled`, async (model, real) => {
    const bid = newest(openBidsOf(model), back);
    if (!bid) return;
    const cancel = () =>
      cancelBid(real.scene.market.platform, { bidId: bid.id, userId: idAt(real, bid.user) });
    const answers = await Promise.allSettled([cancel(), cancel()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    giveBackHeld(model, bid, bid.price * BigInt(bid.remaining));
    bid.isOpen = false;
  });
}

/** A copy at a share of an open bid's price fills it, at the bid's price or at the ask; two workers find them at once. */
export function bidFilled(back: number, seller: number, percent: number, isBidResting: boolean): Step {
  return new Step(`bid −${back} filled by ${seller} at ${percent} %`, async (model, real) => {
    const bid = newest(openBidsOf(model), back);
    if (!bid) return;
    const { worker } = real.scene.market;
    const ask = (bid.price * BigInt(percent)) / 100n;
    const price = isBidResting ? bid.price : ask;
    // It may sleep, because its bidder ended two of its orders.
    await resumeBid(worker, { bidId: bid.id, userId: idAt(real, bid.user) });
    const row = await worker.db.bid.findUniqueOrThrow({ where: { id: bid.id } });
    const listingId = await real.scene.putOnSale(idAt(real, seller), ask, row.marketItemId);
    const copy = { id: listingId, sellerId: idAt(real, seller), askCents: ask, stoodSince: row.queuedAt };
    const match = { bid: { ...row, conditions: {} }, copy, priceCents: price, isBidResting };
    const outcomes = (await Promise.all([fillBid(worker, match), fillBid(worker, match)])).toSorted();
    if (seller === bid.user) {
      expect(outcomes).toEqual(['notEachOther', 'notEachOther']);
      return;
    }
    expect(outcomes).toEqual([bid.remaining === 1 ? 'bidGone' : 'copyGone', 'filled']);
    const { orderId: id } = await worker.db.bidFill.findFirstOrThrow({
      where: { order: { listingId } },
    });
    const unit = least(bid.deposit, bid.price);
    moveHold(model, bid, { deposit: -unit, proceeds: unit - bid.price });
    const fromDeposit = least(unit, price);
    const money = balancesIn(model, bid.user);
    money.deposit -= fromDeposit;
    money.proceeds -= price - fromDeposit;
    money.escrow += price;
    model.orders.push({
      id,
      buyer: bid.user,
      seller,
      price,
      fee: shareOf(price, SALE_FEE),
      fromDeposit,
      ...PAID,
      bid,
    });
    bid.remaining -= 1;
    bid.isOpen = bid.remaining > 0;
  });
}

/** What a failed order of a bid gave back is held for the bid again, the newest being 0; two workers do it at once. */
export function bidRefilled(back: number): Step {
  return new Step(`failed order −${back} held for its bid again`, async (model, real) => {
    const order = newest(
      model.orders.filter(({ bid, phase }) => bid !== null && phase === 'failed'),
      back,
    );
    if (!order?.bid) return;
    const { worker } = real.scene.market;
    await Promise.all([refillBid(worker, order.id), refillBid(worker, order.id)]);
    const { bid } = order;
    order.bid = null;
    const { reason } = await worker.db.order.findUniqueOrThrow({ where: { id: order.id } });
    const money = balancesIn(model, bid.user);
    if (!bid.isOpen || reason === 'reversed' || money.deposit + money.proceeds < bid.price) return;
    const first = least(order.fromDeposit, money.deposit, bid.price);
    const proceeds = least(order.price - order.fromDeposit, money.proceeds, bid.price - first);
    const rest = bid.price - first - proceeds;
    const more = least(money.deposit - first, rest);
    moveHold(model, bid, { deposit: first + more, proceeds: proceeds + rest - more });
    bid.remaining += 1;
  });
}
