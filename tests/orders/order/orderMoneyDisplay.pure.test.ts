import { describe, expect, test } from 'vitest';
import { ORDER_PHASES, type OrderPhase, type OrderStep } from '../../../api/orders/order/order.ts';
import type { DisplayedMoney } from '../../../api/orders/order/orderDisplay.ts';
import { amountOf, cancelOf, moneyOf } from '../../../api/orders/order/orderMoneyDisplay.ts';

const AT = new Date('2026-11-22T02:02:41Z');
const LATER = new Date('2026-11-23T02:02:41Z');

function orderIn(phase: OrderPhase, side: 'buyer' | 'seller', more: Partial<DisplayedMoney> = {}) {
  return {
    side,
    phase,
    isAutomatic: false,
    deliveryIssue: null,
    deadlineAt: AT,
    pausedAt: null,
    settlesAt: AT,
    holdEndsAt: AT,
    step: ORDER_PHASES[phase].step as OrderStep,
    payment: null,
    review: null,
    ...more,
  };
}

const both = (phase: OrderPhase, more: Partial<DisplayedMoney> = {}) =>
  (['buyer', 'seller'] as const).map((side) => moneyOf(orderIn(phase, side, more)));

describe('O-05 where the money is', () => {
  test('each side sees where the money is, and a label for its amount', () => {
    const read = (phase: OrderPhase, more: Partial<DisplayedMoney> = {}) =>
      both(phase, more).map(({ place, label }) => `${place} ${label}`);
    expect(read('awaitingPayment')).toEqual(['notHeld amountDue', 'notHeld amountToReceive']);
    expect(read('awaitingOffer')).toEqual(['escrowOfBuyer actualPayment', 'escrowForSeller amountToReceive']);
    expect(read('onHold')).toEqual(['escrowOfBuyer actualPayment', 'escrowForSeller amountToReceive']);
    expect(read('protected')).toEqual(['settlingToSeller actualPayment', 'settlingToViewer actualReceived']);
    expect(read('completed')).toEqual(['paidToSeller actualPayment', 'paidToViewer actualReceived']);
    expect(read('failed')).toEqual(['refundedToViewer actualPayment', 'refundedToBuyer amountToReceive']);
    expect(read('failed', { step: 'payment' })).toEqual([
      'nothingMoved amountDue',
      'nothingMoved amountToReceive',
    ]);
  });

  const paidAs = (status: 'open' | 'paid' | 'closed' | 'refunding' | 'refunded' | 'kept') => ({
    payment: { status, endedAt: LATER },
  });

  test('a late payment is shown as being returned, returned or kept as deposit', () => {
    const late = (status: Parameters<typeof paidAs>[0]) =>
      moneyOf(orderIn('failed', 'buyer', { step: 'payment', ...paidAs(status) }));
    expect(late('closed')).toEqual({ place: 'nothingMoved', label: 'amountDue', at: null });
    expect(late('refunding')).toEqual({ place: 'latePaymentOnItsWay', label: 'actualPayment', at: null });
    expect(late('refunded')).toEqual({ place: 'latePaymentReturned', label: 'actualPayment', at: LATER });
    expect(late('kept')).toEqual({ place: 'keptAsDeposit', label: 'actualPayment', at: LATER });
  });

  test('a payment by the payment app is shown as in escrow, being returned, returned or kept as deposit', () => {
    const held = (status: Parameters<typeof paidAs>[0]) =>
      moneyOf(orderIn('failed', 'buyer', paidAs(status)));
    expect(held('refunding')).toMatchObject({ place: 'returningToApp', at: null });
    expect(held('refunded')).toMatchObject({ place: 'returnedToApp', at: LATER });
    expect(held('kept')).toMatchObject({ place: 'keptAsDeposit', at: LATER });
    // Of the time when it went to the deposit.
    expect(held('paid')).toMatchObject({ place: 'refundedToDeposit', at: null });
    expect(moneyOf(orderIn('onHold', 'buyer', paidAs('paid'))).place).toBe('escrowFromApp');
    expect(moneyOf(orderIn('awaitingPayment', 'buyer', paidAs('open'))).place).toBe('notHeld');
    expect(moneyOf(orderIn('protected', 'buyer', paidAs('paid'))).place).toBe('settlingToSeller');
  });

  test('T-22 the money of a sale is shown as under review, and then where the review sent it', () => {
    const at = (state: 'waiting' | 'released' | 'toDeposit') =>
      moneyOf(orderIn('completed', 'seller', { review: { state, lookBy: LATER } }));
    expect(at('waiting')).toEqual({ place: 'underReview', label: 'actualReceived', at: LATER });
    expect(at('toDeposit')).toEqual({ place: 'reviewedToDeposit', label: 'actualReceived', at: null });
    expect(at('released')).toEqual({ place: 'paidToViewer', label: 'actualReceived', at: null });
  });

  test('only the seller sees when a protected sale settles', () => {
    expect(both('protected').map(({ at }) => at)).toEqual([null, AT]);
  });
});

test('O-05 amounts in a list: spending is negative, income is expected or received, and a failed order moves nothing', () => {
  const amount = (side: 'buyer' | 'seller', phase: OrderPhase) => amountOf({ side, phase }, 31_200n);
  expect(amount('buyer', 'awaitingOffer')).toEqual({ cents: -31_200n, kind: 'moved' });
  expect(amount('seller', 'awaitingAccept')).toEqual({ cents: 31_200n, kind: 'expected' });
  expect(amount('seller', 'protected')).toEqual({ cents: 31_200n, kind: 'moved' });
  expect(amount('buyer', 'awaitingPayment')).toEqual({ cents: 31_200n, kind: 'unpaid' });
  expect(amount('buyer', 'failed')).toEqual({ cents: 31_200n, kind: 'none' });
});

test('a cancel shows from when it is allowed, later for the buyer than for the seller, and where the money goes', () => {
  const cancel = (phase: OrderPhase, side: 'buyer' | 'seller', isPaidByApp = false) =>
    cancelOf({ phase, side, reason: null, createdAt: AT }, { isPaidByApp, buyerCancelAfterMs: 1_000 });
  const after = new Date(AT.getTime() + 1_000);
  expect(cancel('awaitingPayment', 'buyer', true)).toEqual({ from: AT, kind: 'unpaid' });
  expect(cancel('awaitingPayment', 'seller')).toBeNull();
  expect(cancel('awaitingOffer', 'buyer')).toEqual({ from: after, kind: 'returnsToViewer' });
  expect(cancel('verifying', 'buyer', true)).toEqual({ from: after, kind: 'returnsToApp' });
  expect(cancel('awaitingOffer', 'seller')).toEqual({ from: AT, kind: 'returnsToBuyer' });
  expect(cancel('awaitingAccept', 'buyer')).toBeNull();
});
