import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callField,
  callFieldForAll,
  type FieldItem,
  type FieldOffer,
  fieldClients,
  pollField,
  signInFieldClients,
} from './fieldClients.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

type Clients = Awaited<ReturnType<typeof signInFieldClients>>;
type Details = [me: Record<string, unknown>, them: Record<string, unknown>];

const confirmedByApp = 2;

let scene: Scene;
let seller: Actor;
let buyer: Actor;
let selling: Clients;
let buying: Clients;

beforeAll(async () => {
  scene = await startScene();
  seller = await scene.actor({ behaviour: 'ignore', personaName: 'Seller </script>' });
  buyer = await scene.actor({ behaviour: 'ignore', personaName: 'Buyer' });
  selling = await signInFieldClients(seller.session, scene.address, { language: 'en' });
  buying = await signInFieldClients(buyer.session, scene.address, { language: 'en' });
});

afterAll(() => scene.close());

const asItem = (assetid: string) => ({ appid: 730, contextid: '2', assetid });

function newOffer(clients: Clients, partner: Actor): FieldOffer {
  return clients.manager.createOffer?.(partner.steamId, partner.tradeToken) as FieldOffer;
}

const confirm = (clients: Clients, { identitySecret }: Actor, id: string) =>
  callField(clients.community, 'acceptConfirmationForObject', identitySecret, id);

/** An item of the seller's, offered to a buyer and confirmed; as the buyer's client reads it. */
async function received(by = buying, from = buyer): Promise<FieldOffer> {
  const [assetId = ''] = await scene.give(seller, 1);
  const offer = newOffer(selling, from);
  offer.addMyItem(asItem(assetId));
  await callField(offer, 'send');
  await confirm(selling, seller, offer.id);
  return callField<FieldOffer>(by.manager, 'getOffer', offer.id);
}

const readAs = ({ manager }: Clients, id: string) => callField<FieldOffer>(manager, 'getOffer', id);

describe('S-11 inventories', () => {
  test('the trade window shows a partner’s in pages, and one’s own', async () => {
    const owner = await scene.actor();
    await scene.give(owner, 1_205);
    const theirs = await callField<FieldItem[]>(newOffer(buying, owner), 'loadPartnerInventory', 730, 2);
    expect(new Set(theirs.map((item) => item.assetid)).size).toBe(1_205);
    const own = await signInFieldClients(owner.session, scene.address);
    const mine = await callField<FieldItem[]>(own.manager, 'loadInventory', 730, 2, true);
    expect(new Set(mine.map((item) => item.assetid)).size).toBe(1_205);
  });

  test('one’s own of both contexts; the protected one is nobody else’s', async () => {
    const offer = await received();
    await callField(offer, 'accept', true);
    const held = await callField<FieldItem[]>(buying.manager, 'getInventoryContents', 730, 16, false);
    expect(held[0]).toMatchObject({ contextid: '16', tradable: false });
    const foreign = callField(selling.manager, 'getUserInventoryContents', buyer.steamId, 730, 16, false);
    await expect(foreign).rejects.toThrow('private');
  });

  test('the Web API tells one’s own with descriptions, page by page', async () => {
    const owner = await scene.actor();
    await scene.give(owner, 3);
    const read = async (by: Actor, more: string) => {
      const query = `access_token=${by.session.accessToken}&steamid=${owner.steamId}&appid=730&contextid=2`;
      const url = `${scene.address}/IEconService/GetInventoryItemsWithDescriptions/v1/?${query}&${more}`;
      const answer = await fetch(url);
      const { response } = (await answer.json()) as { response: Record<string, unknown> };
      return { result: answer.headers.get('x-eresult'), ...response };
    };
    const first = await read(owner, 'count=2&get_descriptions=1&language=schinese&get_asset_properties=1');
    expect(first).toMatchObject({ result: '1', more_items: true, total_inventory_count: 3 });
    expect(first).toMatchObject({ descriptions: [{ name: 'AK-47 | 红线 (久经沙场)' }] });
    expect(first).toMatchObject({ asset_properties: [{ contextid: '2' }, { contextid: '2' }] });
    const { last_assetid } = first as unknown as { last_assetid: string };
    const second = await read(owner, `start_assetid=${last_assetid}`);
    expect(second).toMatchObject({ more_items: false, assets: [{ appid: 730 }] });
    await scene.post(`/sandbox/accounts/${owner.steamId}`, { isInventoryPrivate: true });
    expect(await read(buyer, '')).toEqual({ result: '15' });
  });
});

