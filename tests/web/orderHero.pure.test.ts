import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cancelChance } from '../../web/order/cancelChance.ts';
import { clockShare } from '../../web/order/clockShare.ts';
import { heroWords } from '../../web/order/heroWords.ts';
import { orderClock } from '../../web/order/orderClock.ts';

const AT = '2026-11-22T02:02:41Z';
const words: Record<string, string> = JSON.parse(readFileSync('web/order/locales/zh.json', 'utf8'));

const PHASES = [
  ['CREATING', 'PLATFORM', 'ORDER'],
  ['AWAITING_PAYMENT', 'BUYER', 'PAYMENT'],
  ['AWAITING_OFFER', 'SELLER', 'SHIPMENT'],
  ['DELIVERING', 'SELLER', 'SHIPMENT'],
  ['AWAITING_ACCEPT', 'BUYER', 'RECEIPT'],
  ['ON_HOLD', 'STEAM', 'RECEIPT'],
  ['VERIFYING', 'PLATFORM', 'SHIPMENT'],
  ['PROTECTED', 'NOBODY', 'RECEIPT'],
  ['COMPLETED', 'NOBODY', 'RECEIPT'],
  ['FAILED', 'NOBODY', 'SHIPMENT'],
  ['FAILED', 'NOBODY', 'PAYMENT'],
] as const;

test('a robot that is confirming acts for the seller, who may help and need not', () => {
  for (const direction of ['BUY', 'SELL'])
    for (const deadlineAt of [AT, null]) {
      const delivering = { phase: 'DELIVERING', actor: 'SELLER', step: 'SHIPMENT', direction, deadlineAt };
      const hero = heroWords({ ...delivering, deliveryType: 'AUTOMATIC' });
      expect(hero.nameKey).toBe('actor_PLATFORM');
      expect(words[hero.sentenceKey]).toContain('机器人');
      expect(words[heroWords({ ...delivering, deliveryType: 'MANUAL' }).sentenceKey]).not.toContain('机器人');
    }
});

test('T-22 a completed sale whose money waits for a review says so, and one that was released reads as ever', () => {
  const completed = { phase: 'COMPLETED', actor: 'NOBODY', step: 'RECEIPT', direction: 'SELL' };
  const at = (state: string) => heroWords({ ...completed, proceedsReview: { state } });
  for (const state of ['WAITING', 'TO_DEPOSIT']) {
    expect(at(state)).toMatchObject({
      nameKey: `outcome_COMPLETED_${state}`,
      sentenceKey: `hero_COMPLETED_${state}`,
    });
    for (const key of [at(state).nameKey, at(state).sentenceKey]) expect(words[key]).toMatch(/\S/);
  }
  expect(at('RELEASED')).toEqual(heroWords(completed));
});

test('every phase has words for both sides, with and without a clock', () => {
  for (const [phase, actor, step] of PHASES) {
    for (const direction of ['BUY', 'SELL']) {
      for (const at of [AT, null]) {
        const hero = heroWords({
          phase,
          actor,
          step,
          direction,
          deadlineAt: at,
          settlesAt: at,
          holdEndsAt: at,
        });
        for (const key of [hero.labelKey, hero.nameKey, hero.sentenceKey]) {
          expect(words[key], `${phase} ${direction} ${key}`).toMatch(/\S/);
        }
        expect(words[hero.sentenceKey]?.includes('{{time}}') ?? false).toBe(hero.clockEndsAt !== null);
      }
    }
  }
});

test('an offer that is left open has words of its own for each side', () => {
  const verifying = { phase: 'VERIFYING', actor: 'PLATFORM', step: 'RECEIPT', isOfferLeftOpen: true };
  const keys = ['BUY', 'SELL'].map((direction) => heroWords({ ...verifying, direction }).sentenceKey);
  expect(keys).toEqual(['hero_VERIFYING_open_Buy', 'hero_VERIFYING_open_Sell']);
  for (const key of [...keys, 'actor_EITHER']) expect(words[key]).toMatch(/\S/);
  expect(heroWords({ ...verifying, direction: 'BUY' }).nameKey).toBe('actor_EITHER');
});

