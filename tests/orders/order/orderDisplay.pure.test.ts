import { describe, expect, test } from 'vitest';
import { ORDER_PHASES, type OrderPhase } from '../../../api/orders/order/order.ts';
import {
  actionsOf,
  clockOf,
  displayOf,
  headlineOf,
  stepsOf,
  taskOf,
  toneOf,
} from '../../../api/orders/order/orderDisplay.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];
const SIDES = ['buyer', 'seller'] as const;
const AT = new Date('2026-11-22T02:02:41Z');

type Displayed = Parameters<typeof headlineOf>[0];

/** An order delivered by hand, with each of its times set. */
function orderIn(phase: OrderPhase, side: 'buyer' | 'seller', more: Partial<Displayed> = {}): Displayed {
  return {
    side,
    phase,
    isAutomatic: false,
    deliveryIssue: null,
    deadlineAt: AT,
    pausedAt: null,
    settlesAt: AT,
    holdEndsAt: AT,
    step: ORDER_PHASES[phase].step,
    payment: null,
    review: null,
    isOfferLeftOpen: false,
    ...more,
  };
}

/** The result of a rule in each phase, for the buyer and for the seller. */
function tableOf(rule: (order: Displayed) => unknown, more: Partial<Displayed> = {}) {
  return Object.fromEntries(
    PHASES.map((phase) => [
      phase,
      SIDES.map((side) => JSON.stringify(rule(orderIn(phase, side, more)))).join(' | '),
    ]),
  );
}

describe('O-02 O-03 how an order looks in each phase', () => {
  test('the headline, to the buyer and to the seller', () => {
    const words = ({ actor, outcome, sentence, tone }: ReturnType<typeof headlineOf>) =>
      `${actor ?? outcome}, ${sentence}, ${tone}`;
    expect(tableOf((order) => words(headlineOf(order)))).toMatchInlineSnapshot(`
      {
        "awaitingAccept": ""viewer, acceptOffer, accent" | "buyer, acceptOffer, warning"",
        "awaitingOffer": ""seller, sendOffer, warning" | "viewer, sendOffer, accent"",
        "awaitingPayment": ""viewer, pay, accent" | "buyer, pay, warning"",
        "completed": ""completedBuyer, completedBuyer, positive" | "completedSeller, completedSeller, positive"",
        "creating": ""platform, creating, warning" | "platform, creating, warning"",
        "delivering": ""seller, confirmOffer, warning" | "viewer, confirmOffer, accent"",
        "failed": ""refundedBuyer, closed, negative" | "refundedSeller, closed, negative"",
        "onHold": ""steam, onHold, info" | "steam, onHold, info"",
        "protected": ""protectedBuyer, protectedBuyer, info" | "protectedSeller, protectedSeller, info"",
        "verifying": ""platform, verifying, info" | "platform, verifying, info"",
      }
    `);
  });

  test('the clock', () => {
    expect(tableOf((order) => clockOf(order)?.kind ?? null)).toMatchInlineSnapshot(`
      {
        "awaitingAccept": ""deadline" | "deadline"",
        "awaitingOffer": ""deadline" | "deadline"",
        "awaitingPayment": ""deadline" | "deadline"",
        "completed": "null | null",
        "creating": "null | null",
        "delivering": ""deadline" | "deadline"",
        "failed": "null | null",
        "onHold": ""steamHold" | "steamHold"",
        "protected": ""tradeProtection" | "tradeProtection"",
        "verifying": "null | null",
      }
    `);
  });

  test('the task of each side, and nothing where it is another’s turn', () => {
    expect(tableOf(taskOf)).toMatchInlineSnapshot(`
      {
        "awaitingAccept": ""acceptOffer" | null",
        "awaitingOffer": "null | "sendOffer"",
        "awaitingPayment": ""pay" | null",
        "completed": "null | null",
        "creating": "null | null",
        "delivering": "null | "confirmOffer"",
        "failed": "null | null",
        "onHold": "null | null",
        "protected": "null | null",
        "verifying": "null | null",
      }
    `);
  });

  test('the actions', () => {
    expect(
      tableOf((order) => actionsOf(order, false), { deliveryIssue: 'tradeLink' }),
    ).toMatchInlineSnapshot(`
      {
        "awaitingAccept": "["acceptOffer"] | []",
        "awaitingOffer": "["replaceLink"] | ["sendOffer"]",
        "awaitingPayment": "["pay"] | []",
        "completed": "["openInventory"] | []",
        "creating": "[] | []",
        "delivering": "[] | []",
        "failed": "["buyAnother"] | []",
        "onHold": "[] | []",
        "protected": "["openInventory"] | []",
        "verifying": "[] | []",
      }
    `);
    expect(actionsOf(orderIn('awaitingOffer', 'buyer'), true)).toEqual(['cancelOrder']);
    expect(actionsOf(orderIn('awaitingOffer', 'seller'), true)).toEqual(['sendOffer', 'cancelOrder']);
    const automatic = { isAutomatic: true };
    expect(actionsOf(orderIn('awaitingOffer', 'seller', automatic), true)).toEqual(['cancelOrder']);
  });

  test('money, amount, route, the steps that an event proves, and the fact of an event', () => {
    const rows = PHASES.map((phase) => {
      const { money, amount, route, proves, fact, factTone } = displayOf(phase);
      const sides = SIDES.map((side) => `${money[side]} ${amount[side]}`);
      return [phase, [...sides, route, proves.join('+'), `${fact} ${factTone}`].join(', ')];
    });
    expect(Object.fromEntries(rows)).toMatchInlineSnapshot(`
      {
        "awaitingAccept": "escrowOfBuyer moved, escrowForSeller expected, protection, shipment, offerSent positive",
        "awaitingOffer": "escrowOfBuyer moved, escrowForSeller expected, receipt, order+payment, offerAwaited positive",
        "awaitingPayment": "notHeld unpaid, notHeld expected, shipment, order, paymentAwaited positive",
        "completed": "paidToSeller moved, paidToViewer moved, , receipt, completed positive",
        "creating": "notHeld unpaid, notHeld expected, payment, order, ordered positive",
        "delivering": "escrowOfBuyer moved, escrowForSeller expected, receipt, , offerMade positive",
        "failed": "refundedToViewer none, refundedToBuyer none, , , failed negative",
        "onHold": "escrowOfBuyer moved, escrowForSeller expected, protection, shipment, onHold info",
        "protected": "settlingToSeller moved, settlingToViewer moved, endOfProtection, shipment+receipt, received positive",
        "verifying": "escrowOfBuyer moved, escrowForSeller expected, verification, , verifying info",
      }
    `);
  });
});

