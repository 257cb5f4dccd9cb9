import type { GraphQLScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../../api/http/graphql/schema.ts';

const scalar = (name: string) => schema.getType(name) as GraphQLScalarType;
const MOST = Number.MAX_SAFE_INTEGER;

describe('DateTime', () => {
  const parse = (value: unknown) => scalar('DateTime').parseValue(value);

  test.each([
    ['2026-11-21T08:30:00.000Z', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T08:30:00.123456Z', '2026-11-21T08:30:00.123Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ['2026-11-21T16:30:00+08:00', '2026-11-21T08:30:00.000Z'],
  ])('E-06 accepts %s', (text, moment) => {
    expect(parse(text)).toEqual(new Date(moment));
  });

  test.each([
    '1',
    'Nov 21, 2026',
    '2026-11-21',
    '2026-11-21T08:30Z',
    '2026-11-21T08:30:00',
    '2026-02-30T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '1970-01-01T00:00:00+08:00',
    '9999-12-31T23:59:59-01:00',
    '+010000-01-01T00:00:00Z',
    '',
    1_795_000_000_000,
    null,
  ])('E-06 rejects %j', (value) => {
    expect(() => parse(value)).toThrow(
      'DateTime is an ISO 8601 time such as 2026-11-21T08:30:00.000Z, with Z or an offset, in the years 1970 to 9999.',
    );
  });
});

describe('Cents', () => {
  const parse = (value: unknown) => scalar('Cents').parseValue(value);

  test('accepts every integer that JSON carries exactly', () => {
    expect([0, -1, MOST, -MOST].map(parse)).toEqual([0n, -1n, BigInt(MOST), BigInt(-MOST)]);
  });

  test.each([1.5, '100', null, MOST + 1, -MOST - 1, Number.NaN])(
    'rejects %j and names the range',
    (value) => {
      expect(() => parse(value)).toThrow(
        'Cents is a whole number of fen (1/100 yuan) from -9007199254740991 to 9007199254740991.',
      );
    },
  );
});
