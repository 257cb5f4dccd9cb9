/** The drawing of each of Steam's type tags. Sub-types that look different are chosen by the weapon tag. */
const KIND_BY_TYPE: Readonly<Record<string, string>> = {
  CSGO_Type_Knife: 'bayonet',
  Type_Hands: 'gloves',
  CSGO_Type_Rifle: 'rifle',
  CSGO_Type_SniperRifle: 'sniper',
  CSGO_Type_Pistol: 'pistol',
  CSGO_Type_SMG: 'smg',
  CSGO_Type_Shotgun: 'shotgun',
  CSGO_Type_Machinegun: 'mg',
  CSGO_Tool_Sticker: 'sticker',
  CSGO_Type_WeaponCase: 'case',
  CSGO_Type_MusicKit: 'music',
  CSGO_Type_Spray: 'graffiti',
  CSGO_Type_Ticket: 'pass',
  CSGO_Type_Collectible: 'medal',
  CSGO_Tool_Patch: 'patch',
  CSGO_Tool_GiftTag: 'gift',
  CSGO_Tool_Name_TagTag: 'tag',
  CSGO_Type_Tool: 'tag',
  CSGO_Tool_WeaponCase_KeyTag: 'key',
  Type_CustomPlayer: 'agent',
  CSGO_Tool_Keychain: 'charm',
};

const KIND_BY_WEAPON: Readonly<Record<string, string>> = {
  weapon_m4a1: 'm4',
  weapon_m4a1_silencer: 'm4',
  weapon_aug: 'm4',
  weapon_famas: 'm4',
  weapon_sg556: 'm4',
  weapon_deagle: 'deagle',
  weapon_revolver: 'deagle',
  weapon_knife_karambit: 'knife',
};

/** The drawing for an item's type and weapon tags; a case for an unknown type. */
export function kindOf(
  tagType: string | null | undefined,
  tagWeapon?: string | null,
  marketHashName = '',
): string {
  const kind = KIND_BY_WEAPON[tagWeapon ?? ''] ?? KIND_BY_TYPE[tagType ?? ''] ?? 'case';
  return kind === 'case' && /Capsule/.test(marketHashName) ? 'capsule' : kind;
}
