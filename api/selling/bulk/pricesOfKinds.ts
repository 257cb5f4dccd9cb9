import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';

/** Maximum number of prices of kinds that an action may have. */
export const KIND_PRICES_MAX = 500;
/** Maximum number of patterns that one of them may name. */
export const KIND_SEEDS_MAX = 100;
/** Maximum number of copies that one of them may name. */
export const KIND_COPIES_MAX = 500;
const SEED_MAX = 1_000;

/** Copies of one item and phase; with conditions, some of them. */
export interface Kind {
  marketItemId: string;
  /** Null for an item without phases. */
  phase: string | null;
  /** Wear from `minWear` to below `maxWear`. Null: no bound. */
  minWear: number | null;
  maxWear: number | null;
  /** Empty: any pattern. */
  paintSeeds: readonly number[];
  /** Null: with or without stickers. */
  hasStickers: boolean | null;
  /** Only these copies. Empty: any. */
  assetIds: readonly string[];
}

/** The ask of a kind of copies, in fen, whatever the basis of the action gives. */
export interface KindPrice extends Kind {
  priceCents: Cents;
}

/** What decides to which kinds a copy belongs. */
export interface KindTraits {
  assetId: string;
  marketItemId: string;
  phase: string | null;
  floatValue: number | null;
  paintSeed: number | null;
  hasStickers: boolean;
}

/** Checks the prices of an action. @throws InvalidInput naming the field. */
export function requireKindPrices(prices: readonly KindPrice[]): readonly KindPrice[] {
  if (prices.length > KIND_PRICES_MAX) throw new InvalidInput('kindPrices', `at most ${KIND_PRICES_MAX}`);
  for (const [at, { priceCents, minWear, maxWear, paintSeeds, assetIds }] of prices.entries()) {
    const field = `kindPrices.${at}`;
    if (priceCents < 1n || priceCents > AMOUNT_MAX_CENTS)
      throw new InvalidInput(`${field}.priceCents`, `1 to ${AMOUNT_MAX_CENTS}`);
    for (const [name, wear] of Object.entries({ minWear, maxWear }))
      if (wear !== null && !(wear >= 0 && wear <= 1)) throw new InvalidInput(`${field}.${name}`, '0 to 1');
    if (minWear !== null && maxWear !== null && minWear >= maxWear)
      throw new InvalidInput(`${field}.maxWear`, 'above minWear');
    if (assetIds.length > KIND_COPIES_MAX)
      throw new InvalidInput(`${field}.inventoryItemIds`, `at most ${KIND_COPIES_MAX}`);
    if (paintSeeds.length > KIND_SEEDS_MAX)
      throw new InvalidInput(`${field}.paintSeeds`, `at most ${KIND_SEEDS_MAX}`);
    if (paintSeeds.some((seed) => !Number.isInteger(seed) || seed < 0 || seed > SEED_MAX))
      throw new InvalidInput(`${field}.paintSeeds`, `0 to ${SEED_MAX}`);
  }
  return prices;
}

function isOfKind(copy: KindTraits, kind: Kind): boolean {
  const { minWear, maxWear, paintSeeds, hasStickers, assetIds } = kind;
  const { floatValue: wear, paintSeed: seed } = copy;
  if (copy.phase !== kind.phase) return false;
  if (assetIds.length > 0 && !assetIds.includes(copy.assetId)) return false;
  if (minWear !== null && (wear === null || wear < minWear)) return false;
  if (maxWear !== null && (wear === null || wear >= maxWear)) return false;
  if (paintSeeds.length > 0 && (seed === null || !paintSeeds.includes(seed))) return false;
  return hasStickers === null || copy.hasStickers === hasStickers;
}

/** The price of each copy whose kind has one, in fen by its id. The first kind that a copy is of decides. */
export function pricesByKind(
  copies: readonly (KindTraits & { id: string })[],
  prices: readonly KindPrice[],
): Map<string, Cents> {
  const byItem = Map.groupBy(prices, ({ marketItemId }) => marketItemId);
  return new Map(
    copies.flatMap((copy) => {
      const price = byItem.get(copy.marketItemId)?.find((kind) => isOfKind(copy, kind));
      return price ? [[copy.id, price.priceCents] as const] : [];
    }),
  );
}
