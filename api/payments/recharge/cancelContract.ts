import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findContract, moveContract } from './contract.store.ts';
import { ContractMissing } from './recharge.errors.ts';

/** Asks the payment app about a contract. */
export const contractQueryJob = declareJob({
  name: 'recharge-contract',
  key: 'contractId',
});

/**
 * Terminates the user's contract. No further recharge can use it, and the worker ends it at the payment app. Safe to
 * repeat.
 * @throws ContractMissing if none is signed.
 */
export async function cancelContract({ db, jobs }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const contract = await findContract(tx, userId);
    if (contract?.status === 'ending') return;
    const isMoved =
      contract?.status === 'signed' &&
      (await moveContract(tx, contract.id, { from: 'signed', to: 'ending' }));
    if (!contract || !isMoved) throw new ContractMissing();
    checkpoint('contract.ending');
    await jobs.send(tx, contractQueryJob, { contractId: contract.id });
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
}
