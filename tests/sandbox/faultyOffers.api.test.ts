import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tradeOfferStates } from '../../api/steam/client/steamState.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';
import { type Trades, tradesIn } from './trades.ts';

let scene: Scene;
let trades: Trades;
let seller: Actor;
let buyer: Actor;

beforeAll(async () => {
  scene = await startScene();
  trades = tradesIn(scene, 20_000);
  buyer = await scene.actor({ behaviour: 'ignore' });
});

afterEach(async () => {
  await scene.post('/sandbox/faults/off');
});

afterAll(async () => {
  await scene.close();
});

async function newSeller(): Promise<void> {
  seller = await scene.actor({ isRobot: true });
}

const send = async (message: string) => (await trades.send(buyer, seller, message)).offerId;
const list = () => trades.sentBy(seller);
const messages = async () => (await list()).map((offer) => offer.message);

const sending = '/tradeoffer/new/send';

describe('double and wavering', () => {
  test('a send takes effect twice: two offers with one tag, one answer', async () => {
    await newSeller();
    await scene.post('/sandbox/faults', { kind: 'twice', path: sending });
    const told = await send('SJ-double');
    const offers = await list();
    expect(offers.map((offer) => offer.message)).toEqual(['SJ-double', 'SJ-double']);
    expect(offers.map((offer) => offer.tradeOfferId)).toContain(told);
    const books = await scene.get('/sandbox/books');
    expect(books).toMatchObject({ doubles: [{ message: 'SJ-double', offerCount: 2 }] });
  });

  test('an offer wavers between its older and its present state, and then stands', async () => {
    await newSeller();
    const offerId = await send('wavering');
    await trades.steam.confirmTradeOffer(seller.session, offerId);
    await trades.steam.cancelTradeOffer(seller.session, offerId);
    await scene.post('/sandbox/faults', { kind: 'stale', offerId, count: 2 });
    const states: number[] = [];
    for (let reads = 0; reads < 6; reads++) {
      const isOne = reads % 2 === 0;
      const [listed] = isOne ? [await trades.steam.getTradeOffer(seller.session, offerId)] : await list();
      states.push(listed?.state ?? 0);
    }
    const { Active, Canceled } = tradeOfferStates;
    expect(states).toEqual([Canceled, Active, Canceled, Active, Canceled, Canceled]);
  });

  test('an offer is missing from lists, or stands in them twice; its own page is true', async () => {
    await newSeller();
    const offerId = await send('a');
    await send('b');
    await scene.post('/sandbox/faults', { kind: 'missing', offerId, count: 2 });
    expect(await messages()).toEqual(['b']);
    expect((await trades.steam.getTradeOffer(seller.session, offerId)).message).toBe('a');
    expect(await messages()).toEqual(['b']);
    expect(await messages()).toEqual(['b', 'a']);
    await scene.post('/sandbox/faults', { kind: 'doubled', steamId: seller.steamId });
    expect(await messages()).toEqual(['b', 'a', 'a', 'b']);
  });

  test('one row of a list cannot be read: the others stand, its number is left, its own page is true', async () => {
    await newSeller();
    const offerId = await send('a');
    const last = await send('b');
    const read = () => trades.steam.listSentTradeOffers(seller.session, { sinceUnixSeconds: 1 });
    await scene.post('/sandbox/faults', { kind: 'garbled', offerId, count: 1 });
    const { offers, unreadable } = await read();
    expect(offers.map(({ message }) => message)).toEqual(['b']);
    expect(unreadable).toEqual([{ tradeOfferId: offerId, message: null, partnerSteamId: null }]);
    expect((await trades.steam.getTradeOffer(seller.session, offerId)).message).toBe('a');
    await scene.post('/sandbox/faults', { kind: 'garbled', steamId: seller.steamId, count: 1 });
    expect((await read()).unreadable).toMatchObject([{ tradeOfferId: last }]);
    expect(await messages()).toEqual(['b', 'a']);
  });
});
