import type { CopyFilter } from '../../catalog/filter/filter.ts';
import { type FilterJson, readFilterJson } from '../../catalog/filter/filterJson.ts';
import type { FilterVocabulary } from '../../catalog/filter/vocabulary.ts';
import { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { BitSet } from '../../kernel/bitSet.ts';
import type { Log } from '../../kernel/log.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { CopyIndex } from '../../selling/copies/copyIndex.ts';
import type { CopyOnSale } from '../../selling/copies/copyOnSale.store.ts';
import { type CopyPredicate, copyPredicate } from '../../selling/copies/copyPredicate.ts';
import { FoundItems } from '../../selling/copies/foundItems.ts';
import type { AwakeBid, OfferedCopy } from './bid.store.ts';

/** Names were checked when the bid was opened; an item's catalogue may have lost one since. */
const AS_STORED: FilterVocabulary = { find: (_field, name) => name, suggest: () => [] };

/** What a bid asks for, as it was stored. @throws FilterInvalid for a condition that is no longer known. */
export function conditionsOfBid(stored: unknown): CopyFilter {
  return readFilterJson(stored as FilterJson, { place: 'bid', vocabulary: AS_STORED });
}

const NEVER: CopyPredicate = () => false;

/**
 * Makes ready what bids ask of copies: by the same predicates as the search over all copies. A bid whose conditions cannot be read gets
 * nothing, and stops no other.
 * @param readCopies reads what the copies are like; it is called only if a bid asks for something.
 */
export async function openConditions(
  log: Log,
  bids: readonly AwakeBid[],
  readCopies: () => Promise<readonly CopyOnSale[]>,
): Promise<(bid: AwakeBid, copy: Pick<OfferedCopy, 'id'>) => boolean> {
  const asking = new Set(bids.filter((bid) => Object.keys(bid.conditions ?? {}).length > 0));
  if (asking.size === 0) return () => true;
  const index = new CopyIndex();
  const slots = new Map<string, number>();
  for (const copy of await readCopies()) slots.set(copy.id, index.put(copy));
  const market = new MarketIndex(() => ({ find: () => ({ items: new BitSet(0), corrected: null }) }));
  const searched = { copies: index, items: new FoundItems(index, market), sellers: new Map(), nowMs: 0 };
  const known = new Map<string, CopyPredicate>();
  const compile = (bid: AwakeBid): CopyPredicate => {
    try {
      return copyPredicate(conditionsOfBid(bid.conditions), searched);
    } catch (error) {
      noteFailure(log, 'bids', bid.id, error);
      return NEVER;
    }
  };
  return (bid, copy) => {
    if (!asking.has(bid)) return true;
    const slot = slots.get(copy.id);
    if (slot === undefined) return false;
    const predicate = known.get(bid.id) ?? compile(bid);
    known.set(bid.id, predicate);
    return predicate(slot);
  };
}
