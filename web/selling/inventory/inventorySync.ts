/** The fields of an account that describe the sync of its inventory. */
export interface LookedAt {
  readonly id: string;
  readonly inventoryStatus: string;
  /** The start of every sync changes it. */
  readonly inventoryDueAt: string | null | undefined;
}

/**
 * The state of requested syncs, by comparing the accounts `before` with the current ones. An account that was not
 * synced does not count.
 */
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

/** Milliseconds until at least one of the accounts may be synced; 0 when one may be now. */
export function waitMsOf(
  accounts: readonly { readonly inventoryDueAt: string | null | undefined }[],
  nowMs: number,
): number {
  const waits = accounts.map(({ inventoryDueAt: at }) => (at == null ? 0 : Date.parse(at) - nowMs));
  return waits.length === 0 ? 0 : Math.max(0, Math.min(...waits));
}
