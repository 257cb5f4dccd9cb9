import { DAY_MS } from '../../../api/kernel/durations.ts';
import { openTimes, type Times } from './chance.ts';
import type { CallKind } from './playedLanes.ts';
import { openQueue, type PlayedAccount, type PlayedQueue } from './playedWorkers.ts';
import type { Week } from './week.ts';

/** An offer that a buyer can accept. */
export interface PlayedOffer {
  openedAtMs: number;
  /** Infinite if the buyer never does. */
  acceptAtMs: number;
}

/** The orders of an account, as the market follows them. */
interface Followed {
  account: PlayedAccount;
  offers: PlayedOffer[];
  /** Orders whose offer a person has to send. */
  awaited: number;
  /** When the trades of watched orders were made, in their order, and how many of them are settled. */
  traded: number[];
  settled: number;
  isSettling: boolean;
  /** When the last poll of moving offers was taken on, when Steam last answered one, and when all trades were read. */
  askedAtMs: number;
  readAtMs: number;
  watchedAtMs: number;
  /** When the next poll of moving offers is due; infinite if none is. */
  dueAtMs: number;
}

/** The polls of a week, and what they showed. */
export interface PlayedPolls {
  week: Week;
  followed: readonly Followed[];
  polls: PlayedQueue;
  settlements: PlayedQueue;
  /** From a buyer's acceptance to the order that says so. */
  untilProtected: Times;
  /** From the end of the protection to the seller's money. */
  untilSettled: Times;
  /** How old what was known of open offers and of watched trades had become when it was read again. */
  openAges: Times;
  watchedAges: Times;
  counts: { protected: number; settled: number };
  onProtected(seller: PlayedAccount): void;
}

const PROTECTION_MS = 7 * DAY_MS;
/** Completed orders are watched for three days more (`tradeOffer.store.ts`). */
export const WATCHED_MS = 10 * DAY_MS;
/** Jobs of one worker at once (`kernel/job.ts`), and the rounds of `tradeOffer.jobs.ts`. */
const AT_ONCE = 4;
const ROUNDS_PER_POLL = 6;
const WATCHED_ROUND = { everyMs: 10_000, accountsMax: 50 };
const SETTLE_EVERY_MS = 1_000;
const SETTLE_AGAIN_MS = 60_000;
/** How many times as long an account waits whose owner has to send the offer (`claimMovingAccountIds`). */
const QUIET = 3;
/** Steam answers so many offers, and so many trades, by one page. */
const OFFERS_A_PAGE = 500;
const TRADES_A_PAGE = 100;

/** Opens the polls of all accounts, none of which has an order. */
export function openPolls(week: Week, onProtected: (seller: PlayedAccount) => void): PlayedPolls {
  const { accounts, chance, settings } = week;
  const slots = AT_ONCE * settings.workerCount;
  return {
    week,
    onProtected,
    followed: accounts.map((account) => ({
      account,
      offers: [],
      awaited: 0,
      traded: [],
      settled: 0,
      isSettling: false,
      askedAtMs: 0,
      readAtMs: 0,
      watchedAtMs: -chance.below(settings.config.STEAM_SLOW_POLL_MS),
      dueAtMs: Number.POSITIVE_INFINITY,
    })),
    polls: openQueue(slots),
    settlements: openQueue(slots),
    untilProtected: openTimes(),
    untilSettled: openTimes(),
    openAges: openTimes(),
    watchedAges: openTimes(),
    counts: { protected: 0, settled: 0 },
  };
}

const followedOf = ({ followed }: PlayedPolls, { id }: PlayedAccount): Followed => followed[id] as Followed;
const pagesOf = (rows: number, aPage: number): CallKind[] =>
  Array.from<CallKind>({ length: Math.ceil(rows / aPage) }).fill('api');

/** Follows an offer that its buyer can accept now. */
export function openOffer(polls: PlayedPolls, seller: PlayedAccount, offer: PlayedOffer): void {
  const one = followedOf(polls, seller);
  one.offers.push(offer);
  follow(polls, one);
}

/** Ends an offer that was cancelled. */
export function closeOffer(polls: PlayedPolls, seller: PlayedAccount, offer: PlayedOffer): void {
  const one = followedOf(polls, seller);
  one.offers = one.offers.filter((other) => other !== offer);
}

/** Waits for an offer that a person has to send, or no longer. */
export function awaitOffer(polls: PlayedPolls, seller: PlayedAccount, change: 1 | -1): void {
  const one = followedOf(polls, seller);
  one.awaited += change;
  follow(polls, one);
}

/** Has the account polled in the first round after it is due (`claimMovingAccountIds`). */
function follow(polls: PlayedPolls, one: Followed): void {
  const { clock, settings } = polls.week;
  const isMoving = () => one.offers.length + one.awaited > 0;
  if (!isMoving()) return;
  const { STEAM_POLL_MS } = settings.config;
  const roundMs = STEAM_POLL_MS / ROUNDS_PER_POLL / settings.workerCount;
  const waitMs = STEAM_POLL_MS * (one.offers.length > 0 ? 1 : QUIET);
  const dueAtMs = Math.ceil(Math.max(clock.nowMs, one.askedAtMs + waitMs) / roundMs) * roundMs;
  if (dueAtMs >= one.dueAtMs) return;
  one.dueAtMs = dueAtMs;
  clock.at(dueAtMs, () => {
    if (one.dueAtMs !== dueAtMs) return;
    one.dueAtMs = Number.POSITIVE_INFINITY;
    if (!isMoving()) return;
    one.askedAtMs = clock.nowMs;
    poll(polls, one);
    follow(polls, one);
  });
}

