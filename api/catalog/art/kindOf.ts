/** The drawing of each of Steam's type tags. The weapon tag and the name choose a closer one. */
const KIND_BY_TYPE: Readonly<Record<string, string>> = {
  CSGO_Type_Knife: 'bayonet',
  Type_Hands: 'gloves',
  CSGO_Type_Rifle: 'rifle',
  CSGO_Type_SniperRifle: 'sniper',
  CSGO_Type_Pistol: 'pistol',
  CSGO_Type_Equipment: 'pistol',
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

/** Weapon tags without `weapon_` and `knife_`; each is the kind of its own drawing. */
const WEAPONS = new Set(
  (
    'ak47 m4a1 m4a1_silencer aug famas galilar sg556 awp ssg08 scar20 g3sg1 mac10 mp9 mp7 mp5sd ump45 p90 bizon ' +
    'glock usp_silencer hkp2000 p250 cz75a fiveseven tec9 deagle revolver elite taser nova xm1014 mag7 sawedoff m249 negev ' +
    'bayonet m9_bayonet flip gut karambit tactical falchion survival_bowie butterfly push gypsy_jackknife stiletto ' +
    'widowmaker ursus css cord canis outdoor skeleton kukri ' +
    'sporty_gloves slick_gloves leather_handwraps motorcycle_gloves specialist_gloves studded_bloodhound_gloves ' +
    'studded_hydra_gloves studded_brokenfang_gloves'
  ).split(' '),
);

/** Kinds that the name tells apart, by the kind of the type. */
const KIND_BY_NAME: Readonly<Record<string, readonly (readonly [name: RegExp, kind: string])[]>> = {
  case: [
    [/Souvenir|Collection Package/, 'souvenir'],
    [/Autograph|Legends|Challengers|Contenders/, 'autograph'],
    [/Pins? (Capsule|Series)|Pins Series/, 'pinbox'],
    [/Patch|Graffiti|Charm/, 'pack'],
    [/Music Kit/, 'music'],
    [/Terminal/, 'terminal'],
    [/Capsule|Sticker|Holo|Foil/, 'capsule'],
    [/Gift|Parcel|Present/, 'gift'],
  ],
  charm: [[/^Sticker Slab/, 'slab']],
  agent: [
    [/Phoenix$/, 'phoenix'],
    [/Elite Crew$/, 'eliteCrew'],
    [/Guerrilla Warfare$/, 'guerrilla'],
    [/Professionals$/, 'professionals'],
    [/Sabre( Footsoldier)?$/, 'sabre'],
    [/FBI SWAT$|\bSWAT$/, 'swat'],
    [/FBI/, 'fbi'],
    [/SEAL Frogman$/, 'frogman'],
    [/SEAL$|NZSAS$/, 'seal'],
    [/Gendarmerie/, 'gendarmerie'],
    [/\bSAS$/, 'sas'],
    [/KSK$/, 'ksk'],
    [/TACP|Brazilian/, 'tacp'],
  ],
};

/** The drawing for an item's type and weapon tags and its name; a case for an unknown type. */
export function kindOf(
  tagType: string | null | undefined,
  tagWeapon?: string | null,
  marketHashName = '',
): string {
  const weapon = (tagWeapon ?? '').replace(/^weapon_(knife_)?/, '');
  if (WEAPONS.has(weapon)) {
    return weapon;
  }
  const kind = KIND_BY_TYPE[tagType ?? ''] ?? 'case';
  return KIND_BY_NAME[kind]?.find(([name]) => name.test(marketHashName))?.[1] ?? kind;
}
