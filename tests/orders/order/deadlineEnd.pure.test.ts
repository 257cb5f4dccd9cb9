import { describe, expect, test } from 'vitest';
import { type DeadlineEnd, deadlineEnd } from '../../../api/orders/tradeOffer/deadlineEnd.ts';
import { targetFor } from '../../../api/orders/tradeOffer/steamFact.ts';
import { tradeOfferStates } from '../../../api/steam/client/steamState.ts';
import { rowsOf } from './deadlineTable.ts';

const upper = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

function textOf(end: DeadlineEnd): string {
  if (end.act === 'wait') return '·';
  return upper(end.act === 'continue' ? end.to : end.reason);
}

const stateOf = (state: string): number | null => (state === 'none' ? null : Number(state));

describe('O-10 who had to act last, ends it', () => {
  test('the table names every state that Steam has', () => {
    const all = Object.values(tradeOfferStates).map(String);
    expect(rowsOf('acceptance').map(([state]) => state)).toEqual(all);
    expect(
      rowsOf('shipment')
        .map(([state]) => state)
        .toSorted(),
    ).toEqual([...all, 'none'].toSorted());
  });

  test.each(rowsOf('shipment'))(
    'the seller’s time is over, Steam shows %s: by hand %s, by robot %s',
    (state, byHand, byRobot) => {
      const end = (isAutomatic: boolean) =>
        textOf(
          deadlineEnd(stateOf(state), {
            pending: 'sellerShipmentTimeout',
            isAutomatic,
            isSeenOpen: false,
            isBuyerBanned: false,
          }),
        );
      expect([end(false), end(true)]).toEqual([byHand, byRobot]);
    },
  );

  test.each(rowsOf('shipmentToBanned'))(
    'the seller’s time is over, Steam lets the buyer not trade and shows %s: by hand %s, by robot %s',
    (state, byHand, byRobot) => {
      const pending = 'sellerShipmentTimeout';
      const end = (isAutomatic: boolean) =>
        textOf(deadlineEnd(stateOf(state), { pending, isAutomatic, isSeenOpen: false, isBuyerBanned: true }));
      expect([end(false), end(true)]).toEqual([byHand, byRobot]);
    },
  );

  test('a ban of the buyer changes nothing about a cancel that its asker wanted', () => {
    const order = {
      pending: 'sellerCancelled',
      isAutomatic: false,
      isSeenOpen: false,
      isBuyerBanned: true,
    } as const;
    expect(deadlineEnd(null, order)).toEqual({ act: 'fail', reason: 'sellerCancelled' });
  });

  test.each(rowsOf('acceptance'))(
    'the buyer’s time is over, Steam shows %s: by hand %s, by robot %s',
    (state, byHand, byRobot) => {
      const end = (isAutomatic: boolean) =>
        textOf(
          deadlineEnd(stateOf(state), {
            pending: 'buyerReceiveTimeout',
            isAutomatic,
            isSeenOpen: true,
            isBuyerBanned: false,
          }),
        );
      expect([end(false), end(true)]).toEqual([byHand, byRobot]);
    },
  );

  test('another offer in its place that its seller has not confirmed: the buyer had nothing to accept', () => {
    const order = {
      pending: 'buyerReceiveTimeout',
      isAutomatic: false,
      isSeenOpen: false,
      isBuyerBanned: false,
    } as const;
    expect(deadlineEnd(9, order)).toEqual({ act: 'fail', reason: 'sellerShipmentTimeout' });
  });

  test.each(['buyerCancelled', 'sellerCancelled', 'systemCancelled'] as const)(
    '%s: an offer that nobody confirmed or that ended, ends it at once; an open one of a person’s is waited for',
    (pending) => {
      const ends = (isAutomatic: boolean) =>
        [null, 2, 5, 6, 9, 10].map((state) => {
          const end = deadlineEnd(state, { pending, isAutomatic, isSeenOpen: false, isBuyerBanned: false });
          return [end.act, 'reason' in end ? end.reason : ''].join(' ').trim();
        });
      const [fails, taken] = [`fail ${pending}`, `cancelOffer ${pending}`];
      expect(ends(false)).toEqual([fails, 'wait', fails, fails, fails, fails]);
      expect(ends(true)).toEqual([fails, taken, fails, fails, taken, fails]);
    },
  );

  test('numbers that Steam may add decide nothing', () => {
    for (const state of [0, 13, 99])
      expect(
        deadlineEnd(state, {
          pending: 'buyerCancelled',
          isAutomatic: true,
          isSeenOpen: false,
          isBuyerBanned: false,
        }),
      ).toEqual({ act: 'wait' });
  });

  test('what the poll sees in between means the same, but for what the verification must do itself', () => {
    const order = {
      phase: 'verifying',
      reason: 'sellerShipmentTimeout',
      isAutomatic: false,
      deliveryIssue: null,
    } as const;
    expect(targetFor('offer:2', order)).toEqual({ to: 'awaitingAccept' });
    expect(targetFor('offer:5', order)).toEqual({ to: 'failed', reason: 'sellerShipmentTimeout' });
    expect(targetFor('offer:5', { ...order, deliveryIssue: 'partnerBlocked' })).toEqual({
      to: 'failed',
      reason: 'buyerReceiveTimeout',
    });
    expect(targetFor('offer:9', order)).toBeNull();
    expect(targetFor('offer:2', { ...order, reason: 'buyerReceiveTimeout' })).toBeNull();
  });

  test('an offer that expires unconfirmed is its seller’s failure, one that stood open its buyer’s', () => {
    const expired = (phase: 'awaitingOffer' | 'delivering' | 'awaitingAccept') =>
      targetFor('offer:5', { phase, reason: null, isAutomatic: false, deliveryIssue: null })?.reason;
    expect(expired('awaitingOffer')).toBe('sellerShipmentTimeout');
    expect(expired('delivering')).toBe('sellerShipmentTimeout');
    expect(expired('awaitingAccept')).toBe('buyerReceiveTimeout');
  });
});
