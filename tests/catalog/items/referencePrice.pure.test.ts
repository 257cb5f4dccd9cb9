import { describe, expect, test } from 'vitest';
import { finishName } from '../../../api/catalog/items/finishName.ts';
import { KNOWN_FINISHES } from '../../../api/catalog/items/knownFinish.ts';
import { listedUsCents, packPrices, pricePlaceOf } from '../../../api/catalog/items/priceList.ts';
import { readCatalogue, readPriceList } from '../../../api/catalog/items/readCatalogue.ts';
import { phasePriceCents, referencePrices } from '../../../api/catalog/items/referencePrice.ts';
import { modelSalesPerWeek } from '../../../api/catalog/items/salesPerWeek.ts';

const items = readCatalogue();
const list = readPriceList();
const priceOf = referencePrices(items, list);
const prices = new Map(items.map((item) => [item.marketHashName, priceOf(item)]));
const bySales = items.toSorted((a, b) => modelSalesPerWeek(b) - modelSalesPerWeek(a));
const yuanOf = (name: string): number => (prices.get(name) ?? 0) / 100;
const isListed = (name: string): boolean => listedUsCents(list, pricePlaceOf(name)) !== null;

describe('the shipped price list', () => {
  test('it says where it comes from and when, and holds tens of thousands of the market’s items', () => {
    expect(list.source).toMatch(/MIT/);
    expect(Date.parse(list.updatedAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(items.filter(({ marketHashName }) => isListed(marketHashName)).length).toBeGreaterThan(32_000);
  });

  test('names are packed and found again: qualities, exteriors, and names that only look like them', () => {
    const feed = {
      'AK-47 | Redline (Field-Tested)': 1,
      'StatTrak™ AK-47 | Redline (Minimal Wear)': 2,
      'Souvenir AWP | Dragon Lore (Factory New)': 3,
      '★ Karambit': 4,
      '★ StatTrak™ Karambit': 5,
      'Sticker | Crown (Foil)': 6,
      'StatTrak™ Music Kit | Scarlxrd: King, Scar': 7,
    };
    const packed = { ...list, prices: packPrices(feed) };
    for (const [name, usCents] of Object.entries(feed))
      expect(listedUsCents(packed, pricePlaceOf(name)), name).toBe(usCents);
    for (const name of [
      'AK-47 | Redline (Factory New)',
      'Souvenir Karambit',
      'Sticker | Crown',
      'constructor',
    ])
      expect(listedUsCents(packed, pricePlaceOf(name)), name).toBeNull();
  });

  test('200 well-known items cost within a factor of two of the list', () => {
    const known = bySales.filter(({ marketHashName }) => isListed(marketHashName)).slice(0, 200);
    expect(known).toHaveLength(200);
    for (const item of known) {
      const listed = ((listedUsCents(list, pricePlaceOf(item.marketHashName)) ?? 0) * list.cnyPerUsd) / 100;
      const share = yuanOf(item.marketHashName) / listed;
      expect(share, item.marketHashName).toBeGreaterThan(0.5);
      expect(share, item.marketHashName).toBeLessThan(2);
    }
  });
});

describe('prices of what the list does not hold', () => {
  test.each([
    ['Sticker | Titan (Holo) | Katowice 2014', 200_000, 800_000],
    ['Sticker | iBUYPOWER (Holo) | Katowice 2014', 200_000, 800_000],
    ['Sticker | Titan | Katowice 2014', 30_000, 120_000],
    ['AWP | Dragon Lore (Factory New)', 60_000, 150_000],
    ['AWP | Medusa (Factory New)', 30_000, 100_000],
    ['AWP | The Prince (Factory New)', 25_000, 80_000],
    ['M4A1-S | Hot Rod (Factory New)', 10_000, 40_000],
    ['M4A4 | Howl (Factory New)', 25_000, 80_000],
    ['★ Butterfly Knife | Gamma Doppler (Factory New)', 14_000, 50_000],
    ['★ Sport Gloves | Vice (Factory New)', 15_000, 60_000],
    ['StatTrak™ AK-47 | Fire Serpent (Factory New)', 20_000, 100_000],
    ['Sticker | s1mple (Gold) | Krakow 2017', 1_000, 20_000],
    ['Sticker | London Conspiracy | DreamHack 2014', 50, 3_000],
  ])('%s costs %d to %d yuan', (name, low, high) => {
    expect(isListed(name)).toBe(false);
    expect(yuanOf(name)).toBeGreaterThanOrEqual(low);
    expect(yuanOf(name)).toBeLessThanOrEqual(high);
  });

  test('every price is a whole number of fen, at least 1', () => {
    expect([...prices.values()].filter((price) => !Number.isSafeInteger(price) || price < 1)).toEqual([]);
  });

  test('a guessed Factory New copy is never cheaper than the listed Minimal Wear one', () => {
    let compared = 0;
    for (const [name, price] of prices) {
      const worse = name.replace('(Factory New)', '(Minimal Wear)');
      if (!name.endsWith('(Factory New)') || isListed(name) || !isListed(worse)) continue;
      compared += 1;
      expect(price, name).toBeGreaterThanOrEqual(prices.get(worse) ?? 0);
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('a slab costs more than the sticker in it', () => {
    const slabs = [...prices].filter(([name]) => name.startsWith('Sticker Slab | ') && !isListed(name));
    const cheaper = slabs.filter(
      ([name, price]) => price < (prices.get(name.replace(' Slab', '')) ?? 0) * 0.5,
    );
    expect(slabs.length).toBeGreaterThan(3_000);
    expect(cheaper.length).toBeLessThan(slabs.length / 50);
  });

  test('gems cost several times the ordinary phases', () => {
    expect(phasePriceCents(1_000, 'Phase 1')).toBe(1_000);
    expect(phasePriceCents(1_000, null)).toBe(1_000);
    expect(phasePriceCents(1_000, 'Ruby')).toBe(4_000);
  });
});

describe('sales of the model', () => {
  test('every well-known finish is in the catalogue', () => {
    const finishes = new Set(items.map(finishName));
    expect([...KNOWN_FINISHES.keys()].filter((name) => !finishes.has(name))).toEqual([]);
  });

  test('the first page shows well-known items of different kinds', () => {
    const first = bySales.slice(0, 20);
    const names = first.map(({ marketHashName }) => marketHashName);
    expect(names).toContain('AK-47 | Redline (Field-Tested)');
    expect(names).toContain('AWP | Asiimov (Field-Tested)');
    expect(names).toContain('★ Karambit | Doppler (Factory New)');
    expect(new Set(first.map(({ tagType }) => tagType)).size).toBeGreaterThanOrEqual(6);
  });

  test('sales are whole numbers, never below zero', () => {
    const wrong = items.filter(
      (item) => !Number.isSafeInteger(modelSalesPerWeek(item)) || modelSalesPerWeek(item) < 0,
    );
    expect(wrong).toEqual([]);
  });
});
