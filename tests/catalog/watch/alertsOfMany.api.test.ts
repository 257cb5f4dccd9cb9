import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAlerts } from '../../../api/catalog/watch/sendAlerts.ts';
import { recordStatements } from '../../kit/queries.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { setAsk, takeItems } from './watchClient.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('N-03 a price that thousands wait for is told to all of them by a few statements', async () => {
  const [item] = await takeItems(market, 1);
  if (!item) throw new Error('nothing on sale');
  await setAsk(market, item.rowId, 9_000);
  await market.settleFeed();
  await sendAlerts(market.worker, market.feed.index, null);
  await market.owner.query(
    `with watcher as (insert into app_user (id, phone) select gen_random_uuid(), 'watcher' || g from generate_series(1, 1200) g returning id)
     insert into watched_item (id, user_id, market_item_id, target_cents) select gen_random_uuid(), id, $1, 8000 from watcher`,
    [item.rowId],
  );
  await setAsk(market, item.rowId, 7_000);
  await market.settleFeed();
  const { statements } = await recordStatements('market_worker', () =>
    sendAlerts(market.worker, market.feed.index, [item.rowId]),
  );
  expect(statements.length).toBeLessThan(40);
  const { rows } = await market.owner.query(
    `select count(*)::int as count from message m join app_user u on u.id = m.user_id
     where template = 'priceReached' and phone like 'watcher%'`,
  );
  expect(rows).toEqual([{ count: 1_200 }]);
});
