import { admitLister } from '../../accounts/user/admitUser.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type JudgedCopy, judgeCopies, type SellInput } from './judgeCopies.ts';
import { type ListingOutcome, outcomeWith } from './listingOutcome.ts';
import { type AlsoKeep, BATCH_MAX, runBatch } from './runBatch.ts';
import { insertListings, listStaleAccountIds } from './sellable.store.ts';

/** What is known of an inventory is good enough for a sale for so long, in milliseconds. */
const KNOWN_WELL_MS = 10 * 60_000;

/** Reads a Steam account's inventory. Its pages come at Steam's pace. */
export const inventorySyncJob = declareJob({
  name: 'inventory-sync',
  key: 'steamAccountId',
  timeoutSeconds: 300,
});

/** What a listing needs of the platform in its caller's transaction. */
export type ListingPlatform = Pick<Platform, 'config' | 'jobs'>;

/** Copies that a seller wants to put on sale, at most 1,000. */
export interface ListRequest {
  userId: string;
  items: readonly SellInput[];
  clientRequestId: string;
}

/**
 * Puts copies on sale, where possible (I-08), in one transaction. Repeating the same `clientRequestId` returns the
 * first outcomes. Of several concurrent requests for one copy, one lists it (I-09).
 * @returns one outcome for each item, in their order.
 * @throws NothingSelected, ServiceClosed, AccountBlocked, RequestIdReused, InvalidInput.
 */
export async function listItems(
  platform: Platform,
  { userId, items, clientRequestId }: ListRequest,
  alsoKeep?: AlsoKeep,
): Promise<ListingOutcome[]> {
  const batch = { userId, clientRequestId, kind: 'list', inputs: items } as const;
  return runBatch(platform, batch, (tx) => listOwn(tx, platform, { userId, items }), alsoKeep);
}

/**
 * Puts a seller's copies on sale, where possible (I-08), with set-based statements in the caller's transaction. It
 * serves a user's request as well as scheduled listings. While the seller's shop is closed the new listings are paused.
 * Of several concurrent requests for one copy, one lists it (I-09).
 * @returns one outcome for each item, in their order.
 * @throws ServiceClosed, AccountBlocked.
 */
export async function listOwn(
  tx: Tx,
  { config, jobs }: ListingPlatform,
  { userId, items }: { userId: string; items: readonly SellInput[] },
): Promise<ListingOutcome[]> {
  const shop = await admitLister(tx, userId);
  const judged = await judgeCopies(tx, config, { userId, inputs: items, isHeld: true });
  checkpoint('list.judged');
  const outcomes = await putOnSale(tx, { userId, ...shop }, judged);
  const listedIds = outcomes.flatMap(({ listingId }) => listingId ?? []);
  if (listedIds.length > 0) await syncForSale(tx, jobs, listedIds);
  return outcomes;
}

/**
 * Has the inventories of new listings read where what is known of them is old, so that a copy that has left is withdrawn
 * before somebody buys it. The listing does not wait for Steam.
 */
async function syncForSale(tx: Tx, jobs: Jobs, listingIds: readonly string[]): Promise<void> {
  for (const steamAccountId of await listStaleAccountIds(tx, listingIds, KNOWN_WELL_MS))
    await jobs.send(tx, inventorySyncJob, { steamAccountId });
}

async function putOnSale(
  tx: Tx,
  seller: { userId: string; isShopOpen: boolean },
  judged: readonly JudgedCopy[],
): Promise<ListingOutcome[]> {
  const fit = judged.flatMap(({ assetId, reason, price }) =>
    reason === null && price.askCents !== null ? [{ assetId, askCents: price.askCents }] : [],
  );
  const listed =
    fit.length === 0 ? new Map<string, string>() : await insertListings(tx, seller.userId, fit, seller);
  checkpoint('list.inserted');
  const outcomes = judged.map((item) => outcomeOf(item, listed));
  const touched = judged.flatMap(({ copy }) => (copy && listed.has(copy.id) ? [copy.marketItemId] : []));
  await refreshMarketItems(tx, touched);
  checkpoint('list.counted');
  return outcomes;
}

function outcomeOf(item: JudgedCopy, listed: ReadonlyMap<string, string>): ListingOutcome {
  const { index, copy, reference, reason, until, price } = item;
  if (copy === null) return outcomeWith(index, 'notYours');
  const told = { assetId: copy.id, until, referenceCents: reference?.priceCents ?? null };
  if (reason !== null) return outcomeWith(index, reason, told);
  const listingId = listed.get(copy.id);
  // A concurrent request was faster.
  if (!listingId) return outcomeWith(index, 'alreadyListed', told);
  const { askCents, loweredFromCents } = price;
  return outcomeWith(index, null, { ...told, listingId, askCents, loweredFromCents });
}

/**
 * Returns what `listItems` would do with each item, and writes nothing. It applies the same rules to the same tables,
 * so the result differs only if something changes in between.
 * @throws InvalidInput for too many items.
 */
export async function previewListings(
  { db, config }: Platform,
  { userId, items }: { userId: string; items: readonly SellInput[] },
): Promise<JudgedCopy[]> {
  if (items.length > BATCH_MAX) throw new InvalidInput('items', `at most ${BATCH_MAX}`);
  return judgeCopies(db, config, { userId, inputs: items, isHeld: false });
}
