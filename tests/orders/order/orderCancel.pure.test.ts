import { expect, test } from 'vitest';
import { waitsForOffersEnd } from '../../../api/orders/order/orderCancel.ts';
import { tradeOfferStates } from '../../../api/steam/client/steamState.ts';

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
