import { ANY_COPY } from '../../../api/catalog/filter/filter.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { type BidRequest, openBid } from '../../../api/orders/bid/openBid.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { openSeller, type Seller } from '../../selling/listing/sellerScene.ts';

/** A signed-in buyer with deposit and a trade link. */
export interface Bidder {
  client: TestClient;
  userId: string;
}

const VIEWER = '{ viewer { id } }';

/** Opens a bidder with so much deposit, and so much that can be withdrawn. */
export async function openBidder(
  market: TestMarket,
  depositCents = 1_000_000,
  proceedsCents = 0,
): Promise<Bidder> {
  const client = await openBuyer(market, depositCents);
  const { data } = await client.query<{ viewer: { id: string } }>(VIEWER);
  const userId =
    Buffer.from(data?.viewer.id ?? '', 'base64')
      .toString()
      .split(':')[1] ?? '';
  if (proceedsCents > 0) await giveProceeds(market, userId, proceedsCents);
  return { client, userId };
}

/** Books proceeds for a user from outside, as a test's beginning. */
async function giveProceeds(market: TestMarket, userId: string, cents: number): Promise<void> {
  const row = {
    key: `topUp:${userId}:proceeds`,
    reason: 'topUp',
    orderId: null,
    actor: 'platform',
    cause: 'test',
  };
  const amountCents = BigInt(cents);
  await inTransaction(market.platform.db, (tx) =>
    transfer(tx, row, [
      platformLeg('clearing', userId, -amountCents),
      { kind: 'proceeds', ownerId: userId, amountCents },
    ]),
  );
}

/** Ids of the items that each market has given: test files of one process share this module, and each has its own market. */
const itemsTaken = new WeakMap<TestMarket, string[]>();

/** An item of which nothing is on sale, with a reference price of 100 yuan. */
export async function takeItem(market: TestMarket): Promise<string> {
  const taken = itemsTaken.get(market) ?? [];
  itemsTaken.set(market, taken);
  const { rows } = await market.owner.query<{ id: string }>(
    `select item.id from market_item item where not exists (select from listing l where l.market_item_id = item.id)
     and item.id <> all($1) order by item.id limit 1`,
    [taken],
  );
  const [{ id } = { id: null }] = rows;
  if (id === null) throw new Error('every item without copies is taken');
  taken.push(id);
  await market.owner.query('update market_item set reference_price_cents = 10000 where id = $1', [id]);
  return id;
}

/** A robot seller, whose copies are listed by SQL. */
export function openRobot(market: TestMarket): Promise<Seller> {
  return openSeller(market, 'robot');
}

/** Puts a copy of an item on sale. @returns the id of its listing. */
export async function offerCopy(
  market: TestMarket,
  seller: Seller,
  {
    itemId,
    askCents,
    wear = 0.2,
    seed = 7,
  }: { itemId: string; askCents: number; wear?: number; seed?: number },
): Promise<string> {
  const [assetId, listingId] = [newId(), newId()];
  await market.owner.query(
    `with copy as (insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
       values ($1::uuid, $2, $3::uuid, abs(hashtextextended($1::uuid::text, 0))::text, '1', '0', $6::float8, $7::int, true, true) returning id)
     insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, paint_seed, is_automatic)
     select $4::uuid, copy.id, $3::uuid, $5::uuid, $8, $6::float8, $7::int, true from copy`,
    [assetId, seller.accountId, itemId, listingId, seller.userId, wear, seed, askCents],
  );
  return listingId;
}

/** Opens a bid. */
export function bid(
  market: TestMarket,
  bidder: Bidder,
  terms: Partial<BidRequest> & { marketItemId: string },
) {
  return openBid(market.platform, {
    userId: bidder.userId,
    quantity: 1,
    priceCents: 9_000n,
    conditions: ANY_COPY,
    expiresAt: null,
    isConfirmed: false,
    clientRequestId: newId(),
    ...terms,
  });
}

/** A bid as it is stored. */
export async function readBid(market: TestMarket, id: string) {
  return market.platform.db.bid.findUniqueOrThrow({
    where: { id },
    include: { fills: { include: { order: true } } },
  });
}

/** A user's balances by account. */
export async function balancesOf(market: TestMarket, userId: string): Promise<Record<string, number>> {
  const { rows } = await market.owner.query<{ kind: string; cents: string }>(
    `select kind, balance_cents as cents from ledger_account where owner_id = $1 and balance_cents <> 0`,
    [userId],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, Number(cents)]));
}

/** Puts many equal copies of an item on sale by one statement. */
export async function offerCopies(
  market: TestMarket,
  seller: Seller,
  { itemId, askCents, count }: { itemId: string; askCents: number; count: number },
): Promise<void> {
  await market.owner.query(
    `with copy as (insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
       select id, $1::uuid, $2::uuid, abs(hashtextextended(id::text, 0))::text, '1', '0', 0.2, 7, true, true
       from (select gen_random_uuid() as id from generate_series(1, $5::int)) made returning id)
     insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, paint_seed, is_automatic)
     select gen_random_uuid(), copy.id, $2::uuid, $3::uuid, $4::bigint, 0.2, 7, true from copy`,
    [seller.accountId, itemId, seller.userId, askCents, count],
  );
}
