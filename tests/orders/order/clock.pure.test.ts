import { describe, expect, test } from 'vitest';
import { ORDER_PHASES, type OrderPhase } from '../../../api/orders/order/order.ts';
import { cancelAllowedFrom, hasCancelled } from '../../../api/orders/order/orderCancel.ts';
import {
  deadlineMs,
  dutyOf,
  isVerifyOver,
  nextCheckMs,
  reasonOfDeadline,
} from '../../../api/orders/order/orderDuty.ts';
import { movementsFor, type OrderPosting } from '../../../api/orders/order/orderMovements.ts';
import { isPausable, pauseStart, resumeClock, resumption } from '../../../api/orders/order/orderPause.ts';

const at = (minutes: number): Date => new Date(Date.parse('2026-11-21T00:00:00Z') + minutes * 60_000);

describe('a clock that stands still', () => {
  const running = { deadlineAt: at(60), pausedAt: null, pausedMs: 0n };

  test('only a deadline that somebody must keep is stopped, and only once', () => {
    const none = { reason: null, deliveryIssue: null };
    expect(isPausable({ ...running, ...none, phase: 'awaitingAccept' })).toBe(true);
    expect(isPausable({ ...running, ...none, phase: 'verifying' })).toBe(true);
    expect(isPausable({ ...running, ...none, phase: 'verifying', reason: 'buyerCancelled' })).toBe(false);
    expect(isPausable({ ...running, ...none, phase: 'protected' })).toBe(false);
    expect(isPausable({ ...running, ...none, phase: 'onHold' })).toBe(false);
    expect(isPausable({ ...running, ...none, phase: 'awaitingOffer', pausedAt: at(5) })).toBe(false);
  });

  test('it stands since Steam fails, not before the phase began, not after the deadline', () => {
    expect(pauseStart({ deadlineAt: at(60), enteredAt: at(0) }, at(10))).toEqual(at(10));
    expect(pauseStart({ deadlineAt: at(60), enteredAt: at(20) }, at(10))).toEqual(at(20));
    expect(pauseStart({ deadlineAt: at(60), enteredAt: at(20) }, at(70))).toEqual(at(60));
  });

  test('it runs on with what was left, however often', () => {
    const once = resumeClock({ ...running, pausedAt: at(10) }, at(70));
    expect(once).toEqual({ deadlineAt: at(120), pausedAt: null, pausedMs: 3_600_000n });
    expect(resumeClock({ ...once, pausedAt: at(100) }, at(101))).toEqual({
      deadlineAt: at(121),
      pausedAt: null,
      pausedMs: 3_660_000n,
    });
    expect(resumeClock(once, at(500))).toEqual(once);
  });

  test('nobody loses time by a clock that was set back, and what has no deadline gets none', () => {
    const stopped = { ...running, pausedAt: at(10), pausedMs: 5n };
    expect(resumeClock(stopped, at(9))).toEqual({ deadlineAt: at(60), pausedAt: null, pausedMs: 5n });
    const endless = resumeClock({ ...stopped, deadlineAt: null }, at(11));
    expect(endless).toEqual({ deadlineAt: null, pausedAt: null, pausedMs: 60_005n });
    const open = { reason: null, deliveryIssue: null, phase: 'awaitingAccept' } as const;
    expect(isPausable({ ...running, ...open, deadlineAt: null })).toBe(false);
  });

  test('its line in the history tells for how long it stood this time, and the new deadline', () => {
    const stopped = { ...running, pausedAt: at(10), pausedMs: 5n };
    expect(resumption(stopped, at(11))).toEqual({
      actor: 'platform',
      cause: 'resumed',
      evidence: { pausedMs: '60000', deadlineAt: at(61).toISOString() },
      change: { deadlineAt: at(61), pausedAt: null, pausedMs: 60_005n },
    });
    expect(resumption({ ...stopped, deadlineAt: null }, at(11)).evidence).toEqual({ pausedMs: '60000' });
  });
});

