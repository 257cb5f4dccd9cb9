import { admitSeller } from '../../accounts/user/admitUser.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type Cents, feeOf } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import type { SortCursor } from '../../kernel/sortCursor.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { requirePeriod } from '../discount/discount.ts';
import { type InventoryFilter, onSaleOnly } from '../inventory/inventoryFilter.ts';
import { listInventoryIds } from '../inventory/inventoryPage.store.ts';
import { NothingSelected, UndoNotAllowed } from '../listing/listing.errors.ts';
import { listOwnListingIds, type OwnListingFilter } from '../listing/ownListing.store.ts';
import { followedAsk } from '../rules/decideAsk.ts';
import { BulkActionUnknown } from './bulk.errors.ts';
import {
  findActiveAction,
  insertAction,
  lockOwnAction,
  type OwnAction,
  updateEnded,
  updateWaitingFor,
} from './bulkAction.store.ts';
import {
  BULK_TARGETS_MAX,
  BULK_UNDO_MS,
  type BulkChange,
  type BulkGroup,
  type BulkKind,
  type BulkOutcome,
  type BulkSums,
  type BulkTurn,
  isOfGroup,
  isRead,
  type OutcomeFilter,
  requireChange,
  startAfter,
  sumUp,
} from './bulkAction.ts';
import {
  type BulkVarietyRow,
  listPhaseNames,
  listTargetsOfVariety,
  listVarieties,
  type Variety,
} from './bulkKind.store.ts';
import { planPart, readPriceBases } from './bulkPart.ts';
import { beginNext, beginOrWait } from './bulkQueue.ts';
import { listAssetsOfListings, listListingsOfCopies } from './bulkTarget.store.ts';
import { compareWithMedians, type MedianAsks } from './medianAsks.ts';
import { digestOf, requireSame } from './targetsDigest.ts';

/**
 * What an action is about: the copies of an inventory, or the own listings, that match a filter: all of them with
 * exceptions, or the named ones. It is read when the action is requested; what comes later is not part of it.
 */
export type BulkSelection = (
  | { readonly inventory: InventoryFilter; readonly listings: null }
  | { readonly inventory: null; readonly listings: OwnListingFilter }
) & {
  /** Copies of an inventory or listings that are left out. */
  readonly exceptIds: readonly string[];
  /** Null: everything that matches. Otherwise only these of it. */
  readonly onlyIds: readonly string[] | null;
};

/** Maximum number of ids that a selection names. The body of a request has room for so many. */
export const SELECTION_IDS_MAX = 10_000;
/** Targets that one statement of a dry run judges. */
const PLAN_PART = 2_000;
/** Maximum number of ids that a dry run names for each reason. */
export const NAMED_MAX = 50;
/** Maximum number of ids that a dry run names of a group of targets. */
export const GROUP_NAMED_MAX = 20;

/** A dry run: the sums over all targets, and some of those of each group that somebody may want to look at. */
export interface BulkPreview extends BulkSums, MedianAsks {
  totalCount: number;
  /** The fee on sales at the new asks, in fen. */
  feeCents: Cents;
  /** Of the targets, for `startBulkAction`. */
  digest: string;
  refusedIds: Record<string, string[]>;
  /** Some of the targets of each group. */
  groupIds: Record<BulkGroup, string[]>;
}

/** A request for an action. */
export interface BulkRequest {
  userId: string;
  selection: BulkSelection;
  change: BulkChange;
}

/** The targets of an action, in the order in which they are done. @throws InvalidInput if they are too many. */
async function listTargets(
  db: Db | Tx,
  userId: string,
  kind: BulkKind,
  { inventory, listings, exceptIds, onlyIds }: BulkSelection,
): Promise<string[]> {
  for (const [field, { length }] of Object.entries({ exceptIds, onlyIds: onlyIds ?? [] }))
    if (length > SELECTION_IDS_MAX) throw new InvalidInput(field, `at most ${SELECTION_IDS_MAX}`);
  const isOfCopies = kind === 'list' || kind === 'cost';
  const [size, picked] = [BULK_TARGETS_MAX + 1, { onlyIds, exceptIds }];
  const filterOf = (filter: InventoryFilter) => (isOfCopies ? filter : onSaleOnly(filter));
  const ids =
    inventory === null
      ? await listOwnListingIds(db, { sellerId: userId, filter: listings, size }, picked)
      : await listInventoryIds(db, { userId, filter: filterOf(inventory), sort: 'default', size }, picked);
  if (ids.length > BULK_TARGETS_MAX) throw new InvalidInput('selection', `at most ${BULK_TARGETS_MAX}`);
  if (isOfCopies === (inventory !== null)) return ids;
  if (kind === 'list') throw new InvalidInput('selection', 'listings are on sale already');
  return isOfCopies ? listAssetsOfListings(db, userId, ids) : listListingsOfCopies(db, userId, ids);
}

