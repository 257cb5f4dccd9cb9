import type { CarriedSticker, CopyOnSale } from './copyOnSale.store.ts';
import { IdTable } from './idTable.ts';
import { Names } from './names.ts';
import { SlotGroups } from './slotGroups.ts';
import { SlotOrder } from './slotOrder.ts';
import { StickerRows } from './stickerRows.ts';

/** Orders that are kept: each walks copies without looking at all of them. */
export type KeptOrder = 'price' | 'wear' | 'listed';

const NO_SEED = -1;
const NO_SHARE = -1;
/** Freed slots that are collected before they are given again. */
const RESTING_MAX = 1_000;

/** The least of a sticker that is left counts less than one more of the same sticker. */
const LEFT_WEIGHT = 0.999;
const NO_STICKERS = -1;
/** Greater than every place that is told. */
export const NO_PLACE = 255;

/** The more of the same sticker the higher, and the less scraped among as many. */
function combinationOf(stickers: readonly CarriedSticker[]): number {
  if (stickers.length === 0) return NO_STICKERS;
  const counts = new Map<string, number>();
  for (const [name] of stickers) counts.set(name, (counts.get(name) ?? 0) + 1);
  const scraped = Math.max(...stickers.map(([, , scrape]) => scrape));
  return Math.max(...counts.values()) + (1 - scraped) * LEFT_WEIGHT;
}

/** A column of numbers, one for each slot. */
type Column = Float64Array | Uint32Array | Int32Array | Int16Array | Uint8Array;

/**
 * All copies on sale in memory, in columns: the read model of searches over copies (decision 0270). It takes about 130 bytes a copy,
 * and 4 more for each sticker. A slot is the place of a copy in every column; it is given again when its copy is gone.
 */
export class CopyIndex {
  /** Increases with every change. */
  version = 0;
  /** Number of copies on sale. */
  count = 0;
  readonly ids = new IdTable();
  readonly items = new Names();
  readonly sellers = new Names();
  readonly attachments = new Names();
  readonly phases = new Names();
  readonly orders: Readonly<Record<KeptOrder, SlotOrder>>;
  /** Slots of the copies of each item, by the number of the item. */
  readonly byItem = new SlotGroups();
  item = new Uint32Array(0);
  seller = new Uint32Array(0);
  ask = new Float64Array(0);
  listedAtMs = new Float64Array(0);
  /** NaN for copies without wear. */
  wear = new Float64Array(0);
  /** -1 for copies without one. */
  seed = new Int16Array(0);
  phase = new Uint8Array(0);
  /** Places of copies by wear among the seen copies of their items, from either end, where they were read; 0 for none. */
  lowestPlace = new Uint8Array(0);
  highestPlace = new Uint8Array(0);
  /** The place from the nearer end, as the sort key that it is; `NO_PLACE`, behind all others, for none. */
  bestPlace = new Uint8Array(0);
  /** Percent; -1 for copies without a fade, and without a share of blue. */
  fade = new Float64Array(0);
  blue = new Float64Array(0);
  isAutomatic = new Uint8Array(0);
  hasNameTag = new Uint8Array(0);
  charm = new Uint32Array(0);
  charmSeed = new Int32Array(0);
  stickerCount = new Uint8Array(0);
  /** How far the most scraped sticker is scraped off; NaN for copies without stickers. */
  scrape = new Float64Array(0);
  /** How often the copy carries its most frequent sticker, and the fraction of the most scraped one that is left; -1 without stickers. */
  combination = new Float64Array(0);
  readonly stickers = new StickerRows();
  /** 1 for slots that hold a copy. */
  #isHeld = new Uint8Array(0);

  constructor() {
    const orderBy = (keyOf: (slot: number) => number) =>
      new SlotOrder({ keyOf, compareIds: (a, b) => this.ids.compare(a, b) });
    this.orders = {
      price: orderBy((slot) => this.ask[slot] ?? 0),
      // Copies without wear come last.
      wear: orderBy((slot) => this.wearKeyOf(slot)),
      listed: orderBy((slot) => this.listedAtMs[slot] ?? 0),
    };
  }

  /** The wear of a copy as sort key. */
  wearKeyOf(slot: number): number {
    const wear = this.wear[slot] ?? Number.NaN;
    return Number.isNaN(wear) ? Number.POSITIVE_INFINITY : wear;
  }

  /** Whether a slot holds a copy. */
  isHeld(slot: number): boolean {
    return this.#isHeld[slot] === 1;
  }

