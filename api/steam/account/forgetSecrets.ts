import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { eraseSecrets } from './steamAccount.store.ts';

/** Erases the secrets of an unbound account (S-06). */
export async function forgetSecrets({ db }: WorkerPlatform, steamAccountId: string): Promise<void> {
  await eraseSecrets(db, steamAccountId);
}
