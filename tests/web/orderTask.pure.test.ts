import { expect, test } from 'vitest';
import { ORDER_PHASES, type OrderPhase } from '../../api/orders/order/order.ts';
import { dutyOf } from '../../api/orders/order/orderDuty.ts';
import { orderTask } from '../../web/order/orderTask.ts';
import { say } from '../browser/words.ts';

const screaming = (name: string) => name.replace(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase();

/** An order as its list has it: who must act is said by the law of the server. */
function orderIn(phase: OrderPhase, direction: 'BUY' | 'SELL', more: Record<string, unknown> = {}) {
  const deliveryIssue = (more.deliveryIssue as 'tradeLink' | undefined) ?? null;
  return {
    phase: screaming(phase),
    direction,
    actor: screaming(dutyOf({ phase, deliveryIssue })),
    deliveryType: 'MANUAL',
    isOfferLeftOpen: false,
    ...more,
  };
}

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];
const tasksOf = (direction: 'BUY' | 'SELL', more: Record<string, unknown> = {}) =>
  Object.fromEntries(
    PHASES.map((phase) => [phase, orderTask(orderIn(phase, direction, more))]).filter(([, task]) => task),
  );

test('O-03 each side of an order is told what it must do, and nobody what is another’s turn', () => {
  expect(tasksOf('BUY')).toEqual({ awaitingPayment: 'task_pay', awaitingAccept: 'task_accept' });
  expect(tasksOf('SELL')).toEqual({ awaitingOffer: 'task_send', delivering: 'task_confirm' });
  expect(tasksOf('SELL', { deliveryType: 'AUTOMATIC' })).toEqual({});
});

test('O-03 a link that Steam refuses is the buyer’s to replace, and the seller waits', () => {
  const refused = { deliveryIssue: 'tradeLink' };
  expect(orderTask(orderIn('awaitingOffer', 'BUY', refused))).toBe('task_link');
  expect(orderTask(orderIn('awaitingOffer', 'SELL', refused))).toBe(null);
});

test('O-03 an offer that is left open is for either side to end', () => {
  const open = { isOfferLeftOpen: true };
  expect(orderTask(orderIn('verifying', 'BUY', open))).toBe('task_decline');
  expect(orderTask(orderIn('verifying', 'SELL', open))).toBe('task_cancelOffer');
});

test('O-03 while Steam is down nothing is asked of anybody', () => {
  expect(tasksOf('BUY', { pausedAt: '2026-11-24T00:00:00Z' })).toEqual({});
  expect(tasksOf('SELL', { pausedAt: '2026-11-24T00:00:00Z' })).toEqual({});
});

test('each has its words in both languages', () => {
  for (const key of ['pay', 'link', 'accept', 'send', 'confirm', 'decline', 'cancelOffer'])
    for (const language of ['zh', 'en'] as const) expect(say(language, `order:task_${key}`)).toMatch(/\S/);
});
