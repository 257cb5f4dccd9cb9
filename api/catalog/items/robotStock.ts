import type { CatalogueItem } from './catalogue.ts';
import { dearUsCents } from './dearPrice.ts';
import { ITEM_TYPES } from './itemType.ts';
import { listingCounts } from './listingCounts.ts';
import { pricePlaceOf } from './priceList.ts';
import { phasePriceCents, type ReferencePrice } from './referencePrice.ts';
import {
  type Decorations,
  decorationsOf,
  drawCharm,
  drawFloat,
  drawNameTag,
  drawStickers,
  type RobotAsset,
} from './robotAsset.ts';
import { modelSalesPerWeek } from './salesPerWeek.ts';
import { nameHash, type SeededRandom, seededRandom } from './seededRandom.ts';

/** Size of the stock, number of robots, and the seed that determines all of it. */
export interface RobotStockOptions {
  readonly robotCount: number;
  readonly listingCount: number;
  readonly seed: number;
  /** Reference prices on which the asks are based, in fen. */
  readonly priceOf: ReferencePrice;
  /** Maximum ask in fen. Items of higher value are not offered, since they would be far too cheap. */
  readonly askMaxCents: number;
}

const FIRST_ASSET_ID = 38_000_000_000;
const ASSET_ID_STEP = 900;
const CLASS_IDS_FROM = 1_000_000_000;
const CLASS_IDS = 6_000_000_000;
const INSTANCE_PLAIN = '0';
const INSTANCE_WORN = '188530139';
const PAINT_SEED_MAX = 1000;

/** About one Doppler in ten is a gem. */
const GEMS: readonly string[] = ['Ruby', 'Sapphire', 'Emerald', 'Black Pearl'];
const GEM_SHARE = 0.1;

interface Drawing {
  readonly random: SeededRandom;
  readonly decorations: Decorations;
  readonly options: RobotStockOptions;
}

interface PhaseDrawn {
  readonly phase: string | null;
  readonly paintIndex: number | null;
}

function drawPhase({ random, options }: Drawing, item: CatalogueItem): PhaseDrawn {
  const { paintIndex } = item;
  if (item.phases === undefined) return { phase: null, paintIndex };
  const itemCents = options.priceOf(item);
  const phases = item.phases.filter(({ name }) => phasePriceCents(itemCents, name) <= options.askMaxCents);
  const gems = phases.filter(({ name }) => GEMS.includes(name));
  const ordinary = phases.filter(({ name }) => !GEMS.includes(name));
  const isGem = gems.length > 0 && (ordinary.length === 0 || random() < GEM_SHARE);
  const from = isGem ? gems : ordinary;
  const drawn = from[Math.floor(random() * from.length)];
  return drawn === undefined
    ? { phase: null, paintIndex }
    : { phase: drawn.name, paintIndex: drawn.paintIndex };
}

/** Share of items that are offered below their usual price. */
const BARGAIN_SHARE = 0.04;

/** Input for drawing an ask. Prices in fen. */
export interface AskDrawing {
  readonly marketHashName: string;
  /** Reference price of the copy's phase. */
  readonly referenceCents: number;
  readonly askMaxCents: number;
  readonly isFirst: boolean;
}

/**
 * The first offer of an item stays within 2 % of the reference. Further offers become rarer upwards from a minimum for each item, between 8
 * % below the reference and 2 % above it, so that not every item is a bargain.
 */
export function drawAsk(
  random: SeededRandom,
  { marketHashName, referenceCents, askMaxCents, isFirst }: AskDrawing,
): number {
  // Some sellers sell below the usual price, which fills the bargain zone (H-02).
  const isBargain = nameHash(`bargain ${marketHashName}`) < BARGAIN_SHARE;
  const floor = (isBargain ? 0.8 : 0.92) + 0.1 * nameHash(`floor ${marketHashName}`);
  // What is worth nearly as much as an ask may be spreads below that: cut off there, its copies would all cost the same.
  const highest = Math.min(isFirst ? 1.02 : 1.25, askMaxCents / referenceCents);
  const lowest = Math.min(isFirst ? 0.98 : floor, highest);
  const factor = lowest + (highest - lowest) * random() ** (isFirst ? 1 : 1.6);
  return Math.min(askMaxCents, Math.max(1, Math.round(referenceCents * factor)));
}

