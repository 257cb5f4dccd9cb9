import { sql } from 'kysely';
import type { Db } from '../../kernel/db.ts';
import { type Asset, type Order, Prisma, type User } from '../../kernel/generated/prisma/client.ts';
import { joinedColumns, prepareQuery } from '../../kernel/query.ts';
import { historyOf, type OrderHistory, selectHistory } from './orderHistory.store.ts';
import { type OrderParts, partsOf, selectParts } from './orderParts.store.ts';

/** An order with all that its page shows. */
export interface OwnOrder {
  order: Order;
  copy: Asset;
  seller: User;
  buyer: User;
  parts: OrderParts;
  history: OrderHistory;
}

const ORDER_COLUMNS = Object.values(Prisma.OrderScalarFieldEnum).map((name) => `o.${name}` as const);
const COPY = joinedColumns('copy', Object.values(Prisma.AssetScalarFieldEnum));
const USER_COLUMNS = Object.values(Prisma.UserScalarFieldEnum);
const SELLER = joinedColumns('seller', USER_COLUMNS);
const BUYER = joinedColumns('buyer', USER_COLUMNS);

const selectOwnOrder = prepareQuery<{ orderNo: string; userId: string }>(
  'orderNo',
  'userId',
)((query, { orderNo, userId }) =>
  selectParts(query)
    .innerJoin('asset as copy', 'copy.id', 'o.assetId')
    .innerJoin('appUser as seller', 'seller.id', 'o.sellerId')
    .innerJoin('appUser as buyer', 'buyer.id', 'o.buyerId')
    .select(ORDER_COLUMNS)
    .select(COPY.columns)
    .select(SELLER.columns)
    .select(BUYER.columns)
    .select(selectHistory)
    .where('o.orderNo', '=', orderNo)
    .where((eb) => eb.or([eb('o.buyerId', '=', userId), eb('o.sellerId', '=', userId)])),
);

const selectOwnOrders = prepareQuery<{ ids: string[]; userId: string }>(
  'ids',
  'userId',
)((query, { ids, userId }) =>
  query
    .selectFrom('marketOrder as o')
    .select(ORDER_COLUMNS)
    .where('o.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where((eb) => eb.or([eb('o.buyerId', '=', userId), eb('o.sellerId', '=', userId)])),
);

/** The place of an order in a list: the time by which the list is sorted, null where it is sorted by id alone or the time is not known. */
export interface OrderPlace {
  id: string;
  at: Date | null;
}

/** The orders with these ids that the user bought or sold, in the order of the ids. */
export async function listOwnOrders(db: Db, userId: string, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const orders = new Map((await selectOwnOrders(db, { ids: [...ids], userId })).map((row) => [row.id, row]));
  return ids.flatMap((id) => orders.get(id) ?? []);
}

/** The order with this number, if the user bought or sold it, in one statement. */
export async function findOwnOrder(db: Db, orderNo: string, userId: string): Promise<OwnOrder | null> {
  const [row] = await selectOwnOrder(db, { orderNo, userId });
  if (!row) return null;
  return {
    order: row,
    copy: COPY.read(row),
    seller: SELLER.read(row),
    buyer: BUYER.read(row),
    parts: partsOf(row),
    history: historyOf(row),
  };
}
