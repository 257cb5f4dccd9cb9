/** An item's name in the pieces that are set on lines of their own (look.md 3.2). */
export interface ItemName {
  /** Weapon or kind; empty where the name is one piece. */
  readonly kind: string;
  readonly finish: string;
  /** The exterior as the name says it; empty where it has none. */
  readonly exterior: string;
}

/**
 * Splits a market name at its bar and, where the item has an exterior, takes it in its brackets off the end (Steam fact:
 * `AK-47 | Redline (Field-Tested)`; the brackets of `Sticker | Crown (Foil)` are part of its name).
 */
export function splitItemName(name: string, hasExterior: boolean): ItemName {
  const bar = name.indexOf(' | ');
  const kind = bar < 0 ? '' : name.slice(0, bar);
  const rest = bar < 0 ? name : name.slice(bar + 3);
  const match = /^(.*\S) ?[(（]([^()（）]+)[)）]$/.exec(rest);
  return bar < 0 || match === null || !hasExterior
    ? { kind, finish: rest, exterior: '' }
    : { kind, finish: match[1] ?? rest, exterior: match[2] ?? '' };
}
