import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../api/kernel/durations.ts';
import { openTimes, type Times } from './chance.ts';
import type { PlayedInventories } from './playedInventories.ts';
import type { CallKind } from './playedLanes.ts';
import {
  awaitOffer,
  beginWatch,
  closeOffer,
  openOffer,
  openPolls,
  type PlayedOffer,
  type PlayedPolls,
  WATCHED_MS,
} from './playedPolls.ts';
import { openQueue, type PlayedAccount, type PlayedQueue } from './playedWorkers.ts';
import type { Week } from './week.ts';

/** Jobs of one worker at once (`kernel/job.ts`; questions about holds: `tradeOffer.jobs.ts`). */
const AT_ONCE = 4;
const HOLDS_AT_ONCE = 2;
/** A robot's offer: the hold ahead, the offer, its state, Steam's time, the list of confirmations, one of them, the state again. */
export const SEND_CALLS: readonly CallKind[] = ['api', 'send', 'api', 'api', 'community', 'community', 'api'];
/** An offer whose deadline is over: its state, the cancel, its state again. */
const CANCEL_CALLS: readonly CallKind[] = ['api', 'community', 'api'];
/** An order that lost its job is sent again in the next round (`listUnsentOrderIds`). */
const SEND_AGAIN_MS = 12_000;
const CANCEL_AGAIN_MS = MINUTE_MS;
/** Half of the buyers accept within this time, and half of the sellers by hand send within that. */
const ACCEPT = [3 * MINUTE_MS, 1.3] as const;
const SEND_BY_HAND = [30 * MINUTE_MS, 1.2] as const;
/** Sales follow the hours: so much more than the mean in the evening, and so much less at dawn. */
const SWING = 0.3;
/** Once in so long somebody buys so many copies of one robot at once. */
const SWEEP = { everyMs: HOUR_MS, copies: 30 };
/** A few robots sell much more than the others. */
const SKEW = 1.5;

/** The sales of a week, and what they showed. */
export interface PlayedSales {
  week: Week;
  polls: PlayedPolls;
  sends: PlayedQueue;
  holds: PlayedQueue;
  cancels: PlayedQueue;
  /** From a purchase to the offer that its buyer can accept, of robots. */
  untilOffer: Times;
  counts: { sold: number; ended: number };
}

/** Plays sales from the purchase to the settlement, as the jobs of `tradeOffer.jobs.ts` carry them out. */
export function playSales(week: Week, inventories: PlayedInventories): PlayedSales {
  const { chance, accounts, settings } = week;
  const sales: PlayedSales = {
    week,
    polls: openPolls(week, (seller) => {
      inventories.noteTrade(seller);
      const buyer = accounts[chance.below(accounts.length)];
      if (buyer && chance.share() < settings.boundBuyerShare) inventories.noteTrade(buyer);
    }),
    sends: openQueue(AT_ONCE * settings.workerCount),
    holds: openQueue(HOLDS_AT_ONCE * settings.workerCount),
    cancels: openQueue(AT_ONCE * settings.workerCount),
    untilOffer: openTimes(),
    counts: { sold: 0, ended: 0 },
  };
  const tradedBefore =
    settings.salesPerMinute * 1_440 * (WATCHED_MS / DAY_MS) * (1 - settings.forgottenShare);
  beginWatch(
    sales.polls,
    Array.from({ length: Math.round(tradedBefore) }, () => ({
      seller: drawSeller(week),
      tradedAtMs: -chance.share() * WATCHED_MS,
    })),
  );
  repeat(sales);
  return sales;
}

/** Sells copy by copy, and now and then many of one robot. */
function repeat(sales: PlayedSales): void {
  const { clock, chance, settings } = sales.week;
  const sell = (): void => {
    sellOne(sales, drawSeller(sales.week));
    const hour = 1 + SWING * Math.sin((2 * Math.PI * clock.nowMs) / DAY_MS);
    clock.after(chance.until(settings.salesPerMinute * hour), sell);
  };
  const sweep = (): void => {
    const seller = drawRobot(sales.week);
    for (let copy = 0; copy < SWEEP.copies; copy += 1) sellOne(sales, seller);
    clock.after(SWEEP.everyMs, sweep);
  };
  sell();
  clock.after(SWEEP.everyMs, sweep);
}

const drawRobot = ({ accounts, chance, settings }: Week): PlayedAccount =>
  accounts[Math.floor(settings.robotCount * chance.share() ** SKEW)] as PlayedAccount;

function drawSeller(week: Week): PlayedAccount {
  const { accounts, chance, settings } = week;
  if (chance.share() >= settings.byHandShare) return drawRobot(week);
  return accounts[settings.robotCount + chance.below(accounts.length - settings.robotCount)] as PlayedAccount;
}

function sellOne(sales: PlayedSales, seller: PlayedAccount): void {
  const { week, holds, counts } = sales;
  counts.sold += 1;
  const orderId = counts.sold;
  // Whether Steam would hold the trade is asked before the purchase, by any account.
  holds.send(orderId, (done) => week.calls(week.probe(), ['api'], done));
  if (seller.isRobot) sendByRobot(sales, { seller, orderId, soldAtMs: week.clock.nowMs });
  else sendByHand(sales, { seller, orderId });
}

interface PlayedOrder {
  seller: PlayedAccount;
  orderId: number;
}

function sendByRobot(sales: PlayedSales, order: PlayedOrder & { soldAtMs: number }): void {
  const { clock, calls } = sales.week;
  sales.sends.send(order.orderId, (done) =>
    calls(order.seller, SEND_CALLS, (isDone) => {
      done();
      if (!isDone) return clock.after(SEND_AGAIN_MS, () => sendByRobot(sales, order));
      sales.untilOffer.add(clock.nowMs - order.soldAtMs);
      return followOffer(sales, order);
    }),
  );
}

function sendByHand(sales: PlayedSales, order: PlayedOrder): void {
  const { clock, chance, settings } = sales.week;
  const sendMs = chance.lasting(...SEND_BY_HAND);
  const deadlineMs = settings.config.ORDER_SELLER_OFFER_MS;
  awaitOffer(sales.polls, order.seller, 1);
  clock.after(Math.min(sendMs, deadlineMs), () => {
    awaitOffer(sales.polls, order.seller, -1);
    if (sendMs <= deadlineMs) followOffer(sales, order);
    else sales.counts.ended += 1;
  });
}

/** The offer is out: its buyer accepts it, or forgets it until the deadline. */
function followOffer(sales: PlayedSales, order: PlayedOrder): void {
  const { clock, chance, settings } = sales.week;
  const isForgotten = chance.share() < settings.forgottenShare;
  const acceptAtMs = isForgotten ? Number.POSITIVE_INFINITY : clock.nowMs + chance.lasting(...ACCEPT);
  const offer = { openedAtMs: clock.nowMs, acceptAtMs };
  const endAtMs = clock.nowMs + settings.config.ORDER_BUYER_ACCEPT_MS;
  openOffer(sales.polls, order.seller, offer);
  if (acceptAtMs > endAtMs) clock.at(endAtMs, () => cancel(sales, order, offer));
}

function cancel(sales: PlayedSales, order: PlayedOrder, offer: PlayedOffer): void {
  const { clock, calls } = sales.week;
  sales.cancels.send(order.orderId, (done) =>
    calls(order.seller, CANCEL_CALLS, (isDone) => {
      done();
      if (!isDone) return clock.after(CANCEL_AGAIN_MS, () => cancel(sales, order, offer));
      closeOffer(sales.polls, order.seller, offer);
      sales.counts.ended += 1;
      return undefined;
    }),
  );
}
