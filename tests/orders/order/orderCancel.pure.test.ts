import { expect, test } from 'vitest';
import { cancelAllowedFrom, hasCancelled, waitsForOffersEnd } from '../../../api/orders/order/orderCancel.ts';
import { tradeOfferStates } from '../../../api/steam/client/steamState.ts';

const at = (minutes: number): Date => new Date(Date.parse('2026-11-21T00:00:00Z') + minutes * 60_000);

const left = {
  phase: 'verifying',
  reason: 'buyerReceiveTimeout',
  isAutomatic: false,
  offerState: tradeOfferStates.Active,
} as const;

test('O-10 an order that ends waits for the open offer of a seller who delivers by hand, and for no other', () => {
  expect(waitsForOffersEnd(left)).toBe(true);
  expect(waitsForOffersEnd({ ...left, reason: 'buyerCancelled' })).toBe(true);
  expect(waitsForOffersEnd({ ...left, offerState: tradeOfferStates.CreatedNeedsConfirmation })).toBe(true);
  expect(waitsForOffersEnd({ ...left, phase: 'awaitingAccept' })).toBe(false);
  expect(waitsForOffersEnd({ ...left, phase: 'failed' })).toBe(false);
  expect(waitsForOffersEnd({ ...left, reason: null })).toBe(false);
  expect(waitsForOffersEnd({ ...left, reason: 'sellerShipmentTimeout' })).toBe(false);
  expect(waitsForOffersEnd({ ...left, isAutomatic: true })).toBe(false);
  expect(waitsForOffersEnd({ ...left, offerState: null })).toBe(false);
  expect(waitsForOffersEnd({ ...left, offerState: tradeOfferStates.Declined })).toBe(false);
});

test('a seller may cancel at once, a buyer after half an hour, and nobody once the offer is known to be out', () => {
  const order = { phase: 'awaitingOffer', reason: null, createdAt: at(0) } as const;
  expect(cancelAllowedFrom(order, 'seller', 1_800_000)).toEqual(at(0));
  expect(cancelAllowedFrom(order, 'buyer', 1_800_000)).toEqual(at(30));
  expect(cancelAllowedFrom({ ...order, phase: 'verifying' }, 'buyer', 1_800_000)).toEqual(at(30));
  expect(
    cancelAllowedFrom({ ...order, phase: 'verifying', reason: 'sellerCancelled' }, 'buyer', 0),
  ).toBeNull();
  for (const phase of ['delivering', 'awaitingAccept', 'onHold', 'protected', 'completed', 'failed'] as const)
    expect(cancelAllowedFrom({ ...order, phase }, 'seller', 0), phase).toBeNull();
  expect(hasCancelled({ ...order, phase: 'failed', reason: 'buyerCancelled' }, 'buyer')).toBe(true);
  expect(hasCancelled({ ...order, phase: 'failed', reason: 'buyerCancelled' }, 'seller')).toBe(false);
});
