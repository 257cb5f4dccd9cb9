import type { Log } from '../../kernel/log.ts';
import type { CopyOnSale } from '../../selling/copies/copyOnSale.store.ts';
import { fewCopies, openStoredFilters } from '../../selling/copies/fewCopies.ts';
import type { AwakeBid, OfferedCopy } from './matching.store.ts';

/**
 * Makes ready what bids ask of copies: by the same predicates as the search over all copies. A bid whose conditions cannot be read gets
 * nothing, and stops no other.
 * @param readCopies reads what the copies are like; it is called only if a bid asks for something.
 */
export function openConditions(
  log: Log,
  bids: readonly AwakeBid[],
  readCopies: () => Promise<readonly CopyOnSale[]>,
): Promise<(bid: AwakeBid, copy: Pick<OfferedCopy, 'id'>) => boolean> {
  return openStoredFilters(log, bids, {
    place: 'bid',
    work: 'bids',
    ready: async () => fewCopies(await readCopies()),
  });
}
