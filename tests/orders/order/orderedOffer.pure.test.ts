import { describe, expect, test } from 'vitest';
import type { TradeOfferWork } from '../../../api/orders/order/tradeOffer.store.ts';
import {
  differenceOf,
  hasGivenOrdered,
  isUntagged,
  pickOffer,
  statusOf,
} from '../../../api/orders/tradeOffer/orderedOffer.ts';
import type { TradeOffer, TradeRecord } from '../../../api/steam/client/steamGateway.ts';

const asset = { appId: 730, assetId: '11', classId: '1', instanceId: '0', contextId: '2' };
const steams: TradeOffer = {
  tradeOfferId: '6100000001',
  partnerSteamId: '76561197960265729',
  isOurOffer: true,
  message: 'SJ-1',
  state: 2,
  itemsToGive: [asset],
  itemsToReceive: [],
  tradeId: null,
  timeCreated: 0,
  timeUpdated: 0,
  expirationTime: 0,
  escrowEndDate: null,
  settlementDate: null,
};
const work = {
  tag: 'SJ-1',
  createdAt: new Date(1_000_000),
  alsoOrdered: [] as readonly string[],
  alsoTags: [] as readonly string[],
  order: {
    isAutomatic: true,
    buyerTradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh',
    asset: { assetId: '11' },
  },
} as TradeOfferWork;

test('T-25 an order’s tag in somebody else’s offer, or in another message, makes no delivery of it', () => {
  expect(pickOffer(work, [{ ...steams, isOurOffer: false }])).toBeNull();
  expect(pickOffer(work, [{ ...steams, message: 'SJ-1 ' }])).toBeNull();
});

test('T-25 an item of another game that has the same id is not the ordered one', () => {
  const ofAnother = { ...asset, appId: 570 };
  expect(differenceOf(work, steams)).toBeNull();
  expect(differenceOf(work, { ...steams, itemsToGive: [ofAnother] })).toMatchObject({ difference: 'asset' });
  const given = (item: typeof asset) => ({ assetsGiven: [item] }) as unknown as TradeRecord;
  expect([hasGivenOrdered(work, given(asset)), hasGivenOrdered(work, given(ofAnother))]).toEqual([
    true,
    false,
  ]);
});

describe('C-07 of a shared offer', () => {
  const shared = { ...work, alsoOrdered: ['12', '13'] };
  const give = (...ids: string[]) => ({
    ...steams,
    itemsToGive: ids.map((assetId) => ({ ...asset, assetId })),
  });

  test('each copy is ordered by somebody: what came in place of another copy is that order’s affair', () => {
    expect(differenceOf(shared, give('11', '12', '13'))).toBeNull();
    expect(differenceOf(shared, give('11', '12', '99'))).toBeNull();
    expect(
      differenceOf(
        { ...work, alsoOrdered: ['11', '12'], order: { ...work.order, asset: { assetId: '13' } } },
        give('11', '12', '99'),
      ),
    ).toMatchObject({ difference: 'asset' });
    expect(differenceOf(shared, give('11', '12', '13', '99'))).toMatchObject({ difference: 'extraGiven' });
    expect(differenceOf(shared, give('11', '98', '99', '97'))).toMatchObject({ difference: 'extraGiven' });
  });

  test('a trade that support rolled back in part has gone back for the copies that it shows, no others', () => {
    const item = (assetId: string, rollbackNewAssetId: string | null) => ({
      ...asset,
      assetId,
      rollbackNewAssetId,
    });
    const trade = (status: number, ...assetsGiven: object[]) =>
      ({ status, assetsGiven }) as unknown as TradeRecord;
    expect(statusOf(shared, trade(7, item('11', null), item('12', '77')))).toBe(3);
    expect(statusOf(shared, trade(5, item('11', '76'), item('12', null)))).toBe(5);
    expect(statusOf(shared, trade(7, item('11', null), item('12', null)))).toBe(7);
    expect(statusOf(shared, trade(12, item('11', null), item('12', '77')))).toBe(12);
  });
});

test('of several offers with the tag the one that fits counts', () => {
  const other = { ...steams, tradeOfferId: '6100000000', itemsToGive: [{ ...asset, assetId: '12' }] };
  expect(pickOffer(work, [other, steams])).toBe(steams);
  expect(pickOffer(work, [other])).toBe(other);
});

test('S-05 by hand the item decides, not the message: what still stands before what ended, the newest first', () => {
  const byHand = { ...work, order: { ...work.order, isAutomatic: false } } as TradeOfferWork;
  const made = (tradeOfferId: string, more: Partial<TradeOffer>) => ({
    ...steams,
    tradeOfferId,
    message: '',
    timeCreated: 1_000,
    ...more,
  });
  const [declined, older, newer] = [
    made('1', { state: 7, timeCreated: 1_300 }),
    made('2', { timeCreated: 1_100 }),
    made('3', { timeCreated: 1_200 }),
  ];
  expect(pickOffer(byHand, [declined, older, newer])).toBe(newer);
  expect(pickOffer(byHand, [declined])).toBe(declined);
  expect(pickOffer(byHand, [made('4', { timeCreated: 989 })])).toBeNull();
  // Another item to the buyer is a wrong delivery, unless it belongs to another order of the buyer or was sent to somebody else.
  const other = made('5', { itemsToGive: [{ ...asset, assetId: '12' }] });
  expect(pickOffer(byHand, [other])).toBe(other);
  expect(pickOffer({ ...byHand, alsoOrdered: ['12'] }, [other])).toBeNull();
  expect(pickOffer(byHand, [{ ...other, partnerSteamId: '76561197960265730' }])).toBeNull();
  expect(pickOffer(byHand, [made('6', { isOurOffer: false })])).toBeNull();
});

test('O-09 by hand a message that was swapped with that of another order of the buyer makes no wrong delivery', () => {
  const byHand = { ...work, order: { ...work.order, isAutomatic: false } } as TradeOfferWork;
  const swapped = { ...steams, timeCreated: 1_000, itemsToGive: [{ ...asset, assetId: '12' }] };
  expect(pickOffer(byHand, [swapped])).toBe(swapped);
  expect(pickOffer({ ...byHand, alsoOrdered: ['12'] }, [swapped])).toBeNull();
});

test('O-09 one message of several orders in one offer is enough; a text that names none of them is not', () => {
  const along = { ...work, alsoTags: ['SJ-2'] };
  expect(isUntagged(along, { ...steams, message: ' SJ-2 thanks' })).toBe(false);
  expect(isUntagged(along, { ...steams, message: 'SJ-1' })).toBe(false);
  expect(isUntagged(along, { ...steams, message: '' })).toBe(true);
  expect(isUntagged(work, { ...steams, message: 'SJ-2' })).toBe(true);
});
