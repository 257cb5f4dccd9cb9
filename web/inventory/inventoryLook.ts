/** An account as far as looks at its inventory go. */
export interface LookedAt {
  readonly id: string;
  readonly inventoryStatus: string;
  /** Every look that begins moves it. */
  readonly inventoryDueAt: string | null | undefined;
}

/** How looks that were asked for stand, by how the accounts stood `before` and stand now; an account that had no look does not count. */
export function lookOutcome(
  before: readonly LookedAt[],
  now: readonly LookedAt[],
): 'underWay' | 'well' | 'otherwise' {
  const dueBefore = new Map(before.map(({ id, inventoryDueAt }) => [id, inventoryDueAt ?? null]));
  const asked = now.filter(({ id }) => dueBefore.has(id));
  const begun = asked.filter(({ id, inventoryDueAt }) => (inventoryDueAt ?? null) !== dueBefore.get(id));
  if (begun.length === 0 || asked.some(({ inventoryStatus }) => inventoryStatus === 'SYNCING')) {
    return 'underWay';
  }
  return begun.every(({ inventoryStatus }) => inventoryStatus === 'SYNCED') ? 'well' : 'otherwise';
}
