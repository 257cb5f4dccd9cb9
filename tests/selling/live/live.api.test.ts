import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeCursor } from '../../../api/selling/live/changeCursor.ts';
import { openLiveMarket, RESUMED_MAX_MS } from '../../../api/selling/live/liveMarket.ts';
import type { MarketChange } from '../../../api/selling/live/marketStream.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { bid, offerCopy, openBidder, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { type Seller, seeCopies } from '../listing/sellerScene.ts';
import { type LiveSource, openLive } from './eventSource.ts';

const CHANGES = `subscription ($text: String, $after: String) { marketChanged(text: $text, after: $after) {
  cursor kind count marketItem { marketHashName } listing { askCents formerAskCents float paintSeed }
} }`;

let market: TestMarket;
let seller: Seller;
const open: { close(): void }[] = [];
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => market.close());

async function follow(query: Record<string, string>, client = market.visitor()): Promise<LiveSource> {
  const source = await openLive(client, query);
  open.push(source);
  return source;
}

async function itemNamed(itemId: string): Promise<string> {
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  return rows[0]?.name ?? '';
}

async function change(id: string, to: string): Promise<void> {
  await market.owner.query(`update listing set ${to} where id = $1`, [id]);
}

test('L-04 L-01 a stream tells of copies that match its filter: listed, repriced, unlisted, sold, and bids', async () => {
  const itemId = await takeItem(market);
  const name = await itemNamed(itemId);
  const source = await follow({ filter: `item:"${name}" wear<0.1 price<=200` });
  expect(await source.next()).toMatchObject({ kind: 'cursor' });
  await offerCopy(market, seller, { itemId, askCents: 15_000, wear: 0.2 });
  const id = await offerCopy(market, seller, { itemId, askCents: 15_000, wear: 0.05 });
  const listing = { listingId: id, askCents: 15_000, formerAskCents: null, marketHashName: name };
  expect(await source.next()).toMatchObject({ kind: 'listed', listing });
  // It leaves the filter: who follows it is told so.
  await change(id, 'ask_cents = 30000');
  expect(await source.next()).toMatchObject({
    kind: 'repriced',
    listing: { ...listing, askCents: 30_000, formerAskCents: 15_000 },
  });
  await change(id, 'ask_cents = 14000');
  expect(await source.next()).toMatchObject({ kind: 'repriced', listing: { askCents: 14_000 } });
  await change(id, "status = 'paused'");
  expect(await source.next()).toMatchObject({ kind: 'unlisted', listing: { listingId: id } });
  await change(id, "status = 'active'");
  expect(await source.next()).toMatchObject({ kind: 'listed' });
  await change(id, "status = 'sold'");
  expect(await source.next()).toMatchObject({ kind: 'sold', listing: { listingId: id } });
  await bid(market, await openBidder(market), { marketItemId: itemId });
  expect(await source.next()).toMatchObject({ kind: 'bids', book: { marketHashName: name } });
});

test('L-01 a stream that resumes by its cursor is told all that it missed, once; a cursor that is too old resets it', async () => {
  const itemId = await takeItem(market);
  const filter = `item:"${await itemNamed(itemId)}"`;
  const first = await follow({ filter });
  const begun = await first.next();
  first.close();
  const witness = await follow({ filter });
  const id = await offerCopy(market, seller, { itemId, askCents: 15_000 });
  await change(id, 'ask_cents = 14000');
  await bid(market, await openBidder(market), { marketItemId: itemId });
  // The process hears of bids by a notification: one that comes after the stream is no part of what it missed.
  while ((await witness.next())?.kind !== 'bids');
  witness.close();
  const second = await follow({ filter, after: begun?.cursor ?? '' });
  const missed = [await second.next(), await second.next(), await second.next()];
  expect(missed.map((one) => one?.kind)).toEqual(['listed', 'repriced', 'bids']);
  // Whoever breaks off before the last of them gets all of them again.
  expect(missed.map((one) => one?.cursor === begun?.cursor)).toEqual([true, true, false]);
  const third = await follow({ filter, after: missed.at(-1)?.cursor ?? '' });
  expect(await third.next()).toMatchObject({ kind: 'cursor' });
  await change(id, "status = 'paused'");
  expect(await third.next()).toMatchObject({ kind: 'unlisted' });
  const old = writeCursor({ snapshot: '10:10:', atMs: Date.now() - RESUMED_MAX_MS - 1_000 });
  expect(await (await follow({ filter, after: old })).next()).toMatchObject({ kind: 'reset' });
});

test('L-01 bids that change while the only stream reads what it missed are told', async () => {
  const itemId = await takeItem(market);
  const live = openLiveMarket(market.platform, market.feed.index);
  const told: MarketChange[] = [];
  const join = (after: string | null) =>
    live.join({ filter: { all: [] }, after }, (onEnd) => ({
      push: (change: MarketChange) => void told.push(change),
      end: onEnd,
    }));
  (await join(null)).end();
  const id = await offerCopy(market, seller, { itemId, askCents: 15_000 });
  const holder = await market.owner.connect();
  await holder.query('begin');
  await holder.query('lock table asset in access exclusive mode');
  const joined = join(told[0]?.cursor ?? '');
  await untilBlocked(market, { statement: 'l.id = any(' });
  live.noteBook(itemId);
  await holder.query('commit');
  holder.release();
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['cursor', 'listed', 'bids']);
  expect(told[1]?.listing?.listingId).toBe(id);
  (await joined).end();
  await live.close();
});

