import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PICTURE_BYTES_MAX } from '../../../api/accounts/user/picture.ts';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { dieInService } from '../../kit/dieInService.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bombPng, photo } from './pictures.ts';

const REMOVE_AVATAR = graphql(`
  mutation RemoveAvatar { removeAvatar(input: {}) { ... on RemoveAvatarPayload { viewer { avatarUrl user { avatarUrl } } } } }
`);
const PROFILE = graphql(`
  query ReadPicture { viewer { avatarUrl } }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const openPerson = (): Promise<TestClient> => market.visitor().signIn();

interface Upload {
  name?: string;
  type?: string;
  field?: string;
  headers?: Record<string, string>;
}

async function upload(client: TestClient, bytes: Uint8Array, options: Upload = {}) {
  const { name = 'me.jpg', type = 'image/jpeg', field = 'picture', headers } = options;
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const marker = headers ?? { 'x-requested-with': 'XMLHttpRequest' };
  const response = await client.fetch('/web/avatar', { method: 'POST', headers: marker, body });
  return {
    status: response.status,
    ...((await response.json()) as { code: number; msg: string; data: { avatar: string } | null }),
  };
}

describe('U-01 T-14 the picture', () => {
  test('is drawn again as a small upright square without the camera’s notes, and kept by its content', async () => {
    const client = await openPerson();
    const { bytes, secret } = await photo();
    expect(bytes.includes(secret)).toBe(true);
    const { code, data } = await upload(client, bytes, { name: '../../etc/passwd.svg', type: 'text/html' });
    expect([code, data?.avatar]).toEqual([0, expect.stringMatching(/^\/web\/avatar\/[0-9a-f]{32}$/)]);
    const address = data?.avatar ?? '';
    const response = await market.visitor().fetch(address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    const kept = Buffer.from(await response.arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([kept.includes(secret), (await sharp(kept).metadata()).exif]).toEqual([false, undefined]);
    expect((await client.must(PROFILE, {})).viewer?.avatarUrl).toBe(address);
    expect((await client.rest('GET', '/web/user')).body.data).toMatchObject({ avatar: address });

    // Again, and at once with itself: one row, one address.
    const again = await Promise.all([upload(client, bytes), upload(client, bytes)]);
    expect(again.map(({ data }) => data?.avatar)).toEqual([address, address]);
    // Another picture replaces it.
    const other = await upload(client, (await photo('#cc3333')).bytes);
    expect(other.data?.avatar).not.toBe(address);
    expect((await client.fetch(address)).status).toBe(404);
    const { removeAvatar } = await client.must(REMOVE_AVATAR, {});
    expect(removeAvatar.viewer).toEqual({ avatarUrl: null, user: { avatarUrl: null } });
    expect((await client.fetch(other.data?.avatar ?? '')).status).toBe(404);
  });

  test('of another user that looks the same stays when one takes theirs away', async () => {
    const [one, two] = [await openPerson(), await openPerson()];
    const { bytes } = await photo('#22aa55');
    const { data } = await upload(one, bytes);
    await upload(two, bytes);
    await one.must(REMOVE_AVATAR, {});
    expect((await two.fetch(data?.avatar ?? '')).status).toBe(200);
  });

  test('hostile files are refused, whatever they call themselves', async () => {
    const client = await openPerson();
    const { bytes } = await photo();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = await sharp(bytes).gif().toBuffer();
    const files: [string, Buffer, number][] = [
      ['SVG', svg, 1207],
      ['GIF', gif, 1207],
      ['HTML', Buffer.from('<html><script>1</script>'), 1207],
      ['SVG behind the first bytes of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]), 1208],
      ['cut short', bytes.subarray(0, Math.floor(bytes.length / 3)), 1208],
      ['12000 × 12000', bombPng(12_000, 12_000), 1208],
      ['7200 × 7200', bombPng(7_200, 7_200), 1208],
      [
        'noise',
        Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(900, 7)]),
        1208,
      ],
      ['empty', Buffer.alloc(0), 1205],
    ];
    for (const [name, file, code] of files)
      expect([name, (await upload(client, file)).code]).toEqual([name, code]);
    expect((await client.must(PROFILE, {})).viewer?.avatarUrl).toBeNull();
  });

  test('what is hidden behind a picture’s end does not go on', async () => {
    const client = await openPerson();
    const { bytes } = await photo();
    const { data } = await upload(client, Buffer.concat([bytes, Buffer.from('PK\u0003\u0004<script>')]));
    const kept = Buffer.from(await (await client.fetch(data?.avatar ?? '')).arrayBuffer());
    expect(kept.includes('<script>')).toBe(false);
  });

  test('of more than 2 MB is refused in the reader’s language; so is a form without one', async () => {
    const client = await openPerson();
    const large = Buffer.concat([(await photo()).bytes, Buffer.alloc(PICTURE_BYTES_MAX)]);
    client.cookies.set('language', 'en');
    expect(await upload(client, large)).toMatchObject({
      code: 1206,
      msg: 'The picture must not exceed 2 MB',
    });
    client.cookies.set('language', 'zh');
    expect(await upload(client, large)).toMatchObject({ code: 1206, msg: '图片不能超过 2 MB' });
    expect((await upload(client, large, { field: 'other' })).code).toBe(1205);
    expect((await client.rest('POST', '/web/avatar', { picture: 'x' })).body.code).toBe(1205);
  });

  test('T-5 another site’s form, and one without the marker, upload nothing; nor does a visitor', async () => {
    const client = await openPerson();
    const { bytes } = await photo();
    const marker = { 'x-requested-with': 'XMLHttpRequest' };
    expect((await upload(client, bytes, { headers: {} })).status).toBe(403);
    expect(
      (await upload(client, bytes, { headers: { ...marker, origin: 'https://evil.example' } })).status,
    ).toBe(403);
    expect(
      (await upload(client, bytes, { headers: { ...marker, 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403);
    expect((await upload(market.visitor(), bytes)).code).toBe(401);
    expect((await client.must(PROFILE, {})).viewer?.avatarUrl).toBeNull();
  });

  test('of twenty-one at once one is refused unread; an hour later the next is read again', async () => {
    const client = await openPerson();
    const send = () => upload(client, Buffer.from('none'));
    const codes = (await Promise.all(Array.from({ length: 21 }, send))).map(({ code }) => code);
    expect(codes.toSorted((one, other) => one - other)).toEqual([429, ...Array(20).fill(1207)]);
    const clock = Date.now;
    // The limit counts by the clock of the process, not of the market.
    const later = vi.spyOn(Date, 'now').mockImplementation(() => clock() + 59 * MINUTE_MS);
    try {
      expect((await send()).code).toBe(429);
      later.mockImplementation(() => clock() + 61 * MINUTE_MS);
      expect((await send()).code).toBe(1207);
    } finally {
      later.mockRestore();
    }
  });

  test('no other call takes a form', async () => {
    const client = await openPerson();
    const body = new FormData();
    body.append('phone', '13800138000');
    const response = await client.fetch('/web/sms-code', { method: 'POST', body });
    expect(response.status).toBe(400);
  });

  test('a crash before the commit leaves the old one', async () => {
    const client = await openPerson();
    const userId = await userIdOf(client);
    // Bytes do not travel to the other process: what dies is the change that needs none.
    await upload(client, (await photo()).bytes);
    const before = (await client.must(PROFILE, {})).viewer?.avatarUrl;
    const call = { file: 'accounts/user/setAvatar.ts', service: 'removeAvatar', args: [userId] };
    expect(await dieInService(market, 'avatar.removed', call)).toBe('SIGKILL');
    expect((await client.must(PROFILE, {})).viewer?.avatarUrl).toBe(before);
  });
});
