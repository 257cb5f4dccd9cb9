import { readFileSync } from 'node:fs';
import type { PriceList } from './priceList.ts';

/** The shipped price list, read anew on each call; keep the result. */
export function readPriceList(): PriceList {
  return JSON.parse(readFileSync(new URL('./priceList.json', import.meta.url), 'utf8')) as PriceList;
}
