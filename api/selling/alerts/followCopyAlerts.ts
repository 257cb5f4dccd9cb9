import { type CopyFilter, conditionsOf } from '../../catalog/filter/filter.ts';
import { readStoredFilter } from '../../catalog/filter/storedFilter.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Db } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Work } from '../../kernel/job.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Log } from '../../kernel/log.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import {
  type CopyOnSale,
  listChangedListings,
  listCopiesOnSale,
  readSnapshot,
} from '../copies/copyOnSale.store.ts';
import { copyPredicate } from '../copies/copyPredicate.ts';
import { fewCopiesOfMarket } from '../copies/fewCopies.ts';
import { asksPlaces, readPlaces } from '../copies/floatPlaces.ts';
import {
  countMessage,
  deleteOldFound,
  type FoundCopy,
  insertFound,
  listAlerts,
  listAlertsToTell,
  lockAlertToTell,
  readAlertsVersion,
  readProgress,
  takeFound,
  writeProgress,
} from './copyAlert.store.ts';
import { writeFound } from './writeDeliveries.ts';

/** Copies that are compared at once, and alerts that one run tells. */
const BATCH = 500;
/** Copies that a message names. */
const NAMED_MAX = 3;

/** An alert that is ready to be compared. */
interface ReadyAlert {
  readonly id: string;
  readonly userId: string;
  readonly filter: CopyFilter;
}

/** All alerts, read again when one was added or removed. */
interface ReadyAlerts {
  readonly version: string;
  readonly alerts: readonly ReadyAlert[];
  /** Nicknames of sellers that some of them name. */
  readonly nicknames: readonly string[];
  /** Whether some of them ask for places by wear. */
  readonly asksPlaces: boolean;
}

async function readAlerts(db: Db, log: Log, known: ReadyAlerts | null): Promise<ReadyAlerts> {
  const version = await readAlertsVersion(db);
  if (known?.version === version) return known;
  const alerts: ReadyAlert[] = [];
  for (const { id, userId, conditions } of await listAlerts(db))
    try {
      alerts.push({ id, userId, filter: readStoredFilter(conditions, 'alert') });
    } catch (error) {
      // A condition that is no longer known: it finds nothing, and stops no other.
      noteFailure(log, 'copy alerts', id, error);
    }
  const nicknames = alerts.flatMap(({ filter }) =>
    conditionsOf(filter).flatMap((one) => (one.kind === 'names' && one.field === 'seller' ? one.values : [])),
  );
  const asks = alerts.some(({ filter }) => asksPlaces(filter));
  return { version, alerts, nicknames: [...new Set(nicknames)], asksPlaces: asks };
}

/** Compares all alerts with some copies, as the search over copies would: in an index of these copies and their items alone. */
async function findFor(
  { db, log }: { db: Db; log: Log },
  ready: ReadyAlerts,
  copies: readonly CopyOnSale[],
): Promise<FoundCopy[]> {
  if (copies.length === 0 || ready.alerts.length === 0) return [];
  const { searched, slots } = await fewCopiesOfMarket(db, copies, ready);
  if (ready.asksPlaces) await readPlaces(db, searched.copies, searched.copies.byItem.held());
  const found: FoundCopy[] = [];
  for (const { id, userId, filter } of ready.alerts)
    try {
      const passes = copyPredicate(filter, searched);
      for (const copy of copies)
        if (copy.sellerId !== userId && passes(slots.get(copy.id) ?? 0))
          found.push({ alertId: id, listingId: copy.id, askCents: BigInt(copy.askCents) });
    } catch (error) {
      noteFailure(log, 'copy alerts', id, error);
    }
  return found;
}

/** Writes the message of an alert and what its webhook sends, unless all that it found was sold meanwhile. */
async function tell({ db, config }: Platform, alertId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const alert = await lockAlertToTell(tx, alertId);
    if (!alert) return;
    const copies = await takeFound(tx, alertId);
    checkpoint('copyAlert.taken');
    if (copies.length === 0) return;
    await countMessage(tx, alertId);
    if (await writeFound(tx, config, { alert, copies })) return;
    const items = copies.slice(0, NAMED_MAX).map(({ nameZh, nameEn, askCents }) => ({
      zh: nameZh,
      en: nameEn,
      amount: formatYuan(askCents),
    }));
    await postMessage(tx, {
      userId: alert.userId,
      type: 'service',
      template: 'copiesFound',
      params: { copyFilter: alert.filter, filterName: alert.name, count: copies.length, items },
    });
  });
}

/**
 * Opens the alerts of one worker: each run compares what the log of listings has new with all alerts, and tells what was found. How far the
 * log was read is written with what was found there, so that a crash neither loses a copy nor finds it twice; of several workers one does it
 * at a time.
 */
export function followCopyAlerts(worker: Platform & { locks: Locks }): Work {
  const { db, log, locks } = worker;
  let ready: ReadyAlerts | null = null;

  async function find(): Promise<void> {
    const since = await readProgress(db);
    if (since === null) {
      const first = await readSnapshot(db);
      await inTransaction(db, (tx) => writeProgress(tx, first));
      return;
    }
    const { ids, snapshot } = await listChangedListings(db, since);
    if (ids.length === 0) return;
    ready = await readAlerts(db, log, ready);
    const found: FoundCopy[] = [];
    for (let start = 0; start < ids.length && ready.alerts.length > 0; start += BATCH)
      found.push(
        ...(await findFor({ db, log }, ready, await listCopiesOnSale(db, ids.slice(start, start + BATCH)))),
      );
    await inTransaction(db, async (tx) => {
      await insertFound(tx, found);
      checkpoint('copyAlert.found');
      await writeProgress(tx, snapshot);
    });
  }

  return {
    async run() {
      await locks.hold('copy alerts', find);
      await doEach(log, 'copy alerts', await listAlertsToTell(db, BATCH), {
        keyOf: (id) => id,
        act: (id) => tell(worker, id),
      });
    },
  };
}

/** Forgets what alerts found long ago. */
export async function forgetOldFound({ db }: { db: Db }): Promise<void> {
  await deleteOldFound(db);
}
