import { describe, expect, test } from 'vitest';
import { breaches } from './breaches.ts';
import { expectOnly } from './expectOnly.ts';
import { folderOf, roomOf } from './room.ts';
import { filesIn, SOURCE_FILES } from './sourceFile.ts';

const API = filesIn('api/');

/** Lower layers first; a file imports its own layer and those before it. */
const LAYERS: readonly (readonly string[])[] = [
  ['kernel'],
  [
    'ledger',
    'steam',
    'sms',
    'payment',
    'search',
    'market',
    'request',
    'operate',
    'closure',
    'catalogue',
    'rate',
    'price',
  ],
  [
    'user',
    'session',
    'listing',
    'wallet',
    'statistics',
    'recharge',
    'message',
    'notice',
    'verification',
    'letter',
  ],
  ['order', 'tradeOffer', 'watch', 'seller', 'steamAccount', 'sellingRule', 'scheduledListing', 'withdrawal'],
  ['inventory', 'reconciliation'],
  ['callback', 'partner', 'open', 'status', 'deletion'],
];

/** A circle, begun at its first name in the alphabet, so that it reads the same wherever the search came in. */
function writeCircle(paths: readonly string[]): string {
  const first = paths.indexOf([...paths].sort()[0] ?? '');
  const turned = [...paths.slice(first), ...paths.slice(0, first)];
  return [...turned, turned[0]].join(' -> ');
}

describe('layers', () => {
  const layerOf = (path: string): number => LAYERS.findIndex((layer) => layer.includes(folderOf(path)));

  test('no feature imports one above it', () => {
    expectOnly(
      breaches(API, ({ path }, { target }) => {
        const [from, to] = [layerOf(path), layerOf(target)];
        return roomOf(path) !== 'door' && from >= 0 && to > from;
      }),
      [
        // The audit holds history against the one table of an order's edges.
        'api/ops/audit/invariants.ts -> api/orders/order/order.ts',
        // And what stands in the statistics against the one table of what a movement is there.
        'api/ops/audit/invariants.ts -> api/payments/statistics/statistics.ts',
        // The message of a failed order carries the order's status text: one table of these words, not two.
        'api/notifications/message/message.ts -> api/orders/order/orderStatus.ts',
        // A trade link is read by one parser, whoever sends to it.
        'api/accounts/session/setTradeUrl.ts -> api/steam/client/tradeUrl.ts',
      ],
    );
  });

  test('every feature folder has a layer', () => {
    const outside = ['graphql', 'rest', 'site', 'kept', 'admission', 'metrics', 'setup', 'sandbox'];
    const known = new Set([...LAYERS.flat(), ...outside, '']);
    expectOnly(API.map(({ path }) => folderOf(path)).filter((folder) => !known.has(folder)));
  });

  test('no two files import each other in a circle at run time', () => {
    const next = new Map(
      SOURCE_FILES.map(({ path, imports }) => [
        path,
        imports.filter(({ isType }) => !isType).map(({ target }) => target),
      ]),
    );
    const circles: string[] = [];
    const seen = new Set<string>();
    const visit = (path: string, trail: readonly string[]): void => {
      const start = trail.indexOf(path);
      if (start >= 0) circles.push(writeCircle(trail.slice(start)));
      if (start >= 0 || seen.has(path)) return;
      for (const target of next.get(path) ?? []) visit(target, [...trail, path]);
      seen.add(path);
    };
    for (const path of next.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });
});
