const GUN_TYPE = /^CSGO_Type_(?:Rifle|SniperRifle|Pistol|SMG|Shotgun|Machinegun)$/;

/** Whether an item of this type takes stickers. Knives, gloves and items that are no weapons do not. */
export function isGun(tagType: string | null | undefined): boolean {
  return GUN_TYPE.test(tagType ?? '');
}
