import { describe, expect, test } from 'vitest';
import { ORDER_PHASES, type OrderPhase, type OrderReason, pathTo } from '../../../api/orders/order/order.ts';
import { isPartysReversal, targetFor, targetOf } from '../../../api/orders/tradeOffer/steamFact.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];
const OFFER_STATES = Array.from({ length: 14 }, (_, state) => `offer:${state}` as const);
const TRADE_STATUSES = Array.from({ length: 14 }, (_, status) => `trade:${status}` as const);
const FACTS = [...OFFER_STATES, ...TRADE_STATUSES];

/** Where a fact leads an order, as text: the phase, or the reason of its failure; `·` nothing, `!` a fact that leads nowhere. */
function led(phase: OrderPhase, fact: (typeof FACTS)[number], reason: OrderReason | null = null): string {
  const target = targetFor(fact, { phase, reason, isAutomatic: true, deliveryIssue: null });
  if (!target) return '·';
  const path = pathTo(phase, target);
  if (path === null) return '!';
  const last = path.at(-1);
  return last ? (last.reason ?? last.to) : '·';
}

function row(phase: OrderPhase, reason: OrderReason | null = null): string {
  return FACTS.map(
    (fact) => `${fact.replace('offer:', 'o').replace('trade:', 't')}=${led(phase, fact, reason)}`,
  )
    .filter((text) => !text.endsWith('·'))
    .join(' ');
}

describe('every phase by every fact', () => {
  test('O-06 an order that waits for its offer or its acceptance goes wherever Steam says it is', () => {
    const walked = Object.fromEntries(
      (['awaitingOffer', 'delivering', 'awaitingAccept', 'onHold'] as const).map((phase) => [
        phase,
        row(phase),
      ]),
    );
    expect(walked).toMatchInlineSnapshot(`
      {
        "awaitingAccept": "o3=protected o4=buyerCounterOffer o5=buyerReceiveTimeout o6=sellerRevoked o7=buyerDeclined o8=itemGone o10=sellerRevoked o11=onHold o12=reversed t2=protected t3=protected t4=systemCancelled t5=systemCancelled t6=systemCancelled t7=systemCancelled t8=systemCancelled t9=systemCancelled t10=onHold t11=systemCancelled t12=reversed",
        "awaitingOffer": "o2=awaitingAccept o3=protected o4=buyerCounterOffer o5=sellerShipmentTimeout o6=sellerRevoked o7=buyerDeclined o8=itemGone o9=delivering o10=sellerRevoked o11=onHold o12=reversed t2=protected t3=protected t4=systemCancelled t5=systemCancelled t6=systemCancelled t7=systemCancelled t8=systemCancelled t9=systemCancelled t10=onHold t11=systemCancelled t12=reversed",
        "delivering": "o2=awaitingAccept o3=protected o4=buyerCounterOffer o5=sellerShipmentTimeout o6=sellerRevoked o7=buyerDeclined o8=itemGone o10=sellerRevoked o11=onHold o12=reversed t2=protected t3=protected t4=systemCancelled t5=systemCancelled t6=systemCancelled t7=systemCancelled t8=systemCancelled t9=systemCancelled t10=onHold t11=systemCancelled t12=reversed",
        "onHold": "o3=protected o4=buyerCounterOffer o5=buyerReceiveTimeout o6=sellerRevoked o7=buyerDeclined o8=itemGone o10=sellerRevoked o12=reversed t2=protected t3=protected t4=systemCancelled t5=systemCancelled t6=systemCancelled t7=systemCancelled t8=systemCancelled t9=systemCancelled t11=systemCancelled t12=reversed",
      }
    `);
  });

  test('O-06 while a cancel is verified an offer that we took back fails for that cancel, an acceptance delivers', () => {
    expect(row('verifying', 'buyerCancelled')).toMatchInlineSnapshot(
      `"o3=protected o4=buyerCounterOffer o5=buyerCancelled o6=buyerCancelled o7=buyerDeclined o8=itemGone o10=buyerCancelled o11=onHold o12=reversed t2=protected t3=protected t4=systemCancelled t5=systemCancelled t6=systemCancelled t7=systemCancelled t8=systemCancelled t9=systemCancelled t10=onHold t11=systemCancelled t12=reversed"`,
    );
    expect(row('verifying')).toMatchInlineSnapshot(
      `"o2=awaitingAccept o3=protected o4=buyerCounterOffer o5=sellerShipmentTimeout o6=sellerRevoked o7=buyerDeclined o8=itemGone o9=delivering o10=sellerRevoked o11=onHold o12=reversed t2=protected t3=protected t4=systemCancelled t5=systemCancelled t6=systemCancelled t7=systemCancelled t8=systemCancelled t9=systemCancelled t10=onHold t11=systemCancelled t12=reversed"`,
    );
  });

  test('O-06 what was delivered can only be reversed; ends are left by nothing', () => {
    expect(row('protected')).toMatchInlineSnapshot(
      `"o4=! o5=! o6=! o7=! o8=! o10=! o12=reversed t4=reversed t5=reversed t6=reversed t7=reversed t8=reversed t9=reversed t11=reversed t12=reversed"`,
    );
    for (const fact of FACTS) expect(led('failed', fact), fact).toMatch(/^[·!]$|^failed$/);
    const fromCompleted = FACTS.filter((fact) => /^[a-z]/.test(led('completed', fact)));
    expect(fromCompleted).toEqual([]);
  });

  test('a fact keeps its own reason but while a cancel is verified, and is a reversal once it was delivered', () => {
    const taken = (phase: OrderPhase) =>
      targetFor('offer:6', { phase, reason: 'buyerCancelled', isAutomatic: true, deliveryIssue: null })
        ?.reason;
    for (const phase of PHASES)
      expect(taken(phase), phase).toBe(phase === 'verifying' ? 'buyerCancelled' : 'sellerRevoked');
    const failed = (phase: OrderPhase) =>
      targetFor('trade:4', { phase, reason: null, isAutomatic: true, deliveryIssue: null })?.reason;
    for (const phase of PHASES)
      expect(failed(phase), phase).toBe(
        phase === 'protected' || phase === 'completed' ? 'reversed' : 'systemCancelled',
      );
  });

  test('numbers that Steam may add mean nothing and hide nothing', () => {
    for (const fact of ['offer:0', 'offer:1', 'offer:13', 'trade:0', 'trade:1', 'trade:13'] as const)
      expect(targetOf(fact), fact).toBeNull();
    for (const phase of PHASES) expect(led(phase, 'offer:13'), phase).toBe('·');
  });

  test('a regress of any two facts moves nothing back', () => {
    const order: OrderPhase[] = ['awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'protected'];
    for (const [at, phase] of order.entries())
      for (const fact of FACTS) {
        const to = led(phase, fact) as OrderPhase;
        if (order.includes(to)) expect(order.indexOf(to), `${phase} by ${fact}`).toBeGreaterThan(at);
      }
  });
});

test('a reversal under protection is by one of the parties, any other end of a trade is not', () => {
  expect(FACTS.filter(isPartysReversal)).toEqual(['offer:12', 'trade:12']);
});
