import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
});
afterAll(() => market.close());

interface Manifest {
  name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { url: string }[];
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(market.url + path, { headers });

test.each([
  ['zh', 'zh-CN', '饰集'],
  ['en', 'en', 'Shiji'],
])(
  'a page in %s leads to a manifest in its language, whose icons and pages are there',
  async (language, lang, name) => {
    const page = await (await ask('/', { accept: 'text/html', cookie: `language=${language}` })).text();
    const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
    const answer = await ask(path);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect([manifest.lang, manifest.name.startsWith(name)]).toEqual([lang, true]);
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(await (await ask(src)).arrayBuffer()).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    for (const { url } of manifest.shortcuts)
      expect((await ask(url, { accept: 'text/html' })).status, url).toBe(200);
  },
);

test('browsers and home screens find their icons, drawn from the mark', async () => {
  const touch = sharp(await (await ask('/apple-touch-icon.png')).arrayBuffer());
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
  // Opaque in its corner, the accent of the mark in its lower middle.
  const { data, info } = await touch.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  expect(at(0, 0)).toEqual([10, 12, 16, 255]);
  expect(at(90, 60)).toEqual([47, 211, 181, 255]);
  const icon = Buffer.from(await (await ask('/favicon.ico')).arrayBuffer());
  expect([icon.readUInt16LE(2), icon.readUInt8(6)]).toEqual([1, 48]);
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({
    format: 'png',
    width: 48,
  });
});

test('the service worker is never an old one, and is told whose page it is', async () => {
  const worker = await ask('/serviceWorker.js');
  expect([worker.headers.get('content-type'), worker.headers.get('cache-control')]).toEqual([
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(await worker.text()).not.toMatch(/^\s*(?:import|export)\b/m);
  const client = await market.visitor().signIn();
  const own = await ask('/', {
    accept: 'text/html',
    cookie: [...client.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
  });
  const visitors = await ask('/', { accept: 'text/html' });
  expect([own, visitors].map(({ headers }) => headers.get('x-page-of'))).toEqual(['viewer', 'visitor']);
});
