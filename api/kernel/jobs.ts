import { fromPrisma, PgBoss } from 'pg-boss';
import type { Db, Tx } from './db.ts';
import type { Log } from './log.ts';
import { scopeNow } from './scope.ts';

/** What the worker is asked to do at Steam for an account, while its owner waits. */
export interface SteamAsk {
  steamAccountId: string;
  deed: 'viewToken' | 'refreshToken' | 'renewTradeUrl';
  /** Where the answer goes: its number, and the key that it is sealed to. */
  handoverId: string;
  publicKeyPem: string;
}

/** Every queue of the market, with the shape of its job. A door in `*.jobs.ts` serves each. */
export interface JobData {
  'trade-offer-send': { orderId: string };
  'trade-offer-decline': { orderId: string };
  'steam-poll': { steamAccountId: string };
  'order-due': { orderId: string };
  'order-verify': { orderId: string };
  'order-fault': { orderId: string };
  'exchange-rate': Record<string, never>;
  'inventory-sync': { steamAccountId: string };
  'steam-bind': { bindingId: string };
  'steam-forget': { steamAccountId: string };
  'steam-renew': { steamAccountId: string };
  'steam-ask': SteamAsk;
  'order-payment': { paymentId: string };
  'withdrawal-pay-out': { withdrawalId: string };
  'recharge-query': { rechargeId: string };
  'recharge-contract': { contractId: string };
}
export type QueueName = keyof JobData;

/**
 * One job per key waits at a time: a second request for the same order or account adds nothing. A job that died with its worker does
 * not stand in the way of the next; that two never cross the same bridge at once is the locks' work (`locks.ts`), which die with the
 * worker as well. A job gives up soon: the worker's rounds ask again for whatever still waits, and jobs that outlived many rounds
 * would pile up while Steam is down.
 */
export const QUEUES: Record<QueueName, { retryLimit: number; expireInSeconds: number }> = {
  'trade-offer-send': { retryLimit: 3, expireInSeconds: 60 },
  'trade-offer-decline': { retryLimit: 0, expireInSeconds: 60 },
  'steam-poll': { retryLimit: 0, expireInSeconds: 60 },
  'order-due': { retryLimit: 0, expireInSeconds: 60 },
  'order-verify': { retryLimit: 0, expireInSeconds: 60 },
  'order-fault': { retryLimit: 0, expireInSeconds: 60 },
  'order-payment': { retryLimit: 0, expireInSeconds: 60 },
  'exchange-rate': { retryLimit: 0, expireInSeconds: 60 },
  // Pages of an inventory come at Steam's pace.
  'inventory-sync': { retryLimit: 0, expireInSeconds: 300 },
  'withdrawal-pay-out': { retryLimit: 0, expireInSeconds: 120 },
  'steam-bind': { retryLimit: 0, expireInSeconds: 120 },
  'steam-forget': { retryLimit: 2, expireInSeconds: 60 },
  'steam-renew': { retryLimit: 0, expireInSeconds: 120 },
  // Once more after a death: a link that was made and not written down is dead for everybody who copies the old one.
  'steam-ask': { retryLimit: 1, expireInSeconds: 60 },
  'recharge-query': { retryLimit: 0, expireInSeconds: 60 },
  'recharge-contract': { retryLimit: 0, expireInSeconds: 60 },
};

/** The job queue as deeds see it: a job joins the caller's transaction, or none is made. */
export interface Jobs {
  send<Q extends QueueName>(tx: Tx | Db, queue: Q, data: JobData[Q], key: string): Promise<void>;
  boss: PgBoss;
}

/** Who asked for a job, where a request did: travels beside its data. */
export interface AskedBy {
  requestId?: string | undefined;
  traceparent?: string | undefined;
}

function askedNow(): { asked?: AskedBy } {
  const { requestId, span } = scopeNow();
  return requestId ? { asked: { requestId, traceparent: span?.traceparent } } : {};
}

/** The queue hands on errors and plain objects alike. */
function messageOf(error: unknown): string {
  const isWorded = typeof error === 'object' && error !== null && 'message' in error;
  return String(isWorded ? error.message : error);
}

/** Opens the queue for a process whose database role may not change its tables: the owner creates those (`migrate`). */
export function openJobs(url: string, log: Log, options: { isWorker: boolean }): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: options.isWorker ? 6 : 2,
    migrate: false,
    createSchema: false,
    supervise: options.isWorker,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ error: messageOf(error) }, 'job queue'));
  return {
    boss,
    async send(tx, queue, data, key) {
      await boss.send(queue, { ...data, ...askedNow() }, { db: fromPrisma(tx), singletonKey: key });
    },
  };
}