describe('who must act, and what a deadline means', () => {
  const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

  test('each phase has its own clock, a robot a shorter one; where Steam or nobody acts there is none', () => {
    const times = {
      paymentMs: 1,
      sellerOfferMs: 2,
      robotOfferMs: 3,
      buyerCancelAfterMs: 4,
      buyerAcceptMs: 5,
      verifyMs: 6,
    };
    const clocks = (isAutomatic: boolean) => PHASES.map((phase) => deadlineMs(phase, isAutomatic, times));
    expect(clocks(false)).toEqual([null, 1, 2, 2, 5, null, 6, null, null, null]);
    expect(clocks(true)).toEqual([null, 1, 3, 3, 5, null, 6, null, null, null]);
  });

  test('what each elapsed deadline means', () => {
    const meant = (deliveryIssue: 'tradeLink' | null) =>
      PHASES.flatMap((phase) => reasonOfDeadline({ phase, reason: null, deliveryIssue }) ?? []);
    expect(PHASES.filter((phase) => reasonOfDeadline({ phase, reason: null, deliveryIssue: null }))).toEqual([
      'awaitingOffer',
      'delivering',
      'awaitingAccept',
      'verifying',
    ]);
    const seller = 'sellerShipmentTimeout';
    const buyer = 'buyerReceiveTimeout';
    expect(meant(null)).toEqual([seller, seller, buyer, seller]);
    expect(meant('tradeLink')).toEqual([buyer, buyer, buyer, buyer]);
  });

  test('O-09 looks that bring nothing come ever more rarely, and a verification ends a day after its time', () => {
    const minutes = [0, 1, 8, 16, 480, 2_880, 100_000].map((late) => nextCheckMs(late * 60_000) / 60_000);
    expect(minutes).toEqual([1, 1, 1, 2, 60, 360, 360]);
    expect([isVerifyOver(24 * 3_600_000 - 1), isVerifyOver(24 * 3_600_000)]).toEqual([false, true]);
  });

  test('a refused link is the buyer’s to replace', () => {
    expect(dutyOf({ phase: 'awaitingOffer', deliveryIssue: null })).toBe('seller');
    expect(dutyOf({ phase: 'awaitingOffer', deliveryIssue: 'tradeLink' })).toBe('buyer');
    expect(reasonOfDeadline({ phase: 'awaitingOffer', reason: null, deliveryIssue: null })).toBe(
      'sellerShipmentTimeout',
    );
    expect(reasonOfDeadline({ phase: 'awaitingOffer', reason: null, deliveryIssue: 'tradeLink' })).toBe(
      'buyerReceiveTimeout',
    );
    expect(reasonOfDeadline({ phase: 'verifying', reason: null, deliveryIssue: null })).toBe(
      'sellerShipmentTimeout',
    );
    expect(
      reasonOfDeadline({ phase: 'verifying', reason: 'buyerCancelled', deliveryIssue: null }),
    ).toBeNull();
  });

  test('the seller cancels at once, the buyer after a while, nobody once the offer is known to be out', () => {
    const order = { phase: 'awaitingOffer', reason: null, createdAt: at(0) } as const;
    expect(cancelAllowedFrom(order, 'seller', 1_800_000)).toEqual(at(0));
    expect(cancelAllowedFrom(order, 'buyer', 1_800_000)).toEqual(at(30));
    expect(cancelAllowedFrom({ ...order, phase: 'verifying' }, 'buyer', 1_800_000)).toEqual(at(30));
    expect(
      cancelAllowedFrom({ ...order, phase: 'verifying', reason: 'sellerCancelled' }, 'buyer', 0),
    ).toBeNull();
    for (const phase of [
      'delivering',
      'awaitingAccept',
      'onHold',
      'protected',
      'completed',
      'failed',
    ] as const)
      expect(cancelAllowedFrom({ ...order, phase }, 'seller', 0), phase).toBeNull();
    expect(hasCancelled({ ...order, phase: 'failed', reason: 'buyerCancelled' }, 'buyer')).toBe(true);
    expect(hasCancelled({ ...order, phase: 'failed', reason: 'buyerCancelled' }, 'seller')).toBe(false);
  });
});

describe('the money of an event, by reader', () => {
  const hold: OrderPosting[] = [
    { movement: 'hold', kind: 'deposit', ownerId: 'b', amountCents: -70n },
    { movement: 'hold', kind: 'proceeds', ownerId: 'b', amountCents: -30n },
    { movement: 'hold', kind: 'escrow', ownerId: 'o', amountCents: 100n },
  ];
  const settle: OrderPosting[] = [
    { movement: 'settle', kind: 'escrow', ownerId: 'o', amountCents: -100n },
    { movement: 'settle', kind: 'settling', ownerId: 's', amountCents: 97n },
    { movement: 'settle', kind: 'fee', ownerId: 'p', amountCents: 3n },
  ];

  test('O-04 each reads the own accounts by name, the other side only as a side', () => {
    const order = { buyerId: 'b' };
    expect(movementsFor(hold, order, 'b')).toEqual([
      { account: 'deposit', amountCents: -70n },
      { account: 'proceeds', amountCents: -30n },
      { account: 'escrow', amountCents: 100n },
    ]);
    expect(movementsFor(hold, order, 's')).toEqual([
      { account: 'buyer', amountCents: -100n },
      { account: 'escrow', amountCents: 100n },
    ]);
    expect(movementsFor(settle, order, 'b')).toEqual([
      { account: 'escrow', amountCents: -100n },
      { account: 'seller', amountCents: 100n },
    ]);
    expect(movementsFor(settle, order, 's')).toEqual([
      { account: 'escrow', amountCents: -100n },
      { account: 'fee', amountCents: 3n },
      { account: 'settling', amountCents: 97n },
    ]);
  });
});
