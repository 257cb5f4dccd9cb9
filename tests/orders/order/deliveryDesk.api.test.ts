import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyBeside, buyFromOrdinary, type HandScene, sendByHand } from './handScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(() => market.close());

interface Row {
  orderNo: string;
  senderAccountName: string | null;
  handDelivery: { accountName: string; tradeUrl: string } | null;
}

interface Desk {
  dueCount: number;
  due: Row[];
  sent: Row[];
  wrong: Row[];
}

async function deskOf({ seller }: Pick<HandScene, 'seller'>): Promise<Desk> {
  const row = '{ orderNo senderAccountName handDelivery { accountName tradeUrl } }';
  const { data, errors } = await seller.query<{ viewer: { deliveryDesk: Desk } }>(
    `{ viewer { deliveryDesk { dueCount due ${row} sent ${row} wrong ${row} } } }`,
  );
  expect(errors).toEqual([]);
  return data?.viewer.deliveryDesk as Desk;
}

const numbersOf = (rows: readonly Row[]) => rows.map(({ orderNo }) => orderNo);

test('O-09 the desk lists what one offer takes together, in the place of what is due first, with account and link', async () => {
  const first = await buyFromOrdinary(market, 'ignore');
  const other = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  await market.owner.query(
    'update market_order set seller_id = (select seller_id from market_order where order_no = $1) where order_no = $2',
    [first.orderNo, other.orderNo],
  );
  const dueAt = (orderNo: string, minutes: number) =>
    market.owner.query(
      `update market_order set deadline_at = clock_now() + make_interval(mins => $2) where order_no = $1`,
      [orderNo, minutes],
    );
  await dueAt(other.orderNo, 20);
  await dueAt(second.orderNo, 10);
  await dueAt(first.orderNo, 30);
  const desk = await deskOf(first);
  expect(desk.dueCount).toBe(3);
  expect(numbersOf(desk.due)).toEqual([second.orderNo, first.orderNo, other.orderNo]);
  const [row] = desk.due;
  expect(row?.handDelivery).toMatchObject({ tradeUrl: first.tradeUrl, accountName: row?.senderAccountName });
  expect(row?.senderAccountName).toBeTruthy();
  expect(await deskOf({ seller: first.buyer })).toEqual({ dueCount: 0, due: [], sent: [], wrong: [] });
});

test('O-09 sent in one offer with one message: both wait for the buyer, and neither lacks its message', async () => {
  const first = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  await sendByHand(market, first, { assetIds: `${first.assetId},${second.assetId}`, message: second.tag });
  await worker.poll(first.orderNo);
  const desk = await deskOf(first);
  expect(desk.dueCount).toBe(0);
  expect(numbersOf(desk.sent).toSorted()).toEqual([first.orderNo, second.orderNo].toSorted());
  const { rows } = await market.owner.query(
    `select 1 from order_event e join market_order o on o.id = e.order_id
     where o.order_no = any($1) and e.cause = 'offerUntagged'`,
    [[first.orderNo, second.orderNo]],
  );
  expect(rows).toEqual([]);
});

test('O-10 what was accepted wrongly stays on the desk while Steam lets it be reversed, and no longer', async () => {
  const scene = await buyFromOrdinary(market, 'ignore');
  const offerId = await sendByHand(market, scene, { tradeUrl: scene.strangerUrl });
  await sandbox(market, `offers/${offerId}/accept`);
  await worker.poll(scene.orderNo);
  expect(await deskOf(scene)).toMatchObject({ dueCount: 0, due: [], wrong: [{ orderNo: scene.orderNo }] });
  await market.advanceClock(7 * 24 * 3_600_000 + 60_000);
  expect((await deskOf(scene)).wrong).toEqual([]);
});
