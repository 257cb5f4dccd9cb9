import { ITEM_TYPES } from './itemType.ts';

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
