import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type CopyCost, updateCosts } from './cost.store.ts';

/** Copies that one request may name. */
export const COSTS_MAX = 1_000;

/**
 * Notes what copies cost their owner, or that it is not known, in fen. Selling rules start from it, and stay above it.
 * @returns the copies that are the user's; the others are left out.
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
