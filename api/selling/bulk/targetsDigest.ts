import { createHash } from 'node:crypto';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { BulkSelectionChanged } from './bulk.errors.ts';

/** Names a set of targets: their number and a hash of them. */
export function digestOf(targetIds: readonly string[]): string {
  const hash = createHash('sha256').update(targetIds.toSorted().join()).digest('hex');
  return `${targetIds.length}-${hash.slice(0, 32)}`;
}

/** @throws BulkSelectionChanged if the targets are others than those of a dry run, InvalidInput if it is no digest. */
export function requireSame(digest: string, targetIds: readonly string[]): void {
  const previewed = /^(\d{1,6})-[0-9a-f]{32}$/.exec(digest)?.[1];
  if (previewed === undefined) throw new InvalidInput('digest', 'as `previewBulkAction` returned it');
  if (digest !== digestOf(targetIds))
    throw new BulkSelectionChanged({ previewedCount: Number(previewed), matchingCount: targetIds.length });
}