describe('the headline', () => {
  test('a robot that is confirming acts for the seller, who may help and need not', () => {
    const more = { isAutomatic: true };
    for (const side of SIDES)
      expect(headlineOf(orderIn('delivering', side, more))).toMatchObject({
        actor: 'platform',
        sentence: side === 'buyer' ? 'robotConfirmsBuyer' : 'robotConfirmsSeller',
      });
    expect(taskOf(orderIn('delivering', 'seller', more))).toBeNull();
    expect(headlineOf(orderIn('awaitingOffer', 'seller', more))).toMatchObject({ actor: 'viewer' });
  });

  test('T-22 a completed sale whose money waits for a review says so, and one that was released reads as ever', () => {
    const at = (state: 'waiting' | 'released' | 'toDeposit') =>
      headlineOf(orderIn('completed', 'seller', { review: { state, lookBy: AT } }));
    expect(at('waiting')).toMatchObject({
      outcome: 'waitingForReview',
      sentence: 'waitingForReview',
      tone: 'info',
    });
    expect(at('toDeposit')).toMatchObject({
      outcome: 'reviewedToDeposit',
      sentence: 'reviewedToDeposit',
      tone: 'positive',
    });
    expect(at('released')).toEqual(headlineOf(orderIn('completed', 'seller')));
  });

  test('an offer that is left open has words and a task for each side', () => {
    const more = { isOfferLeftOpen: true };
    const [buyer, seller] = SIDES.map((side) => orderIn('verifying', side, more));
    if (!buyer || !seller) throw new Error('no sides');
    expect(headlineOf(buyer)).toMatchObject({ actor: 'either', sentence: 'offerLeftOpenBuyer' });
    expect(headlineOf(seller)).toMatchObject({ actor: 'either', sentence: 'offerLeftOpenSeller' });
    expect([taskOf(buyer), taskOf(seller)]).toEqual(['declineOffer', 'cancelOffer']);
    expect([actionsOf(buyer, false), actionsOf(seller, false)]).toEqual([['declineOffer'], ['cancelOffer']]);
  });

  test('money of the payment app is the outcome: on its way back, back, or deposit', () => {
    const at = (
      status: 'open' | 'paid' | 'closed' | 'refunding' | 'refunded' | 'kept',
      step: 'payment' | 'shipment',
    ) => headlineOf(orderIn('failed', 'buyer', { step, payment: { status, endedAt: null } })).outcome;
    expect([at('closed', 'payment'), at('paid', 'shipment')]).toEqual(['notCharged', 'refundedToDeposit']);
    expect([at('refunding', 'payment'), at('refunded', 'shipment'), at('kept', 'shipment')]).toEqual([
      'refundingToApp',
      'refundedToApp',
      'keptAsDeposit',
    ]);
    expect(at('open', 'shipment')).toBe('refundedBuyer');
    expect(headlineOf(orderIn('failed', 'seller', { step: 'order' })).outcome).toBe('notCharged');
  });

  test('a refused trade link is the buyer’s to replace, and the seller waits', () => {
    for (const [deliveryIssue, name] of [
      ['tradeLink', 'linkRefused'],
      ['partnerBlocked', 'accountBlocked'],
    ] as const) {
      const more = { deliveryIssue };
      const buyer = orderIn('awaitingOffer', 'buyer', more);
      const seller = orderIn('awaitingOffer', 'seller', more);
      expect(headlineOf(buyer)).toMatchObject({ actor: 'viewer', sentence: `${name}Buyer`, tone: 'accent' });
      expect(headlineOf(seller)).toMatchObject({
        actor: 'buyer',
        sentence: `${name}Seller`,
        tone: 'warning',
      });
      expect([taskOf(buyer), taskOf(seller)]).toEqual(['replaceLink', null]);
    }
    // In later phases the row still contains the issue, as the reason why a deadline passed.
    expect(headlineOf(orderIn('delivering', 'buyer', { deliveryIssue: 'tradeLink' })).sentence).toBe(
      'confirmOffer',
    );
  });

  test('O-03 while Steam is down the clock is paused and nothing is asked of anybody', () => {
    for (const side of SIDES) {
      const paused = orderIn('awaitingAccept', side, { pausedAt: AT });
      expect(headlineOf(paused)).toMatchObject({ sentence: 'paused', tone: 'info' });
      expect(clockOf(paused)).toEqual({ kind: 'deadline', until: AT, pausedAt: AT });
      expect(taskOf(paused)).toBeNull();
      expect(toneOf(paused)).toBe(side === 'buyer' ? 'accent' : 'warning');
    }
  });
});

