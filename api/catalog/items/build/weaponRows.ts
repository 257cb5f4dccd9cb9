import type { WeaponRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { type Library, type LibraryItem, namesOf } from './library.ts';

const SNIPER_RIFLES: readonly string[] = ['awp', 'g3sg1', 'scar20', 'ssg08'];
const MACHINE_GUNS: readonly string[] = ['m249', 'negev'];

/** Types in the order of the weapon facet. */
const TYPE_ORDER: readonly string[] = [
  ITEM_TYPES.knife,
  ITEM_TYPES.gloves,
  ITEM_TYPES.rifle,
  ITEM_TYPES.sniperRifle,
  ITEM_TYPES.pistol,
  ITEM_TYPES.submachineGun,
  ITEM_TYPES.shotgun,
  ITEM_TYPES.machineGun,
  ITEM_TYPES.equipment,
];

function weaponType({ type, category, model = '' }: LibraryItem): string | null {
  if (type === 'melee') return ITEM_TYPES.knife;
  if (type === 'glove') return ITEM_TYPES.gloves;
  if (SNIPER_RIFLES.includes(model)) return ITEM_TYPES.sniperRifle;
  if (MACHINE_GUNS.includes(model)) return ITEM_TYPES.machineGun;
  if (category === 'rifle') return ITEM_TYPES.rifle;
  if (category === 'secondary') return ITEM_TYPES.pistol;
  if (category === 'smg') return ITEM_TYPES.submachineGun;
  if (category === 'heavy') return ITEM_TYPES.shotgun;
  return category === 'equipment' ? ITEM_TYPES.equipment : null;
}

/** Builds the rows of weapons, knives and gloves that can be on the market, with the library id of each. Default knives cannot. */
export function weaponRows(library: Library): { id: number; row: WeaponRow }[] {
  const weapons: { id: number; row: WeaponRow }[] = [];
  for (const item of library.items) {
    if (item.base !== true || !['weapon', 'melee', 'glove'].includes(item.type)) continue;
    const type = weaponType(item);
    const model = item.model ?? '';
    if (type === null || (item.type !== 'weapon' && item.free === true)) continue;
    const { en, zh } = namesOf(library, item);
    const itemClass = item.type === 'glove' ? model : `weapon_${model}`;
    weapons.push({ id: item.id, row: [itemClass, en, zh, type] });
  }
  const order = (row: WeaponRow): number => TYPE_ORDER.indexOf(row[3]);
  return weapons.sort((a, b) => order(a.row) - order(b.row) || (a.row[1] < b.row[1] ? -1 : 1));
}
