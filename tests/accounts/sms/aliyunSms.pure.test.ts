import { expect, test } from 'vitest';
import { signAcsCall } from '../../../api/accounts/sms/aliyunSms.ts';

test('the signature of the example in the documentation of the V3 protocol', () => {
  const { query, headers } = signAcsCall(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: {
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      },
      nonce: '3156853299f313e23d1673dc12e1703d',
      date: new Date('2023-10-26T10:22:32Z'),
    },
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
  );
  expect(query).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('characters that a query keeps and the signature does not are encoded', () => {
  const call = { host: 'h', action: 'A', version: '1', nonce: 'n', date: new Date(0) };
  const keys = { accessKeyId: 'i', accessKeySecret: 's' };
  expect(signAcsCall({ ...call, query: { SignName: "饰集 (!)*'" } }, keys).query).toBe(
    'SignName=%E9%A5%B0%E9%9B%86%20%28%21%29%2A%27',
  );
});
