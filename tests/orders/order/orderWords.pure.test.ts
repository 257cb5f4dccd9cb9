import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { clockShare } from '../../../web/orders/order/orderClock.ts';
import { orderTone, statusKeys } from '../../../web/orders/order/orderWords.ts';
import { wordsOf } from '../../browser/words.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const valuesOf = (name: string) =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

/** The keys of each enum in which the server describes an order: a prefix and the value, and the values without a text. */
const PREFIXES: readonly [type: string, prefix: string, wordless?: readonly string[]][] = [
  ['OrderStatusText', 'status'],
  ['OrderSentence', 'hero'],
  ['OrderOutcome', 'outcome'],
  ['OrderDisplayedActor', 'actor'],
  ['OrderDisplayedActor', 'waitsFor'],
  ['OrderTask', 'task'],
  ['OrderHoldNotice', 'hold'],
  ['OrderStep', 'step'],
  ['OrderStepState', 'stepState'],
  ['OrderMoneyPlace', 'money'],
  ['OrderAmountLabel', 'label'],
  ['OrderAmountKind', 'amount', ['MOVED']],
  ['OrderRoute', 'ahead'],
  ['OrderCancelKind', 'cancelNowHint'],
  ['OrderCancelKind', 'cancelBody'],
  ['OrderCancelKind', 'keepOrder'],
  ['OrderDeliveryFault', 'wrong'],
  ['OrderDeliveryAdvice', 'advice'],
  // The text of the status describes these best.
  ['OrderFact', 'fact', ['CANCEL_ASKED', 'FAILED', 'PAYMENT_AWAITED', 'VERIFYING']],
];

describe.each(['zh', 'en'] as const)('the words of an order in %s', (language) => {
  const words = wordsOf('order', language);

  test.each(PREFIXES)('each %s has words: %s_…', (type, prefix, wordless = []) => {
    const missing = valuesOf(type).filter((value) => !/\S/.test(words[`${prefix}_${value}`] ?? ''));
    expect(missing).toEqual(wordless);
  });

  test('a sentence about a clock that can have an end names it', () => {
    const timed = valuesOf('OrderSentence').filter((value) =>
      words[`hero_${value}_by`]?.includes('{{time}}'),
    );
    expect(timed).toEqual([
      'ACCEPT_OFFER',
      'ACCOUNT_BLOCKED_BUYER',
      'ACCOUNT_BLOCKED_SELLER',
      'ACCOUNT_HELD_BUYER',
      'ACCOUNT_HELD_SELLER',
      'CONFIRM_OFFER',
      'LINK_REFUSED_BUYER',
      'LINK_REFUSED_SELLER',
      'ON_HOLD',
      'PAY',
      'PROTECTED_BUYER',
      'PROTECTED_SELLER',
      'ROBOT_CONFIRMS_BUYER',
      'ROBOT_CONFIRMS_SELLER',
      'SEND_OFFER',
    ]);
    const untimed = valuesOf('OrderSentence').filter((value) => words[`hero_${value}`]?.includes('{{time}}'));
    expect(untimed).toEqual([]);
  });

  test('O-01 an unknown status reads 获取失败', () => {
    const key = statusKeys('SOMETHING_NEW').find((each) => words[each] !== undefined);
    expect(words[key ?? '']).toBe(language === 'zh' ? '获取失败' : 'Could not be loaded');
  });

  test('O-10 who was sent nothing is not asked to refuse it', () => {
    const refusal = language === 'zh' ? '请不要接受' : 'Do not accept';
    expect(words.advice_DO_NOT_ACCEPT).toContain(refusal);
    expect(words.advice_WAIT_FOR_OFFER).not.toContain(refusal);
  });
});

test('each tone has its colour, and an unknown one looks like a failure', () => {
  const tones = valuesOf('OrderTone').map((tone) => [tone, orderTone(tone)]);
  expect(Object.fromEntries(tones)).toEqual({
    ACCENT: 'accent',
    WARNING: 'warn',
    INFO: 'info',
    POSITIVE: 'pos',
    NEGATIVE: 'neg',
  });
  expect(orderTone('SOMETHING_NEW')).toBe('neg');
});

test.each([
  ['OrderFact', 'OrderTimeline'],
  ['OrderMoneyPlace', 'OrderMoney'],
  ['OrderAction', 'OrderActions'],
])('each %s is known to web/orders/order/%s.tsx', (type, file) => {
  const text = readFileSync(`web/orders/order/${file}.tsx`, 'utf8');
  expect(valuesOf(type).filter((value) => !new RegExp(`^ +${value}: `, 'm').test(text))).toEqual([]);
});

test('the ring empties from full to nothing and stays there', () => {
  const clock = { startMs: 1000, endMs: 2000 };
  expect(clockShare({ ...clock, nowMs: 900 })).toBe(1);
  expect(clockShare({ ...clock, nowMs: 1250 })).toBe(0.75);
  expect(clockShare({ ...clock, nowMs: 3000 })).toBe(0);
  expect(clockShare({ startMs: 2000, endMs: 2000, nowMs: 1000 })).toBe(0);
});
