import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type JudgedCopy, judgeCopies, type SellWish } from './judgeCopies.ts';
import { BATCH_MAX } from './runBatch.ts';

/**
 * Returns what `listItems` would do with each item, and writes nothing. It applies the same rules to the same tables,
 * so the result differs only if something changes in between.
 * @throws InvalidInput for too many items.
 */
export async function previewListings(
  { db, config }: Platform,
  { userId, items }: { userId: string; items: readonly SellWish[] },
): Promise<JudgedCopy[]> {
  if (items.length > BATCH_MAX) throw new InvalidInput('items', `at most ${BATCH_MAX}`);
  return judgeCopies(db, config, { userId, wishes: items, isHeld: false });
}
