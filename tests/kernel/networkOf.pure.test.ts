import { expect, test } from 'vitest';
import { networkOf } from '../../api/kernel/networkOf.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34::/64'],
  ['2001:0DB8:0012:0034:ffff::1', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('T-2 %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
