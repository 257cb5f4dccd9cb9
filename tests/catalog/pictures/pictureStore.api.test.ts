import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formOf } from '../../../api/catalog/pictures/photograph.ts';
import { PictureFiles } from '../../../api/catalog/pictures/pictureFiles.ts';
import { addressesOf } from '../../../api/catalog/pictures/pictureSources.ts';
import {
  PICTURE_PAUSE_MS,
  PictureStore,
  SOURCE_PAUSE_MS,
} from '../../../api/catalog/pictures/pictureStore.ts';
import { answerWith, mirrorUrl, openStubSources, photograph, type StubSources } from './stubSources.ts';

let stub: StubSources;
let folder: string;
let green: Buffer;
const warn = vi.fn();
const PATIENCE_MS = 60_000;
const CARD = formOf('card', 'image/webp');
const AVIF = formOf('card', 'image/avif');
const STEAM = 'https://community.fastly.steamstatic.com/economy/image/Name-1_a/360fx360f';

beforeAll(async () => {
  stub = await openStubSources();
  green = await photograph('#00ff00');
});
afterAll(() => stub.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  stub.asked.length = 0;
  stub.answer = answerWith(green);
  warn.mockClear();
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function openStore(bytesMax = 50_000_000, inFolder = folder) {
  const files = new PictureFiles(inFolder, bytesMax, { warn });
  return {
    files,
    store: new PictureStore({
      files,
      gateway: stub.gateway,
      addressesOf: (iconUrl) => addressesOf(iconUrl, ['steam', 'mirror']),
    }),
  };
}

test('M-06 a photograph is fetched once, whoever asks at the same time and in whatever form', async () => {
  const { store } = openStore();
  const url = mirrorUrl('a');
  const asked = [CARD, CARD, AVIF, formOf('stage', 'image/webp'), formOf('stage', 'image/avif')];
  const made = await Promise.all(asked.map((form) => store.obtain(url, form, PATIENCE_MS)));
  expect(stub.asked).toEqual([`cdn.cstrike.app/images/${'a'.repeat(64)}.webp`]);
  const webp = [made[0], made[3]].map((bytes) => sharp(bytes ?? undefined).metadata());
  expect((await Promise.all(webp)).map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 360, 270],
    ['webp', 512, 384],
  ]);
  // Only its encoder can be reached in this process, so the type is read from the first bytes.
  for (const bytes of [made[2], made[4]]) expect(bytes?.subarray(4, 12).toString()).toBe('ftypavif');
  expect(made[0]).toBe(made[1]);
  const pixel = await sharp(made[0] ?? undefined)
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect(pixel[1]).toBeGreaterThan(230);
});

test('what was fetched is there after a restart, and without any source', async () => {
  const url = mirrorUrl('b');
  const made = await openStore().store.obtain(url, CARD, PATIENCE_MS);
  stub.answer = (request) => request.socket.destroy();
  const { store, files } = openStore();
  await files.opened;
  expect(files.bytes).toBeGreaterThan(0);
  expect(await store.find(url, CARD)).toEqual(made);
  expect(await store.obtain(url, AVIF, PATIENCE_MS)).not.toBeNull();
  expect(stub.asked).toHaveLength(1);
});

