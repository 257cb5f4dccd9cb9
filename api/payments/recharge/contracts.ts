import { hashPayer } from '../../accounts/verification/seals.ts';
import { assert } from '../../kernel/assert.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId, newOrderNo } from '../../kernel/ids.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { agreementQuery, agreementUnsign } from '../provider/alipayCalls.ts';
import { PaymentError, type PaymentGateway } from '../provider/paymentGateway.ts';
import { paymentAddresses } from '../provider/payPageUrl.ts';
import { requireOpen } from './beginRecharge.ts';
import {
  endContractQuery,
  findContract,
  findContractById,
  insertContract,
  moveContract,
  postponeContract,
  requestContractQuery,
  saveSigner,
} from './contract.store.ts';
import { type Contract, type ContractStatus, contractStatusOf, type SignedAgreement } from './contract.ts';
import { ContractExists, ContractMissing } from './recharge.errors.ts';
import { queryPauseMs } from './recharge.ts';

/**
 * Opens a contract, or continues one that waits to be signed, and returns the address of the payment app's page for it
 * (W-08).
 * @throws RechargeClosed, ContractExists.
 */
export async function beginContract(
  { config, db }: Platform,
  payment: PaymentGateway | null,
  userId: string,
): Promise<string> {
  const gateway = await requireOpen(db, payment);
  const contract = await inTransaction(db, async (tx) => {
    const number = `HT${newOrderNo(await readClock(tx))}`;
    // If one is already pending or signed, this inserts nothing, so that two concurrent tabs get the same contract.
    await insertContract(tx, { id: newId(), number, userId });
    return findContract(tx, userId);
  });
  assert(contract, 'a contract was opened or found');
  if (contract.status !== 'pending') throw new ContractExists();
  const content = {
    externalAgreementNo: contract.number,
    productCode: 'GENERAL_WITHHOLDING',
    personalProductCode: config.ALIPAY_CONTRACT_PRODUCT,
    signScene: 'INDUSTRY|GAME_CHARGE',
    accessParams: { channel: 'ALIPAYAPP' },
  };
  return gateway.pageUrl(
    'alipay.user.agreement.page.sign',
    content,
    paymentAddresses(config, '/user/wallet?tab=recharge'),
  );
}

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

const NOTHING_THERE = 'USER_AGREEMENT_NOT_EXIST';

/** Queries the app for a contract; null if nobody has signed it yet: the app does not know it, or has it as TEMP. */
async function askApp(payment: PaymentGateway, contract: Contract): Promise<SignedAgreement | null> {
  try {
    const agreement = await payment.exec(agreementQuery, { externalAgreementNo: contract.number });
    return agreement.status === 'TEMP' ? null : agreement;
  } catch (error) {
    if (error instanceof PaymentError && error.code === NOTHING_THERE) return null;
    throw error;
  }
}

/** The new status of a contract after the app's answer, null if nobody has signed it there; null if it is unchanged. */
async function statusAfter(
  { db, config }: WorkerPlatform,
  contract: Contract,
  agreement: SignedAgreement | null,
): Promise<ContractStatus | null> {
  if (contract.status === 'ended' || contract.status === 'ordinary') return null;
  if (contract.status === 'ending') return 'ended';
  if (agreement) return contractStatusOf(contract, agreement, config.ALIPAY_CONTRACT_PRODUCT);
  const ageMs = (await readClock(db)).getTime() - contract.createdAt.getTime();
  return contract.status === 'signed' || ageMs > config.CONTRACT_SIGN_MS ? 'ended' : null;
}

async function moveTo(
  worker: WorkerPlatform,
  { id, userId, status }: Contract,
  to: ContractStatus,
  agreement: SignedAgreement | null,
): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    if (!(await moveContract(tx, id, { from: status, to }))) return;
    // The next query ends it at the app: it allows nothing here, and its owner signs another one.
    if (to === 'ordinary') await requestContractQuery(tx, id);
    const signerHash = hashPayer(worker.config.IDENTITY_HASH_KEY, agreement?.signerId);
    if (signerHash !== null) await saveSigner(tx, id, signerHash);
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
}

/** What is no longer valid here must not stay in force at the app, where nothing else would end it. */
const INVALID_HERE: readonly ContractStatus[] = ['ending', 'ended', 'ordinary'];

/**
 * Synchronises a contract with the payment app: signed by an enterprise, signed by somebody else, or ended by either
 * side. It also ends a contract there that its owner terminated here, that was signed after its day, or that was not
 * signed by an enterprise. An unsigned contract is queried at growing intervals, and no longer after a day; any contract
 * is queried after a message of the app until the app has answered. Safe to run twice.
 */
export async function refreshContract(worker: WorkerPlatform, contractId: string): Promise<void> {
  const { db, config, payment, locks } = worker;
  if (!payment) return;
  await locks.hold(
    `contract:${contractId}`,
    async () => {
      const contract = await findContractById(db, contractId);
      if (!contract) return;
      await postponeContract(db, contractId, queryPauseMs(config.RECHARGE_QUERY_MS, contract.queryCount));
      const agreement = await askApp(payment, contract);
      checkpoint('contract.asked');
      if (INVALID_HERE.includes(contract.status) && agreement?.status === 'NORMAL') {
        await payment.exec(agreementUnsign, { externalAgreementNo: contract.number });
        checkpoint('contract.unsigned');
      }
      const to = await statusAfter(worker, contract, agreement);
      if (to) await moveTo(worker, contract, to, agreement);
      checkpoint('contract.moved');
      await endContractQuery(db, contract);
    },
    'payment',
  );
}
