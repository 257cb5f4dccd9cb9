import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATUS_WORDS } from '../../../api/notifications/message/orderStatusWords.ts';
import {
  findEdge,
  isListingKept,
  type LedgerEffect,
  ORDER_EDGES,
  ORDER_PHASES,
  ORDER_REASONS,
  type OrderEdge,
  type OrderPhase,
  pathTo,
} from '../../../api/orders/order/order.ts';
import { statusOf, statusTextOf, stepOf } from '../../../api/orders/order/orderStatus.ts';
import { targetOf } from '../../../api/orders/tradeOffer/steamFact.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

/** Every phase that can be reached from `creating`. */
function reachablePhases(): Set<OrderPhase> {
  const seen = new Set<OrderPhase>(['creating']);
  for (const phase of seen) for (const edge of ORDER_EDGES) if (edge.from === phase) seen.add(edge.to);
  return seen;
}

/** Every way from `creating` to an end that passes no edge twice. */
function waysToAnEnd(at: OrderPhase, way: OrderEdge[]): OrderEdge[][] {
  if (ORDER_PHASES[at].isFinal) return [way];
  const next = ORDER_EDGES.filter((edge) => edge.from === at && !way.includes(edge));
  return next.flatMap((edge) =>
    way.filter((passed) => passed.from === 'verifying').length > 1
      ? []
      : waysToAnEnd(edge.to, [...way, edge]),
  );
}

describe('the transition table', () => {
  test('O-06 every phase is reached, ends have no way out, all others have one', () => {
    expect([...reachablePhases()].toSorted()).toEqual(PHASES.toSorted());
    for (const phase of PHASES) {
      const isLeft = ORDER_EDGES.some((edge) => edge.from === phase);
      expect(isLeft, phase).toBe(!ORDER_PHASES[phase].isFinal);
    }
  });

  test('O-06 on every way money is held once and then settled or refunded once; reversed only after it was settled', () => {
    const ways = waysToAnEnd('creating', []);
    expect(ways.length).toBeGreaterThan(200);
    const allowed = ['', 'hold,refund', 'hold,settle,release', 'hold,settle,reverse'];
    for (const way of ways) {
      const effects = way.flatMap((edge): LedgerEffect[] => (edge.effect ? [edge.effect] : []));
      expect(allowed, way.map((edge) => edge.to).join(' → ')).toContain(effects.join(','));
      if (way.at(-1)?.to === 'completed') expect(effects.join(',')).toBe('hold,settle,release');
    }
  });

  test('an edge stands once, and every edge to failed names its reason', () => {
    const names = ORDER_EDGES.map((edge) => `${edge.from} ${edge.to} ${edge.reason ?? ''}`);
    expect(new Set(names).size).toBe(names.length);
    expect(ORDER_EDGES.filter((edge) => (edge.to === 'failed') !== (edge.reason !== undefined))).toEqual([]);
    for (const reason of ORDER_REASONS)
      expect(
        ORDER_EDGES.some((edge) => edge.reason === reason),
        reason,
      ).toBe(true);
  });

  test('51 leads to 55 only as protected → failed, reversed', () => {
    const back = ORDER_EDGES.filter((edge) => ORDER_PHASES[edge.from].code === 51 && edge.to === 'failed');
    expect(back).toEqual([{ from: 'protected', to: 'failed', reason: 'reversed', effect: 'reverse' }]);
  });

  test('after a failure the listing comes back only where the buyer caused it', () => {
    expect(ORDER_REASONS.filter(isListingKept)).toEqual([
      'paymentTimeout',
      'buyerCancelled',
      'buyerCounterOffer',
      'buyerReceiveTimeout',
      'buyerDeclined',
    ]);
  });
});

