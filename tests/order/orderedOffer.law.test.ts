import { expect, test } from 'vitest';
import type { TradeOffer } from '../../api/steam/steamGateway.ts';
import { pickOffer } from '../../api/tradeOffer/orderedOffer.ts';
import type { TradeOfferWork } from '../../api/tradeOffer/tradeOfferStore.ts';

const asset = { assetId: '11', classId: '1', instanceId: '0', contextId: '2' };
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
  order: {
    buyerTradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh',
    asset: { assetId: '11' },
  },
} as TradeOfferWork;

test('T-25 an order’s tag in somebody else’s offer, or in another message, makes no delivery of it', () => {
  expect(pickOffer(work, [{ ...steams, isOurOffer: false }])).toBeNull();
  expect(pickOffer(work, [{ ...steams, message: 'SJ-1 ' }])).toBeNull();
});

test('of several offers with the tag the one that fits counts', () => {
  const other = { ...steams, tradeOfferId: '6100000000', itemsToGive: [{ ...asset, assetId: '12' }] };
  expect(pickOffer(work, [other, steams])).toBe(steams);
  expect(pickOffer(work, [other])).toBe(other);
});
