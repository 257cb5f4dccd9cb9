import { describe, expect, test } from 'vitest';
import type { CatalogueItem } from '../../../api/catalog/items/catalogue.ts';
import { finishName } from '../../../api/catalog/items/finishName.ts';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';
import { buildSearchIndex } from '../../../api/catalog/search/searchIndex.ts';
import { slowness } from '../../kit/slowness.ts';

const ITEMS = readCatalogue();
const INDEX = buildSearchIndex(ITEMS);
/** Every hundredth item and the first: all kinds are included, and every sampled name is searched in four spellings. */
const SAMPLE_STEP = 101;
const FIND_MEDIAN_MAX_MS = 0.5;

function foundItems(keyword: string): CatalogueItem[] {
  return [...INDEX.find(keyword).items.positions()].flatMap((position) => ITEMS[position] ?? []);
}

/** Names of the finishes and other families that a keyword finds, each once. */
function families(keyword: string): string[] {
  return [...new Set(foundItems(keyword).map(finishName))].sort();
}

const ASIIMOV = ['AK-47', 'AWP', 'M4A4', 'P250', 'P90'].map((weapon) => `${weapon} | Asiimov`);
const KARAMBIT_DOPPLER = ['Karambit | Doppler', 'Karambit | Gamma Doppler'];
const AK_REDLINE = ['AK-47 | Redline'];

