import type { Pool } from 'pg';
import { globalId } from '../kit/globalId.ts';
import { cookiesOf, documentAsk, postAsk, sendAsk } from './asks.ts';
import { type BenchRow, WrongAnswer } from './benchRow.ts';
import type { Ask } from './load.ts';

const BUYERS = 1_000;
const ORDERS = 200;
const LISTINGS_MAX = 120_000;

/** The fixtures that the rows of orders use. */
export interface OrderScene {
  url: string;
  database: Pool;
}

interface Offered {
  id: string;
  askCents: number;
}

interface Placed {
  orderNo: string;
  priceCents: string;
  buyer: number;
}

/** Listings of all kinds of items in random order, each returned once. */
async function openStock(database: Pool): Promise<() => Offered> {
  const { rows } = await database.query<Offered>(
    `select id, ask_cents::int as "askCents" from listing where status = 'active' order by random() limit ${LISTINGS_MAX}`,
  );
  return () => {
    const listing = rows.pop();
    if (!listing)
      throw new Error('every listing of the data set is sold: take more of them, or fewer seconds');
    return listing;
  };
}

async function countOrders(database: Pool): Promise<number> {
  return (await database.query('select count(*)::int as count from market_order')).rows[0].count;
}

async function listOrders(database: Pool): Promise<Placed[]> {
  const { rows } = await database.query<Placed>(
    `select order_no as "orderNo", price_cents::text as "priceCents", substr(nickname, 7)::int as buyer
     from market_order o join app_user u on u.id = o.buyer_id order by o.id limit ${ORDERS}`,
  );
  return rows;
}

function purchaseRow({ url, database }: OrderScene, take: () => Offered): BenchRow {
  let turn = 0;
  let ordersBefore = 0;
  const ask = (): Ask => {
    const { id, askCents } = take();
    const listingId = globalId('Listing', id);
    const input = { listingId, expectedPriceCents: askCents, clientRequestId: crypto.randomUUID() };
    turn += 1;
    return documentAsk('useBuyListingMutation', { input }, cookiesOf(turn % BUYERS));
  };
  const control = (): Ask => {
    const { id, askCents } = take();
    turn += 1;
    return postAsk('/purchase', {
      buyer: buyerIds[turn % BUYERS],
      listing: id,
      price: askCents,
      request: crypto.randomUUID(),
    });
  };
  let buyerIds: string[] = [];
  return {
    name: 'purchase',
    work: 'purchase',
    goal: '0.5 of control',
    isReached: ({ share, controlShare }) => share >= 0.5 * (controlShare ?? 0),
    ask,
    control,
    isGood: (body) => body.includes('"BuyListingPayload"') || body.includes('"order_no"'),
    async check() {
      const { rows } = await database.query<{ id: string }>(
        `select id from app_user where nickname like 'Buyer %' order by substr(nickname, 7)::int`,
      );
      buyerIds = rows.map(({ id }) => id);
      const before = await countOrders(database);
      const { text } = await sendAsk(url, ask());
      ordersBefore = await countOrders(database);
      if (!text.includes('"BuyListingPayload"') || ordersBefore !== before + 1)
        throw new WrongAnswer(`bought nothing: ${text.slice(0, 200)}`);
      return null;
    },
    async checkAfter({ ours, control: others }) {
      const made = (await countOrders(database)) - ordersBefore;
      // The last requests of a load are aborted: some took effect although their responses were not read.
      const cutOff = made - ours - others;
      if (cutOff < 0 || cutOff > 1_000)
        throw new WrongAnswer(`${made} orders for ${ours + others} purchases`);
    },
  };
}

/** One of the two ways to read an order. */
interface DetailRow {
  name: string;
  work: string;
  /** Wanted share of the ceiling. */
  percent: number;
  askOf(order: Placed): Ask;
  /** Name of the price in the answer. */
  field: string;
}

function detailRows({ url, database }: OrderScene, take: () => Offered): BenchRow[] {
  let orders: Placed[] = [];
  let turn = 0;
  const next = (): Placed => {
    turn += 1;
    return orders[turn % orders.length] ?? { orderNo: '', priceCents: '', buyer: 0 };
  };
  const documentOf = ({ orderNo, buyer }: Placed): Ask =>
    documentAsk('OrderDetailPageQuery', { orderNo }, cookiesOf(buyer));
  const restOf = ({ orderNo, buyer }: Placed): Ask => ({
    path: `/web/order/${orderNo}`,
    headers: cookiesOf(buyer),
  });
  const controlOf = ({ orderNo, buyer }: Placed): Ask => ({
    path: `/order/${orderNo}`,
    headers: cookiesOf(buyer),
  });
  const prepare = async (): Promise<void> => {
    for (let buyer = await countOrders(database); buyer < ORDERS; buyer++) {
      const { id, askCents } = take();
      const listingId = globalId('Listing', id);
      const input = { listingId, expectedPriceCents: askCents, clientRequestId: crypto.randomUUID() };
      await sendAsk(url, documentAsk('useBuyListingMutation', { input }, cookiesOf(buyer)));
    }
    orders = await listOrders(database);
  };
  const row = ({ name, work, percent, askOf, field }: DetailRow): BenchRow => ({
    name,
    work,
    goal: `${percent} %`,
    isReached: ({ share }) => share >= percent / 100,
    ask: () => askOf(next()),
    control: () => controlOf(next()),
    isGood: (body) => body.includes('"orderNo":"') || body.includes('"order_no":"'),
    async check() {
      await prepare();
      const order = next();
      const { text } = await sendAsk(url, askOf(order));
      const isRight =
        text.includes(`"orderNo":"${order.orderNo}"`) && text.includes(`"${field}":${order.priceCents}`);
      if (!isRight)
        throw new WrongAnswer(`order ${order.orderNo} at ${order.priceCents}: ${text.slice(0, 200)}`);
      return null;
    },
  });
  return [
    row({
      name: 'order-graphql',
      work: 'order detail, signed in, GraphQL',
      percent: 4,
      askOf: documentOf,
      field: 'priceCents',
    }),
    row({
      name: 'order-rest',
      work: 'order detail, signed in, REST',
      percent: 7,
      askOf: restOf,
      field: 'price',
    }),
  ];
}

/** The rows of what signed-in people do. */
export async function orderRows(scene: OrderScene): Promise<BenchRow[]> {
  const take = await openStock(scene.database);
  return [...detailRows(scene, take), purchaseRow(scene, take)];
}
