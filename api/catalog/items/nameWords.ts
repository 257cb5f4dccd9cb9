import { type CatalogueItem, expandCatalogue } from './catalogue.ts';
import type { CatalogueFile, WeaponRow } from './catalogueFile.ts';
import { finishName } from './finishName.ts';
import { parseMarketHashName } from './marketHashName.ts';
import { namedSubjectOf } from './marketName.ts';
import { createNameVote, type NameVote } from './nameVote.ts';

/** Vocabulary of the catalogue for parsing names that it does not contain. */
export interface NameWords {
  readonly weapons: ReadonlyMap<string, WeaponRow>;
  /** Any one item of each finish, by the name without quality and exterior. */
  readonly finishes: ReadonlyMap<string, CatalogueItem>;
  /** Chinese words by English ones, most frequent first: finishes, subjects, variants, tournaments, maps, operations. */
  readonly chinese: NameVote<string>;
  /** `tag colour` of the usual rarity of a kind, by `rarityKey`. */
  readonly rarities: NameVote<string>;
}

const MAP_PACKAGE = /^(.+ 20\d\d) (.+) Souvenir Package$/;
const OPERATION_CASE = /^(Operation .+?)(?: Weapon)? Case$/;
const CHINESE_PARTS = / ?\| ?/;
const CHINESE_VARIANT = /^(.*?) ?[（(]([^（）()]+)[)）]$/;

/** Key under which rarities of a kind are counted. The second word of a variant (`Gold, Champion`) never changes it. */
export function rarityKey(type: string, quality: string, variant: string | null, hasEvent: boolean): string {
  return [type, quality, variant?.split(',')[0] ?? '', hasEvent].join('|');
}

function learnSubject(words: NameWords, item: CatalogueItem): void {
  const { parts, quality } = parseMarketHashName(item.marketHashName, words.weapons);
  const { subject, variant, event } = namedSubjectOf(parts.slice(1));
  const rarity = `${item.tagRarity} ${item.rarityColor}`;
  words.rarities.add(rarityKey(item.tagType, quality.tag, variant, event !== null), rarity);
  const [, subjectZh = '', eventZh] = item.nameZh.split(CHINESE_PARTS);
  const [, bareZh = subjectZh, variantZh] = CHINESE_VARIANT.exec(subjectZh) ?? [];
  if (variant !== null && variantZh !== undefined) words.chinese.add(`variant ${variant}`, variantZh);
  if ((variant === null) === (variantZh === undefined) && subject !== '')
    words.chinese.add(`subject ${subject}`, bareZh);
  if (event !== null && eventZh !== undefined) words.chinese.add(`event ${event}`, eventZh);
}

function learnPlain(words: NameWords, { marketHashName, nameZh, tagType, ...item }: CatalogueItem): void {
  const rarity = `${item.tagRarity} ${item.rarityColor}`;
  words.rarities.add(rarityKey(tagType, item.tagQuality, null, false), rarity);
  const [, operation] = OPERATION_CASE.exec(marketHashName) ?? [];
  if (operation !== undefined) words.chinese.add(`operation ${operation}`, nameZh.replace(/武器箱$/, ''));
  const [, event = '', map] = MAP_PACKAGE.exec(marketHashName) ?? [];
  const eventZh = words.chinese.winner(`event ${event}`);
  if (map !== undefined && eventZh !== undefined && nameZh.startsWith(eventZh))
    words.chinese.add(`map ${map}`, nameZh.slice(eventZh.length).replace(/纪念包$/, ''));
}

function learnFinishes(words: NameWords, file: CatalogueFile): void {
  for (const [, finishEn, finishZh] of file.finishes)
    if (finishEn !== null && finishZh !== null) words.chinese.add(`finish ${finishEn}`, finishZh);
}

/** Builds the vocabulary of a whole catalogue. Expensive: reuse the result. */
export function nameWordsOf(
  file: CatalogueFile,
  items: readonly CatalogueItem[] = expandCatalogue(file),
): NameWords {
  const weapons = new Map(file.weapons.map((row) => [row[1], row]));
  const finishes = new Map<string, CatalogueItem>();
  const words = { weapons, finishes, chinese: createNameVote(), rarities: createNameVote() };
  learnFinishes(words, file);
  const plain: CatalogueItem[] = [];
  for (const item of items) {
    if (item.tagWeapon !== null) finishes.set(finishName(item), item);
    else if (item.marketHashName.includes(' | ')) learnSubject(words, item);
    else plain.push(item);
  }
  // Names of packages begin with tournaments, which are learned from the stickers.
  for (const item of plain) learnPlain(words, item);
  return words;
}
