/** Milliseconds until at least one of the accounts may be synced; 0 when one may be now. */
export function waitMsOf(
  accounts: readonly { readonly inventoryDueAt: string | null | undefined }[],
  nowMs: number,
): number {
  const waits = accounts.map(({ inventoryDueAt: at }) => (at == null ? 0 : Date.parse(at) - nowMs));
  return waits.length === 0 ? 0 : Math.max(0, Math.min(...waits));
}
