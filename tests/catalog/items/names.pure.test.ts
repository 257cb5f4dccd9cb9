import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';

const items = readCatalogue();
const byName = new Map(items.map((item) => [item.marketHashName, item]));

/** Names as Steam writes them, in both languages. */
const WELL_KNOWN: readonly (readonly [english: string, chinese: string])[] = [
  ['AK-47 | Redline (Field-Tested)', 'AK-47 | 红线 (久经沙场)'],
  ['StatTrak™ AK-47 | Redline (Field-Tested)', 'AK-47（StatTrak™） | 红线 (久经沙场)'],
  ['AWP | Asiimov (Battle-Scarred)', 'AWP | 二西莫夫 (战痕累累)'],
  ['Souvenir AWP | Dragon Lore (Factory New)', 'AWP（纪念品） | 巨龙传说 (崭新出厂)'],
  ['M4A4 | 龍王 (Dragon King) (Minimal Wear)', 'M4A4 | 龙王 (略有磨损)'],
  ['StatTrak™ M4A4 | Howl (Factory New)', 'M4A4（StatTrak™） | 咆哮 (崭新出厂)'],
  ['Glock-18 | Gamma Doppler (Factory New)', '格洛克18型 | 伽玛多普勒 (崭新出厂)'],
  ['★ Karambit', '爪子刀（★）'],
  ['★ StatTrak™ Karambit', '爪子刀（★ StatTrak™）'],
  ['★ Karambit | Doppler (Factory New)', '爪子刀（★） | 多普勒 (崭新出厂)'],
  ['★ StatTrak™ Karambit | Doppler (Factory New)', '爪子刀（★ StatTrak™） | 多普勒 (崭新出厂)'],
  ['★ Sport Gloves | Vice (Field-Tested)', '运动手套（★） | 迈阿密风云 (久经沙场)'],
  ['Sticker | Titan (Holo) | Katowice 2014', '印花 | Titan（全息）| 2014年卡托维兹锦标赛'],
  ['Sticker Slab | Titan (Holo) | Katowice 2014', '印花板 | Titan（全息）| 2014年卡托维兹锦标赛'],
  ['Charm | Hot Howl', '挂件 | 嚎哮酱'],
  ['Sealed Graffiti | Rage Mode (Brick Red)', '封装的涂鸦 | 盛怒 (砖红)'],
  ['Patch | Crazy Banana', '布章 | 疯狂香蕉人'],
  ['Music Kit | AWOLNATION, I Am', '音乐盒 | AWOLNATION - 就是我'],
  ['Michael Syfers  | FBI Sniper', '迈克·赛弗斯 | 联邦调查局（FBI）狙击手'],
  ['CS:GO Weapon Case', '反恐精英武器箱'],
  ['DreamHack 2014 Legends (Holo-Foil)', '2014年 DreamHack 锦标赛传奇（全息/闪亮）'],
  ['Berlin 2019 Inferno Souvenir Package', '2019年柏林锦标赛炼狱小镇纪念包'],
  ['Autograph Capsule | Fnatic | Cologne 2015', '亲笔签名胶囊 | Fnatic | 2015年科隆锦标赛'],
  ['Howl Pin', '咆哮胸章'],
  ['Chroma 2 Case Key', '幻彩 2 号武器箱钥匙'],
  ['Name Tag', '名称标签'],
  ['StatTrak™ Swap Tool', 'StatTrak™ 数据互换器'],
  ['Stockholm 2021 Viewer Pass', '2021年斯德哥尔摩锦标赛观众通行证'],
];

describe('names of market items', () => {
  test('the catalogue has tens of thousands of items, each name once', () => {
    expect(items.length).toBeGreaterThanOrEqual(30_000);
    expect(byName.size).toBe(items.length);
  });

  test.each(WELL_KNOWN)('%s is %s', (english, chinese) => {
    expect(byName.get(english)?.nameZh).toBe(chinese);
    expect(byName.get(english)?.nameEn).toBe(english);
  });

  test.each([
    'AWP | Asiimov (Factory New)',
    'AK-47 | Redline (Factory New)',
    '★ Karambit | Doppler (Field-Tested)',
    'StatTrak™ AWP | Dragon Lore (Factory New)',
    '★ StatTrak™ Sport Gloves | Vice (Field-Tested)',
    'Souvenir ★ Karambit',
    'MP5-SD | Lab Rats (Factory New)',
    'Sticker | hazed (Gold) | Cologne 2015',
    'Sealed Graffiti | Astralis | Berlin 2019',
    'Music Kit | Skog, III-Arena',
    'Fracture Case Key',
    'Trade Up Contract',
    '5 Year Veteran Coin',
    'AK-47',
  ])('%s does not exist, so the catalogue lacks it', (name) => {
    expect(byName.has(name)).toBe(false);
  });

  test('no name keeps a slash, which Steam writes as a hyphen', () => {
    expect(items.filter(({ marketHashName }) => marketHashName.includes('/'))).toEqual([]);
  });

  test('every picture has an address, but for the viewer passes', () => {
    const withoutIcon = items.filter(({ iconUrl }) => iconUrl === null);
    expect(new Set(withoutIcon.map(({ tagType }) => tagType))).toEqual(new Set(['CSGO_Type_Ticket']));
    expect(byName.get('AK-47 | Redline (Field-Tested)')?.iconUrl).toMatch(
      /^https:\/\/cdn\.cstrike\.app\/images\/[0-9a-f]{64}\.webp$/,
    );
  });
});
