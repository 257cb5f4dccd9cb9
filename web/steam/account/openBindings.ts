interface KnownBinding {
  readonly accountName: string;
  readonly status: string;
  readonly reason: string | null | undefined;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** How long a failed binding stays visible, in ms. */
const FAILED_SHOWN_MS = 24 * 3_600_000;

/**
 * The bindings to show among the latest (newest first): pending ones, and each account's newest one when it failed
 * within a day. A failure that a newer upload replaced is omitted, and so is that of a QR code that nobody approved, which its
 * dialog told.
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
    const isLate =
      status === 'FAILED' && accountName !== '' && nowMs - Date.parse(updatedAt) < FAILED_SHOWN_MS;
    return status === 'PENDING' || isLate;
  });
}
