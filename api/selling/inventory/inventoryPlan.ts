import type { CopyTraits } from '../../catalog/traits/copyTraits.ts';
import { inspectContent } from '../../steam/client/inspectBlock.ts';

/** A copy as the market stores it. */
export interface InventoryCopy extends CopyTraits {
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
  /** Steam's item data block of the copy in hexadecimal. */
  readonly certificate: string | null;
  readonly isTradable: boolean;
  readonly isMarketable: boolean;
  readonly tradableAt: Date | null;
}

/** A sticker with its displayed names. */
export interface CopySticker {
  readonly slot: number;
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly wear: number | null;
  readonly iconUrl: string | null;
}

/** A charm with its displayed names. */
export type CopyCharm = Omit<CopySticker, 'slot' | 'wear'> & { readonly seed: number | null };

/** A copy that the market has stored. */
export interface KnownCopy extends InventoryCopy {
  readonly id: string;
  readonly isGone: boolean;
  /** True if an order that has not failed refers to it; that order manages its account and its asset id. */
  readonly isHeld: boolean;
}

/** The result of a sync, and how reliable it is. */
export interface InventoryFinding {
  readonly copies: readonly InventoryCopy[];
  /** Asset ids that are present but unreadable. */
  readonly unreadableIds: ReadonlySet<string>;
  /** Every page was read, and the pages agree with Steam's own count. A copy that is missing from them is gone. */
  readonly isWhole: boolean;
}

/** The changes that a sync makes to the stored copies. */
export interface InventoryPlan {
  readonly inserted: readonly InventoryCopy[];
  /** Known copies that changed, came back, or have another asset id after a trade. */
  readonly changed: readonly (InventoryCopy & { id: string })[];
  readonly goneIds: readonly string[];
}

function sameFloat(one: number | null, other: number | null): boolean {
  // Steam's floats have 32 bits, however many digits are given.
  return one === null || other === null ? one === other : Math.fround(one) === Math.fround(other);
}

/** All compared fields that are not floats, as one text. */
function faceOf(copy: InventoryCopy): string {
  const stickers = copy.stickers.map(({ slot, marketHashName, wear }) => [
    slot,
    marketHashName,
    wear === null ? null : Math.fround(wear),
  ]);
  const charm = copy.charm && [copy.charm.marketHashName, copy.charm.seed];
  const { marketItemId, classId, instanceId, contextId, paintSeed, paintIndex, phase, nameTag } = copy;
  const { isTradable, isMarketable, tradableAt } = copy;
  // Steam may choose another mask each time.
  const content = copy.certificate && inspectContent(copy.certificate);
  const traits = [
    marketItemId,
    classId,
    instanceId,
    contextId,
    paintSeed,
    paintIndex,
    phase,
    nameTag,
    content,
  ];
  return JSON.stringify([traits, isTradable, isMarketable, tradableAt?.getTime() ?? null, stickers, charm]);
}

function isSame(known: KnownCopy, copy: InventoryCopy): boolean {
  return sameFloat(known.floatValue, copy.floatValue) && faceOf(known) === faceOf(copy);
}

/**
 * The properties of a copy that remain when a trade changes its asset id: item, finish, pattern, wear and stickers.
 * Null for copies without wear, which cannot be distinguished.
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

/**
 * Known copies that are missing and may have come back under another id, by fingerprint; those not yet marked as gone
 * first.
 */
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
 * Compares the result of a sync with the stored copies. A copy that disappeared and one that appeared with the same
 * fingerprint are one copy, which keeps its listing and history. A copy is not marked as gone if the sync was
 * incomplete or an order holds it. A copy that an order took away does not come back by a sync that began earlier.
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
