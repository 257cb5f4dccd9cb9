import { describe, expect, test } from 'vitest';
import { DISPUTE_MS } from '../../../api/orders/order/dispute.ts';
import { judgeFault, nextQueryMs } from '../../../api/orders/tradeOffer/fault.ts';
import type { TradeRecord } from '../../../api/steam/client/steamGateway.ts';

const REVERSED_AT = 1_000_000;
const trade = (given: Partial<TradeRecord>): TradeRecord => ({
  tradeId: '1',
  partnerSteamId: '76561198000000001',
  status: 3,
  timeInit: REVERSED_AT - 3_600,
  timeSettlement: REVERSED_AT + 86_400,
  timeEscrowEnd: null,
  assetsGiven: [],
  assetsReceived: [],
  rollbackTrade: null,
  ...given,
});
const original = trade({ status: 12 });
const returning = trade({ tradeId: '2', rollbackTrade: '1', timeInit: REVERSED_AT });
const withOther = (given: Partial<TradeRecord> = {}) =>
  trade({ tradeId: '3', partnerSteamId: '76561198000000002', ...given });
/** The other's protected trade and the one that returned it, so many seconds after the reversal that is judged. */
const undone = (afterSeconds = 0): TradeRecord[] => [
  withOther({ status: 12 }),
  withOther({ tradeId: '6', rollbackTrade: '3', timeInit: REVERSED_AT + afterSeconds, timeSettlement: null }),
];
const judge = (
  others: readonly TradeRecord[],
  mayTrade: boolean | null = null,
  seenAtSeconds = REVERSED_AT + 3_600,
) => judgeFault('1', { trades: [returning, original, ...others], mayTrade, seenAtSeconds });

describe('X-01 who reversed a trade, by one account', () => {
  test.each([
    ['a protected trade with somebody else stood', [withOther()], null, { by: 'other', shownBy: 'history' }],
    ['all protected trades with others are undone', undone(), null, { by: 'self', shownBy: 'history' }],
    ['another was undone some seconds later', undone(5), null, { by: 'self', shownBy: 'history' }],
    ['another was undone two days earlier, by its own buyer', undone(-2 * 86_400), null, null],
    ['another was undone a minute later', undone(60), null, null],
    ['another is undone without a return', [withOther({ status: 12 })], null, null],
    [
      'one undone, one stood',
      [...undone(), withOther({ tradeId: '4' })],
      null,
      { by: 'other', shownBy: 'history' },
    ],
    ['banned alone', [], false, { by: 'self', shownBy: 'ban' }],
    ['free alone', [], true, { by: 'other', shownBy: 'ban' }],
    ['both agree', undone(), false, { by: 'self', shownBy: 'historyAndBan' }],
    ['a ban against a trade that stood', [withOther()], false, null],
    ['free although all is undone', undone(), true, null],
    ['free, and another was undone earlier', undone(-60), true, { by: 'other', shownBy: 'ban' }],
    ['nothing to go by', [], null, null],
    ['a trade that was out of protection', [withOther({ timeSettlement: REVERSED_AT })], null, null],
    ['a committed trade stood', [withOther({ status: 2 })], null, { by: 'other', shownBy: 'history' }],
    ['a trade that failed', [withOther({ status: 4 })], null, null],
    [
      'a trade made in the same second',
      [withOther({ timeInit: REVERSED_AT })],
      null,
      { by: 'other', shownBy: 'history' },
    ],
    ['a trade made afterwards', [withOther({ timeInit: REVERSED_AT + 1 })], null, null],
    ['another trade with the same partner', [trade({ tradeId: '5' })], null, null],
    ["somebody else's return", [withOther({ rollbackTrade: '9' })], null, null],
  ] as const)('%s', (_title, others, mayTrade, finding) => {
    expect(judge(others, mayTrade)).toEqual(finding);
  });

  test('a ban may come late: who still may trade is believed after ten minutes, who may not at once', () => {
    expect(judge([], true, REVERSED_AT + 599)).toBe(null);
    expect(judge([], true, REVERSED_AT + 600)).toEqual({ by: 'other', shownBy: 'ban' });
    expect(judge([], false, REVERSED_AT)).toEqual({ by: 'self', shownBy: 'ban' });
  });

  test('an account whose history does not show the reversal says nothing', () => {
    const look = { mayTrade: false, seenAtSeconds: REVERSED_AT + 3_600 };
    expect(judgeFault('1', { ...look, trades: [] })).toBe(null);
    expect(judgeFault('1', { ...look, trades: [original] })).toBe(null);
    expect(judgeFault('1', { ...look, trades: [trade({}), returning] })).toBe(null);
  });

  test('X-03 looks come ever more rarely, at least twelve within 72 hours', () => {
    expect([0, 1, 2, 5, 6, 50].map(nextQueryMs)).toEqual(
      [10, 20, 40, 320, 360, 360].map((minutes) => minutes * 60_000),
    );
    let [count, spent] = [0, 0];
    while (spent < DISPUTE_MS) spent += nextQueryMs(count++);
    expect(count).toBeGreaterThanOrEqual(12);
  });
});