  /** Adds a copy, or replaces what is known of it. @returns its slot. */
  put(copy: CopyOnSale): number {
    const known = this.ids.find(copy.id);
    const isKnown = known !== -1;
    const slot = isKnown ? known : this.ids.add(copy.id);
    if (slot >= this.ask.length) this.#grow();
    // Orders look at the keys of before to find what changes.
    const { price, wear, listed } = this.orders;
    const newWear = copy.wear ?? Number.POSITIVE_INFINITY;
    if (!isKnown || this.ask[slot] !== copy.askCents) price.put(slot, isKnown);
    if (!isKnown || this.wearKeyOf(slot) !== newWear) wear.put(slot, isKnown);
    if (!isKnown || this.listedAtMs[slot] !== copy.listedAtMs) listed.put(slot, isKnown);
    this.#write(slot, copy);
    if (!isKnown) {
      this.setPlaces(slot, null, null);
      this.count += 1;
      this.#isHeld[slot] = 1;
      this.byItem.add(this.item[slot] ?? 0, slot);
    }
    this.version += 1;
    return slot;
  }

  /** Removes a copy that is no longer on sale. Without effect if it is not known. */
  remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot === -1) return;
    for (const order of Object.values(this.orders)) order.remove(slot);
    this.byItem.remove(this.item[slot] ?? 0, slot);
    this.ids.remove(id);
    this.stickers.put(slot, []);
    this.#isHeld[slot] = 0;
    this.count -= 1;
    this.version += 1;
    if (this.ids.restingCount > Math.max(RESTING_MAX, this.count / 100)) this.#reuseSlots();
  }

  /** Writes the places of a copy by its wear; null where it has none that is told. */
  setPlaces(slot: number, lowest: number | null, highest: number | null): void {
    this.lowestPlace[slot] = lowest ?? 0;
    this.highestPlace[slot] = highest ?? 0;
    this.bestPlace[slot] = Math.min(lowest ?? NO_PLACE, highest ?? NO_PLACE);
  }

  #write(slot: number, copy: CopyOnSale): void {
    this.item[slot] = this.items.numberOf(copy.marketItemId);
    this.seller[slot] = this.sellers.numberOf(copy.sellerId);
    this.ask[slot] = copy.askCents;
    this.listedAtMs[slot] = copy.listedAtMs;
    this.wear[slot] = copy.wear ?? Number.NaN;
    this.seed[slot] = copy.seed ?? NO_SEED;
    this.phase[slot] = copy.phase === null ? 0 : this.phases.numberOf(copy.phase);
    this.fade[slot] = copy.fade ?? NO_SHARE;
    this.blue[slot] = copy.blue ?? NO_SHARE;
    this.isAutomatic[slot] = Number(copy.isAutomatic);
    this.hasNameTag[slot] = Number(copy.hasNameTag);
    this.charm[slot] = copy.charm === null ? 0 : this.attachments.numberOf(copy.charm);
    this.charmSeed[slot] = copy.charmSeed ?? NO_SEED;
    const stickers: readonly CarriedSticker[] = copy.stickers ?? [];
    this.stickerCount[slot] = stickers.length;
    this.scrape[slot] =
      stickers.length === 0 ? Number.NaN : Math.max(...stickers.map(([, , scrape]) => scrape));
    this.combination[slot] = combinationOf(stickers);
    this.stickers.put(
      slot,
      stickers.map(([name, place]) => [this.attachments.numberOf(name), place]),
    );
  }

  /** Slots of removed copies may stand in the orders until these are merged. */
  #reuseSlots(): void {
    for (const order of Object.values(this.orders)) order.merge();
    this.ids.reuse();
  }

  #grow(): void {
    const size = this.ids.capacity;
    const grown = <C extends Column>(column: C): C => {
      const larger = new (column.constructor as new (length: number) => C)(size);
      larger.set(column);
      return larger;
    };
    this.item = grown(this.item);
    this.seller = grown(this.seller);
    this.ask = grown(this.ask);
    this.listedAtMs = grown(this.listedAtMs);
    this.wear = grown(this.wear);
    this.seed = grown(this.seed);
    this.phase = grown(this.phase);
    this.lowestPlace = grown(this.lowestPlace);
    this.highestPlace = grown(this.highestPlace);
    this.bestPlace = grown(this.bestPlace);
    this.fade = grown(this.fade);
    this.blue = grown(this.blue);
    this.isAutomatic = grown(this.isAutomatic);
    this.hasNameTag = grown(this.hasNameTag);
    this.charm = grown(this.charm);
    this.charmSeed = grown(this.charmSeed);
    this.stickerCount = grown(this.stickerCount);
    this.scrape = grown(this.scrape);
    this.combination = grown(this.combination);
    this.#isHeld = grown(this.#isHeld);
    this.byItem.grow(size);
    this.stickers.grow(size);
  }
}