test('money of the payment app stands in the place of a name: on its way back, back, or kept', () => {
  const failed = { phase: 'FAILED', actor: 'NOBODY', step: 'PAYMENT', direction: 'BUY' };
  expect(heroWords({ ...failed, payment: { status: 'CLOSED' } }).nameKey).toBe('outcome_FAILED_unpaid');
  expect(heroWords({ ...failed, step: 'SHIPMENT', payment: { status: 'PAID' } }).nameKey).toBe(
    'outcome_FAILED_Deposit',
  );
  for (const status of ['REFUNDING', 'REFUNDED', 'KEPT']) {
    const { nameKey } = heroWords({ ...failed, payment: { status } });
    expect(nameKey).toBe(`outcome_${status}`);
    expect(words[nameKey]).toMatch(/\S/);
  }
});

test('it names the one who must act, and the reader as you', () => {
  const waiting = { phase: 'AWAITING_ACCEPT', actor: 'BUYER', step: 'RECEIPT', deadlineAt: AT };
  expect(heroWords({ ...waiting, direction: 'BUY' }).nameKey).toBe('actor_YOU');
  expect(heroWords({ ...waiting, direction: 'SELL' })).toMatchObject({
    nameKey: 'actor_BUYER',
    person: 'BUYER',
  });
});

test('a deadline that has lost its meaning runs no clock', () => {
  const hero = heroWords({
    phase: 'VERIFYING',
    actor: 'PLATFORM',
    step: 'SHIPMENT',
    direction: 'BUY',
    deadlineAt: AT,
  });
  expect(hero.clockEndsAt).toBeNull();
});

test('a buyer can cancel from the named time on, a seller when the server says so', () => {
  const order = { direction: 'BUY', canCancel: false, canBuyerCancelAt: AT };
  const fromMs = Date.parse(AT);
  expect(cancelChance(order, fromMs - 1000)).toEqual({ kind: 'later', from: AT, leftMs: 1000 });
  expect(cancelChance(order, fromMs)).toEqual({ kind: 'now' });
  expect(cancelChance({ ...order, canBuyerCancelAt: null }, fromMs)).toEqual({ kind: 'none' });
  expect(cancelChance({ ...order, direction: 'SELL' }, fromMs)).toEqual({ kind: 'none' });
  expect(cancelChance({ ...order, direction: 'SELL', canCancel: true }, fromMs)).toEqual({ kind: 'now' });
});

test('while Steam is down the clock stands still and says so', () => {
  const paused = { phase: 'AWAITING_ACCEPT', actor: 'BUYER', step: 'RECEIPT', deadlineAt: AT, pausedAt: AT };
  for (const direction of ['BUY', 'SELL']) {
    const hero = heroWords({ ...paused, direction });
    expect(hero).toMatchObject({ sentenceKey: 'hero_paused', clockEndsAt: AT, clockStoppedAt: AT });
  }
  expect(words.hero_paused).toBe('Steam 故障，时限已暂停');
  expect(orderClock({ ...paused, phase: 'VERIFYING' })).toEqual({ endsAt: null, stoppedAt: null });
  expect(orderClock({ phase: 'ON_HOLD', holdEndsAt: AT })).toEqual({ endsAt: AT, stoppedAt: null });
});

test('a refused trade link has words for both sides, with and without a clock', () => {
  for (const deliveryIssue of ['TRADE_LINK', 'PARTNER_BLOCKED']) {
    for (const direction of ['BUY', 'SELL']) {
      for (const deadlineAt of [AT, null]) {
        const order = { phase: 'AWAITING_OFFER', actor: 'BUYER', step: 'SHIPMENT', direction, deadlineAt };
        const { sentenceKey } = heroWords({ ...order, deliveryIssue });
        expect(sentenceKey).toContain(deliveryIssue);
        expect(words[sentenceKey]?.includes('{{time}}')).toBe(deadlineAt !== null);
      }
    }
  }
});

test('the ring empties from full to nothing and stays there', () => {
  const clock = { startMs: 1000, endMs: 2000 };
  expect(clockShare({ ...clock, nowMs: 900 })).toBe(1);
  expect(clockShare({ ...clock, nowMs: 1250 })).toBe(0.75);
  expect(clockShare({ ...clock, nowMs: 3000 })).toBe(0);
  expect(clockShare({ startMs: 2000, endMs: 2000, nowMs: 1000 })).toBe(0);
});