test('a deadline that has lost its meaning runs no clock, and a hold may have no end', () => {
  expect(clockOf(orderIn('verifying', 'buyer', { pausedAt: AT }))).toBeNull();
  expect(clockOf(orderIn('awaitingOffer', 'buyer', { deadlineAt: null, pausedAt: AT }))).toBeNull();
  expect(clockOf(orderIn('onHold', 'buyer', { holdEndsAt: null, pausedAt: AT }))).toEqual({
    kind: 'steamHold',
    until: null,
    pausedAt: null,
  });
});

describe('O-03 the four steps', () => {
  const statesOf = (phase: OrderPhase, step: 'payment' | 'shipment' | 'receipt') =>
    stepsOf({ phase, step }, []).map(({ state }) => state);

  test('are done before, now at and next after the step of the order', () => {
    expect(statesOf('awaitingPayment', 'payment')).toEqual(['done', 'now', 'next', 'next']);
    expect(statesOf('awaitingOffer', 'shipment')).toEqual(['done', 'done', 'now', 'next']);
    expect(statesOf('awaitingAccept', 'receipt')).toEqual(['done', 'done', 'done', 'now']);
  });

  test('are all done with the item received', () => {
    const all = ['done', 'done', 'done', 'done'];
    expect([statesOf('protected', 'receipt'), statesOf('completed', 'receipt')]).toEqual([all, all]);
  });

  test('show where a failed order broke', () => {
    expect(statesOf('failed', 'shipment')).toEqual(['done', 'done', 'failed', 'next']);
    expect(statesOf('failed', 'payment')).toEqual(['done', 'failed', 'next', 'next']);
  });

  test('are done at the first event that proves it', () => {
    const events = (['creating', 'awaitingOffer', 'verifying', 'awaitingOffer', 'protected'] as const).map(
      (toPhase, index) => ({ toPhase, createdAt: new Date(index) }),
    );
    const times = (list: typeof events) =>
      stepsOf({ phase: 'protected', step: 'receipt' }, list).map(({ doneAt }) => doneAt?.getTime() ?? null);
    expect(times(events)).toEqual([0, 1, 4, 4]);
    expect(times(events.slice(0, 4))).toEqual([0, 1, null, null]);
  });
});
