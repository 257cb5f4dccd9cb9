import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetSignIns } from '../../../api/accounts/session/forgetSignIns.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { isSignedIn } from './viewer.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function counts(): Promise<unknown> {
  const { rows } = await market.owner.query(
    `select (select count(*)::int from session) as sessions, (select count(*)::int from sign_in_challenge) as codes,
       (select count(*)::int from sign_in_failure) as failures`,
  );
  return rows[0];
}

test('T-29 sessions that are over and codes of long ago are forgotten; what an action was done by stays', async () => {
  await market.visitor().signInByCode();
  await market.owner.query(
    "insert into sign_in_failure (id, address) values (gen_random_uuid(), '203.0.113.1')",
  );
  await forgetSignIns(market.worker.db);
  expect(await counts()).toEqual({ sessions: 1, codes: 1, failures: 1 });
  await market.owner.query(
    `insert into account_action (id, user_id, kind, challenge_id, previous_hash, hash)
     select gen_random_uuid(), u.id, 'setTradeUrl', c.id, '', '' from app_user u, sign_in_challenge c
     where u.phone = c.phone order by c.created_at desc limit 1`,
  );
  await market.advanceClock(17 * DAY_MS);
  const client = await market.visitor().signInByCode();
  await forgetSignIns(market.worker.db);
  expect(await counts()).toEqual({ sessions: 1, codes: 2, failures: 0 });
  await market.advanceClock(14 * DAY_MS);
  await forgetSignIns(market.worker.db);
  // The first code is thirty-one days old, and on record.
  expect(await counts()).toMatchObject({ codes: 2 });
  expect(await isSignedIn(client)).toBe(true);
  await market.advanceClock(20 * DAY_MS);
  await forgetSignIns(market.worker.db);
  expect(await counts()).toEqual({ sessions: 0, codes: 1, failures: 0 });
});
