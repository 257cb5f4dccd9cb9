import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { postOrdersMessage } from '../../../api/notifications/message/postMessages.ts';
import { remindDue } from '../../../api/orders/order/remindDue.ts';
import { poison } from '../../kit/poison.ts';
import { workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyBeside, buyFromOrdinary, sendByHand } from './handScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(() => market.close());

/** Puts the deadline of an order so far ahead. */
const endIn = (orderNo: string, ms: number) =>
  market.owner.query(
    `update market_order set deadline_at = clock_now() + $2 * interval '1 ms' where order_no = $1`,
    [orderNo, ms],
  );

async function remindersOf(client: TestClient): Promise<{ titleEn: string; isOver: boolean }[]> {
  const { data } = await client.query<{
    viewer: { messages: { edges: { node: { titleEn: string; isOver: boolean } }[] } };
  }>('{ viewer { messages(first: 50) { edges { node { titleEn isOver } } } } }');
  const all = data?.viewer.messages.edges.map(({ node }) => node) ?? [];
  return all.filter(({ titleEn }) => titleEn.startsWith('Less than an hour'));
}

/** What a seller was reminded of, the newest first. */
async function messagesOf(client: TestClient) {
  interface Message {
    titleEn: string;
    bodyEn: string;
    isOver: boolean;
    isAboutDeliveries: boolean;
    orderNo: string | null;
  }
  const { data } = await client.query<{ viewer: { messages: { edges: { node: Message }[] } } }>(
    '{ viewer { messages(first: 50) { edges { node { titleEn bodyEn isOver isAboutDeliveries orderNo } } } } }',
  );
  const all = data?.viewer.messages.edges.map(({ node }) => node) ?? [];
  return all.filter(({ titleEn }) => titleEn.startsWith('Less than an hour'));
}

const remind = () => remindDue(market.worker);

