import { GraphQLError, Kind } from 'graphql';
import { toSafeNumber } from '../../kernel/money.ts';
import { builder } from './builder.ts';

function toCents(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  // A number beyond the safe integers is reported as too large, not as malformed.
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  const words = isWhole
    ? `Cents is at most ${Number.MAX_SAFE_INTEGER} fen.`
    : 'Cents is a whole number of fen (1/100 yuan).';
  throw new GraphQLError(words, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

builder.scalarType('Cents', {
  description: 'Amount of money in fen (1/100 yuan), an integer.',
  serialize: toSafeNumber,
  parseValue: toCents,
  parseLiteral: (node) => toCents(node.kind === Kind.INT ? Number(node.value) : null),
});

function toDate(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : null;
  if (date && !Number.isNaN(date.getTime())) return date;
  throw new GraphQLError('DateTime is an ISO 8601 time.', { extensions: { code: 'BAD_USER_INPUT' } });
}

builder.scalarType('DateTime', {
  description: 'Point in time as ISO 8601 in UTC with milliseconds.',
  serialize: (date) => date.toISOString(),
  parseValue: toDate,
  parseLiteral: (node) => toDate(node.kind === Kind.STRING ? node.value : null),
});
