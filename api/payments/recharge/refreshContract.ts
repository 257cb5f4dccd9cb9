import { hashPayer } from '../../accounts/verification/hashPayer.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { agreementQuery, agreementUnsign } from '../provider/agreementCalls.ts';
import { PaymentError, type PaymentGateway } from '../provider/paymentGateway.ts';
import { findContractById, keepSigner, moveContract, postponeContract } from './contract.store.ts';
import { type Contract, type ContractStatus, contractStatusOf, type SignedAgreement } from './contract.ts';
import { queryPauseMs } from './recharge.ts';

const NOTHING_THERE = 'USER_AGREEMENT_NOT_EXIST';

/** Queries the app for a contract; null if nobody has signed it yet. */
async function askApp(payment: PaymentGateway, contract: Contract): Promise<SignedAgreement | null> {
  try {
    return await payment.exec(agreementQuery, { externalAgreementNo: contract.number });
  } catch (error) {
    if (error instanceof PaymentError && error.code === NOTHING_THERE) return null;
    throw error;
  }
}

async function moveTo(
  worker: WorkerPlatform,
  { id, userId, status }: Contract,
  to: ContractStatus,
  agreement: SignedAgreement | null,
): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    if (!(await moveContract(tx, id, { from: status, to }))) return;
    const signerHash = hashPayer(worker.config.IDENTITY_HASH_KEY, agreement?.signerId);
    if (signerHash !== null) await keepSigner(tx, id, signerHash);
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
}

/**
 * Synchronises a contract with the payment app: signed by an enterprise, signed by somebody else, or ended by either
 * side. It also ends a contract there that its owner terminated here. An unsigned contract is queried at growing
 * intervals, and no longer after a day. Safe to run twice.
 */
export async function refreshContract(worker: WorkerPlatform, contractId: string): Promise<void> {
  const { db, config, payment, locks } = worker;
  if (!payment) return;
  await locks.hold(
    `contract:${contractId}`,
    async () => {
      const contract = await findContractById(db, contractId);
      if (!contract || contract.status === 'ended' || contract.status === 'ordinary') return;
      await postponeContract(db, contractId, queryPauseMs(config.RECHARGE_QUERY_MS, contract.queryCount));
      const agreement = await askApp(payment, contract);
      checkpoint('contract.asked');
      if (contract.status === 'ending' && agreement?.status === 'NORMAL') {
        await payment.exec(agreementUnsign, { externalAgreementNo: contract.number });
        checkpoint('contract.unsigned');
      }
      const isOver = (await readClock(db)).getTime() - contract.createdAt.getTime() > config.CONTRACT_SIGN_MS;
      const to =
        contract.status === 'ending' || (agreement === null && (isOver || contract.status === 'signed'))
          ? 'ended'
          : agreement && contractStatusOf(contract, agreement, config.ALIPAY_CONTRACT_PRODUCT);
      if (to) await moveTo(worker, contract, to, agreement);
      checkpoint('contract.moved');
    },
    'payment',
  );
}
