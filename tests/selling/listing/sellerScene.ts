import { newId } from '../../../api/kernel/ids.ts';
import { globalId } from '../../kit/globalId.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { LIST_ITEMS, REPRICE, UNDO, UNLIST } from './sellingDocuments.ts';

/** A signed-in user with a Steam account of their own. */
export interface Seller {
  client: TestClient;
  userId: string;
  accountId: string;
}

/** The parts of a market that the scene uses. */
type SceneMarket = Pick<TestMarket, 'owner' | 'visitor'>;

let count = 0;

/** Signs a user in and binds an account to them by SQL. */
export async function openSeller(
  market: SceneMarket,
  type: 'ordinary' | 'robot' = 'ordinary',
): Promise<Seller> {
  const client = await market.visitor().signIn();
  const { data } = await client.query<{ viewer: { id: string } }>('{ viewer { id } }');
  const userId =
    Buffer.from(data?.viewer.id ?? '', 'base64')
      .toString()
      .split(':')[1] ?? '';
  const accountId = newId();
  count += 1;
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     values ($1, $2, $3, 'seller', $4, 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh', '')`,
    [accountId, userId, String(76_561_190_000_000_000n + BigInt(process.pid * 1_000 + count)), type],
  );
  return { client, userId, accountId };
}

/** The properties of a copy in the scene that differ from a free and tradable one. */
export interface CopyTraits {
  isGone?: boolean;
  isTradable?: boolean;
  isMarketable?: boolean;
  tradableAt?: Date;
  contextId?: string;
}

/** Inserts copies of one item into a seller's inventory by SQL. Returns their row ids. */
export async function giveCopies(
  market: SceneMarket,
  seller: Seller,
  itemId: string,
  number: number,
  traits: CopyTraits = {},
): Promise<string[]> {
  const ids = Array.from({ length: number }, () => newId());
  await market.owner.query(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed,
       is_gone, is_tradable, is_marketable, tradable_at, context_id)
     select id, $2, $3, abs(hashtextextended(id::text, 0))::text, '1', '0', 0.2, 7, $4, $5, $6, $7, $8 from unnest($1::uuid[]) id`,
    [
      ids,
      seller.accountId,
      itemId,
      traits.isGone ?? false,
      traits.isTradable ?? true,
      traits.isMarketable ?? true,
      traits.tradableAt ?? null,
      traits.contextId ?? '2',
    ],
  );
  return ids;
}

/** Items without phases by their row ids, with the reference price, the dearest of the modest ones first. */
export async function pickItems(
  market: SceneMarket,
  number: number,
): Promise<{ id: string; referenceCents: number; marketHashName: string }[]> {
  const { rows } = await market.owner.query(
    `select id, reference_price_cents::int as "referenceCents", market_hash_name as "marketHashName" from market_item
     where reference_price_cents between 1000 and 100000 and listing_count > 0
       and not exists (select from market_item_phase p where p.market_item_id = market_item.id)
     order by reference_price_cents desc, id limit $1`,
    [number],
  );
  return rows;
}

/** The id under which a copy travels. */
export function inventoryItemId(assetId: string): string {
  return globalId('InventoryItem', assetId);
}

/** The id under which a listing travels. */
export function listingNodeId(listingId: string): string {
  return globalId('Listing', listingId);
}

/** One item to list, as the input of the mutation. */
export interface ItemToSell {
  assetId: string;
  priceCents?: number;
  multiplier?: number;
  isPriceConfirmed?: boolean;
}

/** Lists copies and returns the payload. */
export async function list(
  client: TestClient,
  items: readonly ItemToSell[],
  request: string = crypto.randomUUID(),
) {
  const { listItems } = await client.must(LIST_ITEMS, {
    items: items.map(({ assetId, isPriceConfirmed = false, ...rest }) => ({
      ...rest,
      isPriceConfirmed,
      inventoryItemId: inventoryItemId(assetId),
    })),
    request,
  });
  if (listItems.__typename !== 'ListItemsPayload') throw new Error(`listed nothing: ${listItems.__typename}`);
  return listItems;
}

/** Reprices listings and returns the payload. */
export async function reprice(
  client: TestClient,
  items: readonly {
    listingId: string;
    priceCents?: number;
    multiplier?: number;
    isPriceConfirmed?: boolean;
  }[],
  request: string = crypto.randomUUID(),
) {
  const { repriceListings } = await client.must(REPRICE, {
    items: items.map((item) => ({ isPriceConfirmed: false, ...item })),
    request,
  });
  if (repriceListings.__typename !== 'RepriceListingsPayload') throw new Error(repriceListings.__typename);
  return repriceListings;
}

/** Withdraws listings and returns the payload. */
export async function unlist(
  client: TestClient,
  ids: readonly string[],
  request: string = crypto.randomUUID(),
) {
  const { unlistListings } = await client.must(UNLIST, { ids: [...ids], request });
  if (unlistListings.__typename !== 'UnlistListingsPayload') throw new Error(unlistListings.__typename);
  return unlistListings;
}

/** Undoes batches and returns the payload. */
export async function undo(client: TestClient, requests: readonly string[]) {
  const { undoListings } = await client.must(UNDO, { requests: [...requests] });
  if (undoListings.__typename !== 'UndoListingsPayload') throw new Error(undoListings.__typename);
  return undoListings;
}

/** Gives a seller copies of an item and lists them at its reference price. Returns the global ids of the listings. */
export async function listSome(
  market: SceneMarket,
  seller: Seller,
  item: { id: string; referenceCents: number },
  number: number,
  request: string = crypto.randomUUID(),
): Promise<string[]> {
  const ids = await giveCopies(market, seller, item.id, number);
  const inputs = ids.map((assetId) => ({ assetId, priceCents: item.referenceCents }));
  const { results } = await list(seller.client, inputs, request);
  return results.map(({ listing }) => listing?.id ?? '');
}

/** The listing count and lowest ask of an item. Checks that they match its listings. */
export async function countsOf(market: SceneMarket, itemId: string): Promise<{ count: number; ask: number }> {
  const { rows } = await market.owner.query(
    `select listing_count as count, lowest_ask_cents::int as ask,
       (select count(*)::int from listing where market_item_id = $1 and status = 'active') as active,
       (select min(ask_cents)::int from listing where market_item_id = $1 and status = 'active') as lowest
     from market_item where id = $1`,
    [itemId],
  );
  const { count, ask, active, lowest } = rows[0];
  if (count !== active || ask !== lowest)
    throw new Error(`counted ${count}, ${ask}; are ${active}, ${lowest}`);
  return { count, ask };
}

/** Copies of an item in an inventory, with wears from 0.26 up to 0.3 and not on sale: so many that places by wear say something. */
export async function seeCopies(
  { owner }: TestMarket,
  seller: Seller,
  { itemId, count }: { itemId: string; count: number },
): Promise<void> {
  await owner.query(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
     select gen_random_uuid(), $1, $2, gen_random_uuid()::text, '1', '0', 0.26 + 0.001 * n, n, true, true from generate_series(1, $3::int) n`,
    [seller.accountId, itemId, count],
  );
}
