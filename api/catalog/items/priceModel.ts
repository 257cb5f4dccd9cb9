import type { CatalogueItem } from './catalogue.ts';
import { dearUsCents } from './dearPrice.ts';
import { listedUsCents, type PriceList, type PricePlace, pricePlaceOf } from './priceList.ts';

/** Maximum price on Steam's own market, in US cents. A missing price next to prices near it must be higher. */
const STEAM_MARKET_MAX = 200_000;
const EXTERIORS = [0, 1, 2, 3, 4] as const;
const SLAB = 'Sticker Slab | ';
const FALLBACK_US_CENTS = 50;
/** Minimum number of pairs for learning a ratio. */
const STEPS_LEAST = 12;
const STICKER = /^Sticker \| .+?(?: \(([^()]+)\))?(?: \| ([^|]+))?$/;

/** Estimates the price in US cents of an item that the list does not contain. */
export type PriceEstimate = (item: CatalogueItem) => number;

/** Medians of numbers by key. All numbers are added before the first read. */
class Medians {
  readonly #values = new Map<string, number[]>();
  readonly #known = new Map<string, number>();
  readonly #least: number;

  /** @param least minimum number of values of a key. */
  constructor(least: number) {
    this.#least = least;
  }

  add(key: string, value: number): void {
    const values = this.#values.get(key);
    if (values) values.push(value);
    else this.#values.set(key, [value]);
  }

  /** The median of the first of these keys with enough numbers. */
  of(...keys: readonly string[]): number | null {
    for (const key of keys) {
      const median = this.#known.get(key) ?? this.#work(key);
      if (median !== null) return median;
    }
    return null;
  }

  #work(key: string): number | null {
    const values = this.#values.get(key) ?? [];
    if (values.length < this.#least) return null;
    const median = values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    this.#known.set(key, median);
    return median;
  }
}

/** Ratios depend on the price of the base: a slab of a cheap sticker costs a multiple of it, a slab of an expensive one little more. */
function banded(step: string, baseUsCents: number): string[] {
  const band = Math.max(0, Math.floor(Math.log10(baseUsCents)));
  return Array.from({ length: band + 1 }, (_, index) => `${step} from 10^${band - index}`);
}

/** Groups of comparable items, from narrow to wide: stickers by tournament and effect, others by type, quality, rarity and exterior. */
function groupsOf(item: CatalogueItem, { finish, exterior, quality }: PricePlace): string[] {
  const [, effect = 'Paper', tournament] = STICKER.exec(finish) ?? [];
  const type = `${item.tagType} ${quality}`;
  return [
    ...(finish.startsWith('Sticker | ')
      ? [`${type} ${effect} | ${tournament ?? 'none'}`, `${type} ${effect}`]
      : []),
    `${type} ${item.tagRarity} ${exterior}`,
    `${type} ${item.tagRarity}`,
    type,
  ];
}

/** Knives, gloves and guns have separate ratios between exteriors and qualities. */
function kindOf(item: CatalogueItem): string {
  return item.tagQuality.startsWith('unusual') ? item.tagType : 'weapon';
}

/** What is learned from the list: ratios between exteriors and qualities, and typical prices of groups. */
class Lessons {
  readonly steps = new Medians(STEPS_LEAST);
  readonly groups = new Medians(1);
  readonly #list: PriceList;

  constructor(items: readonly CatalogueItem[], list: PriceList) {
    this.#list = list;
    for (const item of items) this.#learn(item, pricePlaceOf(item.marketHashName));
  }

  listed(place: PricePlace): number | null {
    return listedUsCents(this.#list, place);
  }

  #learn(item: CatalogueItem, place: PricePlace): void {
    const price = this.listed(place);
    if (price === null) return;
    for (const group of groupsOf(item, place)) this.groups.add(group, price);
    const kind = kindOf(item);
    for (const exterior of place.exterior === null ? [] : EXTERIORS) {
      const other = this.listed({ ...place, exterior });
      if (other !== null) this.steps.add(`${kind} ${exterior} to ${place.exterior}`, price / other);
    }
    const ordinary = place.quality === 0 ? null : this.listed({ ...place, quality: 0 });
    if (ordinary !== null) this.#addBanded(`${kind} quality ${place.quality}`, ordinary, price);
    const sticker = place.finish.startsWith(SLAB) ? this.listed(stickerIn(place)) : null;
    if (sticker !== null) this.#addBanded('slab', sticker, price);
  }

  #addBanded(step: string, baseUsCents: number, usCents: number): void {
    this.steps.add(banded(step, baseUsCents)[0] ?? step, usCents / baseUsCents);
  }
}

function stickerIn(slab: PricePlace): PricePlace {
  return { ...slab, finish: `Sticker | ${slab.finish.slice(SLAB.length)}` };
}

/**
 * Estimates from the same finish in the nearest exterior of the list by the usual ratio. A better exterior is never cheaper, and if the
 * nearest one is at the maximum of Steam's market, a better one is above it.
 */
function fromExterior(lessons: Lessons, item: CatalogueItem, place: PricePlace): number | null {
  const { exterior } = place;
  if (exterior === null) return null;
  const near = EXTERIORS.toSorted((a, b) => Math.abs(a - exterior) - Math.abs(b - exterior));
  for (const other of near) {
    const price = lessons.listed({ ...place, exterior: other });
    if (price === null) continue;
    const estimate = price * (lessons.steps.of(`${kindOf(item)} ${other} to ${exterior}`) ?? 1);
    if (exterior > other) return Math.min(price, estimate);
    return Math.max(price, estimate, price > STEAM_MARKET_MAX / 2 ? STEAM_MARKET_MAX * 1.05 : 0);
  }
  return null;
}

function fromOrdinary(lessons: Lessons, item: CatalogueItem, place: PricePlace): number | null {
  if (place.quality === 0) return null;
  const ordinary: PricePlace = { ...place, quality: 0 };
  const price =
    lessons.listed(ordinary) ??
    dearUsCents(ordinary.finish, ordinary.exterior) ??
    fromExterior(lessons, item, ordinary);
  if (price === null) return null;
  return price * (lessons.steps.of(...banded(`${kindOf(item)} quality ${place.quality}`, price)) ?? 1);
}

function fromSticker(lessons: Lessons, item: CatalogueItem, place: PricePlace): number | null {
  if (!place.finish.startsWith(SLAB)) return null;
  const sticker = stickerIn(place);
  const price =
    lessons.listed(sticker) ??
    dearUsCents(sticker.finish, null) ??
    lessons.groups.of(...groupsOf({ ...item, tagType: 'CSGO_Tool_Sticker' }, sticker));
  return price === null ? null : price * (lessons.steps.of(...banded('slab', price)) ?? 1);
}

/**
 * Learns a price model from the list: expensive items by known prices, others from the same finish in another exterior or quality, a slab
 * from its sticker, a sticker from tournament and effect, the rest by typical prices. Deterministic for a list.
 */
export function priceModel(items: readonly CatalogueItem[], list: PriceList): PriceEstimate {
  const lessons = new Lessons(items, list);
  return (item) => {
    const place = pricePlaceOf(item.marketHashName);
    const known = place.quality === 0 ? dearUsCents(place.finish, place.exterior) : null;
    return (
      known ??
      fromSticker(lessons, item, place) ??
      fromExterior(lessons, item, place) ??
      fromOrdinary(lessons, item, place) ??
      lessons.groups.of(...groupsOf(item, place)) ??
      FALLBACK_US_CENTS
    );
  };
}
