import type { Reference } from '../../catalog/prices/reference.ts';
import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Config } from '../../config.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { ListingReason } from './listingOutcome.ts';
import { type JudgedPrice, judgePrice, type PriceInput, priceRulesOf } from './priceRules.ts';
import { listSellerCopies } from './sellable.store.ts';
import { type SellerCopy, whyNotSellable } from './sellable.ts';

/** A request to sell one copy. */
export interface SellInput extends PriceInput {
  assetId: string;
}

/** A request after all rules were applied. `copy` is null if it does not belong to the seller. */
export interface JudgedCopy {
  index: number;
  assetId: string;
  copy: SellerCopy | null;
  reference: Reference | null;
  price: JudgedPrice;
  /** Why it cannot be listed; problems of the copy take precedence over problems of the price. */
  reason: ListingReason | null;
  until: Date | null;
}

/**
 * Checks each copy that a seller wants to list, and its price (I-05). Writes nothing.
 * @param isHeld locks copies and accounts until the transaction ends.
 */
export async function judgeCopies(
  db: Db | Tx,
  config: Config,
  { userId, inputs, isHeld }: { userId: string; inputs: readonly SellInput[]; isHeld: boolean },
): Promise<JudgedCopy[]> {
  const assetIds = [...new Set(inputs.map(({ assetId }) => assetId))];
  const copies = await listSellerCopies(db, { userId, assetIds, isHeld });
  const references = await readReferences(db, copies);
  // Read after waiting for locks, because a cooldown may have ended meanwhile.
  const now = await readClock(db);
  const rules = priceRulesOf(config);
  const known = new Map(copies.map((copy, at) => [copy.id, { copy, reference: references[at] ?? null }]));
  const seen = new Set<string>();
  return inputs.map((input, index) => {
    const { assetId } = input;
    const found = known.get(assetId);
    const price = judgePrice(rules, input, found?.reference?.priceCents ?? null);
    const isRepeated = seen.has(assetId);
    seen.add(assetId);
    if (!found) return { ...NOBODYS, index, assetId, price };
    const blame = isRepeated ? 'repeated' : whyNotSellable(found.copy, now);
    const until = blame === 'inCooldown' ? found.copy.tradableAt : null;
    return { index, assetId, ...found, price, reason: blame ?? price.reason, until };
  });
}

const NOBODYS = { copy: null, reference: null, reason: 'notYours', until: null } as const;
