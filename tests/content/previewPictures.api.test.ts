import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PictureFiles } from '../../api/catalog/pictures/pictureFiles.ts';
import { PictureStore } from '../../api/catalog/pictures/pictureStore.ts';
import { itemPreviewPath } from '../../api/http/site/linkPreview.ts';
import { servePreviewPictures } from '../../api/http/site/previewPictures.ts';
import {
  answerWith,
  mirrorUrl,
  openStubSources,
  photograph,
  type StubSources,
} from '../catalog/pictures/stubSources.ts';

const CLIENT = fileURLToPath(new URL('../../web/public', import.meta.url));
const RED = { r: 235, g: 75, b: 75 };

let stub: StubSources;
let green: Buffer;
let folder: string;
beforeAll(async () => {
  stub = await openStubSources();
  green = await photograph('#00ff00');
});
afterAll(() => stub.close());
beforeEach(async () => {
  stub.asked.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** A site with one item, whose source is the stub. */
async function openSite() {
  const app = fastify();
  const files = new PictureFiles(folder, 10_000_000, { warn() {} });
  await servePreviewPictures(app, {
    clientDir: CLIENT,
    findItem: (name) => (name === 'AK & Co' ? { iconUrl: mirrorUrl('a'), rarityColor: '#eb4b4b' } : null),
    store: new PictureStore({ files, gateway: stub.gateway, sources: ['mirror'] }),
  });
  return { ask: (path: string) => app.inject(path) };
}

test('an item’s picture is drawn as previews want it, once for all who ask', async () => {
  stub.answer = answerWith(green);
  const site = await openSite();
  const answers = await Promise.all([1, 2, 3].map(() => site.ask(itemPreviewPath('AK & Co'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
  expect(stub.asked).toHaveLength(1);
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

test.each<[string, StubSources['answer']]>([
  ['does not answer', (request) => request.socket.destroy()],
  ['sends no picture', answerWith(Buffer.from('<html>'), 'text/html')],
])('the brand’s picture stands where the host %s, and it is left alone for a while', async (_why, answer) => {
  stub.answer = answer;
  const site = await openSite();
  for (const _time of [1, 2])
    expect((await site.ask(itemPreviewPath('AK & Co'))).headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=600',
    });
  expect(stub.asked).toHaveLength(1);
  const brand = await site.ask('/preview.png');
  expect(await sharp(brand.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('no item, no picture', async () => {
  const site = await openSite();
  for (const path of [
    itemPreviewPath('none'),
    '/preview/goods.jpg',
    '/preview/goods.jpg?hashName=a&hashName=b',
  ])
    expect((await site.ask(path)).statusCode, path).toBe(404);
  expect(stub.asked).toEqual([]);
});
