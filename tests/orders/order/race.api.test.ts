import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { IS_PROVING } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyNaively } from './naivePurchase.ts';

const ROUNDS = IS_PROVING ? 30 : 10;
const BUYERS = 200;
const PURSE_CENTS = 20_000_000;

let market: TestMarket;
let buyerIds: string[];
let listings: { id: string; askCents: bigint }[];

beforeAll(async () => {
  market = await openTestMarket();
  buyerIds = Array.from({ length: BUYERS }, () => newId());
  await market.owner.query(
    `insert into app_user (id, phone, trade_url)
     select id, 'race:' || id, 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh' from unnest($1::uuid[]) id`,
    [buyerIds],
  );
  await market.owner.query('begin');
  await market.owner.query(
    `with user_account as (
       insert into ledger_account (id, kind, owner_id, balance_cents)
       select gen_random_uuid(), kind, owner, case kind when 'deposit' then $2::bigint else 0 end
       from unnest($1::uuid[]) owner, unnest(array['deposit', 'proceeds', 'settling', 'withdrawing']) kind returning id, kind),
     clearing as (
       insert into ledger_account (id, kind, owner_id, balance_cents)
       values (gen_random_uuid(), 'clearing', '00000000-0000-0000-0000-000000000000', -$2::bigint * cardinality($1)) returning id),
     transfer as (
       insert into ledger_transfer (id, key, reason, actor, cause) values (gen_random_uuid(), 'topUp:race', 'topUp', 'platform', 'test') returning id)
     insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents)
     select gen_random_uuid(), transfer.id, user_account.id, $2, $2 from transfer, user_account where kind = 'deposit'
     union all select gen_random_uuid(), transfer.id, clearing.id, -$2::bigint * cardinality($1), -$2::bigint * cardinality($1) from transfer, clearing`,
    [buyerIds, PURSE_CENTS],
  );
  await market.owner.query('commit');
  const { rows } = await market.owner.query<{ id: string; ask: string }>(
    `select id, ask_cents as ask from listing where status = 'active' order by ask_cents limit $1`,
    [ROUNDS * 2],
  );
  listings = rows.map((row) => ({ id: row.id, askCents: BigInt(row.ask) }));
});
afterAll(() => market.close());

test('L1 200 buyers on one listing, round after round: exactly one order each time, 199 clear refusals, and only the winner pays', async () => {
  for (const listing of listings.slice(0, ROUNDS)) {
    const answers = await Promise.allSettled(
      buyerIds.map((buyerId) =>
        buyListing(market.platform, {
          buyerId,
          listingId: listing.id,
          expectedPriceCents: listing.askCents,
          clientRequestId: newId(),
        }),
      ),
    );
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code?: string }).code] : [],
    );
    expect(refusals.filter((code) => code !== 'listingGone')).toEqual([]);
    expect(refusals).toHaveLength(BUYERS - 1);
  }
  const { rows } = await market.owner.query(
    `select count(*)::int as orders, count(distinct listing_id)::int as listings, sum(price_cents)::bigint as paid from market_order`,
  );
  const { rows: held } = await market.owner.query(
    `select sum(balance_cents)::bigint as held from ledger_account where kind = 'escrow'`,
  );
  expect(rows[0]).toMatchObject({ orders: ROUNDS, listings: ROUNDS, paid: held[0].held });
  await expectInvariantsHold(market);
}, 240_000);

test('the same race against a naive purchase sells twice: the race has teeth', async () => {
  let doubleSold = 0;
  for (const listing of listings.slice(ROUNDS)) {
    const sales = await Promise.all(buyerIds.map(() => buyNaively(market.owner, listing.id)));
    if (sales.filter(Boolean).length > 1) doubleSold += 1;
  }
  expect(doubleSold).toBeGreaterThanOrEqual(ROUNDS - 1);
}, 120_000);
