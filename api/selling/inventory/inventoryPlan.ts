/** What one copy looks like in the market's books. */
export interface InventoryCopy {
  readonly assetId: string;
  readonly marketItemId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly contextId: string;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly paintIndex: number | null;
  readonly phase: string | null;
  readonly stickers: readonly CopySticker[];
  readonly charm: CopyCharm | null;
  readonly nameTag: string | null;
  readonly isTradable: boolean;
  readonly isMarketable: boolean;
  readonly tradableAt: Date | null;
}

/** A sticker with the names that people read. */
export interface CopySticker {
  readonly slot: number;
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly wear: number | null;
  readonly iconUrl: string | null;
}

/** A charm with the names that people read. */
export type CopyCharm = Omit<CopySticker, 'slot' | 'wear'> & { readonly seed: number | null };

/** A copy that the market knows. */
export interface KnownCopy extends InventoryCopy {
  readonly id: string;
  readonly isGone: boolean;
  /** An order that has not failed is about it: its place and its id are that order's affair. */
  readonly isHeld: boolean;
}

/** What a look at an inventory found, and how far it can be believed. */
export interface InventoryFinding {
  readonly copies: readonly InventoryCopy[];
  /** There, but not to be read. */
  readonly unreadableIds: ReadonlySet<string>;
  /** Every page was read, and they agree with Steam's own count. What is not in it is not there. */
  readonly isWhole: boolean;
}

/** What a look changes in the market's books. */
export interface InventoryPlan {
  readonly inserted: readonly InventoryCopy[];
  /** Known copies that look different, came back, or have another asset id after a trade. */
  readonly changed: readonly (InventoryCopy & { id: string })[];
  readonly goneIds: readonly string[];
}

function sameFloat(one: number | null, other: number | null): boolean {
  // Steam's floats have 32 bits, however many digits it writes.
  return one === null || other === null ? one === other : Math.fround(one) === Math.fround(other);
}

/** Everything that is compared and is no float, as one text. */
function faceOf(copy: InventoryCopy): string {
  const stickers = copy.stickers.map(({ slot, marketHashName, wear }) => [
    slot,
    marketHashName,
    wear === null ? null : Math.fround(wear),
  ]);
  const charm = copy.charm && [copy.charm.marketHashName, copy.charm.seed];
  const { marketItemId, classId, instanceId, contextId, paintSeed, paintIndex, phase, nameTag } = copy;
  const { isTradable, isMarketable, tradableAt } = copy;
  const traits = [marketItemId, classId, instanceId, contextId, paintSeed, paintIndex, phase, nameTag];
  return JSON.stringify([traits, isTradable, isMarketable, tradableAt?.getTime() ?? null, stickers, charm]);
}

function isSame(known: KnownCopy, copy: InventoryCopy): boolean {
  return sameFloat(known.floatValue, copy.floatValue) && faceOf(known) === faceOf(copy);
}

/**
 * What stays of a copy when a trade gives it another asset id: item, finish, pattern, wear and stickers (steam.md 3.5). Null for what
 * has no wear: such copies cannot be told apart.
 */
export function fingerprintOf(copy: InventoryCopy): string | null {
  if (copy.floatValue === null) return null;
  const stickers = copy.stickers.map((sticker) => sticker.marketHashName);
  return JSON.stringify([
    copy.marketItemId,
    copy.paintIndex,
    copy.paintSeed,
    Math.fround(copy.floatValue),
    stickers,
  ]);
}

/** Known copies that are not where they were and may have come back under another id, by fingerprint; those still there first. */
function lostCopies(known: readonly KnownCopy[], isThere: (copy: KnownCopy) => boolean) {
  const lost = known
    .filter((copy) => !copy.isHeld && !isThere(copy))
    .toSorted((one, other) => Number(one.isGone) - Number(other.isGone));
  const byPrint = new Map<string, KnownCopy>();
  for (const copy of lost) {
    const print = fingerprintOf(copy);
    if (print !== null && !byPrint.has(print)) byPrint.set(print, copy);
  }
  return byPrint;
}

/**
 * Compares what a look found with what is known. A copy that vanished and one that appeared with the same fingerprint are one copy, whose
 * listing and history go on. Nothing is gone after a look that was not whole, nor what an order holds; what an order took away does not
 * come back by a look that began before it.
 */
export function planInventory(known: readonly KnownCopy[], finding: InventoryFinding): InventoryPlan {
  const byAssetId = new Map(known.map((copy) => [copy.assetId, copy]));
  const found = new Map(finding.copies.map((copy) => [copy.assetId, copy]));
  const isThere = ({ assetId }: InventoryCopy): boolean =>
    found.has(assetId) || finding.unreadableIds.has(assetId);
  const lost = lostCopies(known, isThere);
  const inserted: InventoryCopy[] = [];
  const changed: (InventoryCopy & { id: string })[] = [];
  const followedIds = new Set<string>();
  for (const copy of found.values()) {
    const before = byAssetId.get(copy.assetId);
    const print = before ? null : fingerprintOf(copy);
    const followed = print === null ? undefined : lost.get(print);
    if (before?.isGone && before.isHeld) continue;
    if (before && (before.isGone || !isSame(before, copy))) changed.push({ ...copy, id: before.id });
    if (before) continue;
    if (followed && !followedIds.has(followed.id)) {
      followedIds.add(followed.id);
      changed.push({ ...copy, id: followed.id });
    } else inserted.push(copy);
  }
  const gone = known.filter(
    (copy) => !copy.isGone && !copy.isHeld && !isThere(copy) && !followedIds.has(copy.id),
  );
  return { inserted, changed, goneIds: finding.isWhole ? gone.map(({ id }) => id) : [] };
}
