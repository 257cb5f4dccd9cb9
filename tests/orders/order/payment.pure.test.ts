import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Config } from '../../../api/config.ts';
import { ORDER_PHASES, type OrderPhase } from '../../../api/orders/order/order.ts';
import { cancelAllowedFrom } from '../../../api/orders/order/orderCancel.ts';
import { deadlineMs, reasonOfDeadline } from '../../../api/orders/order/orderDuty.ts';
import { messagesOf } from '../../../api/orders/order/orderNotifications.ts';
import { isPausable } from '../../../api/orders/order/orderPause.ts';
import {
  isPaymentAppOpen,
  isRefundRejectedForGood,
  mayLeaveUnpaid,
  mayRequestRefund,
  ORDER_PAYMENT_PREFIX,
  ORDER_PAYMENT_STATUSES,
  PAY_WAYS,
  paymentStep,
  refundMovement,
  refundNumber,
  refundTemplate,
} from '../../../api/orders/order/orderPayment.ts';
import {
  holdLegs,
  type Leg,
  latePaymentKeptLegs,
  type OrderMoney,
  payBackLegs,
  payBackRefusedLegs,
  paymentLegs,
  refundLegs,
  reverseLegs,
  settleLegs,
} from '../../../api/payments/ledger/ledger.ts';
import { isPageDead, judgeTrade } from '../../../api/payments/provider/trade.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

test('O-06 an order takes a payment once and while it waits; every other one goes back once; nothing else moves money', () => {
  for (const phase of PHASES)
    for (const status of ORDER_PAYMENT_STATUSES) {
      const isFirst = status === 'open' || status === 'closed';
      const wanted = !isFirst
        ? 'nothing'
        : status === 'open' && phase === 'awaitingPayment'
          ? 'take'
          : 'refund';
      expect(paymentStep('paid', status, phase), `${status} ${phase}`).toBe(wanted);
      for (const verdict of ['unpaid', 'wrong'] as const)
        expect(paymentStep(verdict, status, phase)).toBe('nothing');
      const isGivenUp = status === 'open' && phase !== 'awaitingPayment';
      expect(paymentStep('over', status, phase)).toBe(isGivenUp ? 'close' : 'nothing');
    }
});

test('T-19 a trade is taken for its very amount and its very number alone', () => {
  const row = { amountCents: 12_345n, tradeNo: null };
  const trade = { tradeNo: '1', tradeStatus: 'TRADE_SUCCESS', totalAmount: '123.45' };
  expect(judgeTrade(row, trade)).toBe('paid');
  for (const totalAmount of ['123.44', '123.46', '12345', '', '1.2345e2', '-123.45', '123.450'])
    expect(judgeTrade(row, { ...trade, totalAmount }), totalAmount).toBe('wrong');
  expect(judgeTrade(row, { ...trade, tradeNo: '' })).toBe('wrong');
  expect(judgeTrade({ ...row, tradeNo: '2' }, trade)).toBe('wrong');
  expect(judgeTrade({ ...row, tradeNo: '1' }, { ...trade, tradeStatus: 'TRADE_FINISHED' })).toBe('paid');
  expect(judgeTrade(row, { ...trade, tradeStatus: 'TRADE_CLOSED' })).toBe('over');
  expect(judgeTrade(row, { ...trade, tradeStatus: 'NEW_WORD' })).toBe('unpaid');
});

test('W-05 money of the payment app never becomes proceeds of its payer, whatever becomes of the order', () => {
  const priceAndFee = fc
    .bigInt({ min: 1n, max: 10_000_000n })
    .chain((priceCents) => fc.tuple(fc.constant(priceCents), fc.bigInt({ min: 0n, max: priceCents })));
  fc.assert(
    fc.property(priceAndFee, ([priceCents, feeCents]) => {
      const order: OrderMoney = {
        id: 'order',
        buyerId: 'buyer',
        sellerId: 'seller',
        priceCents,
        feeCents,
        heldFromDepositCents: priceCents,
        heldFromProceedsCents: 0n,
        isPaidByApp: true,
      };
      const paid = [...paymentLegs(order), ...holdLegs(order)];
      const settled = [...paid, ...settleLegs(order)];
      const ends: Leg[][] = [
        paid,
        settled,
        latePaymentKeptLegs(order),
        ...[
          [...paid, ...refundLegs(order)],
          [...settled, ...reverseLegs(order)],
        ].flatMap((failed) => [
          failed,
          [...failed, ...payBackLegs(order)],
          [...failed, ...payBackRefusedLegs(order)],
        ]),
      ];
      for (const legs of ends) {
        const ofBuyer = legs.filter(({ ownerId }) => ownerId === 'buyer');
        expect(ofBuyer.every(({ kind }) => kind === 'deposit' || kind === 'returning')).toBe(true);
        expect(legs.reduce((sum, { amountCents }) => sum + amountCents, 0n)).toBe(0n);
      }
    }),
  );
  const mixed = { id: 'o', buyerId: 'b', sellerId: 's', priceCents: 2n, feeCents: 0n };
  expect(() => paymentLegs({ ...mixed, heldFromDepositCents: 1n, heldFromProceedsCents: 1n })).toThrow();
});

