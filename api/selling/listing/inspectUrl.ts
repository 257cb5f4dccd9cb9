/** The properties of a copy that the game needs to draw it. */
export interface InspectedCopy {
  /** Steam's sub-type: `weapon_ak47`. */
  tagWeapon: string | null;
  tagRarity: string | null;
  tagQuality: string | null;
  paintIndex: number | null;
  paintSeed: number | null;
  floatValue: number | null;
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
const PREFIX = 'steam://run/730//+csgo_econ_action_preview%20';

/**
 * Encodes one number of Valve's `CEconItemPreviewDataBlock`: the field's tag, then the value seven bits at a time
 * (protocol buffers).
 */
function writeField(field: number, value: number): number[] {
  const bytes = [field << 3];
  let rest = value >>> 0;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

function floatBits(value: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return view.getUint32(0);
}

function checkSum(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/**
 * Builds the link that opens a copy in the game, in the form that Steam's inventories use since 2026: an item data
 * block in hexadecimal. It is unmasked (key 0) and built from the stored traits, so that it reveals neither the owner
 * nor the asset id. Stickers are not included.
 * @returns null for an item without a finish.
 */
export function inspectUrl(copy: InspectedCopy): string | null {
  const definition = DEFINITIONS[copy.tagWeapon ?? ''];
  if (definition === undefined || copy.paintIndex === null || copy.floatValue === null) return null;
  const rarity = RARITIES.findIndex((name) => copy.tagRarity?.startsWith(`Rarity_${name}`)) + 1;
  const block = [
    ...writeField(3, definition),
    ...writeField(4, copy.paintIndex),
    ...writeField(5, rarity),
    ...writeField(6, QUALITIES[copy.tagQuality ?? ''] ?? 4),
    ...writeField(7, floatBits(copy.floatValue)),
    ...writeField(8, copy.paintSeed ?? 0),
  ];
  const bytes = [0, ...block];
  const crc = checkSum(bytes);
  const check = ((crc & 0xffff) ^ Math.imul(block.length, crc)) >>> 0;
  const all = [...bytes, check >>> 24, (check >>> 16) & 0xff, (check >>> 8) & 0xff, check & 0xff];
  return PREFIX + all.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');
}