/** Steam gives one class to copies that look alike, so it depends on name and paint. */
function classIdOf(item: CatalogueItem, paintIndex: number | null): string {
  return String(
    CLASS_IDS_FROM + Math.floor(nameHash(`class ${item.marketHashName} ${paintIndex}`) * CLASS_IDS),
  );
}

function isGun({ tagType, tagWeapon }: CatalogueItem): boolean {
  return tagWeapon !== null && tagType !== ITEM_TYPES.knife && tagType !== ITEM_TYPES.gloves;
}

function drawAsset(
  drawing: Drawing,
  item: CatalogueItem,
  place: { assetId: string; isFirst: boolean },
): RobotAsset {
  const { random, decorations, options } = drawing;
  const { askMaxCents } = options;
  const { phase, paintIndex } = drawPhase(drawing, item);
  const isGunItem = isGun(item);
  const referenceCents = phasePriceCents(options.priceOf(item), phase);
  const copy = {
    robotIndex: Math.floor(random() * options.robotCount),
    marketHashName: item.marketHashName,
    assetId: place.assetId,
    classId: classIdOf(item, paintIndex),
    instanceId: item.tagWeapon === null ? INSTANCE_PLAIN : INSTANCE_WORN,
    floatValue: drawFloat(random, item),
    paintSeed: item.floatMax === null ? null : Math.floor(random() * (PAINT_SEED_MAX + 1)),
    paintIndex,
    phase,
    stickers: isGunItem ? drawStickers(random, decorations) : [],
    charm: isGunItem ? drawCharm(random, decorations) : null,
    nameTag: item.tagWeapon !== null && item.tagType !== ITEM_TYPES.gloves ? drawNameTag(random) : null,
    askCents: drawAsk(random, { ...item, referenceCents, askMaxCents, isFirst: place.isFirst }),
  };
  // Steam's description belongs to an instance. A copy with stickers, charm or name tag is an instance of its own.
  const isPlain = copy.stickers.length === 0 && copy.charm === null && copy.nameTag === null;
  return isPlain ? copy : { ...copy, instanceId: place.assetId };
}

/** Sought-after items, of which one is always on sale. */
function isDear({ marketHashName }: CatalogueItem): boolean {
  const { finish, quality, exterior } = pricePlaceOf(marketHashName);
  return quality === 0 && dearUsCents(finish, exterior) !== null;
}

/**
 * Generates the stock of the embedded market's robot sellers: exactly `listingCount` assets, many of popular items, none to three of most,
 * and at least one of each known expensive item. Deterministic for items and options. Throws a RangeError without robots, or if there are
 * too few items for the listings.
 */
export function robotStock(all: readonly CatalogueItem[], options: RobotStockOptions): RobotAsset[] {
  if (options.robotCount < 1) throw new RangeError('robot stock needs a robot to hold it');
  const random = seededRandom(options.seed);
  const items = all.filter((item) => options.priceOf(item) <= options.askMaxCents);
  const offered = items.map((item) => ({ salesPerWeek: modelSalesPerWeek(item), isMissed: isDear(item) }));
  const counts = listingCounts(offered, options.listingCount, random());
  const drawing: Drawing = { random, decorations: decorationsOf(all), options };
  const stock: RobotAsset[] = [];
  let assetNumber = FIRST_ASSET_ID;
  for (const [index, item] of items.entries()) {
    const count = counts[index] ?? 0;
    for (let copy = 0; copy < count; copy += 1) {
      assetNumber += 1 + Math.floor(random() * ASSET_ID_STEP);
      stock.push(drawAsset(drawing, item, { assetId: String(assetNumber), isFirst: copy === 0 }));
    }
  }
  return stock;
}
