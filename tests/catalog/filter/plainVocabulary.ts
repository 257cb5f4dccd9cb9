import type { FilterVocabulary } from '../../../api/catalog/filter/vocabulary.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  weapon: { ak47: ['weapon_ak47'], awp: ['weapon_awp'], knife_butterfly: [] },
  collection: { set_train_2021: [], set_dust_2: [] },
  item: {
    'AK-47 | Redline (Field-Tested)': ['AK-47 | 红线 (久经沙场)'],
    'AWP | Dragon Lore (Factory New)': ['AWP | 巨龙传说 (崭新出厂)'],
  },
  sticker: { 'Crown (Foil)': ['皇冠（闪亮）'], 'Titan | Katowice 2014': ['Titan | 2014年卡托维兹锦标赛'] },
  charm: { 'Die-cast AK': [] },
};

/** A small catalogue for tests. Sellers and search words are not listed: any is known. */
export const PLAIN_VOCABULARY: FilterVocabulary = {
  find(field, name) {
    const names = NAMES[field];
    if (names === undefined) return name;
    const wanted = name.toLowerCase();
    const found = Object.entries(names).find(
      ([key, others]) =>
        key.toLowerCase() === wanted || others.some((other) => other.toLowerCase() === wanted),
    );
    return found?.[0] ?? null;
  },
  suggest(field, text, limit) {
    const start = text.toLowerCase().slice(0, 3);
    return Object.keys(NAMES[field] ?? {})
      .filter((name) => name.toLowerCase().startsWith(start))
      .slice(0, limit);
  },
};
