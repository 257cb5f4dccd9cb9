import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WithdrawalMovement, withdrawalLegs } from '../../../api/payments/ledger/ledger.ts';
import {
  capDayStart,
  judgeWithdrawal,
  OVERDUE_MS,
  remainingToday,
  WITHDRAWAL_MAX_CENTS,
  WITHDRAWAL_MIN_CENTS,
  WITHDRAWAL_STATUSES,
  withdrawalFee,
} from '../../../api/payments/withdrawal/withdrawal.ts';
import {
  type AnswerWord,
  isOurs,
  judgeAnswer,
  nextPollMs,
  type PayOutMemory,
} from '../../../api/payments/withdrawal/withdrawalAnswer.ts';

const cents = fc.bigInt({ min: 0n, max: 30_000_000n });

describe('what may leave', () => {
  const room = { proceedsCents: 10_000_000n, withdrawnTodayCents: 0n, capCents: 20_000_000n };
  test.each([
    [999n, room, 'amount'],
    [1_000n, room, null],
    [5_000_000n, room, null],
    [5_000_001n, room, 'amount'],
    [-1_000n, room, 'amount'],
    [1_000n, { ...room, proceedsCents: 999n }, 'tooLow'],
    [1_001n, { ...room, proceedsCents: 1_000n }, 'insufficient'],
    [1_000n, { ...room, proceedsCents: 1_000n }, null],
    [1_000n, { ...room, withdrawnTodayCents: 19_999_001n }, 'cap'],
    [1_000n, { ...room, withdrawnTodayCents: 19_999_000n }, null],
  ] as const)('W-04 %s of %o: %s', (amount, given, problem) => {
    expect(judgeWithdrawal(amount, given)).toBe(problem);
  });

  test('W-04 W-05 what may leave is within all bounds, and nothing within them is refused', () => {
    fc.assert(
      fc.property(cents, cents, cents, (amountCents, proceedsCents, withdrawnTodayCents) => {
        const given = { proceedsCents, withdrawnTodayCents, capCents: 20_000_000n };
        const mayLeave =
          amountCents >= WITHDRAWAL_MIN_CENTS &&
          amountCents <= WITHDRAWAL_MAX_CENTS &&
          amountCents <= proceedsCents &&
          amountCents <= remainingToday(given);
        expect(judgeWithdrawal(amountCents, given) === null).toBe(mayLeave);
      }),
    );
  });

  test('W-09 a fee leaves something, and legs of every movement sum to zero', () => {
    const movements: WithdrawalMovement[] = ['withdraw', 'payOut', 'withdrawReturn'];
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 5_000_000n }),
        fc.integer({ min: 0, max: 10_000 }),
        (amountCents, rate) => {
          const feeCents = withdrawalFee(amountCents, rate);
          expect(feeCents).toBeLessThan(amountCents);
          for (const movement of movements) {
            const legs = withdrawalLegs({ id: 'w', userId: 'u', amountCents, feeCents }, movement);
            expect(legs.reduce((sum, leg) => sum + leg.amountCents, 0n)).toBe(0n);
            expect(legs.every((leg) => leg.amountCents !== 0n)).toBe(true);
          }
        },
      ),
    );
  });

  test('W-09 the fee is the configured share, but a cent always arrives', () => {
    expect(withdrawalFee(10_000n, 100)).toBe(100n);
    expect(withdrawalFee(1_000n, 0)).toBe(0n);
    expect(withdrawalFee(1_000n, 9_990)).toBe(999n);
    expect(withdrawalFee(1_000n, 10_000)).toBe(999n);
  });

  test('T-21 what is left of a day’s cap is never less than nothing', () => {
    const left = (withdrawnTodayCents: bigint) =>
      remainingToday({ proceedsCents: 0n, capCents: 100n, withdrawnTodayCents });
    expect([0n, 99n, 100n, 101n].map(left)).toEqual([100n, 1n, 0n, 0n]);
  });

  test('W-07 the states of a withdrawal, and when one is overdue', () => {
    expect(WITHDRAWAL_STATUSES).toEqual(['processing', 'success', 'failure']);
    expect(OVERDUE_MS).toBe(24 * 3_600_000);
  });

  test('the day of the cap begins at midnight in China', () => {
    expect(capDayStart(new Date('2026-11-20T15:59:59Z')).toISOString()).toBe('2026-11-19T16:00:00.000Z');
    expect(capDayStart(new Date('2026-11-20T16:00:00Z')).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });
});

