import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PictureFiles } from '../../../api/catalog/pictures/pictureFiles.ts';
import type { PictureGateway } from '../../../api/catalog/pictures/pictureSources.ts';
import { PictureStore } from '../../../api/catalog/pictures/pictureStore.ts';
import { serveRenderings } from '../../../api/http/site/renderingRoute.ts';
import { rendererRoutes } from '../../../api/sandbox/renderer/rendererRoutes.ts';
import type { InspectedCopy } from '../../../api/selling/listing/inspectUrl.ts';
import { renderingPaths } from '../../../api/selling/listing/rendering.ts';
import { photograph } from '../../catalog/pictures/stubSources.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilTrue } from '../../kit/untilTrue.ts';

/** What the sandbox's renderer was asked, by side, and what it does instead of drawing. */
const asked: string[] = [];
let instead: 202 | 500 | null = null;
const renderer = fastify().addHook('onRequest', async (request, reply) => {
  asked.push(String((request.query as { side?: string }).side));
  if (instead === null) return;
  await reply.code(instead).send();
  // One that is still drawing has drawn when it is asked again.
  instead = null;
});

let market: TestMarket;
beforeAll(async () => {
  await renderer.register(rendererRoutes);
  const url = await renderer.listen({ host: '127.0.0.1', port: 0 });
  market = await openTestMarket(
    {
      COPY_RENDERER_URL: `${url}/render?inspect={inspect}&side={side}`,
      COPY_RENDERER_TIMEOUT_MS: '4000',
      WORK_MS_PER_MINUTE: '12000',
    },
    'production',
  );
});
afterAll(async () => {
  await market.close();
  await renderer.close();
});
beforeEach(() => {
  asked.length = 0;
  instead = null;
});

interface Row {
  id: string;
  name: string;
  renderings: string[];
}

/** Copies on sale of an item, with the paths that GraphQL names. */
async function readCopies(isWorn: boolean, count = 3): Promise<Row[]> {
  const { rows } = await market.owner.query<{ name: string }>(
    `select market_hash_name as name from market_item
       where listing_count >= $2 and (float_max is not null) = $1 order by listing_count desc, id limit 1`,
    [isWorn, count],
  );
  const name = rows[0]?.name ?? '';
  const { data } = await market.visitor().query<{
    marketItem: { listings: { edges: { node: { asset: { renderings: string[] } } }[] } };
  }>(
    `query ($name: String!) { marketItem(marketHashName: $name) {
       listings(first: 20) { edges { node { asset { renderings } } } } } }`,
    { name },
  );
  const edges = data?.marketItem.listings.edges ?? [];
  return edges.map(({ node: { asset } }) => ({
    id: asset.renderings[0]?.split('/')[2] ?? '',
    name,
    renderings: asset.renderings,
  }));
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(market.url + path, { headers: { accept: 'image/webp', ...headers } });

test('Q-09 each side of a copy is drawn once, by its finish, wear, pattern and stickers, and kept for ever', async () => {
  const [copy, other] = await readCopies(true);
  const [front = '', back = ''] = copy?.renderings ?? [];
  expect(copy?.renderings).toEqual([
    expect.stringMatching(/^\/rendering\/[\da-f-]{36}\/front\?v=[\w-]{8}$/),
    expect.stringMatching(/^\/rendering\/[\da-f-]{36}\/back\?v=[\w-]{8}$/),
  ]);
  const answers = await Promise.all([get(front), get(back), get(front)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
    Array(3).fill('public, max-age=31536000, immutable'),
  );
  const pictures = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'webp', width: 1_024, height: 768 });
  expect(pictures[1]).not.toEqual(pictures[0]);
  expect(asked.toSorted()).toEqual(['back', 'front']);
  expect((await get(front, { accept: 'image/avif,*/*' })).headers.get('content-type')).toBe('image/avif');
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect((await get(front, { 'if-none-match': etag })).status).toBe(304);
  // Under another version it is the picture of now.
  const old = await get(front.replace(/v=.*/, 'v=before'));
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  expect(asked).toHaveLength(2);
  // The other copy has another wear.
  await get(other?.renderings[0] ?? '');
  expect(asked).toHaveLength(3);
});

test('Q-09 a copy that looks the same is not drawn again, whoever owns it and whatever its asset id', async () => {
  const [copy, , twin] = await readCopies(true);
  await get(copy?.renderings[0] ?? '');
  asked.length = 0;
  await market.owner.query(
    `update asset set float_value = other.float_value, paint_seed = other.paint_seed, paint_index = other.paint_index,
       stickers = other.stickers, charm = other.charm, name_tag = other.name_tag, certificate = 'ADBD58'
       from asset other where asset.id = $1 and other.id = $2`,
    [twin?.id, copy?.id],
  );
  expect((await get(`/rendering/${twin?.id}/front`)).status).toBe(200);
  expect(asked).toEqual([]);
  await market.owner.query("update asset set name_tag = 'Mine' where id = $1", [twin?.id]);
  expect((await get(`/rendering/${twin?.id}/front`)).status).toBe(200);
  expect(asked).toEqual(['front']);
});

