import { describe, expect, test } from 'vitest';
import {
  deciderOf,
  freeActions,
  isStopped,
  isTradeBanned,
  kindOfHold,
  RESTRICTIONS,
  type Restriction,
  type RestrictionKind,
  sortRestrictions,
  USER_ACTIONS,
} from '../../../api/accounts/user/restriction.ts';
import { letterPath, readLetterPath } from '../../../web/shell/restriction/letterPath.ts';
import { nextAskMs, stopsOf } from '../../../web/shell/restriction/restrictions.ts';

const KINDS = Object.keys(RESTRICTIONS) as RestrictionKind[];
const END = new Date(1_000);

const restriction = (kind: RestrictionKind, given: Partial<Restriction> = {}): Restriction => ({
  kind,
  reason: 'operator',
  orderNo: null,
  note: null,
  amountCents: null,
  since: null,
  until: END,
  endsByItself: false,
  ...given,
});

describe('the table of restrictions', () => {
  test('X-03 a hold on withdrawals stops nothing else, and open orders, recharges and unlisting are never stopped', () => {
    expect(RESTRICTIONS).toEqual({
      accountBlocked: ['buy', 'list', 'withdraw'],
      withdrawalsHeld: ['withdraw'],
      withdrawalsFrozen: ['withdraw'],
      tradeBanned: ['buy'],
      tradeMoneyWaits: [],
      proceedsReviewed: [],
    });
  });

  test('every action is either stopped or free', () => {
    for (const kind of KINDS)
      expect([...RESTRICTIONS[kind], ...freeActions(kind)].sort()).toEqual([...USER_ACTIONS].sort());
    expect(isStopped('tradeBanned', 'buy')).toBe(true);
    expect(isStopped('tradeBanned', 'list')).toBe(false);
  });

  test('the scope of a hold is one of them', () => {
    expect(kindOfHold({ scope: 'everything' })).toBe('accountBlocked');
    expect(kindOfHold({ scope: 'withdrawals' })).toBe('withdrawalsHeld');
  });
});

test('operators end a hold without an end and decide reviews, Steam decides bans and disputes, the rest ends by itself', () => {
  const decided = KINDS.map((kind) => [true, false].map((endsByItself) => deciderOf({ kind, endsByItself })));
  expect(decided).toEqual([
    ['nobody', 'operators'],
    ['nobody', 'operators'],
    ['nobody', 'operators'],
    ['steam', 'steam'],
    ['steam', 'steam'],
    ['operators', 'operators'],
  ]);
});

test('the most severe comes first, then the longest, then by number of the order', () => {
  const given = [
    restriction('proceedsReviewed', { orderNo: '2' }),
    restriction('proceedsReviewed', { orderNo: '1' }),
    restriction('withdrawalsHeld'),
    restriction('withdrawalsHeld', { until: null }),
    restriction('withdrawalsHeld', { until: new Date(2_000) }),
    restriction('accountBlocked'),
    restriction('withdrawalsHeld', { until: null, orderNo: '3' }),
  ];
  const sorted = sortRestrictions(given);
  expect(sortRestrictions(given.toReversed())).toEqual(sorted);
  expect(sorted.map(({ kind, until, orderNo }) => `${kind} ${until?.getTime()} ${orderNo}`)).toEqual([
    'accountBlocked 1000 null',
    'withdrawalsHeld undefined null',
    'withdrawalsHeld undefined 3',
    'withdrawalsHeld 2000 null',
    'withdrawalsHeld 1000 null',
    'proceedsReviewed 1000 1',
    'proceedsReviewed 1000 2',
  ]);
});

test('a ban counts for the account of the trade link alone', () => {
  const link = (partner: number) =>
    `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=abcdefgh`;
  const buyer = { bannedSteamId: '76561197960265735' };
  expect(isTradeBanned(buyer, link(7))).toBe(true);
  expect(isTradeBanned(buyer, link(8))).toBe(false);
  expect(isTradeBanned(buyer, null)).toBe(false);
  expect(isTradeBanned({ bannedSteamId: null }, link(7))).toBe(false);
  expect(isTradeBanned({ bannedSteamId: null }, 'no link')).toBe(false);
  expect(isTradeBanned(buyer, 'no link')).toBe(false);
});

describe('on the page', () => {
  test('a form is stopped by what names its action', () => {
    const [ban, hold] = [{ stoppedActions: ['BUY'] }, { stoppedActions: ['WITHDRAW'] }];
    expect(stopsOf([ban, hold], 'WITHDRAW')).toEqual([hold]);
    expect(stopsOf([ban, hold], 'LIST')).toEqual([]);
  });

  test('a letter knows what it is about and where it was written from, and never leads to another site', () => {
    const path = letterPath({ kind: 'WITHDRAWALS_HELD', orderNo: '2026' }, '/user/wallet?tab=withdraw');
    expect(readLetterPath(new URL(path, 'http://site').searchParams)).toEqual({
      about: 'WITHDRAWALS_HELD',
      orderNo: '2026',
      back: '/user/wallet?tab=withdraw',
    });
    for (const back of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', ''])
      expect(readLetterPath(new URLSearchParams({ back, orderNo: 'x' }))).toEqual({
        about: null,
        orderNo: null,
        back: null,
      });
  });

  test('a page asks again when the first restriction is over, and then every ten seconds', () => {
    const at = (ms: number) => new Date(ms).toISOString();
    expect(nextAskMs([], 0)).toBe(null);
    expect(nextAskMs([null, undefined], 0)).toBe(null);
    expect(nextAskMs([at(90_000), null, at(60_000)], 20_000)).toBe(40_000);
    expect(nextAskMs([at(1_000)], 20_000)).toBe(10_000);
    expect(nextAskMs([at(10 ** 12)], 0)).toBe(2 ** 31 - 1);
  });
});
