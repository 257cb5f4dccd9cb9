import type { WeaponRow } from './catalogueFile.ts';
import { EXTERIORS, type Exterior, NOT_PAINTED } from './exterior.ts';
import { ITEM_TYPES } from './itemType.ts';
import { plainKindOf } from './marketName.ts';
import { PLAIN_QUALITY, QUALITY_PREFIXES, type Quality } from './quality.ts';

/** The result of parsing a market hash name, whether the catalogue contains it or not. */
export interface ParsedName {
  /** Steam's Type tag. */
  readonly type: string;
  /** The row of the weapon, knife or gloves. Null for everything else and for unknown weapons. */
  readonly weapon: WeaponRow | null;
  readonly quality: Quality;
  readonly exterior: Exterior | null;
  /** Steam's Exterior tag. Null if the item cannot have a finish. */
  readonly tagExterior: string | null;
  /** The parts between the bars, without quality and exterior: `AK-47`, `Redline`. */
  readonly parts: readonly string[];
}

/** Words before the first bar that determine the kind. */
const HEADS: Readonly<Record<string, string>> = {
  Sticker: ITEM_TYPES.sticker,
  'Sticker Slab': ITEM_TYPES.charm,
  Charm: ITEM_TYPES.charm,
  Patch: ITEM_TYPES.patch,
  'Sealed Graffiti': ITEM_TYPES.graffiti,
  Graffiti: ITEM_TYPES.graffiti,
  'Music Kit': ITEM_TYPES.musicKit,
};
const UNPAINTED_WITH_QUALITY: readonly string[] = [ITEM_TYPES.charm, ITEM_TYPES.musicKit];
const GLOVES = /\b(?:Gloves|Wraps)$/;
const EXTERIOR_SUFFIX = / \(([^()]+)\)$/;

function cutExterior(text: string): { text: string; exterior: Exterior | null } {
  const found = EXTERIOR_SUFFIX.exec(text);
  const exterior = found && EXTERIORS.find(({ nameEn }) => nameEn === found[1]);
  return found && exterior ? { text: text.slice(0, found.index), exterior } : { text, exterior: null };
}

function kindOf(head: string, isPainted: boolean, isStar: boolean, hasBar: boolean): string {
  const known = Object.hasOwn(HEADS, head) ? HEADS[head] : undefined;
  if (known !== undefined && hasBar) return known;
  if (isStar) return GLOVES.test(head) ? ITEM_TYPES.gloves : ITEM_TYPES.knife;
  if (isPainted) return ITEM_TYPES.other;
  const plain = plainKindOf(head);
  // Agents are the only kind named by two parts without a word for the kind.
  return plain === ITEM_TYPES.other && hasBar ? ITEM_TYPES.agent : plain;
}

function parseRest(rest: string, quality: Quality, weapons: ReadonlyMap<string, WeaponRow>): ParsedName {
  const worn = cutExterior(rest);
  const parts = worn.text.split(/ \| ?/);
  const weapon = weapons.get(parts[0] ?? '') ?? null;
  const isStar = quality.prefixEn.startsWith('★');
  // Only painted items have an exterior. Elsewhere a bracket is part of the name.
  const type = weapon?.[3] ?? kindOf(parts[0] ?? '', worn.exterior !== null, isStar, parts.length > 1);
  const isPaintable = weapon !== null || isStar || (type === ITEM_TYPES.other && worn.exterior !== null);
  if (!isPaintable && worn.exterior !== null)
    return { type, weapon, quality, exterior: null, tagExterior: null, parts: rest.split(/ \| ?/) };
  const tagExterior = isPaintable ? (worn.exterior?.internalName ?? NOT_PAINTED) : null;
  return { type, weapon, quality, exterior: worn.exterior, tagExterior, parts };
}

/**
 * Parses a market hash name by its grammar: `[★] [StatTrak™|Souvenir] weapon | finish (exterior)`, `Sticker | subject (variant) |
 * tournament`, `Music Kit | …`, `agent | faction`, or a plain name whose last words determine the kind. Accepts any text and never throws.
 * @param weapons the catalogue's weapons by English name.
 */
export function parseMarketHashName(name: string, weapons: ReadonlyMap<string, WeaponRow>): ParsedName {
  const quality = QUALITY_PREFIXES.find(({ prefixEn }) => name.startsWith(prefixEn));
  if (quality !== undefined) {
    const parsed = parseRest(name.slice(quality.prefixEn.length), quality, weapons);
    // `StatTrak™ Swap Tool` is a complete name and not an item with a quality.
    if (parsed.tagExterior !== null || UNPAINTED_WITH_QUALITY.includes(parsed.type)) return parsed;
  }
  return parseRest(name, PLAIN_QUALITY, weapons);
}