describe('a source', () => {
  test('Steam’s networks are asked first, by the name alone, and nothing but pictures of the known hosts', () => {
    expect(addressesOf(STEAM, ['steam', 'mirror'])).toEqual([
      'https://community.cloudflare.steamstatic.com/economy/image/Name-1_a/512fx384f',
      'https://community.akamai.steamstatic.com/economy/image/Name-1_a/512fx384f',
    ]);
    expect(addressesOf(mirrorUrl('c'), ['steam', 'mirror'])).toEqual([mirrorUrl('c')]);
    expect(addressesOf(mirrorUrl('c'), ['steam'])).toEqual([]);
    for (const url of [
      'http://cdn.cstrike.app/images/a.webp',
      `https://cdn.cstrike.app:8443/images/${'a'.repeat(64)}.webp`,
      `https://cdn.cstrike.app.evil.example/images/${'a'.repeat(64)}.webp`,
      `https://cdn.cstrike.app/images/${'a'.repeat(64)}.webp/../../x`,
      'https://steamstatic.com.evil.example/economy/image/a',
      'https://evil.example/?https://community.steamstatic.com/economy/image/a',
      'https://community.steamstatic.com@127.0.0.1/economy/image/a',
      'https://community.steamstatic.com/economy/image/..%2f..%2fx',
      'https://127.0.0.1/economy/image/a',
      'file:///etc/passwd',
      'x',
    ])
      expect(addressesOf(url, ['steam', 'mirror']), url).toEqual([]);
  });

  test.each(['http://cdn.cstrike.app/a', 'https://cdn.cstrike.app:8443/a', 'https://127.0.0.1/a', 'x'])(
    'the gateway itself asks no other host: %s',
    async (url) => {
      expect(await stub.gateway.load(url)).toBe('missing');
      expect(stub.asked).toEqual([]);
    },
  );

  test('the second network of Steam is asked where the first fails', async () => {
    stub.answer = (request, response, host) =>
      host.includes('cloudflare') ? request.socket.destroy() : answerWith(green)(request, response);
    const { store } = openStore();
    expect(await store.obtain(STEAM, CARD, PATIENCE_MS)).not.toBeNull();
    expect(stub.asked.map((address) => address.split('/')[0])).toEqual([
      'community.cloudflare.steamstatic.com',
      'community.akamai.steamstatic.com',
    ]);
    // The one that failed is left alone for every other picture, too.
    expect(await store.obtain(STEAM.replace('Name', 'Other'), CARD, PATIENCE_MS)).not.toBeNull();
    expect(stub.asked).toHaveLength(3);
  });

  test('a slow one holds up nobody, and its picture is there later', async () => {
    const url = mirrorUrl('d');
    const held = Promise.withResolvers<void>();
    stub.answer = (request, response) => void held.promise.then(() => answerWith(green)(request, response));
    const { store } = openStore();
    expect(await store.obtain(url, CARD, 20)).toBeNull();
    expect(await store.obtain(url, CARD, 20)).toBeNull();
    held.resolve();
    await expect.poll(() => store.find(url, CARD)).not.toBeNull();
    expect(stub.asked).toHaveLength(1);
  });

  const bomb = () =>
    sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  test.each<[string, () => Promise<StubSources['answer']>]>([
    ['has no such picture', async () => (_request, response) => response.writeHead(404).end()],
    ['sends another type', async () => answerWith(Buffer.from('<html>'), 'text/html')],
    ['sends a drawing', async () => answerWith(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['sends something else as a picture', async () => answerWith(Buffer.from('hello'))],
    ['sends half a picture', async () => answerWith(await half())],
    ['sends too many bytes', async () => answerWith(Buffer.concat([green, Buffer.alloc(4_000_000)]))],
    ['sends too many pixels', async () => answerWith(await bomb())],
    [
      'sends elsewhere',
      async () => (request, response) =>
        request.url === '/secret'
          ? answerWith(green)(request, response)
          : response.writeHead(302, { location: '/secret' }).end(),
    ],
  ])('that %s: no photograph, and no second try for some minutes', async (_what, answerOf) => {
    stub.answer = await answerOf();
    const { store } = openStore();
    const url = mirrorUrl('e');
    expect(await store.obtain(url, CARD, PATIENCE_MS)).toBeNull();
    expect(store.canObtain(url)).toBe(false);
    expect(await store.obtain(url, AVIF, PATIENCE_MS)).toBeNull();
    expect(stub.asked).toHaveLength(1);
    // Another picture of the same host is not concerned.
    expect(store.canObtain(mirrorUrl('f'))).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each<[string, StubSources['answer']]>([
    ['does not respond', (request) => request.socket.destroy()],
    ['is overloaded', (_request, response) => response.writeHead(503).end()],
    ['counts requests', (_request, response) => response.writeHead(429).end()],
    [
      'ends in the middle',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100000' });
        response.write(green.subarray(0, 100), () => request.socket.destroy());
      },
    ],
  ])('that %s is asked for no other picture, and again after some minutes', async (_what, answer) => {
    const now = vi.spyOn(performance, 'now');
    try {
      stub.answer = answer;
      const { store } = openStore();
      expect(await store.obtain(mirrorUrl('1'), CARD, PATIENCE_MS)).toBeNull();
      expect(await store.obtain(mirrorUrl('2'), CARD, PATIENCE_MS)).toBeNull();
      expect(stub.asked).toHaveLength(1);
      stub.answer = answerWith(green);
      const at = performance.now();
      now.mockReturnValue(at + SOURCE_PAUSE_MS + 1_000);
      await new Promise((done) => setTimeout(done, 5));
      expect(await store.obtain(mirrorUrl('2'), CARD, PATIENCE_MS)).not.toBeNull();
      expect(store.canObtain(mirrorUrl('1'))).toBe(false);
      now.mockReturnValue(at + PICTURE_PAUSE_MS + 1_000);
      await new Promise((done) => setTimeout(done, 5));
      expect(await store.obtain(mirrorUrl('1'), CARD, PATIENCE_MS)).not.toBeNull();
    } finally {
      now.mockRestore();
    }
  });

  test('few are asked at a time, and not more than a bound wait', async () => {
    const held = Promise.withResolvers<void>();
    stub.answer = (request, response) => void held.promise.then(() => answerWith(green)(request, response));
    const { store } = openStore();
    const urls = Array.from({ length: 240 }, (_, at) =>
      mirrorUrl('0').replace(/^(.*images\/)0{4}/, `$1${at.toString(16).padStart(4, '0')}`),
    );
    expect(await Promise.all(urls.map((url) => store.obtain(url, CARD, 10)))).toEqual(urls.map(() => null));
    await expect.poll(() => stub.asked.length).toBe(6);
    // Of those that wait, none is asked for before another is done.
    expect(await store.obtain(urls[0] ?? '', CARD, 50)).toBeNull();
    expect(stub.asked).toHaveLength(6);
    expect(store.canObtain(mirrorUrl('9'))).toBe(false);
    stub.answer = (request) => request.socket.destroy();
    held.resolve();
    await expect.poll(() => store.isObtaining(urls[0] ?? '', CARD)).toBe(false);
  });
});

/** The first half of a photograph. */
async function half(): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7_919 + (at % 13) * 101) % 251));
  const whole = await sharp(pixels, { raw: { width: 200, height: 150, channels: 3 } })
    .png()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