/** @throws InvalidInput naming a price of an item, or of a phase of it, that the market does not have. */
async function requireKnownKinds(db: Db | Tx, { price }: BulkChange): Promise<void> {
  const kinds = price?.kindPrices ?? [];
  if (kinds.length === 0) return;
  const known = await listPhaseNames(db, [...new Set(kinds.map(({ marketItemId }) => marketItemId))]);
  for (const [at, { marketItemId, phase }] of kinds.entries()) {
    const phases = known.get(marketItemId);
    if (!phases) throw new InvalidInput(`kindPrices.${at}.marketItemId`, 'is no item of this market');
    if (phase !== null && !phases.includes(phase))
      throw new InvalidInput(
        `kindPrices.${at}.phase`,
        phases.length === 0 ? 'is null for this item' : `one of ${phases.toSorted().join(', ')}`,
      );
  }
}

/**
 * Returns what an action would do now, in sums. It applies the same rules to the same tables and writes nothing.
 * @throws InvalidInput naming the field.
 */
export async function previewBulkAction(
  { db, config }: Platform,
  { userId, selection, change: requested }: BulkRequest,
): Promise<BulkPreview> {
  const change = requireChange(requested);
  if (change.discount !== null) requirePeriod(change.discount, await readClock(db));
  await requireKnownKinds(db, change);
  const targetIds = await listTargets(db, userId, change.kind, selection);
  const outcomes: BulkOutcome[] = [];
  for (let start = 0; start < targetIds.length; start += PLAN_PART)
    outcomes.push(
      ...(await planPart(db, config, { userId, change, ids: targetIds.slice(start, start + PLAN_PART) })),
    );
  const isPriced = ['list', 'reprice', 'discount'].includes(change.kind);
  const refusedIds: Record<string, string[]> = {};
  const namesOf = (group: BulkGroup) =>
    outcomes
      .filter((outcome) => isOfGroup(outcome, group))
      .slice(0, GROUP_NAMED_MAX)
      .map(({ targetId }) => targetId);
  let feeCents = 0n;
  for (const { reason, targetId, toCents } of outcomes) {
    if (reason === null) feeCents += isPriced ? feeOf(toCents ?? 0n, config.SALE_FEE_BASIS_POINTS) : 0n;
    else refusedIds[reason] = [...(refusedIds[reason] ?? []), targetId].slice(0, NAMED_MAX);
  }
  return {
    ...sumUp(outcomes),
    ...(await compareWithMedians(db, change.kind, outcomes)),
    totalCount: targetIds.length,
    digest: digestOf(targetIds),
    feeCents,
    refusedIds,
    groupIds: {
      done: namesOf('done'),
      skipped: namesOf('skipped'),
      lowered: namesOf('lowered'),
      outlier: namesOf('outlier'),
    },
  };
}

/**
 * The outcomes that an action would have now, in the order in which it would do its targets, with their places among
 * them. It judges no more of them than a page needs.
 * @param page `after`: the target after which they begin, with its place; null: from the first one. `variety`: only copies of it; null: all.
 * @throws InvalidInput naming the field.
 */
export async function listPlannedOutcomes(
  { db, config }: Platform,
  { userId, selection, change: requested }: BulkRequest,
  page: OutcomeFilter & { variety: Variety | null; after: SortCursor | null; size: number },
): Promise<(BulkOutcome & { at: number })[]> {
  const { variety, after, size } = page;
  const change = requireChange(requested);
  if (change.discount !== null) requirePeriod(change.discount, await readClock(db));
  await requireKnownKinds(db, change);
  const ids = await listTargets(db, userId, change.kind, selection);
  const kind = change.kind === 'list' || change.kind === 'cost' ? 'list' : 'reprice';
  const targetIds = variety === null ? ids : await listTargetsOfVariety(db, { userId, kind, ids }, variety);
  const found: (BulkOutcome & { at: number })[] = [];
  const first = startAfter(targetIds, after, selection.inventory !== null);
  for (let start = first; start < targetIds.length && found.length < size; start += PLAN_PART) {
    const part = { userId, change, ids: targetIds.slice(start, start + PLAN_PART) };
    const outcomes = (await planPart(db, config, part)).map((outcome, at) => ({
      ...outcome,
      at: start + at,
    }));
    found.push(...outcomes.filter((outcome) => isRead(outcome, page)));
  }
  return found.slice(0, size);
}

