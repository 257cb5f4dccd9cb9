import type { Exterior } from './exterior.ts';
import { ITEM_TYPES } from './itemType.ts';
import type { Quality } from './quality.ts';

/** The parts of an item's market name in one language. */
export interface MarketNameParts {
  readonly base: string;
  readonly finish: string | null;
  readonly quality: Quality;
  readonly exterior: Exterior | null;
}

/**
 * Valve's exact English name, the natural key of a market item: `★ StatTrak™ Karambit | Doppler (Factory New)`. A slash is replaced by a
 * hyphen, since Steam uses the name in URLs.
 */
export function marketHashName({ base, finish, quality, exterior }: MarketNameParts): string {
  const painted = finish === null ? base : `${base} | ${finish}`;
  const worn = exterior === null ? painted : `${painted} (${exterior.nameEn})`;
  return `${quality.prefixEn}${worn}`.replaceAll('/', '-');
}

/** The name as Steam shows it in Chinese: `爪子刀（★ StatTrak™） | 多普勒 (崭新出厂)`. */
export function marketNameZh({ base, finish, quality, exterior }: MarketNameParts): string {
  const qualified = `${base}${quality.suffixZh}`;
  const painted = finish === null ? qualified : `${qualified} | ${finish}`;
  return exterior === null ? painted : `${painted} (${exterior.nameZh})`;
}

/** The parts after the kind in the name of a sticker, charm, patch or graffiti. */
export interface NamedSubject {
  readonly subject: string;
  /** Text of the bracket, such as `Holo` or `Gold, Champion`. Null without a bracket. */
  readonly variant: string | null;
  /** The tournament, or null. */
  readonly event: string | null;
}

/** Parses the parts after the kind: `Titan (Holo)`, `Katowice 2014`. */
export function namedSubjectOf(parts: readonly string[]): NamedSubject {
  const [first = '', ...rest] = parts;
  // Some of Steam's names have a trailing space.
  const [, subject = first, variant = null] = /^(.*?) ?\(([^()]+)\) ?$/.exec(first) ?? [];
  return { subject: subject.trim(), variant, event: rest.length > 0 ? rest.join(' | ') : null };
}

/** Patterns of names without parts, by kind. The first match counts. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^Name Tag$/, ITEM_TYPES.nameTag],
  [/ Swap Tool$/, ITEM_TYPES.tool],
  [/ Key$/, ITEM_TYPES.key],
  [/ (?:Pin|Coin|Medal|Trophy|Badge)$/, ITEM_TYPES.collectible],
  [/ Pass(?: \+ .+)?$/, ITEM_TYPES.pass],
  [/^(?:Gift Package|Audience Participation Parcel|Pallet of Presents)$/, ITEM_TYPES.gift],
  // A container without a translation by Valve: Steam shows the token itself.
  [/^#CSGO_crate_/, ITEM_TYPES.container],
  [/\b(?:Case|Capsule|Package|Terminal|Box|Pack|Parcel|Crate)(?: Series)?(?: \d+)?$/, ITEM_TYPES.container],
  [/\bCapsule\b/, ITEM_TYPES.container],
  // Sticker capsules of tournaments until 2020 are named only by their teams.
  [/\b(?:Legends|Challengers|Contenders|Champions)\b/, ITEM_TYPES.container],
  [/ \((?:Holo-Foil|Holo\/Foil)\)$/, ITEM_TYPES.container],
];

/** Steam's Type tag of a name with neither weapon nor prefix; `Other` if no pattern matches. */
export function plainKindOf(name: string): string {
  return KINDS.find(([words]) => words.test(name))?.[1] ?? ITEM_TYPES.other;
}
