interface KnownBinding {
  readonly accountName: string;
  readonly status: string;
  readonly reason: string | null | undefined;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** How long a failed binding stays in sight. */
const FAILED_SHOWN_MS = 24 * 3_600_000;

/**
 * What of the last bindings (newest first) still wants to be seen: those under way, and of each account the newest where it failed within
 * a day. What a newer upload replaced is no news.
 */
export function openBindings<Binding extends KnownBinding>(
  bindings: readonly Binding[],
  nowMs: number,
): Binding[] {
  const seen = new Set<string>();
  return bindings.filter(({ accountName, status, reason, updatedAt }) => {
    if (reason === 'REPLACED' || seen.has(accountName)) {
      return false;
    }
    seen.add(accountName);
    const isLate = status === 'FAILED' && nowMs - Date.parse(updatedAt) < FAILED_SHOWN_MS;
    return status === 'PENDING' || isLate;
  });
}
