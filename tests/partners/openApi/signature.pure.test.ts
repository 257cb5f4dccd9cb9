import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  ecosteamText,
  readCompatibleClaim,
  youpinText,
} from '../../../api/partners/openApi/compatibleSignature.ts';
import { readPlatformKey, signWith } from '../../../api/partners/openApi/platformKey.ts';
import { answerText, isSignedBy, NONCE, signedText } from '../../../api/partners/openApi/signature.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const REQUEST = {
  method: 'POST',
  target: '/open/v1/orders?x=1',
  timestamp: '1700000000',
  nonce: 'n'.repeat(16),
};

describe('P-04 the signed text', () => {
  test('is five lines over the bytes as they came', () => {
    const body = Buffer.from('{"名": "龙狙",  "a":1.0}');
    expect(signedText({ ...REQUEST, body }).toString()).toBe(
      'POST\n/open/v1/orders?x=1\n1700000000\nnnnnnnnnnnnnnnnn\n{"名": "龙狙",  "a":1.0}\n',
    );
    expect(
      signedText({ ...REQUEST, body: Buffer.alloc(0) })
        .toString()
        .endsWith('\n\n'),
    ).toBe(true);
    expect(answerText({ timestamp: '1', nonce: 'a', body: '{}' }).toString()).toBe('1\na\n{}\n');
  });

  test('any other byte is another signature', () => {
    const body = Buffer.from('{"priceLimitCents":100}');
    const signature = sign('RSA-SHA256', signedText({ ...REQUEST, body }), privateKey).toString('base64');
    const isSigned = (change: Partial<typeof REQUEST> & { body?: Buffer }) =>
      isSignedBy(publicKey, signedText({ ...REQUEST, body, ...change }), signature);
    expect(isSigned({})).toBe(true);
    expect(isSigned({ method: 'GET' })).toBe(false);
    expect(isSigned({ target: '/open/v1/orders?x=2' })).toBe(false);
    expect(isSigned({ timestamp: '1700000001' })).toBe(false);
    expect(isSigned({ nonce: 'm'.repeat(16) })).toBe(false);
    expect(isSigned({ body: Buffer.from('{"priceLimitCents":1000}') })).toBe(false);
  });

  test('a malformed signature is rejected', () => {
    const text = signedText({ ...REQUEST, body: Buffer.alloc(0) });
    for (const signature of [
      '',
      'abc',
      '='.repeat(344),
      'A'.repeat(344),
      `${'A'.repeat(343)}\n`,
      '签'.repeat(344),
    ])
      expect(isSignedBy(publicKey, text, signature)).toBe(false);
  });

  test.each(['short', 'a'.repeat(65), 'with spaces in it..', '龙'.repeat(16)])(
    '%s is not a nonce',
    (nonce) => {
      expect(NONCE.test(nonce)).toBe(false);
    },
  );
});

describe('P-04 the recipes of other platforms', () => {
  // Examples checked against the documents of the platforms whose signatures these are.
  test('ECOSteam', () => {
    const fields = {
      PartnerId: 'p1',
      GameId: 730,
      Timestamp: 1_700_000_000,
      Empty: '',
      Nothing: null,
      GoodsList: [{ GoodsNum: '1', Price: 1.5 }],
      Sign: 'x',
    };
    expect(ecosteamText(fields)).toBe(
      'GameId=730&GoodsList=[{"GoodsNum":"1","Price":1.5}]&PartnerId=p1&Timestamp=1700000000',
    );
  });

  test('YouPin', () => {
    const fields = {
      timestamp: '2026-01-01 00:00:00',
      appKey: '123',
      pageSize: 10,
      requestList: [{ templateHashName: 'AK-47 | Redline (Field-Tested)' }],
      sign: 'x',
      blank: '',
    };
    expect(youpinText(fields)).toBe(
      'appKey"123"pageSize10requestList[{"templateHashName":"AK-47 | Redline (Field-Tested)"}]timestamp"2026-01-01 00:00:00"',
    );
  });

  test('a claim says who, when and by what; the same signature written otherwise is the same nonce', () => {
    const eco = readCompatibleClaim({ PartnerId: 'p1', Timestamp: 1_700_000_000, Sign: 'AAEC' });
    expect(eco).toMatchObject({ style: 'ecosteam', claim: { appId: 'p1', timestamp: '1700000000' } });
    const again = readCompatibleClaim({ PartnerId: 'p1', Timestamp: 1_700_000_000, Sign: 'AAEC====' });
    expect(again?.claim.nonce).toBe(eco?.claim.nonce);
    const youpin = readCompatibleClaim({ appKey: 'k', timestamp: '2023-11-15 06:13:20', sign: 'AAEC' });
    // China is eight hours ahead of UTC.
    expect(youpin).toMatchObject({ style: 'youpin', claim: { appId: 'k', timestamp: '1700000000' } });
    expect(readCompatibleClaim({ appKey: 'k', timestamp: 'yesterday', sign: 'AAEC' })?.claim.timestamp).toBe(
      '',
    );
    expect(readCompatibleClaim({})).toBeNull();
    expect(readCompatibleClaim({ PartnerId: { a: 1 }, Sign: 'x' })).toBeNull();
  });
});

test('P-05 the platform signs with a key given as PEM or as bare base64', () => {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const bare = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const keys = [readPlatformKey(pem), readPlatformKey(bare)];
  expect(keys[0]?.id).toBe(keys[1]?.id);
  const text = Buffer.from('text');
  for (const key of keys)
    expect(isSignedBy(createPublicKey(key.publicKeyPem), text, signWith(key, text))).toBe(true);
});
