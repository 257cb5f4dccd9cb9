import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '../../../api/kernel/domainError.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { slowness } from '../../kit/slowness.ts';
import { IS_PROVING, numbersOf, seedOf } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type BookStorm, openBookStorm } from './bookStorm.ts';

/** How long copies and bids come, change and go at least, in ms: until every step was taken, and no longer than a minute more. */
const STORM_MS = IS_PROVING ? 120_000 : 12_000;
const LONGER_MS = 60_000;
/** The longest that a pair that may trade stays crossed on a quiet machine, in ms. */
const CROSSED_MAX_MS = 2_000;
/** As often as the worker matches, in ms. */
const MATCH_EVERY_MS = 300;
const LOOK_EVERY_MS = 300;
/** Bids that are there before the storm. */
const BIDS_BEFORE = 80;
/** Which share of the steps is taken by bids. */
const BID_SHARE = 0.06;
/** Requests that are on their way at any time. */
const HANDS = 3;

const SEED = seedOf('STORM_SEED');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let market: TestMarket;
let storm: BookStorm;
const random = numbersOf(SEED);
beforeAll(async () => {
  market = await openTestMarket();
  storm = await openBookStorm(market, random);
  for (let count = 0; count < BIDS_BEFORE; count += 1) await tryStep(storm.bidSteps.open);
}, 60_000);
afterAll(async () => {
  await storm.close();
  await expectInvariantsHold(market);
  await market.close();
});

/** The pairs of an awake bid and a copy on sale that could trade now. */
async function crossedPairs(): Promise<string[]> {
  const { rows } = await market.owner.query<{ pair: string }>(
    `select b.id || ' ' || b.queued_at || ' ' || l.id || ' ' || l.stood_since as pair from bid b join listing l on l.market_item_id = b.market_item_id
       join app_user seller on seller.id = l.seller_id join app_user bidder on bidder.id = b.user_id
     where b.market_item_id = any($1) and b.state = 'open' and b.sleep_reason is null and l.status = 'active' and l.ask_cents <= b.price_cents
       and l.seller_id <> b.user_id and not seller.is_blocked and not bidder.is_blocked`,
    [storm.itemIds],
  );
  return rows.map(({ pair }) => pair);
}

/** Looks at the books until it is told to stop. @returns the longest that any pair was seen crossed, in ms. */
async function watchBooks(isOver: () => boolean): Promise<number> {
  let since = new Map<string, number>();
  let longestMs = 0;
  while (!isOver()) {
    const seenAt = performance.now();
    const crossed = await crossedPairs();
    since = new Map(crossed.map((pair) => [pair, since.get(pair) ?? seenAt]));
    for (const from of since.values()) longestMs = Math.max(longestMs, seenAt - from);
    await pause(LOOK_EVERY_MS);
  }
  return longestMs;
}

/** Takes a step, which may be refused since others take theirs, and may not fail. @returns whether it was taken. */
async function tryStep(step?: () => Promise<void>): Promise<boolean> {
  try {
    await step?.();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Takes steps by chance. */
async function takeSteps(isOver: () => boolean, taken: Map<string, number>): Promise<void> {
  while (!isOver()) {
    // Bids that change have all of their item matched, which would hide a change of copies that nobody noticed.
    const steps = random() < BID_SHARE ? storm.bidSteps : storm.copySteps;
    const names = Object.keys(steps);
    const missing = names.filter((name) => !taken.has(name));
    const wanted = missing.length > 0 ? missing : names;
    const name = wanted[Math.floor(random() * wanted.length)] ?? '';
    if (await tryStep(steps[name])) taken.set(name, (taken.get(name) ?? 0) + 1);
  }
}

test('B-11 however copies come on sale or become cheaper, no pair that may trade stays crossed for two seconds', async () => {
  const endAt = performance.now() + STORM_MS;
  const taken = new Map<string, number>();
  const all = Object.keys({ ...storm.copySteps, ...storm.bidSteps }).toSorted();
  const isStormOver = () =>
    performance.now() > endAt && (taken.size === all.length || performance.now() > endAt + LONGER_MS);
  let isQuiet = false;
  const matching = openMatching(market.worker);
  const work = (async () => {
    while (!isQuiet) {
      await matching.run();
      await pause(MATCH_EVERY_MS);
    }
  })();
  const watch = watchBooks(() => isQuiet);
  await Promise.all(Array.from({ length: HANDS }, () => takeSteps(isStormOver, taken)));
  await pause(CROSSED_MAX_MS * slowness());
  const left = await crossedPairs();
  isQuiet = true;
  const [longestMs] = await Promise.all([watch, work]);
  const { rows } = await market.owner.query<{ fills: number }>('select count(*)::int as fills from bid_fill');
  console.log(
    `seed ${SEED}: ${rows[0]?.fills} fills, longest crossed ${longestMs.toFixed(0)} ms`,
    Object.fromEntries(taken),
  );
  expect(left).toEqual([]);
  expect([...taken.keys()].toSorted()).toEqual(all);
  expect(rows[0]?.fills).toBeGreaterThan(10);
  expect(longestMs).toBeLessThan(CROSSED_MAX_MS * slowness());
}, 240_000);
