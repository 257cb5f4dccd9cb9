import type { AttachedKit } from '../../catalog/items/attachedKit.ts';
import { encodeInspectBlock, type InspectBlock } from '../../steam/client/inspectBlock.ts';
import { inspectLinkOf } from '../../steam/client/inspectLink.ts';

/** The properties of a copy that the game needs to draw it. */
export interface InspectedCopy {
  /** Steam's sub-type: `weapon_ak47`. */
  tagWeapon: string | null;
  tagRarity: string | null;
  tagQuality: string | null;
  paintIndex: number | null;
  paintSeed: number | null;
  floatValue: number | null;
  nameTag: string | null;
  stickers: readonly { slot: number; marketHashName: string; wear: number | null }[];
  charm: { marketHashName: string; seed: number | null } | null;
}

/** Valve's definition index of each weapon that has finishes. */
const DEFINITIONS: Readonly<Record<string, number>> = {
  weapon_deagle: 1,
  weapon_elite: 2,
  weapon_fiveseven: 3,
  weapon_glock: 4,
  weapon_ak47: 7,
  weapon_aug: 8,
  weapon_awp: 9,
  weapon_famas: 10,
  weapon_g3sg1: 11,
  weapon_galilar: 13,
  weapon_m249: 14,
  weapon_m4a1: 16,
  weapon_mac10: 17,
  weapon_p90: 19,
  weapon_mp5sd: 23,
  weapon_ump45: 24,
  weapon_xm1014: 25,
  weapon_bizon: 26,
  weapon_mag7: 27,
  weapon_negev: 28,
  weapon_sawedoff: 29,
  weapon_tec9: 30,
  weapon_taser: 31,
  weapon_hkp2000: 32,
  weapon_mp7: 33,
  weapon_mp9: 34,
  weapon_nova: 35,
  weapon_p250: 36,
  weapon_scar20: 38,
  weapon_sg556: 39,
  weapon_ssg08: 40,
  weapon_m4a1_silencer: 60,
  weapon_usp_silencer: 61,
  weapon_cz75a: 63,
  weapon_revolver: 64,
  weapon_bayonet: 500,
  weapon_knife_css: 503,
  weapon_knife_flip: 505,
  weapon_knife_gut: 506,
  weapon_knife_karambit: 507,
  weapon_knife_m9_bayonet: 508,
  weapon_knife_tactical: 509,
  weapon_knife_falchion: 512,
  weapon_knife_survival_bowie: 514,
  weapon_knife_butterfly: 515,
  weapon_knife_push: 516,
  weapon_knife_cord: 517,
  weapon_knife_canis: 518,
  weapon_knife_ursus: 519,
  weapon_knife_gypsy_jackknife: 520,
  weapon_knife_outdoor: 521,
  weapon_knife_stiletto: 522,
  weapon_knife_widowmaker: 523,
  weapon_knife_skeleton: 525,
  weapon_knife_kukri: 526,
  studded_brokenfang_gloves: 4725,
  studded_bloodhound_gloves: 5027,
  sporty_gloves: 5030,
  slick_gloves: 5031,
  leather_handwraps: 5032,
  motorcycle_gloves: 5033,
  specialist_gloves: 5034,
  studded_hydra_gloves: 5035,
};
const RARITIES = ['Common', 'Uncommon', 'Rare', 'Mythical', 'Legendary', 'Ancient', 'Contraband'];
const QUALITIES: Readonly<Record<string, number>> = {
  normal: 4,
  strange: 9,
  tournament: 12,
  unusual: 3,
  unusual_strange: 3,
};

/** Finds Valve's numbers of a sticker or charm by its market hash name. */
export type FindKit = (marketHashName: string) => AttachedKit | undefined;

/**
 * The item data block of a copy, from its stored traits: neither its owner nor its asset id. A sticker or charm without a known number is
 * omitted.
 * @returns null for an item without a finish.
 */
export function inspectBlockOf(copy: InspectedCopy, findKit: FindKit): InspectBlock | null {
  const definition = DEFINITIONS[copy.tagWeapon ?? ''];
  if (definition === undefined || copy.paintIndex === null || copy.floatValue === null) return null;
  const rarity = RARITIES.findIndex((name) => copy.tagRarity?.startsWith(`Rarity_${name}`)) + 1;
  const charm = copy.charm && findKit(copy.charm.marketHashName);
  return {
    definition,
    paintIndex: copy.paintIndex,
    rarity,
    quality: QUALITIES[copy.tagQuality ?? ''] ?? 4,
    floatValue: copy.floatValue,
    paintSeed: copy.paintSeed ?? 0,
    ...(copy.nameTag !== null && { nameTag: copy.nameTag }),
    stickers: copy.stickers.flatMap(({ slot, marketHashName, wear }) => {
      const kit = findKit(marketHashName);
      return kit ? [{ slot, ...kit, ...(wear !== null && wear > 0 && { wear }) }] : [];
    }),
    charms: charm
      ? [{ slot: 0, ...charm, ...(copy.charm?.seed != null && { pattern: copy.charm.seed }) }]
      : [],
  };
}

/**
 * The link that opens a copy in the game: with Steam's own certificate of the copy, or else with a plain block of its stored traits.
 * @returns null for an item without a finish and without a certificate.
 */
export function inspectUrl(
  copy: InspectedCopy & { readonly certificate: string | null },
  findKit: FindKit,
): string | null {
  if (copy.certificate !== null) return inspectLinkOf(copy.certificate);
  const block = inspectBlockOf(copy, findKit);
  return block && inspectLinkOf(encodeInspectBlock(block));
}