describe('the folder', () => {
  test('keeps no more than its bound: what was used longest ago goes first, also what a former process left', async () => {
    const old = new Date(Date.now() - 90 * 86_400_000);
    for (const name of ['old-1.card.webp', 'old-2.card.webp']) {
      await writeFile(join(folder, name), Buffer.alloc(400, 1));
      await utimes(join(folder, name), old, old);
    }
    await writeFile(join(folder, 'new.card.webp'), Buffer.alloc(400, 2));
    const files = new PictureFiles(folder, 1_300, { warn });
    await files.opened;
    expect(files.bytes).toBe(1_200);
    expect(await files.read('old-1.card.webp')).toHaveLength(400);
    await files.write('made.card.webp', Buffer.alloc(500, 3));
    await expect
      .poll(async () => (await readdir(folder)).sort())
      .toEqual(['made.card.webp', 'new.card.webp', 'old-1.card.webp']);
    expect(files.bytes).toBe(1_300);
    expect(await files.read('old-2.card.webp')).toBeNull();
    // Its use is shown to the next process.
    await expect
      .poll(async () => (await stat(join(folder, 'old-1.card.webp'))).mtimeMs)
      .toBeGreaterThan(old.getTime());
    await files.write('large.card.webp', Buffer.alloc(2_000));
    expect(await readdir(folder)).toHaveLength(3);
  });

  test('another process may empty it, or fill it', async () => {
    const { store } = openStore();
    const url = mirrorUrl('3');
    const made = await openStore().store.obtain(url, CARD, PATIENCE_MS);
    expect(await store.find(url, CARD)).toEqual(made);
    await rm(folder, { recursive: true });
    const { store: third } = openStore();
    expect(await third.find(url, CARD)).toBeNull();
    expect(await third.obtain(url, CARD, PATIENCE_MS)).not.toBeNull();
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('a half-written file of a process that ended, and an empty one, are not used as pictures', async () => {
    await writeFile(join(folder, '77-1.draft'), 'half');
    await utimes(join(folder, '77-1.draft'), new Date(0), new Date(0));
    await writeFile(join(folder, 'empty.card.webp'), '');
    const files = new PictureFiles(folder, 1_000, { warn });
    await files.opened;
    expect(await files.read('empty.card.webp')).toBeNull();
    expect(await readdir(folder)).toEqual(['empty.card.webp']);
  });

  test('where nothing can be written, photographs come from memory, and it is said once', async () => {
    // A file where the folder should be: root may write everywhere else.
    const blocked = join(folder, 'blocked');
    await writeFile(blocked, '');
    const { store } = openStore(50_000_000, blocked);
    const url = mirrorUrl('4');
    const made = await store.obtain(url, CARD, PATIENCE_MS);
    expect(made).not.toBeNull();
    expect(await store.find(url, CARD)).toEqual(made);
    expect(await store.obtain(url, AVIF, PATIENCE_MS)).not.toBeNull();
    expect(stub.asked).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
