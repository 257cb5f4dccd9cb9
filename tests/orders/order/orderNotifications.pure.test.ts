import { describe, expect, test } from 'vitest';
import { ORDER_PHASES, type OrderEdge, type OrderPhase } from '../../../api/orders/order/order.ts';
import { dutyOf } from '../../../api/orders/order/orderDuty.ts';
import { amountFor, messagesOf, notificationsOf } from '../../../api/orders/order/orderNotifications.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

describe('what both sides hear', () => {
  const order = {
    id: 'o',
    orderNo: 'SJ1',
    buyerId: 'b',
    sellerId: 's',
    priceCents: 10_000n,
    feeCents: 250n,
    isAutomatic: false,
    marketItem: { nameZh: '龙狙', nameEn: 'Dragon Lore' },
  };
  const params = { orderNo: 'SJ1', itemZh: '龙狙', itemEn: 'Dragon Lore' };

  test('who must act, phase by phase', () => {
    expect(PHASES.map((phase) => `${phase} ${dutyOf({ phase, deliveryIssue: null })}`).join(', ')).toBe(
      'creating platform, awaitingPayment buyer, awaitingOffer seller, delivering seller, awaitingAccept buyer, onHold steam, verifying platform, protected nobody, completed nobody, failed nobody',
    );
    expect(dutyOf({ phase: 'delivering', deliveryIssue: 'tradeLink' })).toBe('seller');
  });

  test('the messages of a phase, and none on the way back from verifying', () => {
    const templates = PHASES.map((phase) => {
      const { buyer = '', seller = '' } = messagesOf(
        phase === 'awaitingOffer' ? 'creating' : 'delivering',
        phase,
        {
          isPaidByApp: false,
          isAutomatic: false,
        },
      );
      return `${phase} ${buyer} ${seller}`.trim();
    });
    expect(templates).toEqual([
      'creating',
      'awaitingPayment',
      'awaitingOffer orderPaid orderSold',
      'delivering',
      'awaitingAccept offerWaiting',
      'onHold orderOnHold orderOnHold',
      'verifying',
      'protected orderProtected saleProtected',
      'completed orderCompleted saleSettled',
      'failed orderFailed saleFailed',
    ]);
    const balance = { isPaidByApp: false, isAutomatic: false };
    const byApp = { ...balance, isPaidByApp: true };
    expect(messagesOf('verifying', 'awaitingOffer', balance)).toEqual({});
    // An offer that was found in the last second: the buyer has hours to accept it.
    expect(messagesOf('verifying', 'awaitingAccept', balance)).toEqual({ buyer: 'offerWaiting' });
    // C-04: the copy is sent again, and only the new offer is told.
    expect(messagesOf('delivering', 'awaitingOffer', balance)).toEqual({});
    expect(messagesOf('awaitingAccept', 'awaitingOffer', balance)).toEqual({});
    expect(messagesOf('verifying', 'protected', byApp).seller).toBe('saleProtected');
    expect(messagesOf('creating', 'failed', byApp)).toEqual({ buyer: 'orderUnpaid' });
    expect(messagesOf('creating', 'awaitingOffer', balance).buyer).toBe('orderPaid');
    expect(messagesOf(null, 'awaitingOffer', byApp).buyer).toBe('orderPaid');
    // S-05: of a robot's sale its owner has nothing to do.
    expect(messagesOf(null, 'awaitingOffer', { ...balance, isAutomatic: true })).toEqual({
      buyer: 'orderPaid',
      seller: 'orderSoldByRobot',
    });
    expect(messagesOf('delivering', 'awaitingAccept', { ...balance, isAutomatic: true })).toEqual({
      buyer: 'offerWaiting',
    });
  });

  test('the seller reads what is left of the price once it is settled, and the buyer the price', () => {
    for (const phase of PHASES) {
      expect(amountFor('buyer', phase, order)).toBe('100.00');
      const isNet = phase === 'protected' || phase === 'completed';
      expect(amountFor('seller', phase, order), phase).toBe(isNet ? '97.50' : '100.00');
    }
  });

  test('a step that moves money tells both wallets as well as both open pages', () => {
    const edge: OrderEdge = { from: 'awaitingAccept', to: 'protected', effect: 'settle' };
    const status = 'protected';
    expect(notificationsOf(order, edge, false)).toEqual({
      changes: [
        { topic: 'order', id: 'o', userId: 'b' },
        { topic: 'wallet', id: 'b', userId: 'b' },
        { topic: 'order', id: 'o', userId: 's' },
        { topic: 'wallet', id: 's', userId: 's' },
      ],
      messages: [
        {
          userId: 'b',
          orderId: 'o',
          isSale: false,
          template: 'orderProtected',
          params: { ...params, amount: '100.00', status },
        },
        {
          userId: 's',
          orderId: 'o',
          isSale: true,
          template: 'saleProtected',
          params: { ...params, amount: '97.50', status },
        },
      ],
    });
  });

  test('T-22 the seller of a sale under review hears until when somebody looks, and the buyer what is usual', () => {
    const edge: OrderEdge = { from: 'protected', to: 'completed', effect: 'release' };
    const at = new Date('2026-11-30T00:00:00Z');
    const told = notificationsOf(order, edge, false, at).messages.map(
      ({ template, params: { amount, until } }) => [template, amount, until],
    );
    const until = at.toISOString();
    expect(told).toEqual([
      ['orderCompleted', '100.00', undefined],
      ['saleUnderReview', '97.50', until],
    ]);
    expect(notificationsOf(order, edge, false).messages[1]).toMatchObject({ template: 'saleSettled' });
  });

  test('any other step tells the pages alone, and writes to whom it concerns', () => {
    const waiting = notificationsOf(order, { from: 'awaitingOffer', to: 'awaitingAccept' }, false);
    expect(waiting.changes.map(({ topic }) => topic)).toEqual(['order', 'order']);
    expect(waiting.messages.map(({ userId, template }) => [userId, template])).toEqual([
      ['b', 'offerWaiting'],
    ]);
    const failed: OrderEdge = { from: 'awaitingAccept', to: 'failed', reason: 'itemGone', effect: 'refund' };
    expect(notificationsOf(order, failed, true).messages.map(({ params: { status } }) => status)).toEqual([
      'itemGone',
      'itemGone',
    ]);
  });

  test('who delivers, who paid and a delivery to somebody else choose the messages', () => {
    const templatesOf = (isAutomatic: boolean, edge: OrderEdge, isPaidByApp: boolean) =>
      notificationsOf({ ...order, isAutomatic }, edge, isPaidByApp).messages.map(({ template }) => template);
    const paid: OrderEdge = { from: 'creating', to: 'awaitingOffer', effect: 'hold' };
    expect(templatesOf(true, paid, false)).toEqual(['orderPaid', 'orderSoldByRobot']);
    const failed: OrderEdge = { from: 'verifying', to: 'failed', reason: 'wrongDelivery', effect: 'refund' };
    expect(templatesOf(false, failed, false)).toEqual(['orderFailed', 'itemWentElsewhere']);
    expect(templatesOf(false, failed, true)).toEqual(['orderFailedToPaymentApp', 'itemWentElsewhere']);
  });
});
