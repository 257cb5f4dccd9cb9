/** A market item's name in the pieces that a card sets on lines of their own. */
export interface ItemNameParts {
  /** `AK-47`, without quality; null for a name of one piece. */
  readonly weapon: string | null;
  /** `Redline`, or the whole of a name of one piece. */
  readonly finish: string;
}

/**
 * Splits a display name at its first ` | `. Star, StatTrak™ and Souvenir go, since the stage shows them as chips; the exterior in
 * its brackets goes when the item has one, since it has a line of its own.
 */
export function splitItemName(name: string, hasExterior: boolean): ItemNameParts {
  const bare = hasExterior ? name.replace(/\s*[(（][^()（）]*[)）]\s*$/, '') : name;
  const cut = bare.indexOf(' | ');
  if (cut < 0) {
    return { weapon: null, finish: withoutQuality(bare) };
  }
  return { weapon: withoutQuality(bare.slice(0, cut)), finish: bare.slice(cut + 3) };
}

function withoutQuality(name: string): string {
  return name
    .replace(/^★\s*/, '')
    .replace(/^(?:StatTrak™|Souvenir)\s+/, '')
    .replace(/（(?:★(?:\s*StatTrak™)?|StatTrak™|纪念品)）/, '')
    .trim();
}

/** The name and its exterior in brackets, apart; the exterior is null for an item that has none. */
export function splitExterior(
  name: string,
  hasExterior: boolean,
): { readonly name: string; readonly exterior: string | null } {
  const match = hasExterior ? /^(.*?)\s*([(（][^()（）]*[)）])\s*$/.exec(name) : null;
  return match === null ? { name, exterior: null } : { name: match[1] ?? name, exterior: match[2] ?? null };
}
