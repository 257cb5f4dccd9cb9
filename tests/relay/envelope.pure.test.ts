import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFailureHandler, type Failure } from '../../web/relay/envelope.ts';
import { createRestClient, prepareCall } from '../../web/relay/restClient.ts';

function recorder(options: { hasShown?: boolean; sentences?: Record<string, string> } = {}) {
  const seen: string[] = [];
  let hasShown = options.hasShown ?? false;
  const handle = createFailureHandler({
    toast: (text) => seen.push(`toast ${text}`),
    askForSession: () => seen.push('login') === 1,
    showServerError: (path) => {
      hasShown = true;
      seen.push(`serverError from ${path}`);
    },
    currentPath: () => '/market?sort=1',
    hasShownServerError: () => hasShown,
    sentenceFor: (code) => options.sentences?.[String(code)] ?? null,
  });
  return { seen, handle };
}

const failureOf = (code: number | string, msg = 'said'): Failure => ({ kind: 'envelope', code, msg });
const transport = (code: number, msg = 'said'): Failure => ({ kind: 'transport', code, msg });

test('E-02 a domain error shows the message of the answer', () => {
  const { seen, handle } = recorder();
  handle(failureOf(1001), {});
  expect(seen).toEqual(['toast said']);
});

test('E-02 the caller’s handler comes first', () => {
  const { seen, handle } = recorder();
  handle(failureOf(1001), {}, (failure) => seen.push(`mine ${failure.code}`));
  expect(seen).toEqual(['mine 1001']);
});

test('A-06 code 401 raises no toast and opens the login modal', () => {
  const { seen, handle } = recorder();
  handle(failureOf(401), {});
  handle(failureOf('UNAUTHENTICATED'), {});
  expect(seen).toEqual(['login', 'login']);
});

test('E-04 an action without a session waits for the sign-in; where the reader is asked already, it is given up', () => {
  const { seen, handle } = recorder();
  const wait = { onSignedIn: () => seen.push('again'), onGivenUp: () => seen.push('given up') };
  handle(failureOf(401), {}, undefined, wait);
  handle(failureOf(401), {}, undefined, wait);
  expect(seen).toEqual(['login', 'login', 'given up']);
});

test('R-09 a status 500 leads to the error page once per browser session, then it is a toast', () => {
  const { seen, handle } = recorder();
  handle(transport(500), {});
  handle(transport(500), {});
  expect(seen).toEqual(['serverError from /market?sort=1', 'toast said']);
});

test('E-03 a retry of the same request says nothing again, any other status is a toast', () => {
  const { seen, handle } = recorder();
  const request = {};
  handle(transport(503), request);
  handle(transport(503), request);
  expect(seen).toEqual(['toast said']);
});

test('E-02 GraphQL’s code speaks the reader’s language, REST’s message already does', () => {
  const { seen, handle } = recorder({ sentences: { ownListing: '不能买自己的', 429: '太频繁' } });
  handle(failureOf('ownListing'), {});
  handle(failureOf('unheardOf'), {});
  handle(transport(429), {});
  handle(transport(429, ''), {});
  expect(seen).toEqual(['toast 不能买自己的', 'toast said', 'toast said', 'toast 太频繁']);
});

test('E-03 an answer without words is told as a fault of the server', () => {
  const { seen, handle } = recorder({ sentences: { 500: '服务器出错' } });
  handle(transport(502, ''), {});
  expect(seen).toEqual(['toast 服务器出错']);
});

test('E-05 the page’s query parameters are copied into params and data, and the call’s own values win', () => {
  const call = prepareCall(
    { method: 'GET', url: '/web/notice', params: { type: 0, limit: 0 }, data: { type: 9 } },
    '?type=7&from=app',
  );
  expect(call).toEqual({
    method: 'GET',
    url: '/web/notice',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
    params: { type: '0', limit: '0', from: 'app' },
    data: { type: 9, from: 'app' },
  });
});

describe('a call', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** A client whose server responds once, with the request that it sent and the resulting failure. */
  function client(status: number, body: unknown) {
    const sent: { url: string; init: RequestInit }[] = [];
    const failures: Failure[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    });
    const callRest = createRestClient(
      (failure) => failures.push(failure),
      () => '?sort=1&type=7',
      { send: fetch, current: () => ({ isAway: false, isOffline: false }) },
    );
    return { callRest, sent, failures };
  }

  test('E-05 a GET sends no body, any other method sends its data with the page’s parameters', async () => {
    const { callRest, sent } = client(200, { code: 0, msg: 'ok', data: null });
    await callRest({ method: 'GET', url: '/web/notice', params: { type: 0 } });
    await callRest({ method: 'DELETE', url: '/web/user', data: { type: 'mine' } });
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['GET', '/web/notice?sort=1&type=0', undefined],
      ['DELETE', '/web/user?sort=1&type=7', '{"sort":"1","type":"mine"}'],
    ]);
  });

  test('E-01 code 0 answers the data, anything else undefined', async () => {
    const success = client(200, { code: 0, msg: 'ok', data: null });
    expect(await success.callRest({ method: 'DELETE', url: '/web/user' })).toBeNull();
    const refused = client(200, { code: 2003, msg: '余额不足', data: null });
    expect(await refused.callRest({ method: 'GET', url: '/web/user' })).toBeUndefined();
    expect(refused.failures).toEqual([{ kind: 'envelope', code: 2003, msg: '余额不足' }]);
  });

  test('E-03 another status than success is a failure of transport, envelope or not', async () => {
    const limited = client(429, { code: 429, msg: '太频繁', data: null });
    await limited.callRest({ method: 'GET', url: '/web/user' });
    const broken = client(502, '<html>');
    await broken.callRest({ method: 'GET', url: '/web/user' });
    expect([...limited.failures, ...broken.failures]).toEqual([
      { kind: 'transport', code: 429, msg: '太频繁', requestId: null },
      { kind: 'transport', code: 502, msg: '', requestId: null },
    ]);
  });

  test('A-06 a call that nobody pressed for tells a missing session to its caller alone', async () => {
    const { callRest, failures } = client(200, { code: 401, msg: '请先登录', data: null });
    let isSignedOut = false;
    await callRest({
      method: 'GET',
      url: '/web/user',
      onSignedOut: () => {
        isSignedOut = true;
      },
    });
    expect([isSignedOut, failures]).toEqual([true, []]);
    await callRest({ method: 'GET', url: '/web/user' });
    expect(failures).toEqual([{ kind: 'envelope', code: 401, msg: '请先登录' }]);
  });
});
