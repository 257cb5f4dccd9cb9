import { describe, expect, test } from 'vitest';
import { EXTERIORS } from '../../../api/catalog/items/exterior.ts';
import { LISTINGS_PER_ITEM_MAX, listingCounts } from '../../../api/catalog/items/listingCounts.ts';
import { listedUsCents, pricePlaceOf } from '../../../api/catalog/items/priceList.ts';
import { readCatalogue, readPriceList } from '../../../api/catalog/items/readCatalogue.ts';
import { phasePriceCents, referencePrices } from '../../../api/catalog/items/referencePrice.ts';
import { robotStock } from '../../../api/catalog/items/robotStock.ts';
import { modelSalesPerWeek } from '../../../api/catalog/items/salesPerWeek.ts';

const items = readCatalogue();
const byName = new Map(items.map((item) => [item.marketHashName, item]));
const list = readPriceList();
const priceOf = referencePrices(items, list);
const askMaxCents = 10_000_000;
const options = { robotCount: 12, listingCount: 20_000, seed: 7, priceOf, askMaxCents };
const stock = robotStock(items, options);
const copiesOf = (name: string) => stock.filter((asset) => asset.marketHashName === name);

describe('stock of the robot sellers', () => {
  test('the same seed gives the same stock, another seed another one', () => {
    expect(robotStock(items, options)).toEqual(stock);
    expect(robotStock(items, { ...options, seed: 8 })).not.toEqual(stock);
  });

  test('it has exactly the listings asked for, held by all the robots, under unique ids', () => {
    expect(stock).toHaveLength(20_000);
    expect(new Set(stock.map(({ robotIndex }) => robotIndex)).size).toBe(12);
    expect(Math.max(...stock.map(({ robotIndex }) => robotIndex))).toBe(11);
    expect(new Set(stock.map(({ assetId }) => assetId)).size).toBe(20_000);
    expect(stock.filter(({ assetId }) => !/^\d{11}$/.test(assetId))).toEqual([]);
  });

  test('popular items have many listings, none more than forty', () => {
    const counts = new Map<string, number>();
    for (const { marketHashName } of stock) counts.set(marketHashName, (counts.get(marketHashName) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(LISTINGS_PER_ITEM_MAX);
    expect(counts.get('AK-47 | Redline (Field-Tested)')).toBeGreaterThan(20);
    expect([...counts.values()].filter((count) => count <= 3).length).toBeGreaterThan(counts.size / 2);
  });

  test('a wear lies inside its exterior and inside its finish', () => {
    const wrong = stock.filter(({ marketHashName, floatValue, paintSeed }) => {
      const item = byName.get(marketHashName);
      const exterior = EXTERIORS.find(({ internalName }) => internalName === item?.tagExterior);
      if (item === undefined || exterior === undefined) return floatValue !== null || paintSeed !== null;
      if (floatValue === null || paintSeed === null) return true;
      const isInFinish = floatValue >= (item.floatMin ?? 1) && floatValue <= (item.floatMax ?? 0);
      const isInExterior = floatValue >= exterior.floatMin && floatValue < exterior.floatMax;
      return !isInFinish || !isInExterior || paintSeed < 0 || paintSeed > 1000;
    });
    expect(wrong).toEqual([]);
  });

  test('asks lie from 8 % below to 25 % above the reference of the phase, those of a few bargains from 20 % below', () => {
    const cheap = new Set<string>();
    const wrong = stock.filter(({ marketHashName, phase, askCents }) => {
      const item = byName.get(marketHashName);
      if (item === undefined) return true;
      const reference = phasePriceCents(priceOf(item), phase);
      if (askCents < Math.floor(reference * 0.92)) cheap.add(marketHashName);
      return askCents < Math.floor(reference * 0.8) || askCents > Math.ceil(reference * 1.25);
    });
    expect(wrong).toEqual([]);
    expect(cheap.size).toBeGreaterThan(0);
    expect(cheap.size).toBeLessThan(byName.size * 0.04);
  });

  test('a Doppler copy has one of its phases and that phase’s paint', () => {
    const phases = byName.get('★ Karambit | Doppler (Factory New)')?.phases ?? [];
    const copies = copiesOf('★ Karambit | Doppler (Factory New)');
    expect(copies.length).toBeGreaterThan(5);
    for (const { phase, paintIndex } of copies) {
      expect(phases.find(({ name }) => name === phase)?.paintIndex).toBe(paintIndex);
    }
  });

  test('only guns carry stickers and charms, one to five and in their slots', () => {
    const stickered = stock.filter(({ stickers }) => stickers.length > 0);
    expect(stickered.length).toBeGreaterThan(500);
    for (const { stickers, marketHashName } of stickered) {
      expect(stickers.length).toBeLessThanOrEqual(5);
      expect(stickers.map(({ slot }) => slot)).toEqual(stickers.map((_, index) => index));
      expect(stickers.filter(({ wear }) => wear < 0 || wear > 1)).toEqual([]);
      expect(byName.get(marketHashName)?.tagWeapon).toMatch(/^weapon_(?!knife|bayonet)/);
    }
    expect(stock.filter(({ charm }) => charm !== null).length).toBeGreaterThan(100);
  });

  test('without a robot, or with too few items, there is no stock', () => {
    expect(() => robotStock(items, { ...options, robotCount: 0 })).toThrow(RangeError);
    expect(() => listingCounts([{ salesPerWeek: 5 }], 41, 0)).toThrow(RangeError);
  });

  test('listings are dealt out by sales, to the last one', () => {
    const sales = [0, 10, 100, 0].map((salesPerWeek) => ({ salesPerWeek }));
    const counts = listingCounts(sales, 50, 0.5);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect(counts[2]).toBe(40);
    expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
  });

  test('nothing is offered below its worth by the highest ask: what is worth more is not offered at all', () => {
    const atBound = stock.filter(({ askCents }) => askCents === askMaxCents);
    expect(stock.filter(({ askCents }) => askCents > askMaxCents)).toEqual([]);
    for (const { marketHashName, phase } of atBound) {
      const item = byName.get(marketHashName);
      expect(item && phasePriceCents(priceOf(item), phase)).toBeLessThanOrEqual(askMaxCents);
    }
    expect(copiesOf('Sticker | iBUYPOWER (Holo) | Katowice 2014')).toEqual([]);
  });

  test('asks do not pile up at the highest ask: copies of what is worth nearly as much spread below it', () => {
    expect(stock.filter(({ askCents }) => askCents === askMaxCents).length).toBeLessThanOrEqual(1);
    const asks = copiesOf('AWP | Dragon Lore (Factory New)').map(({ askCents }) => askCents);
    expect(asks.length).toBeGreaterThan(1);
    expect(new Set(asks).size).toBe(asks.length);
  });

  test('200 well-known items are offered from within a factor of two of the list', () => {
    const listedYuan = (name: string): number | null => {
      const usCents = listedUsCents(list, pricePlaceOf(name));
      return usCents === null ? null : (usCents * list.cnyPerUsd) / 100;
    };
    const known = items
      .toSorted((a, b) => modelSalesPerWeek(b) - modelSalesPerWeek(a))
      .filter(({ marketHashName, phases }) => phases === undefined && listedYuan(marketHashName) !== null)
      .slice(0, 200);
    expect(known).toHaveLength(200);
    for (const { marketHashName } of known) {
      const share =
        Math.min(...copiesOf(marketHashName).map(({ askCents }) => askCents)) /
        100 /
        (listedYuan(marketHashName) ?? 0);
      expect(share, marketHashName).toBeGreaterThan(0.5);
      expect(share, marketHashName).toBeLessThan(2);
    }
  });

  test('what is nearly sold out and dearest, and what is a bargain, is worth what the list or the model says: nobody made it cheap by the bound', () => {
    const offers = [...Map.groupBy(stock, ({ marketHashName }) => marketHashName)].map(([name, copies]) => {
      const item = byName.get(name);
      const lowest = copies.reduce((least, copy) => (copy.askCents < least.askCents ? copy : least));
      const reference = item === undefined ? 0 : phasePriceCents(priceOf(item), lowest.phase);
      return { share: lowest.askCents / reference, count: copies.length, ask: lowest.askCents };
    });
    const dearest = offers.filter(({ count }) => count <= 3).toSorted((a, b) => b.ask - a.ask);
    expect(dearest.slice(0, 60).filter(({ share }) => share < 0.92 || share > 1.25)).toEqual([]);
    expect(offers.filter(({ share, ask }) => share <= 0.9 && ask > askMaxCents * 0.9)).toEqual([]);
  });

  test.each([
    'AWP | Medusa (Factory New)',
    'AWP | The Prince (Factory New)',
    'M4A4 | Howl (Minimal Wear)',
    'M4A1-S | Hot Rod (Factory New)',
    '★ Butterfly Knife | Gamma Doppler (Factory New)',
    'Sticker | Titan | Katowice 2014',
  ])('%s is known to be dear, and on sale', (name) => {
    expect(copiesOf(name).length).toBeGreaterThan(0);
  });
});
