import { describe, expect, test } from 'vitest';
import { createSealKeys } from '../../../api/steam/client/secretBox.ts';
import { openProxy, readProxy, sealProxy } from '../../../api/steam/lanes/proxy.ts';

const LANE = '0193a000-0000-7000-8000-000000000001';

test.each(['http://u:p@proxy.test:3128', 'https://proxy.test', 'socks5://u:p@10.0.0.1:1080'])(
  '%s is the address of a proxy',
  (text) => expect(readProxy(text).href).toContain(text),
);

describe('S-10 an invalid proxy address is refused with the reason in both languages, and not repeated', () => {
  test.each([
    'proxy.test:3128',
    'ftp://proxy.test',
    'socks4://proxy.test:1080',
    'socks5://proxy.test',
    'http://u:hunter2@proxy.test:3128/path',
    'http://hunter2@proxy.test:3128',
    'http://proxy.test:99999',
    '',
  ])('%s', (text) => {
    expect(() => readProxy(text)).toThrow(/^--proxy: .+ \/ .*\p{Script=Han}/u);
    expect(() => readProxy(text)).not.toThrow(/hunter2/);
  });
});

test('S-10 a sealed proxy opens for its own lane alone', () => {
  const { publicKeyPem, privateKeyPem } = createSealKeys();
  const sealed = sealProxy(publicKeyPem, LANE, readProxy('http://u:hunter2@proxy.test:3128'));
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('hunter2');
  expect(openProxy(privateKeyPem, LANE, sealed).password).toBe('hunter2');
  expect(() => openProxy(privateKeyPem, LANE.replace('1', '2'), sealed)).toThrow('cannot be opened');
});
