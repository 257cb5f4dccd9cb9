import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inShare, type PicturedItem, picturePath } from '../../../api/catalog/pictures/pictureAddress.ts';
import { PictureFiles } from '../../../api/catalog/pictures/pictureFiles.ts';
import { addressesOf } from '../../../api/catalog/pictures/pictureSources.ts';
import { PictureStore } from '../../../api/catalog/pictures/pictureStore.ts';
import { servePictures } from '../../../api/http/site/pictureRoute.ts';
import { missedByMs } from '../../kit/bestTime.ts';
import { slowness } from '../../kit/slowness.ts';
import { answerWith, mirrorUrl, openStubSources, photograph, type StubSources } from './stubSources.ts';

const ITEM: PicturedItem = {
  id: '0199a0b1-1111-7222-8333-444455556666',
  marketHashName: '★ Karambit | Doppler (Factory New)',
  rarityColor: '#EB4B4B',
  tagType: 'CSGO_Type_Knife',
  tagWeapon: 'weapon_knife_karambit',
  iconUrl: mirrorUrl('a'),
};
/** Drawn by the share of its fade. */
const FADE: PicturedItem = {
  ...ITEM,
  id: '0199a0b1-1111-7222-8333-444455558888',
  marketHashName: '★ Karambit | Fade (Factory New)',
  iconUrl: null,
};
const DRAWN_ALONE: PicturedItem = { ...ITEM, id: '0199a0b1-1111-7222-8333-444455557777', iconUrl: null };
const CARD = picturePath(ITEM, 'card');
const YEAR = 'public, max-age=31536000, immutable';

let stub: StubSources;
let green: Buffer;
let folder: string;
/** False while the budget of whoever asks is spent. */
let isWithinBudget = true;
beforeAll(async () => {
  stub = await openStubSources();
  green = await photograph('#00ff00');
});
afterAll(() => stub.close());
beforeEach(async () => {
  stub.asked.length = 0;
  stub.answer = answerWith(green);
  isWithinBudget = true;
  folder = await mkdtemp(join(tmpdir(), 'route-'));
  return () => rm(folder, { recursive: true, force: true });
});

