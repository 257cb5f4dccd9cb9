import { describe, expect, test } from 'vitest';
import { ORDER_PHASES, type OrderPhase } from '../../../api/orders/order/order.ts';
import {
  deadlineMs,
  dutyOf,
  isVerifyOver,
  nextCheckMs,
  reasonOfDeadline,
} from '../../../api/orders/order/orderDuty.ts';
import { isPausable, pauseStart, resumeClock, resumption } from '../../../api/orders/order/orderPause.ts';

const at = (minutes: number): Date => new Date(Date.parse('2026-11-21T00:00:00Z') + minutes * 60_000);

describe('the paused deadline of an order', () => {
  const running = { deadlineAt: at(60), pausedAt: null, pausedMs: 0n };

  test('a deadline can be paused only in phases in which someone must act, and only once', () => {
    const none = { reason: null, deliveryIssue: null };
    expect(isPausable({ ...running, ...none, phase: 'awaitingAccept' })).toBe(true);
    expect(isPausable({ ...running, ...none, phase: 'verifying' })).toBe(true);
    expect(isPausable({ ...running, ...none, phase: 'verifying', reason: 'buyerCancelled' })).toBe(false);
    expect(isPausable({ ...running, ...none, phase: 'protected' })).toBe(false);
    expect(isPausable({ ...running, ...none, phase: 'onHold' })).toBe(false);
    expect(isPausable({ ...running, ...none, phase: 'awaitingOffer', pausedAt: at(5) })).toBe(false);
  });

  test('a pause starts when Steam fails, but not before the phase began or after the deadline', () => {
    expect(pauseStart({ deadlineAt: at(60), enteredAt: at(0) }, at(10))).toEqual(at(10));
    expect(pauseStart({ deadlineAt: at(60), enteredAt: at(20) }, at(10))).toEqual(at(20));
    expect(pauseStart({ deadlineAt: at(60), enteredAt: at(20) }, at(70))).toEqual(at(60));
  });

  test('resuming keeps the remaining time, however often it is paused', () => {
    const once = resumeClock({ ...running, pausedAt: at(10) }, at(70));
    expect(once).toEqual({ deadlineAt: at(120), pausedAt: null, pausedMs: 3_600_000n });
    expect(resumeClock({ ...once, pausedAt: at(100) }, at(101))).toEqual({
      deadlineAt: at(121),
      pausedAt: null,
      pausedMs: 3_660_000n,
    });
    expect(resumeClock(once, at(500))).toEqual(once);
  });

  test('resuming never shortens a deadline if the clock was set back, and never adds one where there is none', () => {
    const stopped = { ...running, pausedAt: at(10), pausedMs: 5n };
    expect(resumeClock(stopped, at(9))).toEqual({ deadlineAt: at(60), pausedAt: null, pausedMs: 5n });
    const endless = resumeClock({ ...stopped, deadlineAt: null }, at(11));
    expect(endless).toEqual({ deadlineAt: null, pausedAt: null, pausedMs: 60_005n });
    const open = { reason: null, deliveryIssue: null, phase: 'awaitingAccept' } as const;
    expect(isPausable({ ...running, ...open, deadlineAt: null })).toBe(false);
  });

  test('the history entry of a resumption has the length of this pause and the new deadline', () => {
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

describe('who must act, and what a missed deadline means', () => {
  const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

  test('each phase has its own time limit, a shorter one for robots, and none if only Steam or nobody acts', () => {
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

  test('a missed deadline is the seller’s fault until an offer is sent, then the buyer’s, and always the buyer’s for a refused trade link', () => {
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

  test('O-09 checks without a result become less frequent, and a verification ends a day after its deadline', () => {
    const minutes = [0, 1, 8, 16, 480, 2_880, 100_000].map((late) => nextCheckMs(late * 60_000) / 60_000);
    expect(minutes).toEqual([1, 1, 1, 2, 60, 360, 360]);
    expect([isVerifyOver(24 * 3_600_000 - 1), isVerifyOver(24 * 3_600_000)]).toEqual([false, true]);
  });

  test('the buyer must replace a refused trade link, and a cancel that is being verified has no deadline reason', () => {
    expect(dutyOf({ phase: 'awaitingOffer', deliveryIssue: null })).toBe('seller');
    expect(dutyOf({ phase: 'awaitingOffer', deliveryIssue: 'tradeLink' })).toBe('buyer');
    expect(
      reasonOfDeadline({ phase: 'verifying', reason: 'buyerCancelled', deliveryIssue: null }),
    ).toBeNull();
  });
});
