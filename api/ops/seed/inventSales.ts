import type { HistoryDay } from '../../catalog/items/modelHistory.ts';
import { drawFloat } from '../../catalog/items/robotAsset.ts';
import type { SeededRandom } from '../../catalog/items/seededRandom.ts';
import { type DayNumber, dateOf } from '../../catalog/prices/priceHistory.ts';
import { DAY_MS } from '../../kernel/durations.ts';

/** An item with sales, or one of its phases, and the possible traits of its copies. */
export interface SellingItem {
  readonly id: string;
  /** Empty for an item without phases. */
  readonly phase: string;
  readonly referenceCents: number;
  readonly salesPerWeek: number;
  readonly tagExterior: string | null;
  readonly floatMin: number | null;
  readonly floatMax: number | null;
  /** Price and number of sales of a whole day. */
  tell(day: DayNumber): HistoryDay;
}

/** One generated sale. */
export interface InventedSale {
  readonly item: SellingItem;
  readonly priceCents: number;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly soldAt: Date;
}

/** The days whose sales are generated, both inclusive, and the time after which there is none. */
export interface InventedDays {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly now: Date;
}

/** Items with fewer sales in a week have no sales of their own but those of the last 24 hours. */
const SALES_PER_WEEK_MIN = 12;
const SALES_MAX = 24;
const PAINT_SEED_MAX = 1_000;
/** Prices of sales, as shares of the day's price. */
const SHARE_MIN = 0.95;
const SHARE_RANGE = 0.1;

/** Number of sales that an item's list shows at least, if so many were sold. */
function listedCount({ salesPerWeek }: SellingItem): number {
  return salesPerWeek < SALES_PER_WEEK_MIN ? 0 : Math.min(SALES_MAX, Math.ceil(salesPerWeek / 4));
}

/**
 * Generates the newest sales of an item from its history, newest first: each one of the last 24 hours, so that counts of sales agree with
 * the history, and of the older ones only so many that the item's list is not short. A day's sales are spread over the day.
 */
export function inventSales(item: SellingItem, days: InventedDays, random: SeededRandom): InventedSale[] {
  const nowMs = days.now.getTime();
  const sales: InventedSale[] = [];
  const listed = listedCount(item);
  const isWanted = (soldAtMs: number): boolean => soldAtMs > nowMs - DAY_MS || sales.length < listed;
  for (let day = days.to; day >= days.from; day -= 1) {
    const startMs = dateOf(day).getTime();
    if (!isWanted(startMs + DAY_MS)) break;
    const { salesCount, medianCents } = item.tell(day);
    for (let number = salesCount - 1; number >= 0; number -= 1) {
      const soldAtMs = Math.floor(startMs + (DAY_MS * (number + random())) / salesCount);
      if (soldAtMs > nowMs) continue;
      if (!isWanted(soldAtMs)) break;
      sales.push({
        item,
        priceCents: Math.max(1, Math.round(medianCents * (SHARE_MIN + SHARE_RANGE * random()))),
        floatValue: drawFloat(random, item),
        paintSeed: item.floatMax === null ? null : Math.floor(random() * (PAINT_SEED_MAX + 1)),
        soldAt: new Date(soldAtMs),
      });
    }
  }
  return sales;
}
