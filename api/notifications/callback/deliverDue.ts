import type { Work } from '../../kernel/job.ts';
import type { Log } from '../../kernel/log.ts';
import { noteFailure } from '../../kernel/workFailures.ts';

/** How often a worker renews its leases, in milliseconds: often enough that one that is late loses nothing. */
const RENEWAL_MS = 2_000;

/** What is delivered, and to whom: each owner's deliveries are leased apart. */
export interface DueDeliveries {
  /** One delivery, as failures name it. */
  readonly name: string;
  /** The deliveries of one owner, as failures name them. */
  readonly ownerName: string;
  /** A run begins with no further owner while so many deliveries are under way. Left out: any number. */
  readonly atOnceMax?: number;
  /** Owners with something due. */
  listOwners(): Promise<string[]>;
  /** Leases as much of an owner's due deliveries as may be under way at once, to one worker. @returns their ids. */
  lease(ownerId: string): Promise<string[]>;
  /** Renews the leases of deliveries under way. */
  renew(ids: readonly string[]): Promise<void>;
  /** Makes one delivery and ends its lease. */
  deliver(id: string): Promise<void>;
}

/**
 * Delivers what is due, separately for each owner, so that a receiver that does not respond delays no other owner. A run starts deliveries
 * and does not wait for them.
 */
export function deliverDue(log: Log, due: DueDeliveries): Work {
  const underWay = new Set<Promise<void>>();
  const leasing = new Set<string>();
  const leased = new Set<string>();
  const renewal = setInterval(() => {
    if (leased.size === 0) return;
    void due.renew([...leased]).catch((error: unknown) => noteFailure(log, due.name, 'leases', error));
  }, RENEWAL_MS);
  let isClosed = false;

  function deliver(ownerId: string, id: string): void {
    leased.add(id);
    const delivery = due
      .deliver(id)
      .catch((error: unknown) => noteFailure(log, due.name, id, error))
      .finally(() => {
        underWay.delete(delivery);
        leased.delete(id);
        lease(ownerId);
      });
    underWay.add(delivery);
  }
  /** Leases as many of an owner's deliveries as may be made concurrently, and leases more whenever one ends. */
  function lease(ownerId: string): void {
    if (isClosed || leasing.has(ownerId)) return;
    leasing.add(ownerId);
    const taking = due
      .lease(ownerId)
      .then((ids) => {
        for (const id of ids) deliver(ownerId, id);
      })
      .catch((error: unknown) => noteFailure(log, due.ownerName, ownerId, error))
      .finally(() => {
        leasing.delete(ownerId);
        underWay.delete(taking);
      });
    underWay.add(taking);
  }
  return {
    async run() {
      for (const ownerId of await due.listOwners()) {
        if (underWay.size >= (due.atOnceMax ?? Infinity)) return;
        lease(ownerId);
      }
    },
    async close() {
      isClosed = true;
      // What is already leased is still delivered; otherwise its leases would have to expire first.
      while (underWay.size > 0) await Promise.all(underWay);
      clearInterval(renewal);
    },
  };
}
