import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashWithKey } from '../../../api/accounts/verification/seals.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type MoneyScene, openMoneyScene } from '../../payments/ledger/moneyScene.ts';

/** Partner 7, as in the trade link of every user in the scene. */
const DELIVERY = '76561197960265735';
let market: TestMarket;
let scene: MoneyScene;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openMoneyScene(market);
});
afterAll(() => market.close());

interface Pair {
  buyerId: string;
  sellerId: string;
}

const bind = (userId: string, steamId: string, unboundAt: string | null = null) =>
  market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret, unbound_at)
     values (gen_random_uuid(), $1, $2, $2, 'ordinary', 'https://steamcommunity.com/tradeoffer/new/?partner=8&token=selftrad', 'sealed', $3)`,
    [userId, steamId, unboundAt],
  );
const setAccount = (userId: string, accountHash: string) =>
  market.owner.query('update payment_account set account_hash = $2 where user_id = $1', [
    userId,
    accountHash,
  ]);
const setPhone = (userId: string, phone: string) =>
  market.owner.query('update app_user set phone = $2 where id = $1', [userId, phone]);
const hashOf = (account: string) => hashWithKey(market.config.IDENTITY_HASH_KEY, 'paymentAccount', account);

const WAYS: readonly [string, (pair: Pair) => Promise<unknown>][] = [
  ["the seller's own Steam account receives", ({ sellerId }) => bind(sellerId, DELIVERY)],
  ["the seller's Steam account of before receives", ({ sellerId }) => bind(sellerId, DELIVERY, '2026-01-01')],
  [
    'both had one Steam account',
    async ({ buyerId, sellerId }) => {
      await bind(buyerId, '76561198000000001', '2026-01-01');
      await bind(sellerId, '76561198000000001');
    },
  ],
  [
    'both are paid to one account of the payment app',
    async ({ buyerId, sellerId }) => {
      await setAccount(buyerId, 'one account');
      await setAccount(sellerId, 'one account');
    },
  ],
  [
    "the seller is paid to the buyer's phone",
    async ({ buyerId, sellerId }) => {
      await setPhone(buyerId, '+8613900001111');
      await setAccount(sellerId, hashOf('13900001111'));
    },
  ],
  [
    "the buyer is paid to the seller's phone",
    async ({ buyerId, sellerId }) => {
      await setPhone(sellerId, '+8613900002222');
      await setAccount(buyerId, hashOf('13900002222'));
    },
  ],
];

async function buyAsOneself(arrange: (pair: Pair) => Promise<unknown>): Promise<unknown> {
  const [buyerId = '', sellerId = ''] = await scene.openUsers(2, { deposit: 50_000n, proceeds: 1n });
  await arrange({ buyerId, sellerId });
  const listingId = await scene.putOnSale(sellerId, 20_000n);
  const purchase = { buyerId, listingId, expectedPriceCents: 20_000n, clientRequestId: crypto.randomUUID() };
  const answer = await buyListing(market.platform, purchase).then(
    () => 'bought',
    (error: { code?: string }) => error.code,
  );
  await market.owner.query('delete from steam_account where user_id = any($1::uuid[])', [
    [buyerId, sellerId],
  ]);
  const { deposit, escrow } = await scene.balancesOf(buyerId);
  expect(deposit + escrow).toBe(50_000n);
  expect(escrow).toBe(answer === 'bought' ? 20_000n : 0n);
  return answer;
}

test.each(WAYS)('T-22 a deposit does not become proceeds by a second account: %s', async (_, arrange) => {
  expect(await buyAsOneself(arrange)).toBe('ownListing');
});

test('T-22 strangers may buy of each other', async () => {
  expect(await buyAsOneself(async ({ sellerId }) => bind(sellerId, '76561198000000002'))).toBe('bought');
});