describe('orders that end within the hour', () => {
  test('remind whoever has to act, once a step, and say that they are over once it is done', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    await endIn(scene.orderNo, HOUR_MS + 60_000);
    await remind();
    expect(await remindersOf(scene.seller)).toEqual([]);
    await market.advanceClock(120_000);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    expect(await remindersOf(scene.seller)).toEqual([
      { titleEn: 'Less than an hour to send the offer', isOver: false },
    ]);
    expect(await remindersOf(scene.buyer)).toEqual([]);
    await sendByHand(market, scene);
    await worker.poll(scene.orderNo);
    expect((await remindersOf(scene.seller))[0]?.isOver).toBe(true);
    await remind();
    expect(await remindersOf(scene.buyer)).toEqual([]);
    await endIn(scene.orderNo, HOUR_MS / 2);
    await remind();
    expect(await remindersOf(scene.buyer)).toEqual([
      { titleEn: 'Less than an hour to accept the offer', isOver: false },
    ]);
  });

  test('remind the seller who has made the offer and not confirmed it', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    await sendByHand(market, scene, { isConfirmed: false });
    await worker.poll(scene.orderNo);
    await endIn(scene.orderNo, HOUR_MS / 2);
    await remind();
    const [message] = await messagesOf(scene.seller);
    expect(message).toMatchObject({ orderNo: scene.orderNo, isOver: false });
    expect(message?.bodyEn).toContain('confirm it on your phone');
    await remind();
    expect(await messagesOf(scene.seller)).toHaveLength(1);
  });

  test('remind the buyer whose trade link is the cause, no robot, and nobody while the clock is paused', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    await endIn(scene.orderNo, HOUR_MS / 2);
    const paused = (at: string) =>
      market.owner.query(`update market_order set paused_at = ${at} where order_no = $1`, [scene.orderNo]);
    await paused('clock_now()');
    const buyer = await openBuyer(market);
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const automatic = await buyOne(buyer, listing);
    await endIn(automatic.orderNo, HOUR_MS / 2);
    await remind();
    const { rows } = await market.owner.query(
      `select count(*)::int as count from message m join market_order o on o.id = m.order_id
       where o.order_no = any($1) and m.template like '%DueSoon'`,
      [[scene.orderNo, automatic.orderNo]],
    );
    expect(rows).toEqual([{ count: 0 }]);
    await paused('null');
    await market.owner.query(`update market_order set delivery_issue = 'tradeLink' where order_no = $1`, [
      scene.orderNo,
    ]);
    await remind();
    expect(await remindersOf(scene.seller)).toEqual([]);
    expect(await remindersOf(scene.buyer)).toEqual([
      { titleEn: 'Less than an hour to replace your trade link', isOver: false },
    ]);
  });

  test('one that fails stops no other, and is reminded of later', async () => {
    const scenes = [await buyFromOrdinary(market, 'ignore'), await buyFromOrdinary(market, 'ignore')];
    for (const { orderNo } of scenes) await endIn(orderNo, HOUR_MS / 2);
    const { rows } = await market.owner.query<{ id: string }>(
      'select id from market_order where order_no = $1',
      [scenes[0]?.orderNo],
    );
    const heal = await poison(market, 'message', `new.order_id = '${rows[0]?.id}'`);
    await remind();
    const counts = () => Promise.all(scenes.map(async ({ seller }) => (await remindersOf(seller)).length));
    expect(await counts()).toEqual([0, 1]);
    await heal();
    await remind();
    expect(await counts()).toEqual([1, 1]);
  });

  test('several of one seller are one message that names the earliest and opens the desk, and none is reminded of twice', async () => {
    const first = await buyFromOrdinary(market, 'ignore');
    const [second, third, late] = [
      await buyBeside(market, first),
      await buyBeside(market, first),
      await buyBeside(market, first),
    ];
    const other = await buyFromOrdinary(market, 'ignore');
    await endIn(first.orderNo, HOUR_MS / 2);
    await endIn(second.orderNo, HOUR_MS - 60_000);
    // Beyond the hour, but so soon after it that it would be a message of its own a few minutes later.
    await endIn(third.orderNo, HOUR_MS + 20 * 60_000);
    await endIn(late.orderNo, 3 * HOUR_MS);
    await endIn(other.orderNo, HOUR_MS / 2);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const messages = await messagesOf(first.seller);
    expect(messages).toEqual([
      {
        titleEn: 'Less than an hour to send the first of 3 orders',
        bodyEn: expect.stringMatching(
          /^3 orders wait for your offer and its confirmation on your phone, the first until 2\d{3}-/,
        ),
        isOver: false,
        isAboutDeliveries: true,
        orderNo: null,
      },
    ]);
    const { rows } = await market.owner.query<{ until: Date }>(
      'select deadline_at as until from market_order where order_no = $1',
      [first.orderNo],
    );
    const beijing = new Date((rows[0]?.until.getTime() ?? 0) + 8 * HOUR_MS).toISOString();
    expect(messages[0]?.bodyEn).toContain(beijing.slice(0, 16).replace('T', ' '));
    // One alone has its own words.
    expect(await messagesOf(other.seller)).toMatchObject([
      { titleEn: 'Less than an hour to send the offer', isAboutDeliveries: false, orderNo: other.orderNo },
    ]);
    await endIn(third.orderNo, HOUR_MS / 2);
    await remind();
    expect(await messagesOf(first.seller)).toHaveLength(1);
    await endIn(late.orderNo, HOUR_MS / 2);
    await remind();
    expect(await messagesOf(first.seller)).toMatchObject([{ orderNo: late.orderNo }, { orderNo: null }]);
    // It holds until the last of them was sent.
    const isOver = async () => (await messagesOf(first.seller)).at(-1)?.isOver;
    await sendByHand(market, first);
    await worker.poll(first.orderNo);
    expect(await isOver()).toBe(false);
    await sendByHand(market, first, { assetIds: `${second.assetId},${third.assetId}` });
    await worker.poll(first.orderNo);
    expect(await isOver()).toBe(true);
  });

  test('an order that is changing at this moment holds up no reminder, and has its own in the next round', async () => {
    const first = await buyFromOrdinary(market, 'ignore');
    const second = await buyBeside(market, first);
    const third = await buyBeside(market, first);
    for (const { orderNo } of [first, second, third]) await endIn(orderNo, HOUR_MS / 2);
    await inTransaction(market.worker.db, async (tx) => {
      await tx.$queryRaw`select id from market_order where order_no = ${second.orderNo} for update`;
      await remind();
    });
    expect(await messagesOf(first.seller)).toMatchObject([
      { titleEn: 'Less than an hour to send the first of 2 orders' },
    ]);
    await remind();
    await remind();
    expect(await messagesOf(first.seller)).toMatchObject([{ orderNo: second.orderNo }, { orderNo: null }]);
  });

  test('a reminder that fails is made whole in the next round, and who wants none gets none', async () => {
    const first = await buyFromOrdinary(market, 'ignore');
    const second = await buyBeside(market, first);
    for (const { orderNo } of [first, second]) await endIn(orderNo, HOUR_MS / 2);
    const mute = (alerts: string) =>
      market.owner.query(
        `update app_user set muted_alerts = $2 where id = (select seller_id from market_order where order_no = $1)`,
        [first.orderNo, alerts],
      );
    await mute('{dueSoon}');
    await remind();
    expect(await messagesOf(first.seller)).toEqual([]);
    await mute('{}');
    // The message is written, then which orders it is about: neither stays alone.
    const { rows } = await market.owner.query<{ id: string }>(
      'select id from market_order where order_no = $1',
      [second.orderNo],
    );
    const heal = await poison(market, 'message_order', `new.order_id = '${rows[0]?.id}'`);
    await remind();
    expect(await messagesOf(first.seller)).toEqual([]);
    await heal();
    await remind();
    expect(await messagesOf(first.seller)).toMatchObject([{ isAboutDeliveries: true }]);
  });

  test('muted between the choice and the message: nothing is sent, and nothing fails', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const { rows } = await market.owner.query<{ id: string; sellerId: string }>(
      'select id, seller_id as "sellerId" from market_order where order_no = $1',
      [scene.orderNo],
    );
    const { id = '', sellerId = '' } = rows[0] ?? {};
    await market.owner.query("update app_user set muted_alerts = '{dueSoon}' where id = $1", [sellerId]);
    await inTransaction(market.worker.db, (tx) =>
      postOrdersMessage(tx, {
        userId: sellerId,
        orderIds: [id],
        template: 'offersDueSoon',
        params: { count: 1, until: new Date(0).toISOString() },
      }),
    );
    expect(await messagesOf(scene.seller)).toEqual([]);
  });
});