test('L-01 Q-02 a stream follows copies by their place among the seen copies of their item, and resumes so', async () => {
  const itemId = await takeItem(market);
  const filter = `item:"${await itemNamed(itemId)}" lowrank:1`;
  await seeCopies(market, seller, { itemId, count: 20 });
  const source = await follow({ filter });
  const begun = await source.next();
  const offer = (wear: number) => offerCopy(market, seller, { itemId, askCents: 15_000, wear });
  const first = await offer(0.2);
  expect(await source.next()).toMatchObject({ kind: 'listed', listing: { listingId: first } });
  await offer(0.3);
  const least = await offer(0.1);
  expect(await source.next()).toMatchObject({ kind: 'listed', listing: { listingId: least } });
  // What was missed is judged by the places of now.
  const second = await follow({ filter, after: begun?.cursor ?? '' });
  expect(await second.next()).toMatchObject({ kind: 'listed', listing: { listingId: least } });
});

test('L-04 above twenty changes a second their number comes instead', async () => {
  const itemId = await takeItem(market);
  const source = await follow({ filter: `item:"${await itemNamed(itemId)}"` });
  await source.next();
  const ids = await Promise.all(
    Array.from({ length: 30 }, () => offerCopy(market, seller, { itemId, askCents: 15_000 })),
  );
  await market.owner.query('update listing set ask_cents = 14000 where id = any($1)', [ids]);
  let told = 0;
  let single = 0;
  let summed = 0;
  while (told < 60) {
    const message = await source.next();
    if (message?.kind === 'summary') summed += 1;
    else single += 1;
    told += message?.count ?? 1;
  }
  expect(told).toBe(60);
  expect(summed).toBeGreaterThan(0);
  expect(single).toBeLessThanOrEqual(40);
});

test('L-04 a visitor has four streams, whatever they follow', async () => {
  const visitor = market.visitor();
  const streams = [];
  for (let count = 0; count < 4; count += 1) streams.push(await follow({}, visitor));
  const fifth = await visitor.fetch('/live');
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '10']);
  streams[0]?.close();
  await expect
    .poll(
      async () =>
        follow({}, visitor)
          .then(() => true)
          .catch(() => false),
      { timeout: 5_000 },
    )
    .toBe(true);
});

test('L-04 F-04 a wrong parameter is an error that names it in both languages, and none is ignored', async () => {
  const visitor = market.visitor();
  const ask = async (query: string, language: string) => {
    const response = await visitor.fetch(`/live?${query}`, { headers: { 'accept-language': language } });
    return (await response.json()) as { code: number; msg: string; data: { word?: string } | null };
  };
  for (const language of ['zh', 'en']) {
    expect((await ask('after=nonsense', language)).msg).toContain('after');
    expect((await ask('since=1', language)).msg).toContain('since');
    expect((await ask('filter=weer<1', language)).data).toMatchObject({ word: 'weer', nearest: 'wear' });
    expect((await ask('filter=a&filter=b', language)).msg).toContain('filter');
  }
  expect((await ask('filter=weer<1', 'zh')).msg).toContain('是不是');
});

test('L-04 GraphQL streams the same changes, and resumes by the same cursor', async () => {
  const itemId = await takeItem(market);
  const name = await itemNamed(itemId);
  const subscribe = async (variables: Record<string, string>) => {
    const stream = await openEventStream<{ marketChanged: { cursor: string } }>(
      market.visitor(),
      CHANGES,
      variables,
    );
    open.push(stream);
    return stream;
  };
  const stream = await subscribe({ text: `item:"${name}" wear<0.1` });
  const begun = (await stream.next())?.data?.marketChanged;
  expect(begun).toMatchObject({ kind: 'CURSOR', listing: null });
  await offerCopy(market, seller, { itemId, askCents: 15_000, wear: 0.05 });
  const listed = {
    kind: 'LISTED',
    count: null,
    marketItem: { marketHashName: name },
    listing: { askCents: 15_000, formerAskCents: null, float: 0.05, paintSeed: 7 },
  };
  expect((await stream.next())?.data?.marketChanged).toMatchObject(listed);
  const resumed = await subscribe({ text: `item:"${name}"`, after: begun?.cursor ?? '' });
  expect((await resumed.next())?.data?.marketChanged).toMatchObject(listed);
  const [wrong, bad] = [await subscribe({ text: 'weer<1' }), await subscribe({ after: 'nonsense' })];
  expect((await wrong.next())?.errors?.[0]?.extensions).toMatchObject({ code: 'filterInvalid' });
  expect((await bad.next())?.errors?.[0]?.extensions).toMatchObject({ field: 'after' });
});
