import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureHttp } from '../../api/catalog/items/picture.ts';
import { itemPreviewPath } from '../../api/http/site/linkPreview.ts';
import { servePreviewPictures } from '../../api/http/site/previewPictures.ts';

const CLIENT = fileURLToPath(new URL('../../web/public', import.meta.url));
const RED = { r: 235, g: 75, b: 75 };

/** A site with one item whose host returns the given response and counts its requests. */
async function openSite(answerOf: () => Promise<Uint8Array | null>) {
  const app = fastify();
  let count = 0;
  await servePreviewPictures(app, {
    clientDir: CLIENT,
    findItem: (name) =>
      name === 'AK & Co' ? { iconUrl: 'https://cdn.cstrike.app/a.webp', rarityColor: '#eb4b4b' } : null,
    loadPicture: () => {
      count += 1;
      return answerOf();
    },
  });
  return { ask: (path: string) => app.inject(path), count: () => count };
}

const picture = () =>
  sharp({ create: { width: 512, height: 384, channels: 4, background: { r: 0, g: 255, b: 0, alpha: 1 } } })
    .webp()
    .toBuffer();

test('an item’s picture is drawn as previews want it, once for all who ask', async () => {
  const site = await openSite(picture);
  const answers = await Promise.all([1, 2, 3].map(() => site.ask(itemPreviewPath('AK & Co'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
  expect(site.count()).toBe(1);
  const { data, info } = await sharp(answers[0]?.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return { r: data[start] ?? 0, g: data[start + 1] ?? 0, b: data[start + 2] ?? 0 };
  };
  expect(at(600, 315).g).toBeGreaterThan(200);
  for (const channel of ['r', 'g', 'b'] as const)
    expect(Math.abs(at(10, 625)[channel] - RED[channel])).toBeLessThan(12);
});

test.each([
  ['does not answer', async () => null],
  ['sends no picture', async () => Buffer.from('<html>')],
])(
  'the brand’s picture stands where the host %s, and it is left alone for a while',
  async (_why, answerOf) => {
    const site = await openSite(answerOf);
    for (const _time of [1, 2])
      expect((await site.ask(itemPreviewPath('AK & Co'))).headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=600',
      });
    expect(site.count()).toBe(1);
    const brand = await site.ask('/preview.png');
    expect(await sharp(brand.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);

test('no item, no picture; nobody else’s address is asked, and no more is read than a picture has', async () => {
  const site = await openSite(picture);
  for (const path of [
    itemPreviewPath('none'),
    '/preview/goods.jpg',
    '/preview/goods.jpg?hashName=a&hashName=b',
  ])
    expect((await site.ask(path)).statusCode, path).toBe(404);
  expect(site.count()).toBe(0);
  const asked: string[] = [];
  const headers = { 'content-type': 'image/png' };
  const http = createPictureHttp(async (url) => {
    asked.push(String(url));
    return new Response(String(url).endsWith('big') ? new Uint8Array(4_000_000) : 'x', { headers });
  });
  for (const url of [
    'http://cdn.cstrike.app/a',
    'https://cdn.cstrike.app:8443/a',
    'https://127.0.0.1/a',
    'https://cdn.cstrike.app.evil.example/a',
    'file:///etc/passwd',
    'x',
  ])
    expect(await http.load(url), url).toBeNull();
  expect(asked).toEqual([]);
  expect(await http.load('https://cdn.cstrike.app/a')).toEqual(Buffer.from('x'));
  expect(await http.load('https://community.cloudflare.steamstatic.com/big')).toBeNull();
});
