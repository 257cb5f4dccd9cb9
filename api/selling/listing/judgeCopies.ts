import type { Reference } from '../../catalog/prices/reference.ts';
import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Config } from '../../config.ts';
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

/** What a seller wants to list. */
interface JudgeRequest {
  userId: string;
  inputs: readonly SellInput[];
  /** Locks copies and accounts until the transaction ends. */
  isHeld: boolean;
  /** The reference prices by copy, if they were read a moment ago. */
  references?: ReadonlyMap<string, Reference | null> | undefined;
}

/** Checks each copy that a seller wants to list, and its price (I-05). Writes nothing. */
export async function judgeCopies(
  db: Db | Tx,
  config: Config,
  { userId, inputs, isHeld, references }: JudgeRequest,
): Promise<JudgedCopy[]> {
  const assetIds = [...new Set(inputs.map(({ assetId }) => assetId))];
  const copies = await listSellerCopies(db, { userId, assetIds, isHeld });
  const read = references ? copies.map(({ id }) => references.get(id)) : await readReferences(db, copies);
  const rules = priceRulesOf(config);
  const known = new Map(copies.map((copy, at) => [copy.id, { copy, reference: read[at] ?? null }]));
  const seen = new Set<string>();
  return inputs.map((input, index) => {
    const { assetId } = input;
    const found = known.get(assetId);
    const price = judgePrice(rules, input, found?.reference?.priceCents ?? null);
    const isRepeated = seen.has(assetId);
    seen.add(assetId);
    if (!found) return { ...NOBODYS, index, assetId, price };
    const blame = isRepeated ? 'repeated' : whyNotSellable(found.copy, found.copy.readAt);
    const until = blame === 'inCooldown' ? found.copy.tradableAt : null;
    return { index, assetId, ...found, price, reason: blame ?? price.reason, until };
  });
}

const NOBODYS = { copy: null, reference: null, reason: 'notYours', until: null } as const;