/** Maximum number of varieties of one answer. */
export const VARIETIES_MAX = 200;

/**
 * The items and phases that an action is about, the dearest together first, at most 200 of them, so that each can get
 * a price of its own, each with the lowest ask of others that its new asks would follow; null if there is none.
 * @param isOnSale only copies that are on sale, which a repricing is about. @param words each stands in the names of the items. @throws InvalidInput naming the field.
 */
export async function listBulkVarieties(
  { db }: Platform,
  {
    userId,
    selection,
    isOnSale,
    words,
  }: { userId: string; selection: BulkSelection; isOnSale: boolean; words: readonly string[] },
): Promise<{ rows: (BulkVarietyRow & { followedAskCents: Cents | null })[]; totalCount: number }> {
  const kind = isOnSale || selection.listings !== null ? 'reprice' : 'list';
  const ids = await listTargets(db, userId, kind, selection);
  const { rows, totalCount } = await listVarieties(db, { userId, kind, ids }, { words, size: VARIETIES_MAX });
  // All copies of a variety follow the same ask.
  const bases = await readPriceBases(db, { userId, kind, ids: rows.map(({ someId }) => someId) });
  return {
    totalCount,
    rows: rows.map((row) => {
      const base = bases.get(row.someId);
      const followed = base ? followedAsk(base) : null;
      return {
        ...row,
        followedAskCents: followed === null || followed === 'outlier' ? null : followed.cents,
      };
    }),
  };
}

function claimInput(value: unknown): { written: string } {
  return { written: JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) };
}

/**
 * Takes an action; the worker carries it out part by part, whatever becomes of the page. It begins at once, or waits
 * while another one of its seller is at work: its targets are those that match now, their prices those of its turn.
 * Repeating the same `clientRequestId` returns the first action.
 * @param request `digest` of the dry run that the seller has seen: it is taken only if the same targets match now. Null: whatever matches.
 * `asked`: selection and change as they were sent, by which a repeat is known: names and words in them may stand for other rows by then.
 * @returns the id of the action.
 * @throws NothingSelected, BulkSelectionChanged, ServiceClosed, AccountBlocked, BulkQueueFull, RequestIdReused, InvalidInput.
 */
export async function startBulkAction(
  platform: Platform,
  request: BulkRequest & { clientRequestId: string; digest: string | null; asked: unknown },
): Promise<string> {
  const { userId, selection, clientRequestId, digest } = request;
  const change = requireChange(request.change);
  return inTransaction(platform.db, async (tx) => {
    const id = newId();
    const [input, formerInput] = [claimInput(request.asked), claimInput({ selection, change })];
    const claim = { userId, operation: 'startBulkAction', clientRequestId, resultId: id };
    const repeated = await claimRequest(tx, { ...claim, input, formerInput });
    if (repeated) return repeated;
    // One after another: the number of those that wait is counted, and the next one begun, under the user's lock. It
    // comes first, since the checks take a weaker one of the same row.
    await findActiveAction(tx, userId);
    if (change.kind === 'list') await admitService(tx, 'listings');
    if (['list', 'reprice', 'discount'].includes(change.kind)) await admitSeller(tx, userId);
    if (change.discount !== null) requirePeriod(change.discount, await readClock(tx));
    await requireKnownKinds(tx, change);
    const targetIds = await listTargets(tx, userId, change.kind, selection);
    if (digest !== null) requireSame(digest, targetIds);
    if (targetIds.length === 0) throw new NothingSelected();
    await insertAction(tx, { id, userId, change, targetIds });
    checkpoint('bulk.inserted');
    await beginOrWait(tx, platform, userId);
    await notifyChanged(tx, { topic: 'bulkAction', id, userId });
    return id;
  });
}

