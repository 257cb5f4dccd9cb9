import { expect, test } from 'vitest';
import type { MarketIndex } from '../../../api/catalog/market/marketIndex.ts';
import { BitSet } from '../../../api/kernel/bitSet.ts';
import { ORDER_PHASES, type OrderPhase } from '../../../api/orders/order/order.ts';
import {
  countByGroup,
  ORDER_GROUPS,
  orderSearchOf,
  VERIFIED_FROM_NOWHERE,
} from '../../../api/orders/order/orderList.ts';
import { statusOf } from '../../../api/orders/order/orderStatus.ts';

const NONE = { total: 0, toPay: 0, toShip: 0, toReceive: 0, protected: 0, completed: 0, closed: 0 };
const PHASES = (Object.keys(ORDER_PHASES) as OrderPhase[]).filter((phase) => phase !== 'verifying');

test('O-03 each phase stands under one tab, in the order of an order’s life', () => {
  expect(Object.keys(ORDER_GROUPS)).toEqual([
    'toPay',
    'toShip',
    'toReceive',
    'protected',
    'completed',
    'closed',
  ]);
  expect(Object.values(ORDER_GROUPS).flat()).toEqual(PHASES);
  expect(ORDER_GROUPS).toMatchObject({
    toPay: ['creating', 'awaitingPayment'],
    toReceive: ['awaitingAccept', 'onHold'],
  });
});

test('O-03 counts add up, and a verified order is counted where it came from', () => {
  expect(countByGroup([])).toEqual(NONE);
  for (const [group, phases] of Object.entries(ORDER_GROUPS))
    for (const phase of phases) {
      expect(countByGroup([{ phase, verifyingFrom: null, count: 3 }])).toEqual({
        ...NONE,
        total: 3,
        [group]: 3,
      });
      const verified = { phase: 'verifying', verifyingFrom: phase, count: 2 };
      expect(countByGroup([verified])).toEqual({ ...NONE, total: 2, [group]: 2 });
      // An order that is not being verified belongs to the group of its own phase, whatever phase it came from.
      const moved = { phase: 'completed', verifyingFrom: phase, count: 1 };
      expect(countByGroup([moved, verified]).completed).toBe(group === 'completed' ? 3 : 1);
    }
  expect(countByGroup([])).toEqual(NONE);
});

test('O-01 verified from nowhere, it counts as its number says', () => {
  const code = statusOf({ phase: 'verifying', verifyingFrom: null }).code;
  expect(statusOf({ phase: VERIFIED_FROM_NOWHERE, verifyingFrom: null }).code).toBe(code);
  expect(countByGroup([{ phase: 'verifying', verifyingFrom: null, count: 1 }]).toShip).toBe(1);
});

test('a phase that no tab shows is an error, and the message names it', () => {
  expect(() => countByGroup([{ phase: 'lost', verifyingFrom: null, count: 1 }])).toThrow(
    'no tab of the order list shows lost',
  );
});

/** A market of three items, of which a keyword means the first and the last. */
const IDS = ['a', 'b', 'c'];
const market = {
  search: { find: () => ({ items: BitSet.where(3, (position) => position !== 1), corrected: null }) },
  findById: (id: string) => (IDS.includes(id) ? { id } : null),
  positionFrom: (id: string, isAfter: boolean) => Math.max(0, IDS.indexOf(id)) + (isAfter ? 1 : 0),
} as unknown as MarketIndex;

test.each([
  ['12', '12'],
  ['0123456789012345678901234567890', '0123456789012345678901234567890'],
  ['1'.repeat(33), null],
  ['12a', null],
  ['a12', null],
  ['1 2', null],
])('O-03 a search for %s asks for the number %s', (text, number) => {
  expect(orderSearchOf(market, text, []).number).toBe(number);
});

test('O-03 a search means those of the traded items that the market means', () => {
  expect(orderSearchOf(market, 'x', ['c', 'b', 'a', 'gone']).itemIds).toEqual(['c', 'a']);
});
