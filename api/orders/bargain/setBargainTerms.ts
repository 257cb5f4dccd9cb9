import { admitSeller } from '../../accounts/user/admitUser.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { ListingGone } from '../order/order.errors.ts';
import { findBargainListing, saveTerms } from './bargain.store.ts';
import type { Terms } from './bargain.ts';

/** @throws InvalidInput unless a bound is missing, or one amount or one share. */
function checkBound(name: 'least' | 'accept', cents: Cents | null, percent: number | null): void {
  if (cents !== null && percent !== null)
    throw new InvalidInput(`${name}Percent`, `${name}Cents or ${name}Percent, not both`);
  if (cents !== null && (cents < 1n || cents > AMOUNT_MAX_CENTS))
    throw new InvalidInput(`${name}Cents`, '1 fen to 100,000 yuan');
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 99))
    throw new InvalidInput(`${name}Percent`, '1 to 99 percent of the ask');
}

/**
 * Sets what offers a seller takes, for one listing or for the shop. Open offers stay as they are; a listing's terms count instead of the shop's.
 * @throws InvalidInput, ListingGone, AccountBlocked
 */
export async function setBargainTerms(
  { db }: Platform,
  request: Omit<Terms, 'acceptAskCents'> & { sellerId: string; listingId: string | null },
): Promise<void> {
  checkBound('least', request.leastCents, request.leastPercent);
  checkBound('accept', request.acceptCents, request.acceptPercent);
  await inTransaction(db, async (tx) => {
    await admitSeller(tx, request.sellerId, 'list');
    const listing = request.listingId === null ? null : await findBargainListing(tx, request.listingId);
    if (request.listingId !== null && listing?.sellerId !== request.sellerId) throw new ListingGone();
    const acceptAskCents = request.acceptCents === null ? null : (listing?.askCents ?? null);
    await saveTerms(tx, { ...request, acceptAskCents });
  });
}
