import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  cleanPhone,
  firstProblem,
  isPhonePlausible,
  problemOf,
} from '../../../web/accounts/session/loginForm.ts';
import { leadingZeroBits, solvePuzzle } from '../../../web/accounts/session/proofOfWork.ts';

test('the answer to a puzzle has the asked number of zero bits in front', async () => {
  const nonce = await solvePuzzle({ challenge: 'abc', difficulty: 10 });
  const bits = [...createHash('sha256').update(`abc:${nonce}`).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  expect(bits.slice(0, 10)).toBe('0000000000');
});

test('zero bits are counted across bytes', () => {
  expect([[255], [128], [1], [0, 64], [0, 0]].map((bytes) => leadingZeroBits(new Uint8Array(bytes)))).toEqual(
    [0, 0, 7, 9, 16],
  );
});

test('A-01 a number that is plainly not one is told before it is sent', () => {
  expect(['13800132046', cleanPhone('138 0013-2046'), '+4917012345678'].map(isPhonePlausible)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['', '1380013204', '23800132046', 'abc', '+12'].map(isPhonePlausible)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('A-01 a form names the first thing that is missing, and each error is shown at its field', () => {
  const full = { phone: '13800132046', code: '123456', keepSignedIn: false, hasAgreed: true };
  expect(firstProblem(full)).toBeNull();
  expect(firstProblem({ ...full, phone: '', hasAgreed: false })).toEqual({
    field: 'phone',
    code: 'PHONE_INVALID',
  });
  expect(firstProblem({ ...full, code: ' ', hasAgreed: false })).toEqual({
    field: 'code',
    code: 'CODE_MISSING',
  });
  expect(firstProblem({ ...full, hasAgreed: false })).toEqual({
    field: 'agreement',
    code: 'AGREEMENT_MISSING',
  });
  expect(
    ['PHONE_INVALID', 'CODE_WRONG', 'TOO_MANY_CODES', 'CODE_NOT_SENT'].map((code) => problemOf(code).field),
  ).toEqual(['phone', 'code', 'code', 'code']);
});
