import { describe, expect, test } from 'vitest';
import type { CatalogueItem } from '../../api/catalogue/catalogue.ts';
import { finishName } from '../../api/catalogue/finishName.ts';
import { KNOWN_FINISHES } from '../../api/catalogue/knownFinish.ts';
import { phasePriceCents } from '../../api/catalogue/phasePrice.ts';
import { readCatalogue } from '../../api/catalogue/readCatalogue.ts';
import { modelReferencePriceCents } from '../../api/catalogue/referencePrice.ts';
import { modelSalesPerWeek } from '../../api/catalogue/salesPerWeek.ts';

const items = readCatalogue();
const priceOf = new Map(items.map((item) => [item.marketHashName, modelReferencePriceCents(item)]));
const guessed = items.filter((item) => !KNOWN_FINISHES.has(finishName(item)));
const plainQuality = guessed.filter(({ tagQuality }) => tagQuality === 'normal' || tagQuality === 'unusual');
const outside = (list: readonly CatalogueItem[], low: number, high: number) =>
  list.filter((item) => modelReferencePriceCents(item) < low || modelReferencePriceCents(item) > high);

describe('reference prices of the model', () => {
  test.each([
    ['Rarity_Common_Weapon', 10, 200],
    ['Rarity_Rare_Weapon', 50, 2_000],
    ['Rarity_Mythical_Weapon', 500, 8_000],
    ['Rarity_Legendary_Weapon', 2_000, 40_000],
  ])('%s costs %d to %d fen', (rarity, low, high) => {
    const weapons = plainQuality.filter(({ tagRarity }) => tagRarity === rarity);
    expect(weapons.length).toBeGreaterThan(100);
    expect(outside(weapons, low, high)).toEqual([]);
  });

  test.each([
    ['CSGO_Type_Knife', 70_000, 2_000_000],
    ['Type_Hands', 50_000, 1_500_000],
    ['CSGO_Type_WeaponCase', 100, 15_000],
    ['CSGO_Tool_Sticker', 20, 50_000],
  ])('%s costs %d to %d fen', (type, low, high) => {
    const list = plainQuality.filter(({ tagType }) => tagType === type);
    expect(list.length).toBeGreaterThan(100);
    expect(outside(list, low, high)).toEqual([]);
  });

  test('every price is a whole number of fen, at least 1', () => {
    expect([...priceOf.values()].filter((price) => !Number.isSafeInteger(price) || price < 1)).toEqual([]);
  });

  test('a finish is never dearer battle-scarred than factory new', () => {
    let compared = 0;
    for (const [name, price] of priceOf) {
      const scarred = priceOf.get(name.replace('(Factory New)', '(Battle-Scarred)'));
      if (!name.endsWith('(Factory New)') || scarred === undefined) continue;
      compared += 1;
      expect(price, name).toBeGreaterThanOrEqual(scarred);
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  test('StatTrak costs more than the ordinary copy', () => {
    expect(priceOf.get('StatTrak™ AK-47 | Redline (Field-Tested)')).toBeGreaterThan(
      priceOf.get('AK-47 | Redline (Field-Tested)') ?? Number.POSITIVE_INFINITY,
    );
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
    const sorted = items.toSorted((a, b) => modelSalesPerWeek(b) - modelSalesPerWeek(a)).slice(0, 20);
    const names = sorted.map(({ marketHashName }) => marketHashName);
    expect(names).toContain('AK-47 | Redline (Field-Tested)');
    expect(names).toContain('AWP | Asiimov (Field-Tested)');
    expect(names).toContain('★ Karambit | Doppler (Factory New)');
    expect(new Set(sorted.map(({ tagType }) => tagType)).size).toBeGreaterThanOrEqual(6);
  });

  test('sales are whole numbers, never below zero', () => {
    const wrong = items.filter(
      (item) => !Number.isSafeInteger(modelSalesPerWeek(item)) || modelSalesPerWeek(item) < 0,
    );
    expect(wrong).toEqual([]);
  });
});
