import { expect, test } from 'vitest';
import { deskLines, deskPath, lineKey, readDeskAccount } from '../../../web/orders/order/deskLines.ts';

const order = (id: string) => ({ id });
const listOf = <T>(rows: T[], hasNext = false) => ({ rows, totalCount: rows.length, hasNext });
const NONE = listOf<{ id: string }>([]);

test('O-09 the desk as lines: what went wrong, each offer as a whole, what waits for the phone, what is on its way', () => {
  const lines = deskLines({
    parcels: listOf([{ id: 'p', orders: [order('1'), order('2')] }], true),
    wrong: listOf([order('3')]),
    toConfirm: listOf([order('4'), order('5')], true),
    sent: NONE,
  });
  expect(lines.map(lineKey)).toEqual([
    'listHead wrong',
    'order 3',
    'toSend',
    'parcelHead p',
    'order 1',
    'order 2',
    'parcelSteps p',
    'more parcels',
    'listHead toConfirm',
    'order 4',
    'order 5',
    'more toConfirm',
  ]);
  // The card ends with its last row, or with the button below it.
  expect(lines.flatMap((line) => (line.kind === 'row' ? [line.isLast] : []))).toEqual([true, false, false]);
});

test('O-09 an order that moved between two pages meanwhile is shown once, and its empty parcel not at all', () => {
  const parcels = [
    { id: 'p', orders: [order('1'), order('2')] },
    { id: 'q', orders: [order('2')] },
    { id: 'r', orders: [order('1'), order('3')] },
  ];
  const lines = deskLines({
    parcels: listOf(parcels),
    wrong: NONE,
    toConfirm: NONE,
    sent: listOf([order('3')]),
  });
  const keys = lines.map(lineKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => key.startsWith('order'))).toEqual(['order 1', 'order 2', 'order 3']);
  expect(keys).not.toContain('parcelHead q');
});

test('the account of the address is a SteamID64 or none', () => {
  const read = (query: string) => readDeskAccount(new URLSearchParams(query));
  expect(read('account=76561198000000001')).toBe('76561198000000001');
  for (const query of ['', 'account=', 'account=765', 'account=7656119800000000x'])
    expect(read(query)).toBeNull();
  expect(read(deskPath('76561198000000001').split('?')[1] ?? '')).toBe('76561198000000001');
  expect(deskPath(null)).toBe('/user/delivery');
});
