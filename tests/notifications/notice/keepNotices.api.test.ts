import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { listNotices, publishNotice, withdrawNotice } from '../../../api/ops/seed/keepNotices.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const TEXT = {
  type: 'service',
  titleZh: '维护',
  titleEn: 'Maintenance',
  bodyZh: '明早维护 <b>',
  bodyEn: 'Tomorrow <b>',
  maintenance: null,
} as const;

const QUERY = `query ($type: MessageType) { notices(type: $type, first: 50) { totalCount
  edges { node { type titleZh titleEn publishedAt } } } }`;

interface Answer {
  notices: {
    totalCount: number;
    edges: { node: { type: string; titleZh: string; titleEn: string; publishedAt: string } }[];
  };
}

async function read(type: string | null): Promise<Answer> {
  const { data } = await market.visitor().query<Answer>(QUERY, { type });
  if (!data) throw new Error('no answer');
  return data;
}

test('N-01 what an operator publishes is the newest at both APIs, by the market’s clock, and gone when withdrawn', async () => {
  const before = await read(null);
  await market.advanceClock(3_600_000);
  const id = await publishNotice(market.ownerUrl, TEXT, 'tester');
  const { notices } = await read(null);
  expect(notices.totalCount).toBe(before.notices.totalCount + 1);
  expect(notices.edges[0]?.node).toMatchObject({ type: 'SERVICE', titleZh: '维护', titleEn: 'Maintenance' });
  expect(Date.parse(notices.edges[0]?.node.publishedAt ?? '')).toBeGreaterThan(Date.now() + 3_000_000);
  expect((await read('SERVICE')).notices.totalCount).toBe(1);
  expect((await read('INVENTORY')).notices.edges).toEqual([]);
  const { body } = await market.visitor().rest('GET', '/web/notice?type=2&limit=10');
  expect(body.data).toMatchObject({ total: 1, list: [{ title: '维护', content: '明早维护 <b>' }] });
  expect((await listNotices(market.ownerUrl))[0]).toMatchObject({ id, type: 2, titleEn: 'Maintenance' });
  expect([
    await withdrawNotice(market.ownerUrl, id, 'tester'),
    await withdrawNotice(market.ownerUrl, id, 'tester'),
  ]).toEqual([true, false]);
  expect((await read(null)).notices.totalCount).toBe(before.notices.totalCount);
});

test('I10 what an operator published and withdrew is kept with the operator’s name, repeats as well', async () => {
  const id = await publishNotice(market.ownerUrl, TEXT, '小王');
  for (const _ of [1, 2]) await withdrawNotice(market.ownerUrl, id, '小李');
  const { rows } = await market.owner.query(
    `select operator, command, outcome from operator_action where subject_kind = 'notice' and subject_id = $1 order by at, id`,
    [id],
  );
  expect(rows).toEqual([
    { operator: '小王', command: 'notice publish', outcome: 'done' },
    { operator: '小李', command: 'notice withdraw', outcome: 'done' },
    { operator: '小李', command: 'notice withdraw', outcome: 'unchanged' },
  ]);
});

const TOLD = '{ platform { maintenance { startsAt endsAt titleZh titleEn readAt } } }';
interface Told {
  platform: { maintenance: { startsAt: string; endsAt: string; titleEn: string; readAt: string } | null };
}
const told = async () => (await market.visitor().query<Told>(TOLD)).data?.platform.maintenance;

test('B8 a maintenance is told to everybody from its announcement until its end, the earlier one first, and no longer once withdrawn', async () => {
  const { rows } = await market.owner.query<{ now: Date }>('select clock_now() as now');
  const nowMs = rows[0]?.now.getTime() ?? 0;
  const at = (from: number, until: number) => ({
    startsAt: new Date(nowMs + from * HOUR_MS),
    endsAt: new Date(nowMs + until * HOUR_MS),
  });
  const announce = (titleEn: string, maintenance: ReturnType<typeof at>) =>
    publishNotice(market.ownerUrl, { ...TEXT, titleEn, maintenance }, 'tester');
  await expect.poll(told).toBeNull();
  await publishNotice(market.ownerUrl, TEXT, 'tester');
  const late = await announce('late', at(48, 50));
  const soon = await announce('soon', at(24, 26));
  await expect.poll(told).toMatchObject({
    titleEn: 'soon',
    startsAt: at(24, 26).startsAt.toISOString(),
    endsAt: at(24, 26).endsAt.toISOString(),
  });
  expect(Math.abs(Date.parse((await told())?.readAt ?? '') - nowMs)).toBeLessThan(60_000);
  await market.advanceClock(25 * HOUR_MS);
  await expect.poll(told).toMatchObject({ titleEn: 'soon' });
  await market.advanceClock(HOUR_MS);
  await expect.poll(told).toMatchObject({ titleEn: 'late' });
  await withdrawNotice(market.ownerUrl, late, 'tester');
  await expect.poll(told).toBeNull();
  const listed = await listNotices(market.ownerUrl);
  expect(listed.find(({ id }) => id === soon)).toMatchObject(at(24, 26));
  await expect(announce('over', at(1, 2))).rejects.toThrow(/^--until: has passed/);
});

test('two that withdraw the same at once: one did it', async () => {
  const id = await publishNotice(market.ownerUrl, TEXT, 'tester');
  const done = await Promise.all([1, 2].map(() => withdrawNotice(market.ownerUrl, id, 'tester')));
  expect(done.toSorted()).toEqual([false, true]);
});

test('N-01 the viewer’s messages are counted by kind and by what is unread; a visitor’s are nobody’s', async () => {
  const client = await market.visitor().signIn();
  const userId = (
    await market.owner.query<{ id: string }>('select id from app_user order by id desc limit 1')
  ).rows[0]?.id;
  for (const [type, isRead] of [
    [1, false],
    [1, true],
    [4, false],
  ] as const)
    await market.owner.query(
      `insert into message (id, user_id, type, template, params, read_at)
       values (gen_random_uuid(), $1, $2, 'orderPaid', '{}', case when $3 then clock_now() end)`,
      [userId, type, isRead],
    );
  const { data } = await client.query(
    '{ viewer { all: messages { totalCount } unread: messages(unreadOnly: true) { totalCount } trade: messages(type: TRADE, unreadOnly: true) { totalCount } } }',
  );
  expect(data).toMatchObject({
    viewer: { all: { totalCount: 3 }, unread: { totalCount: 2 }, trade: { totalCount: 1 } },
  });
});
