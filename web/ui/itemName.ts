/** An item's name in the parts that are shown on separate lines. */
export interface ItemNameParts {
  /** `StatTrak™ AK-47`: weapon or kind with its quality; null for a name of one part. */
  readonly kind: string | null;
  /** `Redline`, or the whole of a name of one part. */
  readonly finish: string;
  /** `Field-Tested`, without its brackets; null for an item without an exterior. */
  readonly exterior: string | null;
}

/**
 * Splits a market name at its first bar and, where the item has an exterior, removes it with its brackets from the
 * end (Steam fact: `AK-47 | Redline (Field-Tested)`; the brackets of `Sticker | Crown (Foil)` are part of its name,
 * and so are the full-width ones of a Chinese quality, `爪子刀（★）`).
 */
export function splitItemName(name: string, hasExterior: boolean): ItemNameParts {
  const match = hasExterior ? /^(.*\S) \(([^()]+)\)$/.exec(name) : null;
  const bare = match?.[1] ?? name;
  const exterior = match?.[2] ?? null;
  const bar = bare.indexOf(' | ');
  return bar < 0
    ? { kind: null, finish: bare, exterior }
    : { kind: bare.slice(0, bar), finish: bare.slice(bar + 3), exterior };
}

/** A part of a name without star, StatTrak™ and Souvenir, for components that show these as chips. */
export function withoutQuality(piece: string): string {
  return piece
    .replace(/^★\s*/, '')
    .replace(/^(?:StatTrak™|Souvenir)\s+/, '')
    .replace(/（(?:★(?:\s*StatTrak™)?|StatTrak™|纪念品)）/, '')
    .trim();
}
