import type { Tx } from '../../kernel/db.ts';
import { type SteamAccountStatus, updateAccountStatus } from './steamAccount.store.ts';

/** Moves an account from one status to another. Null where it stood in no such status; else whose it is, so that they can be told. */
export async function markSteamAccount(
  tx: Tx,
  id: string,
  change: { from: SteamAccountStatus; to: SteamAccountStatus },
): Promise<{ userId: string; accountName: string } | null> {
  return updateAccountStatus(tx, id, change);
}
