import { readFileSync } from 'node:fs';
import type { PriceList } from './priceList.ts';

/** Reads the shipped price list on each call: reuse the result. */
export function readPriceList(): PriceList {
  return JSON.parse(readFileSync(new URL('./priceList.json', import.meta.url), 'utf8')) as PriceList;
}