/** An action of a user. */
interface Target {
  userId: string;
  actionId: string;
}

/** What a press changes of an action: it ends or pauses it, asks for something that may wait, or takes that back (null). */
type Press = { ends: 'paused' | 'cancelled' } | { waitingFor: BulkTurn | null };

type Decide = (action: OwnAction, tx: Tx) => Promise<Press | null> | Press | null;

async function changeAction(platform: Platform, target: Target, decide: Decide): Promise<void> {
  await inTransaction(platform.db, (tx) => changeWithin(tx, platform, target, decide));
}

async function changeWithin(
  tx: Tx,
  platform: Platform,
  { userId, actionId }: Target,
  decide: Decide,
): Promise<boolean> {
  // The user before the action, as when one begins.
  await findActiveAction(tx, userId);
  const action = await lockOwnAction(tx, userId, actionId);
  if (!action) throw new BulkActionUnknown();
  const press = await decide(action, tx);
  if (press === null) return false;
  if ('ends' in press) await updateEnded(tx, actionId, { state: press.ends });
  else await updateWaitingFor(tx, actionId, press.waitingFor);
  const isAsked = 'waitingFor' in press && press.waitingFor !== null;
  await (isAsked ? beginOrWait : beginNext)(tx, platform, userId);
  await notifyChanged(tx, { topic: 'bulkAction', id: actionId, userId });
  return true;
}

/**
 * Pauses a running action after the part that is under way; the next one that waits begins. Repeating it changes nothing.
 * @throws BulkActionUnknown, also if going on with it, or its undo, waits.
 */
export async function pauseBulkAction(platform: Platform, target: Target): Promise<void> {
  await changeAction(platform, target, ({ state, waitingFor }) => {
    if (waitingFor !== null || (state !== 'running' && state !== 'paused')) throw new BulkActionUnknown();
    return state === 'running' ? { ends: 'paused' } : null;
  });
}

/**
 * Takes back what waits: a new action, which never begins then, or the undo or resumption of another one, which stays as
 * it was. Repeating it changes nothing.
 * @throws BulkActionUnknown, also if its turn has come meanwhile.
 */
export async function cancelBulkAction(platform: Platform, target: Target): Promise<void> {
  await changeAction(platform, target, ({ state, waitingFor, isTakenBack }) => {
    if (state === 'cancelled' || isTakenBack) return null;
    if (state === 'waiting') return { ends: 'cancelled' };
    if (waitingFor === null) throw new BulkActionUnknown();
    return { waitingFor: null };
  });
}

/**
 * Goes on with a paused or stopped action, or with its undo if that had begun when it stopped, at once or at its turn. Repeating it
 * changes nothing.
 * @throws BulkActionUnknown, also if its undo waits; BulkQueueFull.
 */
export async function resumeBulkAction(platform: Platform, target: Target): Promise<void> {
  await changeAction(platform, target, ({ state, waitingFor, isUndoBegun }) => {
    const turn = isUndoBegun ? 'undoing' : 'running';
    if (state === turn || waitingFor === turn) return null;
    if (waitingFor !== null || (state !== 'paused' && state !== 'stopped')) throw new BulkActionUnknown();
    return { waitingFor: turn };
  });
}

/**
 * Begins to undo everything that an action has done, at once or at its turn. It must be asked for within a day of the
 * action's end. Repeating it changes nothing.
 * @throws BulkActionUnknown, also if going on with it waits; BulkQueueFull; UndoNotAllowed after that day.
 */
export async function undoBulkAction(platform: Platform, target: Target): Promise<void> {
  await inTransaction(platform.db, (tx) => undoWithin(tx, platform, target));
}

/** The same in the caller's transaction. Returns false if it had been asked for. */
export async function undoWithin(tx: Tx, platform: Platform, target: Target): Promise<boolean> {
  return changeWithin(tx, platform, target, async ({ state, waitingFor, endedAt }) => {
    if (state === 'undoing' || state === 'undone' || waitingFor === 'undoing') return null;
    if (waitingFor !== null || state === 'running' || state === 'waiting' || state === 'cancelled')
      throw new BulkActionUnknown();
    const now = await readClock(tx);
    if (endedAt !== null && now.getTime() - endedAt.getTime() > BULK_UNDO_MS) throw new UndoNotAllowed();
    return { waitingFor: 'undoing' };
  });
}
