/** The silhouette of each of Steam's type tags in the sprite (`web/ui/sprite.svg`, ids `k-*`). */
const SILHOUETTES: Readonly<Record<string, string>> = {
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

/** The silhouette of an item type; a case for an unknown one. */
export function typeSilhouette(tagType: string): string {
  return SILHOUETTES[tagType] ?? 'case';
}