/** Reads the account's offers, and the trades of those that were accepted; all watched trades if their time has come (`pollSteamAccount`). */
function poll(polls: PlayedPolls, one: Followed): void {
  const { clock, calls, settings } = polls.week;
  polls.polls.send(one.account.id, (done) => {
    const watchedSinceMs = one.watchedAtMs;
    const isSlow = clock.nowMs - watchedSinceMs >= settings.config.STEAM_SLOW_POLL_MS;
    if (isSlow) one.watchedAtMs = clock.nowMs;
    forget(one, clock.nowMs);
    const watched = isSlow ? one.traded.length : 0;
    calls(one.account, pagesOf(Math.max(1, one.offers.length + watched), OFFERS_A_PAGE), (isListed) => {
      if (!isListed) return done();
      const listedAtMs = clock.nowMs;
      const accepted = one.offers.filter(({ acceptAtMs }) => acceptAtMs <= listedAtMs);
      calls(one.account, pagesOf(accepted.length + watched, TRADES_A_PAGE), (isDone) => {
        done();
        if (!isDone) return;
        if (watched > 0) polls.watchedAges.add(clock.nowMs - watchedSinceMs);
        record(polls, one, listedAtMs);
      });
    });
  });
}

/** Records what a list of the account's offers showed. */
function record(polls: PlayedPolls, one: Followed, listedAtMs: number): void {
  const { nowMs } = polls.week.clock;
  const accepted = new Set(one.offers.filter(({ acceptAtMs }) => acceptAtMs <= listedAtMs));
  for (const { openedAtMs } of one.offers)
    polls.openAges.add(listedAtMs - Math.max(one.readAtMs, openedAtMs));
  one.readAtMs = listedAtMs;
  one.offers = one.offers.filter((offer) => !accepted.has(offer));
  for (const { acceptAtMs } of accepted) {
    polls.untilProtected.add(nowMs - acceptAtMs);
    polls.counts.protected += 1;
    addTrade(one, acceptAtMs);
    polls.onProtected(one.account);
  }
  settleLater(polls, one);
}

function addTrade(one: Followed, tradedAtMs: number): void {
  const before = one.traded.findLastIndex((other) => other <= tradedAtMs);
  one.traded.splice(before + 1, 0, tradedAtMs);
}

/** Orders that are no longer watched. */
function forget(one: Followed, nowMs: number): void {
  const kept = one.traded.findIndex((tradedAtMs) => tradedAtMs >= nowMs - WATCHED_MS);
  const count = kept < 0 ? one.traded.length : kept;
  one.traded.splice(0, count);
  one.settled = Math.max(0, one.settled - count);
}

/** Steam's protection ends with a day of its own, so settlements come together. */
const settlesAt = (tradedAtMs: number): number => Math.ceil((tradedAtMs + PROTECTION_MS) / DAY_MS) * DAY_MS;

/** Has the account's next orders settled when their protection ends. */
function settleLater(polls: PlayedPolls, one: Followed): void {
  const next = one.traded[one.settled];
  if (next === undefined || one.isSettling) return;
  one.isSettling = true;
  const { clock } = polls.week;
  clock.at(Math.max(clock.nowMs + SETTLE_EVERY_MS, settlesAt(next)), () => settle(polls, one));
}

/** Settles what is due after a list and a history (`settleAccount`). */
function settle(polls: PlayedPolls, one: Followed): void {
  const { clock, calls } = polls.week;
  polls.settlements.send(one.account.id, (done) =>
    calls(one.account, ['api', 'api'], (isDone) => {
      done();
      one.isSettling = false;
      if (!isDone) return clock.after(SETTLE_AGAIN_MS, () => settleLater(polls, one));
      const due = one.traded.slice(one.settled).filter((tradedAtMs) => settlesAt(tradedAtMs) <= clock.nowMs);
      for (const tradedAtMs of due) polls.untilSettled.add(clock.nowMs - settlesAt(tradedAtMs));
      one.settled += due.length;
      polls.counts.settled += due.length;
      return settleLater(polls, one);
    }),
  );
}

/**
 * Begins with orders of the time before, so that the first day is like the last, and goes on to watch them
 * (`listWatchedAccountIds`).
 */
export function beginWatch(
  polls: PlayedPolls,
  orders: readonly { seller: PlayedAccount; tradedAtMs: number }[],
): void {
  const { clock, settings } = polls.week;
  for (const { seller, tradedAtMs } of orders) followedOf(polls, seller).traded.push(tradedAtMs);
  for (const one of polls.followed) {
    one.traded.sort((early, late) => early - late);
    one.settled = one.traded.filter((tradedAtMs) => settlesAt(tradedAtMs) <= clock.nowMs).length;
    settleLater(polls, one);
  }
  const watch = (): void => {
    const sinceMs = clock.nowMs - settings.config.STEAM_SLOW_POLL_MS;
    const due = polls.followed
      .filter(({ traded, watchedAtMs }) => traded.length > 0 && watchedAtMs <= sinceMs)
      .toSorted((one, other) => one.watchedAtMs - other.watchedAtMs);
    for (const one of due.slice(0, WATCHED_ROUND.accountsMax)) poll(polls, one);
    clock.after(WATCHED_ROUND.everyMs / settings.workerCount, watch);
  };
  clock.after(0, watch);
}
