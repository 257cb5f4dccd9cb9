import { describe, expect, test } from 'vitest';
import { parseAllowedAddresses } from '../../../api/partners/application/allowedAddresses.ts';
import {
  type CheckedRequest,
  findSignatureProblems,
  textToSign,
} from '../../../api/partners/application/signatureCheck.ts';

describe('where signed requests may come from', () => {
  test('addresses and ranges are kept in their usual form, each once', () => {
    const lines = [
      ' 203.0.113.7 ',
      '',
      '203.0.113.9/24',
      '2001:DB8:0:0::1',
      '2001:db8::ffff/32',
      '203.0.113.7',
    ];
    expect(parseAllowedAddresses([...lines, '::ffff:198.51.100.1'])).toEqual({
      addresses: ['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32', '198.51.100.1'],
    });
    expect(parseAllowedAddresses([])).toEqual({ addresses: [] });
    expect(parseAllowedAddresses(['203.0.113.7/32', '2001:db8::1/128', '203.0.113.7/0'])).toEqual({
      addresses: ['203.0.113.7/32', '2001:db8::1/128', '0.0.0.0/0'],
    });
  });

  test('a range of IPv4-mapped addresses is one of IPv4, as their callers are', () => {
    const lines = ['::ffff:203.0.113.9/120', '::FFFF:c633:6401/128', '::ffff:0:0/96'];
    expect(parseAllowedAddresses(lines)).toEqual({
      addresses: ['203.0.113.0/24', '198.51.100.1/32', '0.0.0.0/0'],
    });
  });

  test.each([
    '::ffff:203.0.113.0/95',
    '::ffff:203.0.113.0/24',
    '::ffff:203.0.113.0/129',
    'example.com',
    '203.0.113',
    '0x7f.0.0.1',
    '2130706433',
    '0177.0.0.1',
    '203.0.113.256',
    '203.0.113.0/33',
    '203.0.113.0/',
    '203.0.113.0/24/24',
    '203.0.113.0/-1',
    '203.0.113.0/24x',
    '203.0.113.0/x24',
    '/24',
    'fe80::1%eth0',
    '2001:db8::/129',
    '*',
    'x'.repeat(60),
  ])('%s is not a valid address', (text) => {
    expect(parseAllowedAddresses(['203.0.113.7', text])).toEqual({ wrong: text.slice(0, 50) });
  });
});

describe('P-04 a look at a signed request', () => {
  const NOW = 1_800_000_000;
  const REQUEST: CheckedRequest = {
    style: 'native',
    method: 'POST',
    target: '/open/v1/orders?a=b',
    timestamp: String(NOW - 300),
    nonce: 'abcdefgh_-123456',
    body: '{"a":"中"}',
    signature: null,
  };

  test('says the five lines to sign, each with its line feed', () => {
    expect(textToSign(REQUEST)?.toString()).toBe(
      `POST\n/open/v1/orders?a=b\n${NOW - 300}\nabcdefgh_-123456\n{"a":"中"}\n`,
    );
    expect(findSignatureProblems(REQUEST, NOW)).toEqual([]);
  });

  test.each<[Partial<CheckedRequest>, string]>([
    [{ method: 'post' }, 'method'],
    [{ target: 'https://shiji.example/open/v1/orders' }, 'target'],
    [{ timestamp: '1800000000000' }, 'timestampForm'],
    [{ timestamp: String(NOW - 301) }, 'timestampWindow'],
    [{ timestamp: String(NOW + 301) }, 'timestampWindow'],
    [{ nonce: 'short' }, 'nonce'],
    [{ signature: 'zz' }, 'signatureForm'],
    [{ style: 'ecosteam', body: '[1]' }, 'body'],
    [{ style: 'youpin', body: 'a=b' }, 'body'],
  ])('names what is wrong with %j', (change, problem) => {
    expect(findSignatureProblems({ ...REQUEST, ...change }, NOW)).toEqual([problem]);
  });

  test('says what the other styles sign', () => {
    const body = '{"b":2,"a":"x","Sign":"s","empty":""}';
    expect(textToSign({ ...REQUEST, style: 'ecosteam', body })?.toString()).toBe('a=x&b=2');
    expect(textToSign({ ...REQUEST, style: 'youpin', body: '{"b":2,"a":"x","sign":"s"}' })?.toString()).toBe(
      'a"x"b2',
    );
    expect(textToSign({ ...REQUEST, style: 'youpin', body: '' })).toBeNull();
  });
});