test('an order that waits for its payment: its clock, which Steam does not stop, its cancel, its messages', () => {
  const times = {
    paymentMs: 7,
    sellerOfferMs: 1,
    robotOfferMs: 1,
    buyerCancelAfterMs: 1,
    buyerAcceptMs: 1,
    verifyMs: 1,
  };
  expect(deadlineMs('awaitingPayment', true, times)).toBe(7);
  const duty = { phase: 'awaitingPayment', reason: null, deliveryIssue: null } as const;
  expect(reasonOfDeadline(duty)).toBeNull();
  expect(isPausable({ ...duty, deadlineAt: new Date(), pausedAt: null, pausedMs: 0n })).toBe(false);
  const createdAt = new Date(1_000);
  const state = { phase: 'awaitingPayment', reason: null, createdAt } as const;
  expect(cancelAllowedFrom(state, 'buyer', 60_000)).toEqual(createdAt);
  expect(cancelAllowedFrom(state, 'seller', 60_000)).toBeNull();
  expect(messagesOf('creating', 'awaitingPayment', { isPaidByApp: false, isAutomatic: false })).toEqual({});
  expect(messagesOf('awaitingPayment', 'failed', { isPaidByApp: false, isAutomatic: false })).toEqual({
    buyer: 'orderUnpaid',
  });
  expect(messagesOf('awaitingOffer', 'failed', { isPaidByApp: false, isAutomatic: false })).toEqual({
    buyer: 'orderFailed',
    seller: 'saleFailed',
  });
  expect(messagesOf('awaitingOffer', 'failed', { isPaidByApp: true, isAutomatic: false })).toEqual({
    buyer: 'orderFailedToPaymentApp',
    seller: 'saleFailed',
  });
});

test('how many orders may be left unpaid, when a page is dead, and when a refund may be asked for again', () => {
  expect(mayLeaveUnpaid({ openCount: 2, leftCount: 7 })).toBe(true);
  expect(mayLeaveUnpaid({ openCount: 3, leftCount: 0 })).toBe(false);
  expect(mayLeaveUnpaid({ openCount: 0, leftCount: 9 })).toBe(true);
  expect(mayLeaveUnpaid({ openCount: 1, leftCount: 9 })).toBe(false);
  const expiresAt = new Date(100_000);
  expect(isPageDead({ expiresAt }, new Date(159_999))).toBe(false);
  expect(isPageDead({ expiresAt }, new Date(160_000))).toBe(true);
  expect(mayRequestRefund({ refundAttemptedAt: null }, new Date(0), 10)).toBe(true);
  expect(mayRequestRefund({ refundAttemptedAt: new Date(0) }, new Date(19), 10)).toBe(false);
  expect(mayRequestRefund({ refundAttemptedAt: new Date(0) }, new Date(20), 10)).toBe(true);
  expect(refundNumber({ number: 'DD1' })).toBe('DD1-T');
});

test('orders are paid at the payment app where there is one', () => {
  const open = (ALIPAY_APP_ID: string) => isPaymentAppOpen({ ALIPAY_APP_ID } as Config);
  expect([open('2021'), open('')]).toEqual([true, false]);
});

test('the words that rows and numbers of payments hold for years', () => {
  expect(PAY_WAYS).toEqual(['balance', 'paymentApp']);
  expect(ORDER_PAYMENT_PREFIX).toBe('DD');
  expect(ORDER_PAYMENT_STATUSES).toEqual(['open', 'paid', 'closed', 'refunding', 'refunded', 'kept']);
});

test('O-06 a refund is refused for good by three words of the app alone, and each end has its movement and its message', () => {
  for (const word of [
    'TRADE_HAS_FINISHED',
    'TRADE_NOT_ALLOW_REFUND',
    'ONLINE_TRADE_VOUCHER_NOT_ALLOW_REFUND',
  ])
    expect(isRefundRejectedForGood(`ACQ.${word}`), word).toBe(true);
  for (const word of [
    'ACQ.SELLER_BALANCE_NOT_ENOUGH',
    'ACQ.TRADE_STATUS_ERROR',
    'ACQ.DISCORDANT_REPEAT_REQUEST',
    '',
    null,
  ])
    expect(isRefundRejectedForGood(word), String(word)).toBe(false);
  expect(refundMovement(true, 'refunded')).toBe('payBack');
  expect(refundMovement(true, 'kept')).toBe('payBackRefused');
  expect(refundMovement(false, 'refunded')).toBeNull();
  expect(refundMovement(false, 'kept')).toBe('latePaymentKept');
  expect(refundTemplate(true, 'refunded')).toBe('paymentReturned');
  expect(refundTemplate(false, 'refunded')).toBe('latePaymentReturned');
  expect(refundTemplate(true, 'kept')).toBe('paymentKept');
  expect(refundTemplate(false, 'kept')).toBe('paymentKept');
});
