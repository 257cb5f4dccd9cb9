import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { wordsOf } from '../../../api/notifications/message/message.ts';
import type { MessageTemplate } from '../../../api/notifications/message/messageWords.ts';
import { postAccountMessage, postMessage } from '../../../api/notifications/message/postMessages.ts';
import { postCapLowered } from '../../../api/selling/listing/sellerMessages.ts';
import { postRuleStopped, runDueRules } from '../../../api/selling/rules/runRule.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openSeller, type Seller } from '../../selling/listing/sellerScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function mute(client: TestClient, alert: string, isMuted = true) {
  const { data, errors } = await client.query<{ setAlertMuted: { viewer: { mutedAlerts: string[] } } }>(
    `mutation ($alert: SellerAlert!, $isMuted: Boolean!) {
      setAlertMuted(input: { alert: $alert, isMuted: $isMuted }) { ... on SetAlertMutedPayload { viewer { mutedAlerts } } }
    }`,
    { alert, isMuted },
  );
  return { muted: data?.setAlertMuted?.viewer.mutedAlerts, errors };
}

async function templatesOf({ userId }: Seller): Promise<string[]> {
  const { rows } = await market.owner.query<{ template: string }>(
    'select template from message where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ template }) => template);
}

const post = (seller: Seller, template: MessageTemplate) =>
  inTransaction(market.platform.db, (tx) =>
    postMessage(tx, { userId: seller.userId, type: 'inventory', template, params: {} }),
  );

test('N-05 a seller is told what they chose; money, holds and security are told in any case', async () => {
  const seller = await openSeller(market);
  const other = await openSeller(market);
  await mute(seller.client, 'SOLD');
  expect((await mute(seller.client, 'ACCOUNT_LOST')).muted).toEqual(['SOLD', 'ACCOUNT_LOST']);
  for (const template of ['orderSold', 'saleSettled', 'phoneChanged'] as const)
    for (const who of [seller, other]) await post(who, template);
  await inTransaction(market.platform.db, (tx) =>
    postAccountMessage(tx, { userId: seller.userId, template: 'inventoryPrivate', accountName: 'a' }),
  );
  expect(await templatesOf(seller)).toEqual(['saleSettled', 'phoneChanged']);
  expect(await templatesOf(other)).toEqual(['orderSold', 'saleSettled', 'phoneChanged']);
  expect((await mute(seller.client, 'SOLD', false)).muted).toEqual(['ACCOUNT_LOST']);
  await post(seller, 'orderSold');
  expect(await templatesOf(seller)).toContain('orderSold');
});

test('N-05 a press changes its own subject alone, once however often it comes', async () => {
  const { client } = await openSeller(market);
  const subjects = ['SOLD', 'DUE_SOON', 'RULE_STOPPED', 'CAP_LOWERED'];
  const { data } = await client.query<{ viewer: { mutedAlerts: string[] } }>('{ viewer { mutedAlerts } }');
  expect(data?.viewer.mutedAlerts).toEqual([]);
  await Promise.all([...subjects, ...subjects].map((subject) => mute(client, subject)));
  expect((await mute(client, 'SOLD')).muted?.toSorted()).toEqual(subjects.toSorted());
  expect((await mute(client, 'DUE_SOON', false)).muted).not.toContain('DUE_SOON');
  expect((await mute(client, 'DUE_SOON', false)).muted).toHaveLength(3);
});

test('N-05 what is always told cannot be switched off', async () => {
  const { client } = await openSeller(market);
  expect((await mute(client, 'MONEY')).errors).not.toEqual([]);
  const { data } = await client.query<{ viewer: { mutedAlerts: string[] } }>('{ viewer { mutedAlerts } }');
  expect(data?.viewer.mutedAlerts).toEqual([]);
});

test('N-05 a rule that does not run is told once, and again after it has run', async () => {
  const seller = await openSeller(market);
  const { rows } = await market.owner.query<{ id: string }>(
    `insert into selling_rule (id, user_id, name, position, basis, thousandths, interval_minutes, next_run_at)
     values (gen_random_uuid(), $1, '跟价', 1, 'reference', 1000, 60, clock_now()) returning id`,
    [seller.userId],
  );
  const ruleId = rows[0]?.id ?? '';
  await market.owner.query(
    "create function break_runs() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$",
  );
  await market.owner.query(
    'create trigger break_runs before insert on selling_rule_run for each row execute function break_runs()',
  );
  await runDueRules(market.worker);
  await market.advanceClock(16 * 60_000);
  await runDueRules(market.worker);
  expect(await templatesOf(seller)).toEqual(['ruleStopped']);
  await market.owner.query('drop trigger break_runs on selling_rule_run');
  await market.advanceClock(16 * 60_000);
  await runDueRules(market.worker);
  await postRuleStopped(market.worker, ruleId);
  expect(await templatesOf(seller)).toEqual(['ruleStopped', 'ruleStopped']);
  expect(wordsOf('ruleStopped', { ruleName: '跟价' }, 'zh').body).toContain('「跟价」');
});

test('N-05 what the limit lowered is told in number and amount, and nothing where it lowered nothing', async () => {
  const seller = await openSeller(market);
  const lower = (count: number, cents: bigint) =>
    inTransaction(market.worker.db, (tx) => postCapLowered(tx, { userId: seller.userId, count, cents }));
  await lower(0, 0n);
  await lower(3, 1_250n);
  const { data } = await seller.client.query<{
    viewer: { messageGroups: { edges: { node: { newest: { titleZh: string; bodyZh: string } } }[] } };
  }>('{ viewer { messageGroups(first: 5) { edges { node { newest { titleZh bodyZh } } } } } }');
  const texts = data?.viewer.messageGroups.edges.map(({ node }) => node.newest.bodyZh);
  expect(texts).toEqual(['3 件的售价超过参考价允许的上限，已合计调低 ¥12.50']);
});
