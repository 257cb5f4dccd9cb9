import { getConfirmationKey } from 'steam-totp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callField,
  callFieldForAll,
  type FieldItem,
  type FieldOffer,
  pollField,
  signInFieldClients,
} from './fieldClients.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

type Clients = Awaited<ReturnType<typeof signInFieldClients>>;

let scene: Scene;
let seller: Actor;
let buyer: Actor;
let selling: Clients;
let buying: Clients;

beforeAll(async () => {
  scene = await startScene();
  seller = await scene.actor({ behaviour: 'ignore' });
  buyer = await scene.actor({ behaviour: 'ignore' });
  selling = await signInFieldClients(seller.session, scene.address, { language: 'en' });
  buying = await signInFieldClients(buyer.session, scene.address);
});

afterAll(async () => {
  await scene.close();
});

function newOffer(clients: Clients, partner: Actor): FieldOffer {
  return clients.manager.createOffer?.(partner.steamId, partner.tradeToken) as FieldOffer;
}

function asItem(assetid: string): object {
  return { appid: 730, contextid: '2', assetid };
}

async function sendConfirmed(message: string): Promise<FieldOffer> {
  const [assetId = ''] = await scene.give(seller, 1);
  const offer = newOffer(selling, buyer);
  offer.addMyItem(asItem(assetId));
  offer.setMessage(message);
  expect(await callField(offer, 'send')).toBe('pending');
  await callField(selling.community, 'acceptConfirmationForObject', seller.identitySecret, offer.id);
  return offer;
}

describe('S-11 steamcommunity 3.50.3', () => {
  test('session, trade URL and inventory, with float, seed and Chinese names', async () => {
    const [assetId] = await scene.give(seller, 1);
    expect(await callField(selling.community, 'loggedIn')).toBe(true);
    const url = await callField<string>(selling.community, 'getTradeURL');
    expect(url).toContain(`token=${seller.tradeToken}`);
    const items = await callField<FieldItem[]>(
      selling.community,
      'getUserInventoryContents',
      seller.steamId,
      730,
      2,
      true,
      'schinese',
    );
    const item = items.find((candidate) => candidate.assetid === assetId);
    expect(item).toMatchObject({
      market_hash_name: 'AK-47 | Redline (Field-Tested)',
      name: 'AK-47 | 红线 (久经沙场)',
    });
    const properties = [
      { propertyid: 1, int_value: '661' },
      { propertyid: 2, float_value: '0.250000000000000000' },
      { propertyid: 6, string_value: expect.stringMatching(/^[0-9A-F]+$/) },
      { propertyid: 7, int_value: '282' },
    ].map((property) => expect.objectContaining(property));
    expect(item?.asset_properties).toEqual(expect.arrayContaining(properties));
  });

  test('an inventory of several pages arrives whole, a private one is refused', async () => {
    const owner = await scene.actor();
    await scene.give(owner, 1205);
    const load = () =>
      callField<FieldItem[]>(buying.community, 'getUserInventoryContents', owner.steamId, 730, 2, true);
    expect(new Set((await load()).map((item) => item.assetid)).size).toBe(1205);
    await scene.post(`/sandbox/accounts/${owner.steamId}`, { isInventoryPrivate: true });
    await expect(load()).rejects.toThrow('This profile is private.');
  });

  test('a new trade URL kills the old token at once', async () => {
    const partner = await scene.actor({ behaviour: 'ignore' });
    const clients = await signInFieldClients(partner.session, scene.address);
    await callField(clients.community, 'changeTradeURL');
    const [assetId = ''] = await scene.give(seller, 1);
    const offer = newOffer(selling, partner);
    offer.addMyItem(asItem(assetId));
    await expect(callField(offer, 'send')).rejects.toMatchObject({ eresult: 15 });
  });

  test('confirmations need the right secret, and the acknowledgement of trade protection', async () => {
    const [assetId = ''] = await scene.give(seller, 1);
    const offer = newOffer(selling, buyer);
    offer.addMyItem(asItem(assetId));
    await callField(offer, 'send');
    const confirm = (secret: string) =>
      callField(selling.community, 'acceptConfirmationForObject', secret, offer.id);
    await expect(confirm(buyer.identitySecret)).rejects.toThrow('Oh nooooooes!');
    await scene.post(`/sandbox/accounts/${seller.steamId}`, { hasAcknowledgedProtection: false });
    await expect(confirm(seller.identitySecret)).rejects.toThrow('Could not act on confirmation');
    await callField(selling.community, 'acknowledgeTradeProtection');
    await confirm(seller.identitySecret);
  });
});

