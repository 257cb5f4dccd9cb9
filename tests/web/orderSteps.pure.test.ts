import { expect, test } from 'vitest';
import { orderSteps, stepDoneAt } from '../../web/order/orderSteps.ts';

test('the four steps: done before, now at, later after the step that the order stands at', () => {
  expect(orderSteps({ phase: 'AWAITING_PAYMENT', step: 'PAYMENT' })).toEqual([
    'done',
    'now',
    'later',
    'later',
  ]);
  expect(orderSteps({ phase: 'AWAITING_OFFER', step: 'SHIPMENT' })).toEqual(['done', 'done', 'now', 'later']);
  expect(orderSteps({ phase: 'AWAITING_ACCEPT', step: 'RECEIPT' })).toEqual(['done', 'done', 'done', 'now']);
});

test('with the item received all four are done', () => {
  const all = ['done', 'done', 'done', 'done'];
  expect(orderSteps({ phase: 'PROTECTED', step: 'RECEIPT' })).toEqual(all);
  expect(orderSteps({ phase: 'COMPLETED', step: 'RECEIPT' })).toEqual(all);
});

test('a failed order shows the step where it broke', () => {
  expect(orderSteps({ phase: 'FAILED', step: 'SHIPMENT' })).toEqual(['done', 'done', 'failed', 'later']);
  expect(orderSteps({ phase: 'FAILED', step: 'PAYMENT' })).toEqual(['done', 'failed', 'later', 'later']);
});

test('a step is done at the first event that proves it', () => {
  const events = [
    { phase: 'CREATING', createdAt: '1' },
    { phase: 'AWAITING_OFFER', createdAt: '2' },
    { phase: 'VERIFYING', createdAt: '3' },
    { phase: 'AWAITING_OFFER', createdAt: '4' },
    { phase: 'PROTECTED', createdAt: '5' },
  ];
  expect(stepDoneAt('ORDER', events)).toBe('1');
  expect(stepDoneAt('PAYMENT', events)).toBe('2');
  expect(stepDoneAt('SHIPMENT', events)).toBe('5');
  expect(stepDoneAt('RECEIPT', events.slice(0, 4))).toBeNull();
});
