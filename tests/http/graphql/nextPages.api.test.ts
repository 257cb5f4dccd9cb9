import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { publishNotice, withdrawNotice } from '../../../api/ops/seed/keepNotices.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { mutate, takeItems, userIdOf } from '../../catalog/watch/watchClient.ts';
import { expectPagesGoOn } from '../../kit/pages.ts';
import { newPhone } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openWithdrawer } from '../../payments/withdrawal/withdrawalScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (statement: string, ...values: unknown[]) => market.owner.query(statement, values);

/** Runs something as often as a list has rows in these tests, one after the other. */
async function fiveTimes(what: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < 5; index += 1) await what(index);
}

/** Takes a row out of a table. */
const remove = (table: string) => (id: string) => run(`delete from ${table} where id = $1`, id);

test('an item that is no longer watched takes no other out of the next page', async () => {
  const client = await market.visitor().signIn();
  for (const { id } of await takeItems(market, 5)) await mutate(client, 'watchItem', { marketItemId: id });
  await expectPagesGoOn(client, { field: 'watchedItems' }, remove('watched_item'));
});

test('nor does a filter that was removed', async () => {
  const client = await market.visitor().signIn();
  await fiveTimes(async (index) => {
    const input = { name: `page ${index}`, filter: { maxPriceCents: 1_000 + index }, wantsAlerts: false };
    expect((await mutate(client, 'saveFilter', input)).errors).toEqual([]);
  });
  await expectPagesGoOn(client, { field: 'savedFilters' }, remove('saved_filter'));
});

test('nor a message that has been read, of the unread ones', async () => {
  const client = await market.visitor().signIn();
  const userId = await userIdOf(client);
  const insert =
    "insert into message (id, user_id, type, template, params) values ($1, $2, 2, 'callbacksGone', '{}')";
  await fiveTimes(() => run(insert, newId(), userId));
  await expectPagesGoOn(client, { field: 'messages', args: 'unreadOnly: true' }, (id) =>
    run('update message set read_at = clock_now() where id = $1', id),
  );
});

test('nor a recharge that was closed, of the incomplete ones', async () => {
  const client = await market.visitor().signIn();
  const userId = await userIdOf(client);
  const insert = `insert into recharge (id, number, user_id, amount_cents, expires_at, query_at)
    values ($1::uuid, 'page' || $1::text, $2, 1000, clock_now() + interval '1 hour', clock_now() + interval '1 hour')`;
  await fiveTimes(() => run(insert, newId(), userId));
  await expectPagesGoOn(client, { field: 'recharges', args: 'status: INCOMPLETE' }, (id) =>
    run("update recharge set status = 'closed', ended_at = clock_now() where id = $1", id),
  );
});

test('nor a withdrawal that has arrived, of those in progress', async () => {
  const { client, userId } = await openWithdrawer(market, 100_000n);
  await fiveTimes(() => {
    const request = { userId, amountCents: 1_000n, clientRequestId: crypto.randomUUID() };
    return beginWithdrawal(market.platform, request, null);
  });
  await expectPagesGoOn(
    client,
    { field: 'withdrawals', args: 'status: PROCESSING, range: LAST_WEEK' },
    (id) => run("update withdrawal set status = 'success', finished_at = clock_now() where id = $1", id),
  );
});

test('nor a device that was signed out', async () => {
  const phone = newPhone();
  await fiveTimes(() => market.visitor().signIn(phone));
  const client = await market.visitor().signIn(phone);
  await expectPagesGoOn(client, { field: 'sessions' }, remove('session'));
});

test('nor an announcement that was withdrawn', async () => {
  await fiveTimes((index) => {
    const [titleZh, titleEn] = [`公告 ${index}`, `Notice ${index}`];
    const text = {
      type: 'system',
      titleZh,
      titleEn,
      bodyZh: '无',
      bodyEn: 'None',
      maintenance: null,
    } as const;
    return publishNotice(market.ownerUrl, text, 'tester');
  });
  await expectPagesGoOn(market.visitor(), { parents: [], field: 'notices' }, (id) =>
    withdrawNotice(market.ownerUrl, id, 'tester'),
  );
});

test('nor a seller who was blocked', async () => {
  await fiveTimes(async (index) => {
    const sellerId = await userIdOf(await market.visitor().signIn());
    const sold = `select id from listing where status = 'active' order by id limit 1 offset ${index}`;
    await run(`update listing set seller_id = $1 where id = (${sold})`, sellerId);
  });
  await expectPagesGoOn(market.visitor(), { parents: [], field: 'sellers' }, (id) =>
    run('update app_user set is_blocked = true where id = $1', id),
  );
});