test('S-11 several confirmations at once, by multiajaxop', async () => {
  const owner = await scene.actor({ behaviour: 'ignore' });
  const clients = await signInFieldClients(owner.session, scene.address);
  const ids: string[] = [];
  for (const assetId of await scene.give(owner, 3)) {
    const offer = newOffer(clients, buyer);
    offer.addMyItem(asItem(assetId));
    await callField(offer, 'send');
    ids.push(offer.id);
  }
  const time = Math.floor(Date.now() / 1000);
  const keys = ['conf', 'allow'].map((tag) => getConfirmationKey(owner.identitySecret, time, tag));
  await callField(clients.community, 'acceptAllConfirmations', time, ...keys);
  for (const id of ids) expect(await callField(clients.manager, 'getOffer', id)).toMatchObject({ state: 2 });
  const again = callField(clients.community, 'respondToConfirmation', '1', '1', time, keys[1], true);
  await expect(again).rejects.toThrow('Could not act on confirmation');
});

describe('S-11 steam-tradeoffer-manager 2.13.0', () => {
  test('send, confirm, accept by the other side, poll, and the trade with its new asset', async () => {
    await pollField(selling.manager);
    const offer = await sendConfirmed('field 1');
    const { fresh } = await pollField(buying.manager);
    const received = fresh.find((candidate) => candidate.id === offer.id);
    expect(received).toMatchObject({ message: 'field 1', state: 2 });
    expect(await callField(received ?? {}, 'accept')).toBe('accepted');
    const { changed } = await pollField(selling.manager);
    const accepted = changed.find((candidate) => candidate.id === offer.id);
    expect(accepted).toMatchObject({ state: 3 });
    expect(accepted?.itemsToGive[0]).toMatchObject({ market_hash_name: 'AK-47 | Redline (Field-Tested)' });
    const details = await callFieldForAll(accepted ?? {}, 'getExchangeDetails');
    expect(details[0]).toBe(3);
    expect(details[3]).toMatchObject([{ assetid: offer.itemsToGive[0]?.assetid, new_contextid: '16' }]);
  });

  test('decline by the other side and cancel by the sender', async () => {
    const declined = await sendConfirmed('field decline');
    const { fresh } = await pollField(buying.manager);
    await callField(fresh.find((candidate) => candidate.id === declined.id) ?? {}, 'decline');
    expect(await callField(selling.manager, 'getOffer', declined.id)).toMatchObject({ state: 7 });
    const canceled = await sendConfirmed('field cancel');
    await callField(await callField<FieldOffer>(selling.manager, 'getOffer', canceled.id), 'cancel');
    expect(await callField(selling.manager, 'getOffer', canceled.id)).toMatchObject({ state: 6 });
  });

  test('one who must give in order to accept has to confirm it', async () => {
    const [assetId = ''] = await scene.give(seller, 1);
    const input = newOffer(buying, seller);
    input.addTheirItem(asItem(assetId));
    expect(await callField(input, 'send')).toBe('sent');
    const asked = await callField<FieldOffer>(selling.manager, 'getOffer', input.id);
    expect(await callField(asked, 'accept', true)).toBe('pending');
    await callField(selling.community, 'acceptConfirmationForObject', seller.identitySecret, input.id);
    expect(await callField(buying.manager, 'getOffer', input.id)).toMatchObject({ state: 3 });
  });

  test('when one of two offers for an item is accepted, the other turns invalid', async () => {
    const [assetId = ''] = await scene.give(seller, 1);
    const rivals = await Promise.all(
      ['a', 'b'].map(async (message) => {
        const offer = newOffer(selling, buyer);
        offer.addMyItem(asItem(assetId));
        offer.setMessage(message);
        await callField(offer, 'send');
        return offer;
      }),
    );
    for (const offer of rivals) {
      await callField(selling.community, 'acceptConfirmationForObject', seller.identitySecret, offer.id);
    }
    const received = await callField<FieldOffer>(buying.manager, 'getOffer', rivals[0]?.id);
    await callField(received, 'accept');
    expect(await callField(selling.manager, 'getOffer', rivals[1]?.id)).toMatchObject({ state: 8 });
  });
});
