import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCallbackHttp } from '../../../api/notifications/callback/callbackHttp.ts';
import { openReceiver, type Receiver } from './receiver.ts';

let receiver: Receiver;
let port: string;

beforeAll(async () => {
  receiver = await openReceiver();
  port = new URL(receiver.url).port;
});
afterAll(() => receiver.close());
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const guarded = createCallbackHttp({ timeoutMs: 2_000, devHosts: [] });
const post = (url: string) => guarded.post({ url, headers: {}, body: '{}' });

/** Makes every name lead to one address, as a name server that changed its mind would. */
function leadEverythingTo(...addresses: string[]): void {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, options: object, answer: unknown) => {
    const finish = answer as (error: null, found: unknown, family?: number) => void;
    if ('all' in options && options.all) finish(null, found);
    else finish(null, found[0]?.address, found[0]?.family);
  }) as never);
  syncBuiltinESMExports();
}

describe('P-06 T-13 a callback reaches nothing of our own network', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0177.0.0.1',
    '2130706433',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    'localhost',
    'LOCALHOST.',
    'metadata.internal',
    '①②⑦.⓪.⓪.①',
  ])('by the address %s', async (host) => {
    for (const url of [`https://${host}/`, `https://${host}:8443/`, `http://${host}:${port}/`])
      expect(await post(url), url).toMatchObject({ status: null, failure: 'addressNotAllowed' });
  });

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'by a name that leads to %s at the moment of the connection',
    async (address) => {
      leadEverythingTo(address);
      expect(await post('https://partner.example/')).toMatchObject({ failure: 'addressNotAllowed' });
    },
  );

  test('by a name of which one address is public and another is not', async () => {
    leadEverythingTo('127.0.0.1', '203.0.114.1');
    expect(await post('https://partner.example/')).toMatchObject({ failure: 'addressNotAllowed' });
  });

  test('by another port or scheme, or with a password', async () => {
    for (const url of [
      'http://partner.example/',
      'https://partner.example:22/',
      'https://user:pass@partner.example/',
      'file:///etc/passwd',
      'gopher://partner.example/',
      'not an address',
    ])
      expect(await post(url), url).toMatchObject({ failure: 'addressNotAllowed' });
  });

  test('the hosts of a sandbox are exact pairs: another port of the same host stays closed', async () => {
    const dev = createCallbackHttp({ timeoutMs: 2_000, devHosts: [receiver.host] });
    expect(await dev.post({ url: receiver.url, headers: {}, body: '{}' })).toMatchObject({ status: 204 });
    const other = receiver.url.replace(port, String(Number(port) + 1));
    expect(await dev.post({ url: other, headers: {}, body: '{}' })).toMatchObject({
      failure: 'addressNotAllowed',
    });
  });

  test('nothing arrived', () => {
    expect(receiver.received).toHaveLength(1);
  });
});
