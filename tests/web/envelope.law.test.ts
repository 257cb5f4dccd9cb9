import { expect, test } from 'vitest';
import { createFailureHandler, type Failure } from '../../web/app/envelope.ts';
import { prepareCall } from '../../web/app/restClient.ts';

function recorder(options: { hasShown?: boolean; sentences?: Record<string, string> } = {}) {
  const seen: string[] = [];
  let hasShown = options.hasShown ?? false;
  const handle = createFailureHandler({
    toast: (text) => seen.push(`toast ${text}`),
    askForSession: () => seen.push('login'),
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

const refusal = (code: number | string, msg = 'said'): Failure => ({ kind: 'envelope', code, msg });
const transport = (code: number, msg = 'said'): Failure => ({ kind: 'transport', code, msg });

test('E-02 a refusal shows the message of the answer', () => {
  const { seen, handle } = recorder();
  handle(refusal(1001), {});
  expect(seen).toEqual(['toast said']);
});

test('E-02 the caller’s handler comes first', () => {
  const { seen, handle } = recorder();
  handle(refusal(1001), {}, (failure) => seen.push(`mine ${failure.code}`));
  expect(seen).toEqual(['mine 1001']);
});

test('A-06 code 401 raises no toast and opens the login modal', () => {
  const { seen, handle } = recorder();
  handle(refusal(401), {});
  handle(refusal('UNAUTHENTICATED'), {});
  expect(seen).toEqual(['login', 'login']);
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

test('a known code speaks the reader’s language', () => {
  const { seen, handle } = recorder({ sentences: { OwnListing: '不能买自己的' } });
  handle(refusal('OwnListing'), {});
  expect(seen).toEqual(['toast 不能买自己的']);
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
