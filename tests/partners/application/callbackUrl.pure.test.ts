import { expect, test } from 'vitest';
import { readConfig } from '../../../api/config.ts';
import { parseCallbackUrl } from '../../../api/notifications/callback/callbackUrl.ts';

test.each([
  ['https://hooks.example.com/shiji', 'https://hooks.example.com/shiji'],
  [' https://Hooks.Example.com:443/a?b=c ', 'https://hooks.example.com/a?b=c'],
  ['https://hooks.example.com:8443', 'https://hooks.example.com:8443/'],
  ['https://饰品.中国/回调', 'https://xn--4gq48lf9j.xn--fiqs8s/%E5%9B%9E%E8%B0%83'],
])('P-03 %s is a callback address', (text, url) => {
  const parsed = parseCallbackUrl(text, []);
  expect('url' in parsed && new URL(parsed.url).protocol).toBe('https:');
  if (!url.includes('xn--')) expect(parsed).toEqual({ url });
});

test.each([
  ['', 'format'],
  ['hooks.example.com', 'format'],
  ['https://', 'format'],
  ['https://hooks.example.com/a b', 'format'],
  ['https:\\\\hooks.example.com', 'format'],
  ['http://hooks.example.com', 'scheme'],
  ['ftp://hooks.example.com', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['https://hooks.example.com:8080', 'port'],
  ['https://hooks.example.com:80', 'port'],
  ['https://me:secret@hooks.example.com', 'userInfo'],
  ['https://hooks.example.com@127.0.0.1', 'userInfo'],
  ['https://hooks.example.com/#part', 'fragment'],
  ['https://hooks.example.com/#', 'fragment'],
  ['https://127.0.0.1', 'host'],
  ['https://127.1', 'host'],
  ['https://2130706433', 'host'],
  ['https://0x7f000001', 'host'],
  ['https://0177.0.0.1', 'host'],
  ['https://8.8.8.8', 'host'],
  ['https://127.0.0.1.', 'host'],
  ['https://[::1]', 'host'],
  ['https://[::ffff:10.0.0.1]', 'host'],
  ['https://localhost', 'host'],
  ['https://api.localhost', 'host'],
  ['https://localhost.', 'host'],
  ['https://metadata.google.internal', 'host'],
  ['https://nas.local', 'host'],
  [`https://hooks.example.com/${'a'.repeat(500)}`, 'length'],
  [`https://hooks.example.com/${'饰'.repeat(160)}`, 'length'],
])('P-06 rejects %s: %s', (text, problem) => {
  expect(parseCallbackUrl(text, [])).toEqual({ problem });
});

test('P-06 a sandbox admits exact pairs of host and port, over http, too, and nothing beside them', () => {
  const hosts = readConfig({
    DATABASE_URL: 'postgres://localhost/market',
    SANDBOX: 'on',
    CALLBACK_DEV_HOSTS: '127.0.0.1:4111, LOCALHOST:9000,[::1]:4111',
  }).CALLBACK_DEV_HOSTS;
  const outcome = (text: string) => {
    const parsed = parseCallbackUrl(text, hosts);
    return 'url' in parsed ? parsed.url : parsed.problem;
  };
  expect(outcome('http://127.0.0.1:4111/hook')).toBe('http://127.0.0.1:4111/hook');
  expect(outcome('https://localhost:9000/')).toBe('https://localhost:9000/');
  expect(outcome('http://[::1]:4111/')).toBe('http://[::1]:4111/');
  expect(outcome('http://127.0.0.1:4112/hook')).toBe('scheme');
  expect(outcome('https://127.0.0.1:443/hook')).toBe('host');
  expect(outcome('http://127.0.0.1/hook')).toBe('scheme');
  expect(outcome('http://me@127.0.0.1:4111/hook')).toBe('userInfo');
});

test('P-06 production, and whatever else has no sandbox, refuses to start with hosts for trying out', () => {
  const given = { DATABASE_URL: 'postgres://localhost/market', CALLBACK_DEV_HOSTS: '127.0.0.1:4111' };
  expect(() => readConfig({ ...given, NODE_ENV: 'production' })).toThrow(/CALLBACK_DEV_HOSTS/);
  expect(() => readConfig(given)).toThrow(/CALLBACK_DEV_HOSTS/);
  const wrong = { ...given, SANDBOX: 'on', CALLBACK_DEV_HOSTS: 'http://127.0.0.1:4111/' };
  expect(() => readConfig(wrong)).toThrow(/CALLBACK_DEV_HOSTS/);
});
