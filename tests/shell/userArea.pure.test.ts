import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  MESSAGE_CHOICES,
  messageKindOf,
  messageTabPath,
  readMessageKind,
} from '../../web/notifications/message/messageKind.ts';
import { orderListPath, readOrderListFilter, STATUS_GROUPS } from '../../web/orders/order/orderListFilter.ts';
import { sandboxInventoryUrl } from '../../web/orders/order/sandboxUrls.ts';
import { ENTRY_TYPES, readWalletFilter, walletPath } from '../../web/payments/wallet/walletFilter.ts';
import { walletParts } from '../../web/payments/wallet/walletParts.ts';
import { momentText, yearOf } from '../../web/ui/momentText.ts';

const searchOf = (path: string) => new URL(path, 'http://site').searchParams;

test('the order list’s filter survives the address', () => {
  for (const direction of ['BUY', 'SELL'] as const) {
    for (const statusGroup of STATUS_GROUPS) {
      for (const search of [null, '2026', '红线 & ak=47']) {
        const filter = { direction, statusGroup, search };
        expect(readOrderListFilter(searchOf(orderListPath(filter)))).toEqual(filter);
      }
    }
  }
  expect(readOrderListFilter(new URLSearchParams('direction=gift&status=lost'))).toEqual({
    direction: 'BUY',
    statusGroup: null,
    search: null,
  });
});

test('the kind of transactions and the kind of messages survive the address', () => {
  for (const type of ENTRY_TYPES) {
    expect(readWalletFilter(searchOf(walletPath({ type }))).type).toBe(type);
  }
  for (const tab of MESSAGE_CHOICES) {
    expect(readMessageKind(searchOf(messageTabPath(tab)))).toBe(tab);
  }
  expect(messageKindOf('OF_TOMORROW')).toBe('system');
});

test('the bar’s shares fill it, whatever lies where', () => {
  const cents = fc.integer({ min: 0, max: 1e12 });
  const wallet = fc.record({
    proceedsCents: cents,
    settlingCents: cents,
    escrowCents: cents,
    depositCents: cents,
    withdrawingCents: cents,
    returningCents: cents,
    bidsCents: cents,
    offersCents: cents,
  });
  fc.assert(
    fc.property(wallet, (balances) => {
      const total = Object.values(balances).reduce((sum, each) => sum + each, 0);
      const parts = walletParts(balances);
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(total);
      expect(parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(total === 0 ? 0 : 1);
    }),
  );
});

test('moments are written in the reader’s language and zone, with the year only when it differs', () => {
  const at = Date.parse('2026-11-21T18:02:41Z');
  const base = { precision: 'second', timeZone: 'Asia/Shanghai', thisYear: '2026' } as const;
  expect(momentText(at, { ...base, language: 'zh' })).toBe('11-22 02:02:41');
  expect(momentText(at, { ...base, language: 'en' })).toBe('22 Nov 02:02:41');
  expect(momentText(at, { ...base, language: 'zh', precision: 'minute', timeZone: 'UTC' })).toBe(
    '11-21 18:02',
  );
  expect(momentText(at, { ...base, language: 'zh', thisYear: '2027' })).toBe('2026-11-22 02:02:41');
  expect(momentText(at, { ...base, language: 'zh', precision: 'exact' })).toBe('2026-11-22 02:02:41 GMT+8');
  expect(momentText(at, { ...base, language: 'en', precision: 'exact' })).toBe('22 Nov 2026 02:02:41 GMT+8');
  const newYear = Date.parse('2026-12-31T16:00:00Z');
  expect(['Asia/Shanghai', 'UTC', 'Asia/Shanghai'].map((zone) => yearOf(newYear, zone))).toEqual([
    '2027',
    '2026',
    '2027',
  ]);
});

test('a format of moments is made once for a time zone, which takes longer than to use it', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  for (let year = 2000; year < 2026; year += 1)
    expect(yearOf(Date.parse(`${year}-06-01T00:00:00Z`), 'Europe/Paris')).toBe(String(year));
  expect(make).toHaveBeenCalledTimes(1);
  make.mockRestore();
});

test('the sandbox’s page of a player is found by the trade link’s partner number', () => {
  const tradeUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcd1234';
  expect(sandboxInventoryUrl('http://sandbox/', tradeUrl)).toBe('http://sandbox/accounts/76561197960265729');
  expect(sandboxInventoryUrl('http://sandbox', null)).toBe('http://sandbox/accounts');
});
