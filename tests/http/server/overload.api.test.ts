import { afterEach, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilTrue } from '../../kit/untilTrue.ts';

let market: TestMarket;
afterEach(() => market.close());

const ask = () => market.visitor().fetch('/web/user');

/** Leaves the rest of the process a turn now and then, and no more. */
async function block(turns: number, blockMs: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    for (const start = performance.now(); performance.now() - start < blockMs; );
    await new Promise((done) => setTimeout(done));
  }
}

test('an api that is late with everything refuses for a moment, says for how long, and comes back by itself', async () => {
  market = await openTestMarket({ OVERLOAD_MS: '300' }, 'production');
  expect((await ask()).status).toBe(200);
  let refusals: Response[] = [];
  await untilTrue(async () => {
    await block(4, 700);
    refusals = await Promise.all([ask(), market.visitor().fetch('/', { headers: { accept: 'text/html' } })]);
    return refusals.every(({ status }) => status === 503);
  }, 20_000);
  const [answer, page] = refusals;
  expect(refusals.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2']);
  expect(await answer?.json()).toMatchObject({ code: 503 });
  expect(await page?.text()).toContain('http-equiv="refresh" content="2"');
  await untilTrue(async () => (await ask()).status === 200, 10_000);
});

test('an api that has no turn for a second now and again refuses nobody', async () => {
  market = await openTestMarket({ OVERLOAD_MS: '5000' });
  const statuses = new Set<number>();
  for (let round = 0; round < 4; round += 1) {
    await block(2, 1_010);
    statuses.add((await ask()).status);
  }
  expect([...statuses]).toEqual([200]);
});
