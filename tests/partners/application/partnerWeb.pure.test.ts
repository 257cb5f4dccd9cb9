import { describe, expect, test } from 'vitest';
import { applicationInput, draftOf, wrongFields } from '../../../web/partners/console/applicationDraft.ts';
import {
  callbackFilter,
  fieldTime,
  isResendable,
  isSpanWrong,
  readTyped,
} from '../../../web/partners/console/callbackSearch.ts';
import { consolePath, partnerStage, readConsoleChoice } from '../../../web/partners/console/partnerView.ts';
import { readPastedRequest } from '../../../web/partners/console/pastedRequest.ts';

test('P-02 P-03 the page is at the part that the application asks for', () => {
  expect(partnerStage(null)).toBe('apply');
  expect(partnerStage({ status: 'REJECTED', lockedAt: null })).toBe('apply');
  expect(partnerStage({ status: 'REVIEWING', lockedAt: null })).toBe('review');
  // A state from a newer server is a wait, not a form.
  expect(partnerStage({ status: '%future', lockedAt: null })).toBe('review');
  expect(partnerStage({ status: 'APPROVED', lockedAt: null })).toBe('setup');
  expect(partnerStage({ status: 'APPROVED', lockedAt: '2026-11-22T00:00:00Z' })).toBe('console');
});

describe('P-01 the form', () => {
  const draft = {
    phone: '138 0013 8000',
    wechat: 'shiji_partner',
    reason: ' 我们经营一家饰品比价站 ',
    dailyOrders: '',
    dailyAmount: '',
  };

  test('tells what would be refused', () => {
    expect(wrongFields(draft)).toEqual([]);
    expect(wrongFields(draftOf(null))).toEqual(['phone', 'wechat', 'reason']);
    const wrong = { ...draft, dailyOrders: '1.5', dailyAmount: '1e9', wechat: '1' };
    expect(wrongFields(wrong)).toEqual(['wechat', 'dailyOrders', 'dailyAmountCents']);
  });

  test('sends what was typed, and shows again what was sent', () => {
    expect(applicationInput(draft)).toMatchObject({ dailyOrders: null, dailyAmountCents: null });
    const full = { ...draft, dailyOrders: '12', dailyAmount: '1000.5' };
    const input = applicationInput(full);
    expect(input).toMatchObject({ dailyOrders: 12, dailyAmountCents: 100_050 });
    expect(draftOf(input)).toMatchObject({ dailyOrders: '12', dailyAmount: '1000.5' });
  });
});

test('the console’s parts have addresses that are read back', () => {
  const texts = {
    type: 'account.held',
    order: '2026',
    own: 'A&1',
    since: '2026-11-01T00:00:00.000Z',
    until: '2026-11-02T00:00:00.000Z',
  };
  for (const choice of [
    { tab: 'overview', state: null, texts: {} },
    { tab: 'log', state: null, texts: {} },
    { tab: 'log', state: 'DEAD', texts: {} },
    { tab: 'log', state: 'DEAD', texts },
    { tab: 'debug', state: null, texts: {} },
  ] as const)
    expect(readConsoleChoice(new URL(consolePath(choice), 'http://x').searchParams)).toEqual(choice);
  const strange = new URLSearchParams(
    `tab=toString&state=x&type=toString&since=x&own=+&order=${'1'.repeat(51)}`,
  );
  expect(readConsoleChoice(strange)).toEqual({ tab: 'overview', state: null, texts: {} });
  expect(consolePath({ tab: 'debug', state: 'DEAD', texts })).toBe('/user/openapi?tab=debug');
});

test('P-05 a search is the filter that the API takes, and only a narrow one is sent again', () => {
  expect(callbackFilter(null, {})).toBeNull();
  expect(
    callbackFilter('DEAD', { type: 'order.changed', since: '2026-11-01T08:00:00+08:00', own: 'A-1' }),
  ).toEqual({
    state: 'DEAD',
    type: 'ORDER_CHANGED',
    orderNo: null,
    outOrderNo: 'A-1',
    since: '2026-11-01T00:00:00.000Z',
    until: null,
  });
  expect(isResendable(null, {})).toBe(false);
  expect(isResendable(null, { type: 'order.changed', until: '2026-11-01T00:00:00Z' })).toBe(false);
  expect(isResendable('DEAD', {})).toBe(true);
  for (const field of ['order', 'own', 'since']) expect(isResendable(null, { [field]: '1' })).toBe(true);
  expect(isSpanWrong({ since: '2026-11-02', until: '2026-11-01' })).toBe(true);
  expect(isSpanWrong({ since: '2026-11-01', until: '2026-11-02' })).toBe(false);
  expect(isSpanWrong({ since: '2026-11-01' })).toBe(false);
});

test('a time in a form comes back as the same minute', () => {
  const since = '2026-11-01T08:15:00.000Z';
  expect(readTyped({ order: ' 7 ', own: '', since: fieldTime(since) })).toEqual({ order: '7', since });
  expect(fieldTime(undefined)).toBe('');
  expect(readTyped({ since: '', until: 'soon' })).toEqual({});
});

describe('P-04 a pasted request', () => {
  test('is read as programs log it, to the last letter of its body', () => {
    const lines = [
      'POST https://shiji.example/open/v1/orders?a=b%20c HTTP/1.1',
      'host: shiji.example',
      'X-Open-Timestamp:1800000000',
      'x-open-nonce: abc',
      'X-OPEN-SIGNATURE: AA==',
      '',
      '{"a":1,',
      '',
      '"b":2}\n',
    ];
    const request = {
      method: 'POST',
      target: '/open/v1/orders?a=b%20c',
      timestamp: '1800000000',
      nonce: 'abc',
      signature: 'AA==',
      body: '{"a":1,\n\n"b":2}\n',
    };
    expect(readPastedRequest(`\n${lines.join('\n')}`)).toEqual(request);
    expect(readPastedRequest('get /open/v1/wallet')).toMatchObject({
      method: 'get',
      target: '/open/v1/wallet',
      body: '',
    });
    expect(readPastedRequest('GET https://shiji.example')).toMatchObject({ target: '/' });
  });

  test.each(['', 'hello', '{"a":1}', 'X-Open-App: app_1'])('%j is not a pasted request', (text) => {
    expect(readPastedRequest(text)).toBeNull();
  });
});
