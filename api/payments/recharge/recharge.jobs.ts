import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { unlessSilent } from '../provider/paymentFailure.ts';
import { refreshRecharge } from './completeRecharge.ts';
import { listDueContractIds } from './contract.store.ts';
import { contractQueryJob, refreshContract } from './contracts.ts';
import { listDueRechargeIds } from './recharge.store.ts';

const EVERY_MS = 1_000;
const ROWS_MAX = 100;

/** Processes recharges and contracts. The row of each contains the time at which it is due. */
export const rechargeJobs = [
  defineJob({
    name: 'recharge-query',
    key: 'rechargeId',
    every: EVERY_MS,
    due: ({ db }: WorkerPlatform) => listDueRechargeIds(db, ROWS_MAX),
    run: (worker, { rechargeId }) => unlessSilent(worker, refreshRecharge(worker, rechargeId)),
  }),
  defineJob({
    ...contractQueryJob,
    every: EVERY_MS,
    due: ({ db }: WorkerPlatform) => listDueContractIds(db, ROWS_MAX),
    run: (worker, { contractId }) => unlessSilent(worker, refreshContract(worker, contractId)),
  }),
];
