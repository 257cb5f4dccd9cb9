import { describe, expect, test } from 'vitest';
import { MESSAGE_WORDS } from '../../../api/notifications/message/messageWords.ts';
import { ORDER_PHASES, type OrderPhase } from '../../../api/orders/order/order.ts';
import { isMessageOver, messagesOf } from '../../../api/orders/order/orderNotifications.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];
const subject = (phase: OrderPhase) => ({
  phase,
  verifyingFrom: null,
  deliveryIssue: null,
  isUnderReview: false,
});

describe('N-02 a message about an order is over once the order has moved on', () => {
  test('what asks for something holds in the phases that ask for it, and never once the order has ended', () => {
    expect(PHASES.filter((phase) => !isMessageOver('offerWaiting', subject(phase)))).toEqual([
      'awaitingAccept',
    ]);
    for (const template of [
      'orderSold',
      'wrongOfferSent',
      'wrongItemGiven',
      'offerWaiting',
      'tradeLinkRefused',
    ])
      for (const phase of ['protected', 'completed', 'failed'] as const)
        expect(isMessageOver(template, subject(phase)), `${template} ${phase}`).toBe(true);
  });

  test('the message that a phase sends holds in that phase', () => {
    for (const phase of PHASES)
      for (const isAutomatic of [false, true])
        for (const template of Object.values(messagesOf(null, phase, { isPaidByApp: false, isAutomatic })))
          expect(isMessageOver(template, subject(phase)), `${template} ${phase}`).toBe(false);
  });

  test('while an order is verified, the phase that it came from counts', () => {
    const verifying = { ...subject('verifying'), verifyingFrom: 'awaitingAccept' } as const;
    expect(isMessageOver('offerWaiting', verifying)).toBe(false);
    expect(isMessageOver('orderSold', verifying)).toBe(true);
    expect(isMessageOver('orderSold', subject('verifying'))).toBe(false);
  });

  test('a refused link is over once another is given, a review once it is decided', () => {
    const refused = { ...subject('awaitingOffer'), deliveryIssue: 'tradeLink' } as const;
    expect([
      isMessageOver('tradeLinkRefused', refused),
      isMessageOver('tradeLinkRefused', subject('awaitingOffer')),
    ]).toEqual([false, true]);
    const reviewed = { ...subject('completed'), isUnderReview: true };
    expect([
      isMessageOver('saleUnderReview', reviewed),
      isMessageOver('saleUnderReview', subject('completed')),
    ]).toEqual([false, true]);
  });

  test('a fact that lasts is never over', () => {
    for (const template of ['orderCompleted', 'saleSettled', 'orderFailed', 'paymentReturned', 'unknown'])
      for (const phase of PHASES) expect(isMessageOver(template, subject(phase))).toBe(false);
  });

  test('every message has a meaning', () => {
    expect(Object.values(MESSAGE_WORDS).every(({ meaning }) => meaning.length > 0)).toBe(true);
    expect(MESSAGE_WORDS.offerWaiting.meaning).toBe('action');
  });
});
