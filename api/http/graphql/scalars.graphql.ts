import { GraphQLError, Kind } from 'graphql';
import { z } from 'zod';
import { toSafeNumber } from '../../kernel/money.ts';
import { isDay } from '../../payments/statistics/calendarDay.ts';
import { builder } from './builder.ts';

function toCents(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  throw new GraphQLError(
    `Cents is a whole number of fen (1/100 yuan) from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}.`,
    { extensions: { code: 'BAD_USER_INPUT' } },
  );
}

builder.scalarType('Cents', {
  description: 'Amount of money in fen (1/100 yuan): an integer of at most 2^53 - 1.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc7493#section-2.2',
  serialize: toSafeNumber,
  parseValue: toCents,
  parseLiteral: (node) => toCents(node.kind === Kind.INT ? Number(node.value) : null),
});

const YEAR_10000_MS = Date.UTC(10_000, 0);

/** A time with its offset from UTC. `new Date` alone would also read "1", and times in the server's own zone. */
const momentInput = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  // The database cannot store every year.
  .refine((moment) => moment.getTime() >= 0 && moment.getTime() < YEAR_10000_MS);

function toMoment(value: unknown): Date {
  const parsed = momentInput.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new GraphQLError(
    'DateTime is an ISO 8601 time such as 2026-11-21T08:30:00.000Z, with Z or an offset, in the years 1970 to 9999.',
    { extensions: { code: 'BAD_USER_INPUT' } },
  );
}

builder.scalarType('DateTime', {
  description: 'Point in time as ISO 8601 in UTC with milliseconds, such as 2026-11-21T08:30:00.000Z.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (date) => date.toISOString(),
  parseValue: toMoment,
  parseLiteral: (node) => toMoment(node.kind === Kind.STRING ? node.value : null),
});

function toDay(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw new GraphQLError('Date is a day such as 2026-11-21.', { extensions: { code: 'BAD_USER_INPUT' } });
}

builder.scalarType('Date', {
  description: 'Calendar day as ISO 8601, such as 2026-11-21, in the time zone that the field names.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  serialize: (day) => (typeof day === 'string' ? day : day.toISOString().slice(0, 10)),
  parseValue: toDay,
  parseLiteral: (node) => toDay(node.kind === Kind.STRING ? node.value : null),
});
