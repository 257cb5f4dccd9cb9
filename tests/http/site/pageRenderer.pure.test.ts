import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageRenderer, PageRenderer } from '../../../api/http/site/pageRenderer.ts';

/** A bundle whose pages do what their address says. */
const BUNDLE = `
export const THEME_SCRIPT = 'theme';
export const PAGE_STATE_ID = 'state';
export const PUBLIC_PATHS = ['/'];
export async function render({ url, send }) {
  const path = new URL(url).pathname;
  if (path === '/dies') process.exit(1);
  if (path === '/waits') await new Promise(() => {});
  if (path === '/fails') throw new Error('a page that fails');
  if (path === '/loops') for (const end = Date.now() + 400; Date.now() < end; );
  if (path === '/moved') return { status: 302, location: '/' };
  const reply = await send({ id: 'a', name: 'Page', operationKind: 'query', more() {} }, { path });
  const state = new TextEncoder().encode(path);
  // A small buffer shares its memory with others, which must survive that the page is passed on.
  const body = Buffer.from(JSON.stringify(reply));
  return { status: 200, language: 'zh-CN', head: '', styles: '', files: [], state, body };
}`;

const REQUEST = {
  language: undefined,
  currency: undefined,
  marketView: undefined,
  nonce: 'n',
  leavesPage: false,
};
const folder = mkdtempSync(join(tmpdir(), 'shiji-renderer-'));
const renderer = new PageRenderer(join(folder, 'bundle.mjs'));

function page(path: string, answer = async (): Promise<string> => JSON.stringify({ path })) {
  return renderer.render({ ...REQUEST, url: `http://site.invalid${path}` }, answer);
}

beforeAll(async () => {
  writeFileSync(join(folder, 'bundle.mjs'), BUNDLE);
  expect(await renderer.start()).toEqual({
    THEME_SCRIPT: 'theme',
    PAGE_STATE_ID: 'state',
    PUBLIC_PATHS: ['/'],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the thread that renders pages', () => {
  test('a page gets the answers of its own documents', async () => {
    const pages = await Promise.all(['/a', '/b', '/c'].map((path) => page(path)));
    const texts = pages.map((made) =>
      'body' in made ? [made.body, made.state].map((part) => Buffer.from(part).toString()) : [],
    );
    expect(texts).toEqual(['/a', '/b', '/c'].map((path) => [JSON.stringify({ path }), path]));
    expect(await page('/moved')).toEqual({ status: 302, location: '/' });
  });

  test('a page that fails, or whose document does, fails alone and says why', async () => {
    const others = [page('/a'), page('/b')];
    await expect(page('/fails')).rejects.toThrow('a page that fails');
    // An error that cannot be sent to another thread.
    const odd = Object.assign(new Error('no answer'), { cause: () => {} });
    await expect(page('/c', () => Promise.reject(odd))).rejects.toBe(odd);
    await expect(Promise.all(others)).resolves.toHaveLength(2);
  });

  test('nobody else waits while a page computes', async () => {
    const start = performance.now();
    const slow = page('/loops');
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    await slow;
    clearInterval(timer);
    expect(performance.now() - start).toBeGreaterThan(300);
    expect(turns).toBeGreaterThan(10);
  });

  test('a thread that ends fails its pages, and the next page is rendered by another', async () => {
    await expect(page('/dies')).rejects.toThrow('has ended');
    expect(await page('/a')).toMatchObject({ status: 200 });
  });

  test('a page that never ends fails in time, and the next one is rendered', async () => {
    const hasty = new PageRenderer(join(folder, 'bundle.mjs'), 2_000);
    await hasty.start();
    const render = (path: string) =>
      hasty.render({ ...REQUEST, url: `http://site.invalid${path}` }, async () => '{}');
    await expect(render('/waits')).rejects.toThrow('computed for more than 2000 ms');
    // Documents may take as long as they do.
    const slow = hasty.render({ ...REQUEST, url: 'http://site.invalid/a' }, async () => {
      await new Promise((done) => setTimeout(done, 2_500));
      return '{}';
    });
    await expect(slow).resolves.toMatchObject({ status: 200 });
    expect(await render('/a')).toMatchObject({ status: 200 });
  });

  test('a bundle that cannot be loaded is told at the start', async () => {
    const broken = new PageRenderer(join(folder, 'missing.mjs'));
    await expect(broken.start()).rejects.toThrow('missing.mjs');
  });

  test('all sites of a process share the renderer of a bundle', async () => {
    const serverEntry = join(folder, 'bundle.mjs');
    const [one, other] = await Promise.all([openPageRenderer(serverEntry), openPageRenderer(serverEntry)]);
    expect(one.renderer).toBe(other.renderer);
    expect(one.facts).toEqual(other.facts);
  });
});
