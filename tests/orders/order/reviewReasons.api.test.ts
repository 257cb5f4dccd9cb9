import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openReviewScene, type Pair, REFERENCE_CENTS, type ReviewScene } from './reviewScene.ts';

let market: TestMarket;
let scene: ReviewScene;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openReviewScene(market);
});
afterAll(async () => {
  expect(await scene.broken()).toEqual([]);
  await market.close();
});

const run = (text: string, values: unknown[]) => market.owner.query(text, values);

/** A browser or an IP address that a user signed in from. */
const signIn = (userId: string, deviceHash: string, address: string) =>
  run(
    `insert into session (id, user_id, token_hash, bind_hash, is_kept, address, user_agent, device_hash, expires_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'x', true, $3, 'x', $2, clock_now() + interval '1 day')`,
    [userId, deviceHash, address],
  );
const know = (userId: string, deviceHash: string) =>
  run('insert into known_device (token_hash, user_id) values ($1, $2)', [deviceHash, userId]);
/** An action on record: sessions are forgotten, these never. */
const act = (userId: string, address: string) =>
  run(
    `insert into account_action (id, user_id, kind, address) values (gen_random_uuid(), $1, 'setTradeUrl', $2)`,
    [userId, address],
  );

/** What the two are found to be after a sale of this price, arranged when it was delivered. */
async function reasonsOf(
  priceCents: bigint,
  arrange: (pair: Pair, orderId: string) => Promise<unknown>,
): Promise<string> {
  const pair = await scene.openPair();
  const orderId = await scene.deliver(pair, priceCents);
  await arrange(pair, orderId);
  await scene.settle(orderId);
  const review = await scene.reviewOf(orderId);
  const { proceeds, settling } = await scene.money(pair.sellerId);
  expect(proceeds > 1n).toBe(review === undefined);
  expect(settling > 0n).toBe(review !== undefined);
  return review?.reasons.join() ?? '';
}

const ORDINARY = REFERENCE_CENTS;
const LITTLE_DEAR = REFERENCE_CENTS * 2n;

describe('T-22 what two people have in common is found in what the market keeps', () => {
  const WAYS: readonly [string, bigint, (pair: Pair) => Promise<unknown>, string][] = [
    [
      'the seller binds the payment account of the buyer after the purchase',
      ORDINARY,
      ({ buyerId, sellerId }) =>
        run(
          'update payment_account set account_hash = (select account_hash from payment_account where user_id = $1) where user_id = $2',
          [buyerId, sellerId],
        ),
      'samePerson',
    ],
    [
      'the seller binds the Steam account that received it after the purchase, and lets it go again',
      ORDINARY,
      ({ sellerId }) =>
        run(
          `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret, unbound_at)
           values (gen_random_uuid(), $1, '76561197960265735', 'x', 'ordinary', 'https://steamcommunity.com/tradeoffer/new/?partner=8&token=selftrad', 'sealed', now())`,
          [sellerId],
        ),
      'samePerson',
    ],
    [
      'one browser is known of both',
      ORDINARY,
      async ({ buyerId, sellerId }) => {
        await know(buyerId, `device ${sellerId}`);
        await know(sellerId, `device ${sellerId}`);
      },
      'sharedDevice',
    ],
    [
      'one browser is known of one and signed in as the other, although it was told to forget',
      ORDINARY,
      async ({ buyerId, sellerId }) => {
        await know(buyerId, `device ${sellerId}`);
        await signIn(sellerId, `device ${sellerId}`, '198.51.100.1');
      },
      'sharedDevice',
    ],
    [
      'one network, at twice the reference and less than 500 yuan over it',
      LITTLE_DEAR,
      async ({ buyerId, sellerId }) => {
        await signIn(buyerId, 'a', '203.0.113.5');
        await signIn(sellerId, 'b', '::ffff:203.0.113.5');
      },
      'sharedNetwork',
    ],
    [
      'one IPv6 network, by an action whose session is long over',
      LITTLE_DEAR,
      async ({ buyerId, sellerId }) => {
        await signIn(buyerId, 'c', '2001:db8:1:2::1');
        await act(sellerId, '2001:db8:1:2:ffff::9');
      },
      'sharedNetwork',
    ],
  ];
  test.each(WAYS)('%s', async (_, priceCents, arrange, expected) => {
    expect(await reasonsOf(priceCents, arrange)).toBe(expected);
  });
});

