import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openSeller, type Seller } from '../../selling/listing/sellerScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openSeller(market);
});
afterAll(() => market.close());

const sql = (text: string, values: unknown[] = []) => market.owner.query(text, values);

/** Writes a message of the seller; the state that it tells of is written by the test. */
async function tell(template: string, params: object = {}): Promise<void> {
  await sql(`insert into message (id, user_id, type, template, params) values (uuidv7(), $1, 2, $2, $3)`, [
    seller.userId,
    template,
    params,
  ]);
}

async function latest(): Promise<{ isOver: boolean; about: string | null } | undefined> {
  const { data } = await seller.client.query<{
    viewer: { messages: { edges: { node: { isOver: boolean; about: string | null } }[] } };
  }>('{ viewer { messages(first: 1) { edges { node { isOver about } } } } }');
  return data?.viewer.messages.edges[0]?.node;
}

async function nameOfAccount(): Promise<string> {
  const { rows } = await sql('select account_name as name from steam_account where id = $1', [
    seller.accountId,
  ]);
  return rows[0].name;
}

test.each([
  ['steamAccountAbnormal', `status = 'abnormal'`, `status = 'normal'`],
  ['steamAccountNotSellable', `status = 'notSellable'`, `status = 'normal'`],
  ['inventoryPrivate', `paused_reason = 'private'`, 'paused_reason = null'],
  [
    'steamSignInEnding',
    `refresh_token_expires_at = clock_now() + interval '6 days'`,
    `refresh_token_expires_at = clock_now() + interval '200 days'`,
  ],
  ['robotUnconfirmed', 'unconfirmed_count = 1', 'unconfirmed_count = 0'],
  ['robotPaused', `paused_reason = 'unconfirmed'`, `unbound_at = clock_now()`],
])(
  '%s is over once the Steam account is not so any more, and leads to the accounts',
  async (template, so, not) => {
    const set = (what: string) => sql(`update steam_account set ${what} where id = $1`, [seller.accountId]);
    await set(so);
    await tell(template, { accountName: await nameOfAccount(), count: 1 });
    expect(await latest()).toEqual({ isOver: false, about: 'STEAM_ACCOUNT' });
    await set(not);
    expect(await latest()).toEqual({ isOver: true, about: 'STEAM_ACCOUNT' });
  },
);

test.each([
  ['accountBlocked', 'everything'],
  ['withdrawalsHeldByOperator', 'withdrawals'],
])('%s is over once the hold has ended', async (template, scope) => {
  await sql(`insert into account_hold (id, user_id, scope, cause) values (uuidv7(), $1, $2, 'operator')`, [
    seller.userId,
    scope,
  ]);
  await tell(template);
  expect(await latest()).toEqual({ isOver: false, about: null });
  await sql('update account_hold set ended_at = clock_now() where user_id = $1', [seller.userId]);
  expect(await latest()).toEqual({ isOver: true, about: null });
});

test('a requested deletion is over once it is taken back; what states a lasting fact never is', async () => {
  await sql(`insert into account_deletion (user_id, due_at) values ($1, clock_now() + interval '7 days')`, [
    seller.userId,
  ]);
  await tell('deletionRequested');
  expect(await latest()).toMatchObject({ isOver: false });
  await sql('delete from account_deletion where user_id = $1', [seller.userId]);
  expect(await latest()).toMatchObject({ isOver: true });
  await tell('deletionCancelled');
  expect(await latest()).toMatchObject({ isOver: false });
});
