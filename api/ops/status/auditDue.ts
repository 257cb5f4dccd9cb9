import type { Db } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { INVARIANTS, type Invariant } from '../audit/invariants.ts';
import { countOffenders, findAuditAge, replaceFindings, withAuditConnection } from './status.store.ts';

/** Maximum time of one check, in milliseconds. */
const AUDIT_TIMEOUT_MS = 10 * 60_000;

/** When this process last began an audit that stored nothing, by its database. */
const fruitlessAtMs = new WeakMap<Db, number>();

/**
 * True if the last finding is older than `AUDIT_MS`, and this process has not begun a fruitless audit within that time: what ended that
 * one, such as a check too heavy for the server, would recur.
 */
async function isDue({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<boolean> {
  const ageSeconds = await findAuditAge(db);
  if (ageSeconds !== null && ageSeconds * 1_000 < config.AUDIT_MS) return false;
  const beganMs = fruitlessAtMs.get(db);
  return beganMs === undefined || performance.now() - beganMs >= config.AUDIT_MS;
}

/** An invariant may consist of several parts, which are reported under one id. One with a part that was not checked is left out. */
function sumById(invariants: readonly Invariant[], counts: ReadonlyMap<Invariant, number>) {
  const byId = Map.groupBy(invariants, ({ id }) => id);
  return [...byId].flatMap(([id, parts]) => {
    const known = parts.map((part) => counts.get(part)).filter((count) => count !== undefined);
    if (known.length < parts.length) return [];
    return [{ id, offenderCount: known.reduce((sum, count) => sum + count, 0) }];
  });
}

/** Checks all invariants. Stores what was found, also if the database is lost before the end. */
async function audit({ db, log, config }: Platform, timeoutMs: number): Promise<void> {
  const invariants = INVARIANTS.filter(({ needsSandbox }) => !needsSandbox);
  const counts = new Map<Invariant, number>();
  await withAuditConnection(config.DATABASE_URL, timeoutMs, async (client) => {
    fruitlessAtMs.set(db, performance.now());
    try {
      await doEach(log, 'audit', invariants, {
        keyOf: ({ id }) => id,
        act: async (invariant) => counts.set(invariant, await countOffenders(client, invariant)),
      });
    } finally {
      const findings = sumById(invariants, counts);
      const broken = findings.filter(({ offenderCount }) => offenderCount > 0);
      if (broken.length > 0) log.error({ broken }, 'the data violates invariants');
      const ids = invariants.map(({ id }) => id);
      await replaceFindings(db, ids, findings);
      if (findings.length > 0) fruitlessAtMs.delete(db);
    }
  });
}

/**
 * Checks the invariants periodically, by one worker at a time, and stores violations. Those that compare with the sandbox's database are
 * left to the owner (`npm run audit:invariants`). An invariant whose check fails, or takes too long, keeps its last finding.
 * @param options `timeoutMs` is the maximum time of one check.
 * @returns true if an audit was due.
 */
export async function auditDue(
  worker: Platform & { locks: Locks },
  { timeoutMs = AUDIT_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<boolean> {
  let isDone = false;
  if (worker.config.AUDIT_MS === 0) return isDone;
  await worker.locks.hold('audit', async () => {
    if (!(await isDue(worker))) return;
    await audit(worker, timeoutMs);
    isDone = true;
  });
  return isDone;
}
