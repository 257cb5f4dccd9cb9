import { expect, test } from 'vitest';
import { amountLabel, moneyPlace } from '../../web/order/moneyPlace.ts';
import { orderAmount } from '../../web/order/orderAmount.ts';

test('the box says where the money lies, from the reader’s side', () => {
  const at = (phase: string, step: string) =>
    ['BUY', 'SELL'].map((direction) => moneyPlace({ phase, step, direction }));
  expect(at('AWAITING_PAYMENT', 'PAYMENT')).toEqual(['notHeld', 'notHeld']);
  expect(at('AWAITING_OFFER', 'SHIPMENT')).toEqual(['escrowOfBuyer', 'escrowForSeller']);
  expect(at('ON_HOLD', 'RECEIPT')).toEqual(['escrowOfBuyer', 'escrowForSeller']);
  expect(at('PROTECTED', 'RECEIPT')).toEqual(['settlingToSeller', 'settlingToReader']);
  expect(at('COMPLETED', 'RECEIPT')).toEqual(['paidToSeller', 'paidToReader']);
  expect(at('FAILED', 'SHIPMENT')).toEqual(['refundedToReader', 'refundedToBuyer']);
  expect(at('FAILED', 'PAYMENT')).toEqual(['nothingMoved', 'nothingMoved']);
});

test('money that came too late is told as on its way back, or back, whatever the step', () => {
  const failed = { phase: 'FAILED', step: 'PAYMENT', direction: 'BUY' };
  expect(moneyPlace({ ...failed, paymentStatus: 'CLOSED' })).toBe('nothingMoved');
  expect(moneyPlace({ ...failed, paymentStatus: 'REFUNDING' })).toBe('latePaymentOnItsWay');
  expect(moneyPlace({ ...failed, paymentStatus: 'REFUNDED' })).toBe('latePaymentReturned');
  expect(moneyPlace({ ...failed, paymentStatus: 'KEPT' })).toBe('keptAsDeposit');
});

test('money of the payment app that the order had is told as on its way back there, back, or kept as deposit', () => {
  const failed = { phase: 'FAILED', step: 'SHIPMENT', direction: 'BUY' };
  expect(moneyPlace({ ...failed, paymentStatus: 'REFUNDING' })).toBe('returningToApp');
  expect(moneyPlace({ ...failed, paymentStatus: 'REFUNDED' })).toBe('returnedToApp');
  expect(moneyPlace({ ...failed, paymentStatus: 'KEPT' })).toBe('keptAsDeposit');
  // Of the time when it went to the deposit.
  expect(moneyPlace({ ...failed, paymentStatus: 'PAID' })).toBe('refundedToReader');
});

test('T-22 money of a sale under review is told to its seller as waiting, and then as where it went', () => {
  const at = (direction: string, reviewState: string) =>
    moneyPlace({ phase: 'COMPLETED', step: 'RECEIPT', direction, reviewState });
  expect(at('SELL', 'WAITING')).toBe('underReview');
  expect(at('SELL', 'TO_DEPOSIT')).toBe('reviewedToDeposit');
  expect(at('SELL', 'RELEASED')).toBe('paidToReader');
  expect(at('BUY', 'WAITING')).toBe('paidToSeller');
  for (const place of ['underReview', 'reviewedToDeposit'] as const)
    expect(amountLabel(place, false)).toBe('actualReceived');
});

test('O-05 a list shows spending with a minus, income once it has come, and no sign where nothing moved', () => {
  const terminalPriceCents = 31200;
  const amount = (direction: string, phase: string) => orderAmount({ direction, phase, terminalPriceCents });
  expect(amount('BUY', 'AWAITING_OFFER')).toEqual({ cents: -31200, kind: 'moved' });
  expect(amount('SELL', 'AWAITING_ACCEPT')).toEqual({ cents: 31200, kind: 'expected' });
  expect(amount('SELL', 'PROTECTED')).toEqual({ cents: 31200, kind: 'moved' });
  expect(amount('BUY', 'AWAITING_PAYMENT')).toEqual({ cents: 31200, kind: 'unpaid' });
  expect(amount('BUY', 'FAILED')).toEqual({ cents: 31200, kind: 'none' });
});

test('O-05 an amount is called actual once it was paid or received, and due before and without it', () => {
  const label = (direction: string, phase: string, step: string) =>
    amountLabel(moneyPlace({ phase, step, direction }), direction === 'BUY');
  const labels = (phase: string, step: string) => ['BUY', 'SELL'].map((side) => label(side, phase, step));
  expect(labels('AWAITING_PAYMENT', 'PAYMENT')).toEqual(['amountDue', 'amountToReceive']);
  expect(labels('AWAITING_ACCEPT', 'RECEIPT')).toEqual(['actualPayment', 'amountToReceive']);
  expect(labels('PROTECTED', 'RECEIPT')).toEqual(['actualPayment', 'actualReceived']);
  expect(labels('COMPLETED', 'RECEIPT')).toEqual(['actualPayment', 'actualReceived']);
  expect(labels('FAILED', 'SHIPMENT')).toEqual(['actualPayment', 'amountToReceive']);
  expect(labels('FAILED', 'PAYMENT')).toEqual(['amountDue', 'amountToReceive']);
});
