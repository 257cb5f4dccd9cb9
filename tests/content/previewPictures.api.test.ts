import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PictureFiles } from '../../api/catalog/pictures/pictureFiles.ts';
import { addressesOf } from '../../api/catalog/pictures/pictureSources.ts';
import { PictureStore } from '../../api/catalog/pictures/pictureStore.ts';
import { PICTURE, type Work } from '../../api/http/admission/workCost.ts';
import { drawText } from '../../api/http/site/drawnText.ts';
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
async function openSite(lowestAskCents: bigint | null = 9_609_007n) {
  const item = { iconUrl: mirrorUrl('a'), rarityColor: '#eb4b4b' };
  const app = fastify();
  const works: (Work | null)[] = [];
  app.addHook('onRequest', async (request) => {
    const { workOf } = request.routeOptions.config;
    works.push(workOf?.(request) ?? null);
  });
  const files = new PictureFiles(folder, 10_000_000, { warn() {} });
  await servePreviewPictures(app, {
    clientDir: CLIENT,
    findItem: (name) => (name === 'AK & Co' ? { ...item, marketHashName: name, lowestAskCents } : null),
    store: new PictureStore({
      files,
      gateway: stub.gateway,
      addressesOf: (iconUrl) => addressesOf(iconUrl, ['mirror']),
    }),
  });
  return { ask: (path: string) => app.inject(path), works };
}

test('an item’s picture is drawn as previews want it, once for all who ask', async () => {
  stub.answer = answerWith(green);
  const site = await openSite();
  const answers = await Promise.all([1, 2, 3].map(() => site.ask(itemPreviewPath('AK & Co'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=600',
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

test('the picture shows the lowest price, and another one at another price', async () => {
  stub.answer = answerWith(green);
  const pictures: Buffer[] = [];
  for (const price of [9_609_007n, 1n, null])
    pictures.push((await (await openSite(price)).ask(itemPreviewPath('AK & Co'))).rawPayload);
  /** How many bright pixels the line of the price has. */
  const inkOf = async (bytes: Buffer) => {
    const line = sharp(bytes).extract({ left: 0, top: 520, width: 1_200, height: 80 }).greyscale();
    const { data } = await line.raw().toBuffer({ resolveWithObject: true });
    return data.filter((value) => value > 128).length;
  };
  const [long = 0, short = 0, none] = await Promise.all(pictures.map(inkOf));
  expect(none).toBe(0);
  expect(short).toBeGreaterThan(500);
  expect(long).toBeGreaterThan(1.5 * short);
  expect(stub.asked).toHaveLength(1);
});

test('text is drawn letter by letter, smaller where it does not fit, without what the sheet does not have', async () => {
  const line = { left: 0, top: 0, height: 80, widthMax: 1_000, color: { r: 255, g: 255, b: 255 } };
  const draw = async (text: string, widthMax = 1_000) => {
    const drawn = await drawText({ ...line, text, widthMax });
    return (
      drawn &&
      sharp(drawn.input as Buffer)
        .extractChannel(3)
        .raw()
        .toBuffer({ resolveWithObject: true })
    );
  };
  const one = await draw('H');
  const three = await draw('★ 龍 H H');
  const step = one?.info.width ?? 0;
  expect([three?.info.width, three?.info.height]).toEqual([3 * step, 80]);
  /** The darkest of a column's pixels. */
  const column = (x: number) =>
    Math.max(...Array.from({ length: 80 }, (_, y) => three?.data[y * 3 * step + x] ?? 0));
  const isInked = [0, 1, 2].map((place) =>
    Array.from({ length: step - 8 }, (_, x) => column(place * step + 4 + x)).some((ink) => ink > 128),
  );
  expect(isInked).toEqual([true, false, true]);
  expect(column(Math.round(step * 0.25))).toBe(255);
  expect((await draw('H'.repeat(100), 500))?.info.width).toBe(500);
  expect([await draw(''), await draw('龍王')]).toEqual([null, null]);
});

test('T-30 a picture that has to be drawn costs its work, one that is kept and one that nobody has cost nothing', async () => {
  stub.answer = answerWith(green);
  const site = await openSite();
  for (const name of ['AK & Co', 'AK & Co', 'nothing']) await site.ask(itemPreviewPath(name));
  expect(site.works).toEqual([PICTURE, null, null]);
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
