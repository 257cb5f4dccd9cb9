import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type CopyCost, updateCosts } from './cost.store.ts';

/** Maximum number of copies that one request may name. */
export const COSTS_MAX = 1_000;

/**
 * Stores the cost of copies to their owner in fen, or that it is unknown. Selling rules can start from it or use it as
 * a floor.
 * @returns the copies that are the user's; others are skipped.
 * @throws InvalidInput.
 */
export async function setCosts(
  { db }: Platform,
  { userId, costs }: { userId: string; costs: readonly CopyCost[] },
): Promise<string[]> {
  if (costs.length > COSTS_MAX) throw new InvalidInput('costs', `at most ${COSTS_MAX}`);
  if (costs.some(({ costCents }) => costCents !== null && (costCents < 1n || costCents > AMOUNT_MAX_CENTS)))
    throw new InvalidInput('costCents', `from 1 to ${AMOUNT_MAX_CENTS} fen`);
  if (new Set(costs.map(({ assetId }) => assetId)).size < costs.length)
    throw new InvalidInput('costs', 'each copy once');
  return inTransaction(db, (tx) => updateCosts(tx, userId, costs));
}