describe('M-10 keyword search', () => {
  test('M-10 every name of the catalogue finds its own item: as written, in Chinese, bare, and in reverse', () => {
    const missing = ITEMS.flatMap(({ marketHashName, nameZh }, position) => {
      if (position % SAMPLE_STEP !== 0) return [];
      const words = marketHashName.split(/[^\p{L}\p{N}'’.]+/u).filter((word) => word !== '');
      const keywords = [marketHashName, nameZh, words.join(' ').toUpperCase(), words.toReversed().join(' ')];
      return keywords.filter((keyword) => !INDEX.find(keyword).items.has(position));
    });
    expect(missing).toEqual([]);
  });

  test('M-10 a whole name with its signs finds that item alone', () => {
    for (const name of ['AK-47 | Redline (Field-Tested)', '★ Karambit', 'AK-47 | 红线 (久经沙场)']) {
      expect(foundItems(name).length, name).toBe(1);
    }
    expect(foundItems('Karambit').length).toBeGreaterThan(100);
  });

  test.each([
    ['ak redline', AK_REDLINE],
    ['REDLINE ak-47', AK_REDLINE],
    ['AK47|红线', AK_REDLINE],
    ['ak47红线', AK_REDLINE],
    ['ＡＫ－４７　红线', AK_REDLINE],
    ['紅線 ak', AK_REDLINE],
    ['hongxian ak', AK_REDLINE],
    ['ak47hongxian', AK_REDLINE],
    ['hx ak', AK_REDLINE],
    ['ak47redlineft', AK_REDLINE],
    ['二西莫夫', ASIIMOV],
    ['erximofu', ASIIMOV],
    ['er xi mo fu', ASIIMOV],
    ['exmf', ASIIMOV],
    ['二西莫夫awp', ['AWP | Asiimov']],
    ['awp 西莫', ['AWP | Asiimov']],
    ['m4a1s印花集', ['M4A1-S | Printstream']],
    ['红线久经沙场', ['AK-47 | Redline', 'AWP | Redline']],
    ['dragon king', ['M4A4 | 龍王 (Dragon King)']],
    ['karambit doppler phase 2', KARAMBIT_DOPPLER],
    ['★ Karambit | Doppler (Factory New) - Phase 2', KARAMBIT_DOPPLER],
    ['karambit emerald', ['Karambit | Gamma Doppler']],
    ['dreams and nightmares case', ['Dreams & Nightmares Case']],
    ['karambit vanilla', ['Karambit']],
    ['爪子刀 无涂装', ['Karambit']],
    ['龙王', ['M4A4 | 龍王 (Dragon King)']],
    ['jormungandr desert eagle', ['Desert Eagle | Emerald Jörmungandr']],
    ['queen s gambit', ["AWP | Queen's Gambit"]],
    ['xiexing yundong ak', ['AK-47 | Bloodsport']],
    ['xuexingyundong ak', ['AK-47 | Bloodsport']],
  ])('M-10 %s', (keyword, expected) => {
    expect(families(keyword)).toEqual(expected);
    expect(INDEX.find(keyword).corrected).toBeNull();
  });

  test.each([
    ['ak redline fn', []],
    ['ak redline ft', ['AK-47 | Redline (Field-Tested)', 'StatTrak™ AK-47 | Redline (Field-Tested)']],
    ['ak 红线 略磨 st', ['StatTrak™ AK-47 | Redline (Minimal Wear)']],
    ['ak 红线 战痕 暗金', ['StatTrak™ AK-47 | Redline (Battle-Scarred)']],
    ['awp dragon lore 纪念品 崭新', ['Souvenir AWP | Dragon Lore (Factory New)']],
  ])('M-10 exterior and category in short: %s', (keyword, expected) => {
    const names = foundItems(keyword).map(({ marketHashName }) => marketHashName);
    expect(names.filter((name) => keyword.includes('纪念品') || !name.startsWith('Souvenir'))).toEqual(
      expected,
    );
  });

  test('M-10 what is found exactly brings nothing that is only similar', () => {
    const heads = new Set(foundItems('m4').map(({ tagWeapon }) => tagWeapon));
    expect([...heads].sort()).toEqual(['weapon_m4a1', 'weapon_m4a1_silencer']);
    expect(new Set(foundItems('ft').map(({ tagExterior }) => tagExterior))).toEqual(
      new Set(['WearCategory2']),
    );
    expect(families('aug').filter((name) => !/\baug\b/i.test(name))).toEqual([]);
    expect(families('hx').length).toBeLessThan(10);
  });

  test('an empty keyword, or one of signs alone, lets everything through', () => {
    for (const keyword of ['', '  ', '★ | ™']) {
      expect(INDEX.find(keyword).items.count()).toBe(ITEMS.length);
    }
  });
});

describe('M-10 one wrong letter', () => {
  test.each([
    ['asimov', 'asiimov', ASIIMOV],
    ['asiimvo awp', 'asiimov awp', ['AWP | Asiimov']],
    ['ak redlime', 'ak redline', AK_REDLINE],
    ['ak redlinee', 'ak redline', AK_REDLINE],
    ['erximofo', '二西莫夫', ASIIMOV],
    ['二西摸夫', '二西莫夫', ASIIMOV],
    ['二四莫夫', '二西莫夫', ASIIMOV],
    ['ak 红现', 'ak 红线', AK_REDLINE],
    ['龙居', '龙狙', ['AWP | Dragon Lore']],
    ['fireserpant', 'fireserpent', ['AK-47 | Fire Serpent']],
  ])('M-10 %s is read as %s', (keyword, corrected, expected) => {
    expect(INDEX.find(keyword).corrected).toBe(corrected);
    expect(families(keyword)).toEqual(expect.arrayContaining(expected));
    expect(families(keyword)).toEqual(families(corrected));
  });

  test('two wrong letters, and short nonsense, find nothing', () => {
    for (const keyword of ['aiszmov', 'zq', 'zzqxv', '囧囧']) {
      const { items, corrected } = INDEX.find(keyword);
      expect([items.count(), corrected], keyword).toEqual([0, null]);
    }
  });

  test('a word that was found is never corrected', () => {
    expect(INDEX.find('fade').corrected).toBeNull();
    expect(families('fade').every((name) => /fade/i.test(name))).toBe(true);
  });
});

test('a search over the whole catalogue takes well under a millisecond', () => {
  const keywords = [
    'redline ak',
    'ak47红线',
    'erximofu',
    'exmf',
    '龙狙 崭新',
    'st m4 howl',
    'asimov',
    '渐变',
  ];
  const timesMs = Array.from({ length: 400 }, (_, turn) => {
    const startMs = performance.now();
    INDEX.find(keywords[turn % keywords.length] ?? '');
    return performance.now() - startMs;
  }).sort((a, b) => a - b);
  expect(timesMs[200]).toBeLessThan(FIND_MEDIAN_MAX_MS * slowness());
});
