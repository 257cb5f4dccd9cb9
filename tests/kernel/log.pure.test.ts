import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog, requestLog } from '../../api/kernel/log.ts';
import { withinScope } from '../../api/kernel/scope.ts';

const CANARY = 'canary-3f9c';

/** A log with the lines that were written to it. */
function openCollected() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: openLog('test', 'info', sink), lines };
}

test('T-16 what could be a secret never reaches the log, at the top or two levels down', () => {
  const { log, lines } = openCollected();
  const secrets = {
    code: CANARY,
    phone: CANARY,
    authorization: CANARY,
    cookie: CANARY,
    accessToken: CANARY,
    tradeUrl: CANARY,
    identitySecret: CANARY,
  };
  log.info(secrets, 'top');
  log.info({ request: secrets }, 'one down');
  log.info({ request: { headers: secrets } }, 'two down');
  log.info({ orderNo: '2026' }, 'harmless');
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toContain(CANARY);
  expect(lines[3]).toContain('2026');
});

test('a line names the request and the trace that it was written in', () => {
  const { log, lines } = openCollected();
  const span = { traceId: 'a-trace', traceparent: '', set() {}, end() {} };
  withinScope({ requestId: 'a-request', span }, () => log.info('within'));
  log.info('outside');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request_id: 'a-request', trace_id: 'a-trace' });
  expect(lines[1]).not.toMatch(/request_id|trace_id/);
});

test('the lines of a request’s log name it once, inside and outside of its scope, and only those', () => {
  const { log, lines } = openCollected();
  const own = requestLog(log, 'the "first"');
  own.info({ token: CANARY }, 'outside');
  withinScope({ requestId: 'the "first"', span: undefined }, () => own.info('within'));
  own.child({ part: 'body' }).info('a part of it');
  log.info('another');
  const [outside = '', within = '', part = '', another = ''] = lines;
  for (const line of [outside, within, part]) {
    expect(JSON.parse(line)).toMatchObject({ name: 'test', request_id: 'the "first"' });
    expect(line.match(/request_id/g)).toHaveLength(1);
  }
  expect(JSON.parse(part)).toMatchObject({ part: 'body' });
  expect(outside).not.toContain(CANARY);
  expect(another).not.toContain('request_id');
});
