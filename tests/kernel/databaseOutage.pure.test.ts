import { expect, test } from 'vitest';
import { isDatabaseAway, isDatabaseOutage } from '../../api/kernel/databaseOutage.ts';

test.each([
  ['a refused connection', { code: 'ECONNREFUSED' }],
  ['Prisma, the server not reached', { code: 'P1001' }],
  ['Prisma, no connection of the pool free in time', { code: 'P2024' }],
  [
    'PostgreSQL stopping',
    { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '57P01' } } } },
  ],
  ['the driver adapter', { name: 'DriverAdapterError', cause: { kind: 'DatabaseNotReachable' } }],
  ['the driver, without a code', new Error('Connection terminated unexpectedly')],
  ['a resolver around it', { message: 'no', originalError: { code: 'P1017' } }],
])('E-06 an outage: %s', (_name, error) => {
  expect([isDatabaseOutage(error), isDatabaseAway(error)]).toEqual([true, true]);
});

test('E-06 a fault of ours, a conflict, a missing table and a value that is not an error are not outages', () => {
  const circle: { cause?: unknown } = {};
  circle.cause = circle;
  const others = [new Error('x'), { code: 'P2034' }, { code: 'P2021' }, { code: 42 }, circle, null, 'P1001'];
  for (const other of others) expect(isDatabaseOutage(other)).toBe(false);
});

test('E-06 O-09 a lock that was not to be had is told to a caller as an outage; for the rows beside it the database is there', () => {
  const locked = { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '55P03' } } } };
  expect([isDatabaseOutage(locked), isDatabaseAway(locked)]).toEqual([true, false]);
});