function openSite() {
  const app = fastify();
  const files = new PictureFiles(folder, 10_000_000, { warn() {} });
  servePictures(app, {
    store: new PictureStore({
      files,
      gateway: stub.gateway,
      addressesOf: (iconUrl) => addressesOf(iconUrl, ['mirror']),
    }),
    findPictured: async (id, phase) => {
      const item = [ITEM, DRAWN_ALONE, FADE].find((each) => each.id === id) ?? null;
      return phase === null || phase === 'Ruby' ? item && { ...item, phase } : null;
    },
    mayWork: async () => isWithinBudget,
  });
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test('M-06 the photograph comes as AVIF or WebP, to be kept for ever under an address with its version', async () => {
  const ask = openSite();
  const avif = await ask(CARD, { accept: 'image/avif,image/webp,*/*' });
  const webp = await ask(CARD, { accept: 'image/webp,*/*' });
  expect([avif, webp].map(({ headers }) => headers['content-type'])).toEqual(['image/avif', 'image/webp']);
  for (const { headers } of [avif, webp])
    expect(headers).toMatchObject({
      'cache-control': YEAR,
      vary: 'accept, accept-encoding',
      'referrer-policy': 'no-referrer',
    });
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ width: 360, height: 270 });
  const stage = await ask(picturePath(ITEM, 'stage'));
  expect(await sharp(stage.rawPayload).metadata()).toMatchObject({ width: 512, height: 384 });
  expect(stub.asked).toHaveLength(1);
  const again = await ask(CARD, { accept: 'image/webp', 'if-none-match': String(webp.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  // The other type is another answer.
  expect(
    (await ask(CARD, { accept: 'image/avif', 'if-none-match': String(webp.headers.etag) })).statusCode,
  ).toBe(200);
});

test('an address of another version shows the picture of now, and is soon asked for again', async () => {
  const ask = openSite();
  await ask(CARD);
  for (const path of [CARD.replace(/v=.*/, 'v=old'), CARD.split('?')[0] ?? '', `${CARD}&v=twice`])
    expect((await ask(path)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
    });
});

test('the address changes with the photograph, the rarity and the phase', () => {
  const others = [
    { ...ITEM, iconUrl: mirrorUrl('b') },
    { ...ITEM, rarityColor: '#000000' },
    { ...ITEM, phase: 'Ruby' },
  ];
  expect(new Set([ITEM, ...others].map((item) => picturePath(item, 'card'))).size).toBe(4);
  expect(picturePath({ ...ITEM }, 'card')).toBe(CARD);
});

test('an item without a photograph is drawn, once and for all', async () => {
  const ask = openSite();
  const drawn = await ask(picturePath(DRAWN_ALONE, 'card'));
  expect(drawn.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': YEAR });
  expect(drawn.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="272" /);
  // Nothing in it depends on a style of the page.
  expect(drawn.body).not.toMatch(/class=|var\(/);
  const zipped = await ask(picturePath(DRAWN_ALONE, 'card'), { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.rawPayload.length).toBeLessThan(drawn.rawPayload.length);
  expect((await ask(picturePath({ ...DRAWN_ALONE, phase: 'Ruby' }, 'card'))).statusCode).toBe(200);
  expect(stub.asked).toEqual([]);
});

test('a copy is drawn with its share of the fade, in steps; a photograph is that of its item', async () => {
  const ask = openSite();
  const pathOf = (percent: number, item = FADE) => picturePath(inShare(item, percent), 'card');
  expect(pathOf(83.4)).toContain('share=85');
  expect(pathOf(84)).toBe(pathOf(86));
  const [less, more] = [await ask(pathOf(80)), await ask(pathOf(100))];
  expect(less.headers['content-type']).toBe('image/svg+xml');
  expect(less.body).not.toBe(more.body);
  expect(less.headers.etag).not.toBe(more.headers.etag);
  const shown = await ask(pathOf(80, ITEM), { accept: 'image/webp' });
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': YEAR });
  expect(stub.asked).toHaveLength(1);
  await ask(pathOf(100, ITEM), { accept: 'image/webp' });
  expect(stub.asked).toHaveLength(1);
});

test('a source that does not respond holds up nobody: the drawing comes, for a minute, and then the photograph', async () => {
  const held = Promise.withResolvers<void>();
  stub.answer = (request, response) => void held.promise.then(() => answerWith(green)(request, response));
  const ask = openSite();
  const begun = performance.now();
  const drawn = await ask(CARD);
  expect(performance.now() - begun).toBeLessThan(2_000 * slowness());
  expect(drawn.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=60',
  });
  held.resolve();
  await expect.poll(async () => (await ask(CARD)).headers['content-type']).toBe('image/webp');
  // What the browser has of the drawing does not stand for the photograph.
  const later = await ask(CARD, { 'if-none-match': String(drawn.headers.etag) });
  expect([later.statusCode, later.headers['cache-control']]).toEqual([200, YEAR]);
  expect(stub.asked).toHaveLength(1);
});

test('a dead source is not waited for again', async () => {
  stub.answer = (request) => request.socket.destroy();
  const ask = openSite();
  await ask(CARD);
  const askTwenty = async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await ask(CARD)).headers['content-type']).toBe('image/svg+xml');
  };
  // Twenty waits of 300 ms would be 6 s.
  expect(await missedByMs(300, askTwenty)).toBe(0);
  expect(stub.asked).toHaveLength(1);
});

test('whoever has spent the budget of work gets what is there, and else the drawing', async () => {
  const ask = openSite();
  isWithinBudget = false;
  expect((await ask(CARD)).headers['content-type']).toBe('image/svg+xml');
  expect(stub.asked).toEqual([]);
  isWithinBudget = true;
  expect((await ask(CARD)).headers['content-type']).toBe('image/webp');
  isWithinBudget = false;
  expect((await ask(CARD)).headers['content-type']).toBe('image/webp');
});

test.each([
  '/picture/0199a0b1-1111-7222-8333-444455550000/card',
  `/picture/${ITEM.id}/huge`,
  `/picture/${ITEM.id}/constructor`,
  `/picture/${ITEM.id.toUpperCase()}/card`,
  '/picture/..%2f..%2fetc%2fpasswd/card',
  `/picture/${ITEM.id}/..%2f..%2fpackage.json`,
  '/picture/%00/card',
  `/picture/${'a'.repeat(250)}/card`,
  `/picture/${ITEM.id}/card?phase=Nothing`,
  `/picture/${ITEM.id}/card?phase=Ruby&phase=Ruby`,
  `/picture/${ITEM.id}/card?share=`,
  `/picture/${ITEM.id}/card?share=83`,
  `/picture/${ITEM.id}/card?share=105`,
  `/picture/${ITEM.id}/card?share=5&share=5`,
])('%s is not a picture', async (path) => {
  const { statusCode } = await openSite()(path);
  expect([400, 404, 414]).toContain(statusCode);
  expect(stub.asked).toEqual([]);
});
