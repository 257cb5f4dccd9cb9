import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';

/** First load of a page: at most so much compressed script, in KiB. What a visitor waits for is held by the goals of `npm run bench:web`. */
const SCRIPT_MAX_KIB = { '/market': 240, '/': 240 };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
});
afterAll(() => market.close());

test.each(Object.entries(SCRIPT_MAX_KIB))(
  'the first load of %s carries at most %i KiB of compressed script',
  async (path, kibMax) => {
    const page = await (await fetch(market.url + path, { headers: { accept: 'text/html' } })).text();
    const files = new Set(
      [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
    );
    expect(files.size).toBeGreaterThan(1);
    // What a loaded file imports at once is loaded too, named in the page or not.
    for (const file of files) {
      const text = await (await fetch(market.url + file)).text();
      for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
        files.add(new URL(name, market.url + file).pathname);
    }
    let bytes = 0;
    for (const file of files)
      bytes += gzipSync(Buffer.from(await (await fetch(market.url + file)).arrayBuffer()), {
        level: 9,
      }).length;
    console.log(`${path} loads ${(bytes / 1024).toFixed(1)} KiB of compressed script in ${files.size} files`);
    expect(bytes).toBeLessThanOrEqual(kibMax * 1024);
  },
);
