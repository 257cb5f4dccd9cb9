import { QUALITY_BITS } from './catalogueFile.ts';

/** Steam's Quality tags. `unusual` is the star of knives and gloves. */
export type QualityTag = 'normal' | 'strange' | 'tournament' | 'unusual' | 'unusual_strange';

/** Notation of a quality: before the English hash name, and in brackets after the Chinese weapon name. */
export interface Quality {
  readonly tag: QualityTag;
  readonly prefixEn: string;
  readonly suffixZh: string;
}

const NORMAL: Quality = { tag: 'normal', prefixEn: '', suffixZh: '' };
const STATTRAK: Quality = { tag: 'strange', prefixEn: 'StatTrak™ ', suffixZh: '（StatTrak™）' };
const SOUVENIR: Quality = { tag: 'tournament', prefixEn: 'Souvenir ', suffixZh: '（纪念品）' };
const STAR: Quality = { tag: 'unusual', prefixEn: '★ ', suffixZh: '（★）' };
const STAR_STATTRAK: Quality = {
  tag: 'unusual_strange',
  prefixEn: '★ StatTrak™ ',
  suffixZh: '（★ StatTrak™）',
};

/** The qualities of a catalogue row, from its bits. All qualities of knives and gloves have the star. */
export function qualitiesOf(bits: number, isStar: boolean): Quality[] {
  const qualities: Quality[] = [];
  if (bits & QUALITY_BITS.normal) qualities.push(isStar ? STAR : NORMAL);
  if (bits & QUALITY_BITS.statTrak) qualities.push(isStar ? STAR_STATTRAK : STATTRAK);
  if (bits & QUALITY_BITS.souvenir) qualities.push(SOUVENIR);
  return qualities;
}

/** All prefixes of names, longer ones before shorter ones that they contain. */
export const QUALITY_PREFIXES: readonly Quality[] = [STAR_STATTRAK, STAR, STATTRAK, SOUVENIR];

/** The quality of a name without prefix. */
export const PLAIN_QUALITY: Quality = NORMAL;