describe('T-22 ordinary trades are paid as ever', () => {
  const ORDINARY_WAYS: readonly [string, bigint, (pair: Pair) => Promise<unknown>][] = [
    ['strangers', ORDINARY, async () => {}],
    ['twice the reference, less than 500 yuan over it', LITTLE_DEAR, async () => {}],
    [
      'one network alone',
      ORDINARY,
      async ({ buyerId, sellerId }) => {
        await signIn(buyerId, 'd', '203.0.113.77');
        await signIn(sellerId, 'e', '203.0.113.77');
      },
    ],
    [
      'one network of long ago',
      LITTLE_DEAR,
      async ({ buyerId, sellerId }) => {
        await act(sellerId, '203.0.113.99');
        await market.advanceClock(31 * 86_400_000);
        await signIn(buyerId, 'f', '203.0.113.99');
      },
    ],
    [
      'one browser, for less than 100 yuan',
      9_999n,
      async ({ buyerId, sellerId }) => {
        await know(buyerId, `device ${sellerId}`);
        await know(sellerId, `device ${sellerId}`);
      },
    ],
    [
      "a robot of the embedded market's own",
      REFERENCE_CENTS * 9n,
      ({ sellerId }) => run("update app_user set phone = 'robot:' || id where id = $1", [sellerId]),
    ],
  ];
  test.each(ORDINARY_WAYS)('%s', async (_, priceCents, arrange) => {
    expect(await reasonsOf(priceCents, arrange)).toBe('');
  });
});

describe('T-22 the price is held against the reference of the purchase', () => {
  test('which may have followed the dear sales since', async () => {
    const dear = REFERENCE_CENTS * 5n;
    const raise = (_: Pair, orderId: string) =>
      run(
        'update market_item set reference_price_cents = $2 where id = (select market_item_id from market_order where id = $1)',
        [orderId, dear],
      );
    expect(await reasonsOf(dear, raise)).toBe('overpriced');
    await run('update market_item set reference_price_cents = $1', [REFERENCE_CENTS]);
  });

  test('an order of an earlier version, or of a phase, is held against the one of now', async () => {
    const forget = (_: Pair, orderId: string) =>
      run('update market_order set reference_cents = null where id = $1', [orderId]);
    expect(await reasonsOf(REFERENCE_CENTS * 5n, forget)).toBe('overpriced');
  });
});

describe('T-22 the same two again and again', () => {
  const DEAL = 250_000n;
  test('five times at the reference, for more than 10,000 yuan, and the seller has no other buyer', async () => {
    const pair = await scene.openPair();
    await run('update market_item set reference_price_cents = $1', [DEAL]);
    const orderIds: string[] = [];
    for (let count = 0; count < 5; count += 1) orderIds.push(await scene.trade(pair, DEAL));
    const found = await Promise.all(orderIds.map(async (id) => (await scene.reviewOf(id))?.reasons.join()));
    expect(found).toEqual([undefined, undefined, undefined, undefined, 'repeatedPair']);
  });

  test('a regular buyer of a shop with other buyers is not a repeated pair, unless a copy is sold back', async () => {
    const pair = await scene.openPair();
    const { buyerId } = await scene.openPair();
    for (let count = 0; count < 6; count += 1) await scene.trade({ ...pair, buyerId }, DEAL);
    const regular = [1, 2, 3, 4].map(() => scene.trade(pair, DEAL));
    for (const orderId of await Promise.all(regular)) expect(await scene.reviewOf(orderId)).toBe(undefined);
    const back = { buyerId: pair.sellerId, sellerId: pair.buyerId };
    expect((await scene.reviewOf(await scene.trade(back, DEAL)))?.reasons).toEqual(['repeatedPair']);
    await run('update market_item set reference_price_cents = $1', [REFERENCE_CENTS]);
  });

  test('small steps over the reference count together', async () => {
    const pair = await scene.openPair();
    const [first, second] = [await scene.deliver(pair, LITTLE_DEAR), await scene.deliver(pair, LITTLE_DEAR)];
    await scene.settle(first);
    expect((await scene.reviewOf(first))?.reasons).toEqual(['overpriced']);
    await scene.settle(second);
    expect((await scene.reviewOf(second))?.reasons).toEqual(['overpriced']);
  });
});
