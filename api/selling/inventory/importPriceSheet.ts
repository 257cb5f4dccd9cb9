import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { isId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { ListingOutcome } from '../listing/listingOutcome.ts';
import { judgeReprices, repriceOwn } from '../listing/repriceListings.ts';
import { updateCosts } from './cost.store.ts';
import { listSheetCopies } from './priceSheet.store.ts';
import { changesOf, readSheet, type SheetChanges, type SheetError, type SheetLine } from './priceSheet.ts';

/** The result of a sheet, or of its dry run. */
export interface SheetOutcome {
  /** Lines below the head. */
  lineCount: number;
  /** Prices and costs that differ from what is stored. */
  priceCount: number;
  costCount: number;
  /** Prices that are lowered to the highest that the item may have. */
  loweredCount: number;
  errorCount: number;
  /** The first of them, by line. */
  errors: SheetError[];
  /** False after a dry run, and where anything is wrong: then nothing was done. */
  isDone: boolean;
}

/** Maximum number of errors that an outcome lists. */
export const SHEET_ERRORS_MAX = 200;

/**
 * Sets the prices of open listings and the costs of copies from a sheet, in one transaction: all of it, or nothing
 * where any line is wrong. A price needs the same as one typed on the site (I-05), and none counts as confirmed. To
 * send a sheet again changes nothing.
 * @param isDryRun true: tells what would change and what is wrong, and writes nothing.
 * @throws AccountBlocked.
 */
export async function importPriceSheet(
  platform: Platform,
  { userId, text, isDryRun }: { userId: string; text: string; isDryRun: boolean },
): Promise<SheetOutcome> {
  const { lines, errors } = readSheet(text);
  const found = await check(platform, userId, lines);
  const known = [...errors, ...found.errors];
  const refused =
    isDryRun || known.length > 0
      ? []
      : await inTransaction(platform.db, (tx) => apply(tx, platform, userId, found.changes)).catch(
          refusalsOf,
        );
  const wrong = [...known, ...refused].toSorted((a, b) => a.line - b.line);
  return {
    lineCount: lines.length,
    priceCount: found.changes.prices.length,
    costCount: found.changes.costs.length,
    loweredCount: found.loweredCount,
    errorCount: wrong.length,
    errors: wrong.slice(0, SHEET_ERRORS_MAX),
    isDone: !isDryRun && wrong.length === 0,
  };
}

async function check(
  { db, config }: Platform,
  userId: string,
  lines: readonly SheetLine[],
): Promise<{ changes: SheetChanges; errors: SheetError[]; loweredCount: number }> {
  const ids = lines.flatMap(({ assetId }) => (isId(assetId) ? [assetId] : []));
  const copies = new Map((await listSheetCopies(db, userId, ids)).map((copy) => [copy.assetId, copy]));
  const { changes, errors } = changesOf(lines, copies);
  const { outcomes } = await judgeReprices(db, config, { userId, items: requests(changes), isHeld: false });
  const loweredCount = outcomes.filter(({ loweredFromCents }) => loweredFromCents !== null).length;
  return { changes, errors: [...errors, ...refusals(changes, outcomes)], loweredCount };
}

function requests({ prices }: SheetChanges) {
  return prices.map(({ listingId, priceCents }) => ({
    listingId,
    priceCents,
    multiplier: null,
    isPriceConfirmed: false,
  }));
}

function refusals({ prices }: SheetChanges, outcomes: readonly ListingOutcome[]): SheetError[] {
  return outcomes.flatMap(({ index, reason }): SheetError[] => {
    const price = prices[index];
    return reason === null || !price
      ? []
      : [{ line: price.line, column: 'price', problem: 'priceRefused', reason, text: '' }];
  });
}

/** Takes everything of a sheet back whose prices were refused after its check: a copy was bought meanwhile. */
class SheetRefused extends Error {
  readonly errors: readonly SheetError[];
  constructor(errors: readonly SheetError[]) {
    super('a sheet was refused after its check');
    this.errors = errors;
  }
}

function refusalsOf(error: unknown): readonly SheetError[] {
  if (error instanceof SheetRefused) return error.errors;
  throw error;
}

/** Copies are locked before listings. */
async function apply(
  tx: Tx,
  { config }: Platform,
  userId: string,
  changes: SheetChanges,
): Promise<readonly SheetError[]> {
  await updateCosts(tx, userId, changes.costs);
  checkpoint('sheet.costs');
  const outcomes = await repriceOwn(tx, config, { userId, items: requests(changes) });
  const errors = refusals(changes, outcomes);
  if (errors.length > 0) throw new SheetRefused(errors);
  return [];
}
