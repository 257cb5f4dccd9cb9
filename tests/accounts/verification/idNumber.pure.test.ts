import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  isAdult,
  maskIdNumber,
  parseIdNumber,
} from '../../../api/accounts/verification/idNumber.ts';
import {
  maskName,
  maskPaymentAccount,
  parsePaymentAccount,
  parseRealName,
} from '../../../api/accounts/verification/verification.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const numbers = fc
  .tuple(fc.integer({ min: 110_000, max: 659_999 }), days, fc.integer({ min: 0, max: 999 }))
  .map(([area, day, order]) => `${area}${day}${String(order).padStart(3, '0')}`)
  .map((digits) => digits + checkCharacter(digits));

describe('the ID number (GB 11643)', () => {
  // The standard's own example, and one that ends in X.
  test.each(['11010519491231002X', '440524188001010014'])('U-02 %s is one', (number) => {
    expect(parseIdNumber(number)).toBe(number);
    expect(parseIdNumber(` ${number.toLowerCase()} `)).toBe(number);
  });

  test.each([
    '',
    '110105194912310021',
    '110105491231002',
    '11010519491331002X',
    '11010519490230002X',
    '１１０１０５１９４９１２３１００２Ｘ',
    '11010519491231002X0',
    '01010519491231002X',
    '1101051949123100 2X',
  ])('U-02 %j is not an ID number', (text) => {
    expect(parseIdNumber(text)).toBeNull();
  });

  test('U-02 every number with its check character is one, and with any other digit none', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        (number, at, step) => {
          expect(parseIdNumber(number)).toBe(number);
          const digit = number.charAt(at) === 'X' ? 10 : Number(number.charAt(at));
          const other = number.slice(0, at) + ((digit + step) % 10) + number.slice(at + 1);
          if (other !== number) expect(parseIdNumber(other)).toBeNull();
        },
      ),
    );
  });

  test('U-02 two neighbouring digits swapped are noticed', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 15 }), (number, at) => {
        const [a = '', b = ''] = [number.charAt(at), number.charAt(at + 1)];
        const swapped = number.slice(0, at) + b + a + number.slice(at + 2);
        if (a !== b) expect(parseIdNumber(swapped)).toBeNull();
      }),
    );
  });

  test('U-02 somebody is of age from the eighteenth birthday in China on', () => {
    const birthday = Date.parse('2008-11-21T00:00:00+08:00');
    const number = `110101${'20081121'}001`;
    const [before, after] = [
      Date.parse('2026-11-20T23:59:59+08:00'),
      Date.parse('2026-11-21T00:00:00+08:00'),
    ];
    expect(birthday).toBeLessThan(before - 17 * 365 * DAY_MS);
    expect(isAdult(number, new Date(before))).toBe(false);
    expect(isAdult(number, new Date(after))).toBe(true);
  });

  test('U-02 a mask keeps four at each end', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const mask = maskIdNumber(number);
        expect(mask).toMatch(/^\d{4}\*{10}[\dX]{4}$/);
        expect(mask).not.toContain(number.slice(6, 14));
      }),
    );
  });
});

test.each([
  ['张三', '张三', '张*'],
  [' 欧阳娜娜 ', '欧阳娜娜', '欧***'],
  ['买买提•吐尔逊', '买买提·吐尔逊', '买******'],
] as const)('U-02 %j is a name', (text, name, mask) => {
  expect(parseRealName(text)).toBe(name);
  expect(maskName(name)).toBe(mask);
});

test.each(['', '张', 'Zhang San', '张三1', '·张三', '张 三', '张'.repeat(31), '张\u0000三'])(
  'U-02 %j is not a name',
  (text) => {
    expect(parseRealName(text)).toBeNull();
  },
);

test.each([
  ['13800138000', '13800138000', '138****8000'],
  [' Zhang@Example.com ', 'zhang@example.com', 'z***@example.com'],
] as const)('W-06 %j is a payment-app account', (text, account, mask) => {
  expect(parsePaymentAccount(text)).toBe(account);
  expect(maskPaymentAccount(account)).toBe(mask);
});

test.each([
  '',
  '1380013800',
  '12800138000',
  'a@b',
  'a b@c.com',
  '=cmd@x.com',
  `${'a'.repeat(90)}@example.com`,
])('W-06 %j is no payment-app account', (text) => {
  expect(parsePaymentAccount(text)).toBeNull();
});