describe('S-11 the trade window', () => {
  test('of a trade link: both names, what both may give, and the days of a hold', async () => {
    const slow = await scene.actor({ behaviour: 'ignore', personaName: '慢“买家”' });
    await scene.post(`/sandbox/accounts/${slow.steamId}`, { holdDays: 15 });
    const [me, them] = await callFieldForAll<Details>(newOffer(selling, slow), 'getUserDetails');
    expect(me).toMatchObject({ personaName: 'Seller </script>', escrowDays: 0 });
    expect(me).toMatchObject({ contexts: { 730: { name: 'Counter-Strike 2' } } });
    expect(them).toMatchObject({ personaName: '慢“买家”', escrowDays: 15, probation: false });
    const slowly = await signInFieldClients(slow.session, scene.address);
    const offer = await received(slowly, slow);
    expect(await callFieldForAll<Details>(offer, 'getUserDetails')).toMatchObject([
      { escrowDays: 15 },
      { personaName: 'Seller </script>' },
    ]);
    expect(await callField(offer, 'accept')).toBe('escrow');
    const details = await callFieldForAll(await readAs(slowly, offer.id), 'getExchangeDetails');
    expect(details[0]).toBe(10);
    const held = `/IEconService/GetTradeHoldDurations/v1/?access_token=${seller.session.accessToken}`;
    const asked = await scene.get(
      `${held}&steamid_target=${slow.steamId}&trade_offer_access_token=${slow.tradeToken}`,
    );
    expect(asked).toMatchObject({
      response: { their_escrow: { escrow_end_duration_seconds: 15 * 86_400 } },
    });
  });

  test('says why there is none: a dead link, a ban, no session', async () => {
    const partner = await scene.actor();
    const dead = selling.manager.createOffer?.(partner.steamId, 'AAAAAAAA') as FieldOffer;
    await expect(callField(dead, 'getUserDetails')).rejects.toThrow('no longer valid');
    await scene.post(`/sandbox/accounts/${partner.steamId}`, { tradeBanDays: 7 });
    await expect(callField(newOffer(selling, partner), 'getUserDetails')).rejects.toThrow('trade ban');
    const nobody = fieldClients(scene.address);
    const { accessToken } = partner.session;
    const stale = [`steamLoginSecure=${seller.steamId}%7C%7C${accessToken}`, 'sessionid=a1'];
    await callField(nobody.manager, 'setCookies', stale);
    const open = nobody.manager.createOffer?.(buyer.steamId, buyer.tradeToken) as FieldOffer;
    await expect(callField(open, 'getUserDetails')).rejects.toThrow();
  });
});

