import { afterAll, beforeAll, expect, test } from 'vitest';
import { slowness } from '../kit/slowness.ts';
import { IS_PROVING } from '../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';

const RUSH = IS_PROVING ? 500 : 100;
const LOOKS = 60;
/** What is read beside the rush takes at most so many times as long, and a little. */
const [TIMES_MAX, GRACE_MS] = [3, 50];

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** The 99th of a hundred, in ms. */
async function p99Of(isGoingOn: () => boolean): Promise<number> {
  const timesMs: number[] = [];
  while (timesMs.length < LOOKS || isGoingOn()) {
    const start = performance.now();
    const response = await fetch(`${market.url}/web/index`);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    timesMs.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 5));
  }
  return timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length * 0.99)] ?? 0;
}

test(`T-30 ${RUSH} sign-ins at once, each with a code to be checked: the home page is still read, and nothing fails`, async () => {
  await p99Of(() => false);
  const idleMs = await p99Of(() => false);
  let isGoingOn = true;
  const rush = Promise.all(
    Array.from({ length: RUSH }, async (_, index) => {
      const phone = `139${String(10_000_000 + index)}`;
      const { status } = await market
        .visitor()
        .rest('POST', '/web/session', { phone, code: '123456', hasAgreed: true });
      return status;
    }),
  ).finally(() => {
    isGoingOn = false;
  });
  const busyMs = await p99Of(() => isGoingOn);
  expect((await rush).filter((status) => status >= 500)).toEqual([]);
  console.log(
    `p99 of /web/index: ${idleMs.toFixed(1)} ms idle, ${busyMs.toFixed(1)} ms beside ${RUSH} sign-ins`,
  );
  expect(busyMs).toBeLessThan((idleMs * TIMES_MAX + GRACE_MS) * slowness());
}, 120_000);