describe('what an answer means', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const at = { now, timeoutMs: 10_000 };
  const fresh: PayOutMemory = {
    attempts: 1,
    attemptedAt: new Date(now.getTime() - 60_000),
    doubtedAt: null,
    refusalCode: null,
    successCount: 0,
    unclearCount: 0,
  };
  const early = { ...fresh, attemptedAt: new Date(now.getTime() - 19_999) };
  const refused = { ...fresh, refusalCode: 'PAYEE_NOT_EXIST' };
  const onItsTime = { ...fresh, attemptedAt: new Date(now.getTime() - 20_000) };
  const rested = { ...refused, doubtedAt: new Date(now.getTime() - 600_000) };
  const doubted = { ...refused, doubtedAt: new Date(now.getTime() - 599_999) };

  test.each([
    ['success', fresh, 'succeed'],
    ['failed', fresh, 'fail'],
    ['absent', fresh, 'send'],
    ['absent', early, 'wait'],
    ['absent', onItsTime, 'send'],
    ['absent', { ...fresh, attemptedAt: null }, 'send'],
    ['absent', rested, 'fail'],
    ['failed', { ...fresh, successCount: 1 }, 'freeze'],
    ['absent', { ...fresh, successCount: 1 }, 'freeze'],
    ['unclear', { ...fresh, unclearCount: 1 }, 'wait'],
    ['success', { ...refused, successCount: 1 }, 'freeze'],
    ['absent', refused, 'fail'],
    ['absent', { ...refused, attemptedAt: early.attemptedAt }, 'wait'],
    ['absent', doubted, 'wait'],
    ['refused', fresh, 'wait'],
    ['ours', fresh, 'wait'],
    ['dealing', fresh, 'wait'],
    ['unsent', fresh, 'wait'],
    ['unclear', fresh, 'wait'],
    ['unclear', { ...fresh, unclearCount: 2 }, 'freeze'],
    ['success', refused, 'freeze'],
    ['success', { ...refused, successCount: 2 }, 'succeed'],
    ['failed', { ...refused, successCount: 1 }, 'freeze'],
    ['absent', { ...refused, successCount: 1 }, 'freeze'],
  ] as const)('W-07 %s after %o: %s', (word, memory, step) => {
    expect(judgeAnswer({ word }, memory, at)).toBe(step);
  });

  test('W-07 money comes back only by a definite "no", and never once success was heard', () => {
    const words: AnswerWord[] = [
      'success',
      'failed',
      'refused',
      'ours',
      'dealing',
      'absent',
      'unclear',
      'unsent',
    ];
    const memories = fc.record({
      attempts: fc.integer({ min: 1, max: 5 }),
      attemptedAt: fc.integer({ min: 0, max: 3_600_000 }).map((ms) => new Date(now.getTime() - ms)),
      doubtedAt: fc.option(fc.integer({ min: 0, max: 3_600_000 }).map((ms) => new Date(now.getTime() - ms))),
      refusalCode: fc.option(fc.constant('PAYEE_NOT_EXIST')),
      successCount: fc.nat(3),
      unclearCount: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.constantFrom(...words), memories, (word, memory) => {
        const step = judgeAnswer({ word }, memory, at);
        if (step === 'fail') {
          expect(memory.successCount).toBe(0);
          expect(word === 'failed' || (word === 'absent' && memory.refusalCode !== null)).toBe(true);
        }
        if (step === 'succeed') expect(word).toBe('success');
        if (step === 'send')
          expect([word, memory.refusalCode, memory.successCount]).toEqual(['absent', null, 0]);
      }),
    );
  });

  test('polls become less frequent, up to one in ten minutes, up to ten minutes', () => {
    expect([0, 1, 2, 30].map(nextPollMs)).toEqual([2_000, 4_000, 8_000, 600_000]);
  });

  test.each([
    ['PAYER_BALANCE_NOT_ENOUGH', true],
    ['BALANCE_IS_NOT_ENOUGH', true],
    ['isv.invalid-signature', true],
    ['40002', true],
    ['40001', true],
    ['40003', true],
    ['40006', true],
    ['BALANCE_NOT_ENOUGH', true],
    ['NO_TRANS_OUT_PERMISSION', true],
    ['NO_PERMISSION', true],
    ['PRODUCT_NOT_SIGN', true],
    ['CARD_BIN_ERROR', true],
    ['40004', false],
    ['40005', false],
    ['400020', false],
    ['140002', false],
    ['NOT_PAYER_X', false],
    ['X_CARD_BIN', false],
    ['x.isv.y', false],
    ['isvX', false],
    ['PAYEE_NOT_EXIST', false],
    ['PAYEE_USERINFO_ERROR', false],
    ['EXCEED_LIMIT_UNRN_DM_AMOUNT', false],
  ])('%s is a "no" of ours: %s', (code, ours) => {
    expect(isOurs(code)).toBe(ours);
  });
});
