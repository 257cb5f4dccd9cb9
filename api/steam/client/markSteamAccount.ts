import type { Tx } from '../../kernel/db.ts';
import { type SteamAccountStatus, updateAccountStatus } from './steamAccount.store.ts';

/** Moves an account from one status to another. Returns its owner and name for notifications, or null if the account was not in `from`. */
export async function markSteamAccount(
  tx: Tx,
  id: string,
  change: { from: SteamAccountStatus; to: SteamAccountStatus },
): Promise<{ userId: string; accountName: string } | null> {
  return updateAccountStatus(tx, id, change);
}
