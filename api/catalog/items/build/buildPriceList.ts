import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { packPrices } from '../priceList.ts';

const FEED = z.object({
  metadata: z.object({ updated_at: z.string(), source: z.string(), currency: z.literal('USD') }),
  prices: z.record(z.string(), z.int().positive()),
});

/** `npm run catalogue:prices -- <price file> <yuan for a dollar>`: writes the committed price list from a public feed in US cents. */
const [path, rate] = process.argv.slice(2);
const cnyPerUsd = Number(rate);
if (path === undefined || !(cnyPerUsd > 0)) {
  console.error('usage: npm run catalogue:prices -- <price file> <yuan for a dollar>');
  process.exit(1);
}
const { metadata, prices } = FEED.parse(JSON.parse(readFileSync(path, 'utf8')));
const rows = Object.entries(packPrices(prices)).map((row) =>
  row.map((part) => JSON.stringify(part)).join(':'),
);
const head = JSON.stringify({ source: metadata.source, updatedAt: metadata.updated_at, cnyPerUsd });
const text = `${head.slice(0, -1)},"prices":{\n${rows.join(',\n')}\n}}\n`;
writeFileSync(new URL('../priceList.json', import.meta.url), text);
console.log(`${Object.keys(prices).length} prices, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`);
