import { describe, expect, test } from 'vitest';
import { coarseAddress, deviceOf } from '../../../api/accounts/session/device.ts';
import { maskPhone } from '../../../api/accounts/session/session.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('U-01 T-4 a device in words', () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome 141',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.1.2`,
      'Edge 141',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.2 Safari/605.1.15`,
      'Safari 18',
      'macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${APPLE} Version/18.2 Mobile/15E148 Safari/604.1`,
      'Safari 18',
      'iOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${APPLE} Mobile/15E148 MicroMessenger/8.0.50(0x1) NetType/WIFI`,
      'WeChat 8',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; PJD110) ${KIT} Version/4.0 Chrome/126.0.6478.188 Mobile Safari/537.36 HuaweiBrowser/15.0.4`,
      'Huawei Browser 15',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132', 'Linux'],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  test.each([
    ['203.0.113.9', '203.0.*.*'],
    ['::ffff:203.0.113.9', '203.0.*.*'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:*'],
    ['somewhere', '*'],
  ])('of the address %s shows %s', (address, coarse) => {
    expect(coarseAddress(address)).toBe(coarse);
  });

  test('U-01 a phone number shows its ends alone', () => {
    expect(maskPhone('+8613812341234')).toBe('138****1234');
  });
});