test('Q-09 nothing is drawn of what has no finish, of no copy, and where the market has no renderer', async () => {
  const [plain] = await readCopies(false);
  expect(plain?.renderings).toEqual([]);
  const [copy] = await readCopies(true);
  const { rows } = await market.owner.query<{ id: string }>(
    'select asset.id from asset join market_item item on item.id = market_item_id where float_max is null limit 1',
  );
  for (const path of [
    `/rendering/${rows[0]?.id}/front`,
    `/rendering/${copy?.id}/top`,
    `/rendering/${copy?.id}`,
    '/rendering/0199a0b1-1111-7222-8333-444455556666/front',
    '/rendering/x/front',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect(asked).toEqual([]);
  const { COPY_RENDERER_URL: _left, ...without } = market.config;
  expect(renderingPaths(without, LOOK_ID, LOOK)).toEqual([]);
  // One that draws one side alone has no back.
  const oneSided = { ...market.config, COPY_RENDERER_URL: 'https://render.example/{inspect}.png' };
  expect(renderingPaths(oneSided, LOOK_ID, LOOK)).toEqual([expect.stringContaining('/front?')]);
});

const LOOK: InspectedCopy = {
  tagWeapon: 'weapon_ak47',
  tagRarity: 'Rarity_Legendary_Weapon',
  tagQuality: 'normal',
  paintIndex: 282,
  paintSeed: 3,
  floatValue: 0.2,
  nameTag: null,
  stickers: [],
  charm: null,
};

test('Q-09 a picture that is still being drawn is waited for', async () => {
  const [copy] = await readCopies(true);
  await rename(copy, 'slowly');
  instead = 202;
  expect((await get(`/rendering/${copy?.id}/front`)).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('Q-09 a copy that the renderer cannot draw keeps no other one from being drawn', async () => {
  const [copy, other] = await readCopies(true);
  await rename(copy, 'undrawable');
  await rename(other, 'drawable');
  instead = 500;
  expect((await get(`/rendering/${copy?.id}/front`)).status).toBe(503);
  expect((await get(`/rendering/${other?.id}/front`)).status).toBe(200);
});

/** Gives a copy a name, so that it has to be drawn anew. */
const rename = (copy: Row | undefined, name: string) =>
  market.owner.query('update asset set name_tag = $2 where id = $1', [copy?.id, name]);

test('Q-09 one address cannot have a renderer draw without end; what is drawn stays open to it', async () => {
  const [copy] = await readCopies(true);
  const path = `/rendering/${copy?.id}/front`;
  await rename(copy, 'picture 0');
  let answer = await get(path);
  expect(answer.status).toBe(200);
  for (let count = 1; answer.status === 200 && count < 15; count += 1) {
    await rename(copy, `picture ${count}`);
    answer = await get(path);
  }
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([429, 'no-store']);
  await rename(copy, 'picture 0');
  expect((await get(path)).status).toBe(200);
});

describe('Q-09 a renderer that does not answer', () => {
  let folder: string;
  const sites: FastifyInstance[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rendering-'));
    return () => rm(folder, { recursive: true, force: true });
  });

  /** A site whose renderer answers by `load`. */
  function openSite(load: PictureGateway['load'], patienceMs = 100) {
    const app = fastify();
    const files = new PictureFiles(folder, 10_000_000, { warn() {} });
    serveRenderings(app, {
      store: new PictureStore({ files, gateway: { load }, addressesOf: (address) => [address] }),
      findRendering: async (id) => ({ address: `https://render.example/${id}`, version: id.slice(-8) }),
      mayWork: async () => true,
      patienceMs,
    });
    sites.push(app);
    return (digit: number) => app.inject({ url: `/rendering/${LOOK_ID}${digit}/front` });
  }

  test('is not waited for longer than a reader is patient; its picture is there the next time', async () => {
    const drawn = Promise.withResolvers<Buffer>();
    const ask = openSite(() => drawn.promise);
    const late = await ask(1);
    expect(late.statusCode).toBe(503);
    expect(late.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    drawn.resolve(await photograph('#00ff00'));
    await untilTrue(async () => (await ask(1)).statusCode === 200, 10_000);
  });

  test('holds up neither the end of the process nor more than three pictures of one address', async () => {
    const ask = openSite(() => new Promise(() => {}), 60_000);
    const waiting = [1, 2, 3].map((digit) => ask(digit));
    await new Promise((done) => setTimeout(done, 50));
    expect((await ask(4)).statusCode).toBe(503);
    await sites.at(-1)?.close();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  });

  test('is left alone for some time, and nothing stands in for its pictures', async () => {
    const loads: string[] = [];
    const ask = openSite(async (url) => {
      loads.push(url);
      return 'unreachable';
    });
    expect((await ask(1)).statusCode).toBe(503);
    expect((await ask(2)).statusCode).toBe(503);
    expect(loads).toHaveLength(1);
  });
});

const LOOK_ID = '0199a0b1-1111-7222-8333-44445555666';