describe('numbers and words', () => {
  test('O-01 codes, displays, pending and closed', () => {
    const table = Object.fromEntries(
      PHASES.map((phase) => [phase, [ORDER_PHASES[phase].code, ORDER_PHASES[phase].display]]),
    );
    expect(table).toEqual({
      creating: [11, 0],
      awaitingPayment: [11, 0],
      awaitingOffer: [21, 2],
      delivering: [21, 2],
      awaitingAccept: [41, 3],
      onHold: [31, 3],
      verifying: [21, 2],
      protected: [51, 4],
      completed: [51, 4],
      failed: [55, 2],
    });
    const pending = PHASES.filter((phase) => ORDER_PHASES[phase].isPending).map(
      (phase) => ORDER_PHASES[phase].code,
    );
    expect(new Set(pending)).toEqual(new Set([21, 31, 41]));
  });

  test('verifying keeps the number and step that it came with', () => {
    expect(statusOf({ phase: 'verifying', verifyingFrom: 'awaitingAccept' }).code).toBe(41);
    expect(statusOf({ phase: 'verifying', verifyingFrom: 'onHold' }).code).toBe(31);
    expect(stepOf({ phase: 'failed', verifyingFrom: null, reason: 'buyerDeclined' }, 'awaitingAccept')).toBe(
      'receipt',
    );
    expect(stepOf({ phase: 'failed', verifyingFrom: null, reason: 'sellerCancelled' }, 'awaitingOffer')).toBe(
      'shipment',
    );
  });

  test('while a cancel is verified the text says whose', () => {
    expect(statusTextOf({ phase: 'verifying', reason: null })).toBe('verifying');
    expect(statusTextOf({ phase: 'verifying', reason: 'buyerCancelled' })).toBe('buyerCancelVerifying');
    expect(statusTextOf({ phase: 'verifying', reason: 'sellerCancelled' })).toBe('sellerCancelVerifying');
    expect(statusTextOf({ phase: 'verifying', reason: 'buyerReceiveTimeout' })).toBe('systemCancelVerifying');
    expect(statusTextOf({ phase: 'failed', reason: 'buyerDeclined' })).toBe('buyerDeclined');
    for (const words of Object.values(STATUS_WORDS)) expect(words.zh && words.en).toBeTruthy();
  });
});

describe('the path to a fact', () => {
  test('an acceptance that was never seen waiting passes the phases between', () => {
    expect(pathTo('awaitingOffer', { to: 'protected' })?.map((edge) => edge.to)).toEqual([
      'awaitingAccept',
      'protected',
    ]);
    expect(pathTo('awaitingAccept', { to: 'failed', reason: 'reversed' })?.map((edge) => edge.to)).toEqual([
      'protected',
      'failed',
    ]);
    expect(pathTo('delivering', { to: 'failed', reason: 'itemGone' })?.map((edge) => edge.to)).toEqual([
      'verifying',
      'failed',
    ]);
  });

  test('a regress and a repeat move nothing; an end is left by nothing', () => {
    expect(pathTo('protected', { to: 'awaitingAccept' })).toEqual([]);
    expect(pathTo('protected', { to: 'protected' })).toEqual([]);
    expect(pathTo('failed', { to: 'protected' })).toBeNull();
    expect(pathTo('completed', { to: 'failed', reason: 'reversed' })).toBeNull();
  });

  test('whatever Steam says in whatever order, only edges of the table are taken and the order ends at most once', () => {
    const fact = fc.oneof(
      fc.integer({ min: 0, max: 13 }).map((state) => `offer:${state}` as const),
      fc.integer({ min: 0, max: 13 }).map((state) => `trade:${state}` as const),
    );
    const property = fc.property(fc.array(fact, { maxLength: 12 }), (facts) => {
      let at: OrderPhase = 'awaitingOffer';
      const effects: LedgerEffect[] = ['hold'];
      for (const said of facts) {
        const target = targetOf(said);
        if (!target) continue;
        for (const edge of pathTo(at, target) ?? []) {
          expect(findEdge(at, edge.to, edge.reason)).toBe(edge);
          if (edge.effect) effects.push(edge.effect);
          at = edge.to;
        }
      }
      expect(['hold', 'hold,refund', 'hold,settle', 'hold,settle,reverse']).toContain(effects.join(','));
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});