describe('S-11 offers and trades', () => {
  test('a poll names the items, in its own language', async () => {
    const { manager } = await signInFieldClients(buyer.session, scene.address, { language: 'szh' });
    const offer = await received();
    const { fresh } = await pollField(manager);
    const seen = fresh.find(({ id }) => id === offer.id);
    expect(seen?.itemsToReceive).toMatchObject([{ name: 'AK-47 | 红线 (久经沙场)' }]);
    const asked = `access_token=${buyer.session.accessToken}&tradeofferid=${offer.id}&language=english`;
    const read = (more: string) => scene.get(`/IEconService/GetTradeOffer/v1/?${asked}${more}`);
    expect(await read('')).not.toHaveProperty('response.descriptions');
    expect(await read('&get_descriptions=1')).toMatchObject({
      response: { descriptions: [{ market_hash_name: 'AK-47 | Redline (Field-Tested)' }] },
    });
  });

  test('the one who gives in order to accept is told how to confirm it, the other is not', async () => {
    const [assetId = ''] = await scene.give(seller, 1);
    const input = newOffer(buying, seller);
    input.addTheirItem(asItem(assetId));
    await callField(input, 'send');
    expect(await callField(await readAs(selling, input.id), 'accept')).toBe('pending');
    expect(await readAs(selling, input.id)).toMatchObject({ state: 2, confirmationMethod: confirmedByApp });
    expect(await readAs(buying, input.id)).toMatchObject({ state: 2, confirmationMethod: 0 });
    await confirm(selling, seller, input.id);
    expect(await readAs(selling, input.id)).toMatchObject({ state: 3, confirmationMethod: 0 });
  });

  test('a counter-offer needs no token and ends the first', async () => {
    const offer = await received();
    const reply = offer.counter();
    const [extra = ''] = await scene.give(seller, 1);
    reply.addTheirItem(asItem(extra));
    expect(await callField(reply, 'send')).toBe('sent');
    expect(await readAs(selling, offer.id)).toMatchObject({ state: 4 });
    expect((await readAs(selling, reply.id)).itemsToGive).toHaveLength(2);
  });

  test('the receipt of a trade has the received items under their new ids', async () => {
    const offer = await received();
    const [before] = offer.itemsToReceive;
    await callField(offer, 'accept');
    const got = await callField<FieldItem[]>(await readAs(buying, offer.id), 'getReceivedItems');
    expect(got).toMatchObject([
      { market_hash_name: 'AK-47 | Redline (Field-Tested)', contextid: '16', tradable: false },
    ]);
    expect(got[0]?.assetid).not.toBe(before?.assetid);
    expect(await callField(await readAs(selling, offer.id), 'getReceivedItems')).toEqual([]);
    const other = await signInFieldClients((await scene.actor()).session, scene.address);
    const { tradeID } = await readAs(buying, offer.id);
    await expect(
      callField(other.community, 'httpRequestGet', `https://steamcommunity.com/trade/${tradeID}/receipt/`),
    ).rejects.toThrow();
  });

  test('a reversal: the trade is rolled back, and a second one returns the items', async () => {
    const offer = await received();
    await callField(offer, 'accept');
    const accepted = await readAs(buying, offer.id);
    await scene.post(`/sandbox/trades/${accepted.tradeID}/reverse`);
    const refused = callField(await readAs(buying, offer.id), 'getExchangeDetails');
    await expect(refused).rejects.toThrow('Trade status is 12');
    const details = await callFieldForAll(await readAs(buying, offer.id), 'getExchangeDetails', true);
    expect(details[0]).toBe(12);
    const history = `access_token=${buyer.session.accessToken}&max_trades=1&get_descriptions=1`;
    expect(await scene.get(`/IEconService/GetTradeHistory/v1/?${history}`)).toMatchObject({
      response: {
        trades: [{ rollback_trade: accepted.tradeID, status: 3 }],
        descriptions: [{ appid: 730 }],
      },
    });
  });
});

describe('S-11 the key of the Web API', () => {
  test('is asked for, confirmed in the app and then good for the manager; revoked it is dead', async () => {
    const owner = await scene.actor();
    const { community, manager } = await signInFieldClients(owner.session, scene.address);
    await expect(callField(community, 'getWebApiKey')).rejects.toThrow('No API key');
    const asked = await callField<Record<string, unknown>>(community, 'createWebApiKey', {
      domain: 'example.com',
    });
    expect(asked).toMatchObject({ confirmationRequired: true });
    const again = await callField<object>(community, 'createWebApiKey', asked.finalizeOptions);
    expect(again).toMatchObject({ confirmationRequired: true });
    const { identitySecret } = owner;
    const made = await callField<{ apiKey: string }>(community, 'createWebApiKey', {
      domain: 'example.com',
      identitySecret,
    });
    expect(made.apiKey).toMatch(/^[0-9A-F]{32}$/);
    expect(await callField(community, 'getWebApiKey')).toBe(made.apiKey);
    Object.assign(manager, { apiKey: made.apiKey, useAccessToken: false });
    await pollField(manager);
    await callField(community, 'httpRequestPost', {
      uri: 'https://steamcommunity.com/dev/revokekey',
      form: { sessionid: owner.session.sessionId },
      followAllRedirects: false,
    });
    await expect(pollField(manager)).rejects.toThrow('401');
  });
});

describe('S-11 profiles', () => {
  test('as XML, by id and by custom URL, with a ban; an unknown one is told', async () => {
    const owner = await scene.actor({ personaName: '饰 & 集 <b>' });
    await scene.post(`/sandbox/accounts/${owner.steamId}`, { customUrl: 'shiji-1', tradeBanDays: 7 });
    const steamId = (await callField<Record<string, unknown>>(buying.community, 'getSteamUser', 'shiji-1'))
      .steamID;
    const read = (id: unknown) => callField<Record<string, unknown>>(buying.community, 'getSteamUser', id);
    expect(String(steamId)).toBe(owner.steamId);
    expect(await read(steamId)).toMatchObject({
      name: '饰 & 集 <b>',
      customURL: 'shiji-1',
      tradeBanState: 'Banned',
      privacyState: 'public',
    });
    await expect(read('nobody-has-this-name')).rejects.toThrow('could not be found');
  });
});
