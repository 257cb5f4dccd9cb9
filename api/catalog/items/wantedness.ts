import type { CatalogueItem } from './catalogue.ts';
import { finishName } from './finishName.ts';
import { ITEM_TYPES } from './itemType.ts';

/** Popularity of a weapon, knife or pair of gloves regardless of finish, from 0 to 1. 0.3 for all others. */
const WEAPONS: Readonly<Record<string, number>> = {
  weapon_ak47: 1,
  weapon_awp: 0.95,
  weapon_m4a1_silencer: 0.9,
  weapon_m4a1: 0.85,
  weapon_deagle: 0.75,
  weapon_usp_silencer: 0.75,
  weapon_glock: 0.7,
  weapon_mac10: 0.5,
  weapon_p250: 0.45,
  weapon_mp9: 0.45,
  weapon_fiveseven: 0.45,
  weapon_ssg08: 0.45,
  weapon_knife_butterfly: 1,
  weapon_knife_karambit: 0.95,
  weapon_knife_m9_bayonet: 0.8,
  weapon_knife_skeleton: 0.75,
  weapon_knife_widowmaker: 0.65,
  weapon_bayonet: 0.55,
  weapon_knife_stiletto: 0.5,
  weapon_knife_kukri: 0.4,
  weapon_knife_flip: 0.4,
  weapon_knife_gut: 0.05,
  weapon_knife_gypsy_jackknife: 0.05,
  weapon_knife_push: 0.1,
  weapon_knife_falchion: 0.15,
  weapon_knife_survival_bowie: 0.15,
  sporty_gloves: 1,
  specialist_gloves: 0.8,
  slick_gloves: 0.6,
  motorcycle_gloves: 0.55,
  studded_hydra_gloves: 0.1,
  studded_bloodhound_gloves: 0.1,
};
const OTHER_WEAPON = 0.3;

/** Knife finishes that raise the price, and camouflages that lower it. */
const FINE_FINISH =
  /\| (?:Doppler|Gamma Doppler|Fade|Marble Fade|Tiger Tooth|Slaughter|Lore|Autotronic|Crimson Web)$/;
const CAMOUFLAGE =
  /\| (?:Safari Mesh|Boreal Forest|Forest DDPAT|Scorched|Urban Masked|Rust Coat|Night Stripe)$/;

/** Popularity from 0 to 1 for weapons, knives and gloves; 0 for everything else. */
export function wantedness(item: CatalogueItem): number {
  if (item.tagWeapon === null) return 0;
  const weapon = WEAPONS[item.tagWeapon] ?? OTHER_WEAPON;
  if (item.tagType !== ITEM_TYPES.knife) return weapon;
  const name = finishName(item);
  if (FINE_FINISH.test(name)) return 0.4 + 0.6 * weapon;
  return CAMOUFLAGE.test(name) ? 0.55 * weapon : 0.2 + 0.6 * weapon;
}
