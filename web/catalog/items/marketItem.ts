/** URL of one market item. Its market hash name, Steam's own key, identifies it. */
export function goodsPath(marketHashName: string): string {
  return `/goods?${new URLSearchParams({ hashName: marketHashName })}`;
}

/** Parameters of the market's URL, those of the REST contract. */
const PARAMETERS: Readonly<Record<string, string>> = {
  TYPE: 'tagType',
  WEAPON: 'type',
  ITEM_SET: 'tagItemSet',
};

/** URL of the market filtered by one tag, with a keyword unless that is empty. */
export function tagPath(category: string, internalName: string, keyword = ''): string {
  const params = new URLSearchParams(keyword === '' ? {} : { search: keyword });
  params.set(PARAMETERS[category] ?? 'tagType', internalName);
  return `/market?${params}`;
}

/** The condition of the language of filters that the copies of one Doppler phase or gem meet. */
export function phaseCondition(phase: string): string {
  return `phase:${phase.toLowerCase().replace(' ', '')}`;
}

const GUN_TYPE = /^CSGO_Type_(?:Rifle|SniperRifle|Pistol|SMG|Shotgun|Machinegun)$/;

/** Whether an item of this type takes stickers. Knives, gloves and items that are no weapons do not. */
export function isGun(tagType: string | null | undefined): boolean {
  return GUN_TYPE.test(tagType ?? '');
}

/**
 * Distance of a price to the reference price in tenths of a percent, rounded. Null when either is missing, and for
 * items worth more than the largest possible ask: they are cheap because of that limit only, which is no bargain.
 */
export function referenceDistance(
  priceCents: number | null | undefined,
  referenceCents: number | null | undefined,
): number | null {
  if (
    priceCents == null ||
    referenceCents == null ||
    referenceCents <= 0 ||
    referenceCents > AMOUNT_MAX_CENTS
  ) {
    return null;
  }
  return Math.round(((priceCents - referenceCents) / referenceCents) * 1000);
}

/** A price at least 3 % below the reference is highlighted. */
export const REMARKABLE_DISTANCE = -30;

/** The largest target price of an alert in cents: 100,000 yuan, as for a listing. */
export const AMOUNT_MAX_CENTS = 10_000_000;
