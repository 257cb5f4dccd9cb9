import { GraphQLError, Kind } from 'graphql';
import { toSafeNumber } from '../../kernel/money.ts';
import { builder } from './builder.ts';

function toCents(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  // A number beyond those that are exact is too large, not malformed.
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  const words = isWhole
    ? `Cents is at most ${Number.MAX_SAFE_INTEGER} fen.`
    : 'Cents is a whole number of fen (1/100 yuan).';
  throw new GraphQLError(words, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

builder.scalarType('Cents', {
  description: 'Money in fen, 1/100 yuan: a whole number.',
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
  description: 'A moment, ISO 8601 in UTC with milliseconds.',
  serialize: (date) => date.toISOString(),
  parseValue: toDate,
  parseLiteral: (node) => toDate(node.kind === Kind.STRING ? node.value : null),
});
