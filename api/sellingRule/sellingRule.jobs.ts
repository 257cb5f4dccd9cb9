import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { runDueRule } from './runDueRule.ts';
import { deleteOldRuns, listDueRuleIds, postponeRule } from './sellingRuleStore.ts';

/** How often a worker looks which rules are due. */
const LOOK_MS = 2_000;
/** Rules of one look. */
const DUE_MAX = 20;
/** Runs are forgotten after so many days. */
const RUN_DAYS = 30;
/** A rule whose run failed waits so many minutes. */
const FAILURE_PAUSE_MINUTES = 15;

/** Runs rules that are due, one after another, and forgets old runs. Answers how to stop, once the run under way has ended. */
export function serveSellingRules(worker: WorkerPlatform): () => Promise<void> {
  const { db, log } = worker;
  let current = Promise.resolve();
  let isLooking = false;
  async function look(): Promise<void> {
    for (const id of await listDueRuleIds(db, DUE_MAX)) {
      try {
        await runDueRule(worker, id);
      } catch (error) {
        log.warn({ ruleId: id, error: String(error) }, 'a selling rule failed; it is tried again later');
        await postponeRule(db, id, FAILURE_PAUSE_MINUTES);
      }
    }
    await deleteOldRuns(db, RUN_DAYS);
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    current = look()
      .catch((error: unknown) =>
        log.warn({ error: String(error) }, 'selling rules were not looked for; the next look comes soon'),
      )
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
