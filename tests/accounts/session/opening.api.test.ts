import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSession } from '../../../api/accounts/session/readSession.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPerson } from '../verification/verificationScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("a session brings its user's row as it is, with every column, and the market's time", async () => {
  const { client } = await openPerson(market);
  await market.advanceClock(3_600_000);
  const session = await readSession(market.platform, client.cookies, null);
  const user = await market.platform.db.user.findUniqueOrThrow({ where: { id: session?.user.id ?? '' } });
  expect(session?.user).toEqual(user);
  expect(session?.now.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
});
