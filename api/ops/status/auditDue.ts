import { doEach } from '../../kernel/doEach.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { INVARIANTS } from '../audit/invariants.ts';
import { countOffenders, findAuditAge, replaceFindings } from './status.store.ts';

/** A promise about the data stands in several parts; they are told by its id. */
function sumById(findings: readonly { id: string; offenderCount: number }[]) {
  const byId = Map.groupBy(findings, ({ id }) => id);
  return [...byId].map(([id, parts]) => ({
    id,
    offenderCount: parts.reduce((sum, { offenderCount }) => sum + offenderCount, 0),
  }));
}

/**
 * Asks the database once in a while whether its promises hold (`safety.md` 2.1), by one worker at a time, and writes down what breaks them.
 * What compares with the sandbox's books is the owner's to ask (`npm run audit:invariants`). A promise that cannot be asked for keeps its
 * last finding.
 * @returns whether an audit was due.
 */
export async function auditDue({ db, log, config, locks }: Platform & { locks: Locks }): Promise<boolean> {
  let isDone = false;
  if (config.AUDIT_MS === 0) return isDone;
  await locks.hold('audit', async () => {
    const ageSeconds = await findAuditAge(db);
    if (ageSeconds !== null && ageSeconds * 1_000 < config.AUDIT_MS) return;
    const promises = INVARIANTS.filter(({ needsSandbox }) => !needsSandbox);
    const found: { id: string; offenderCount: number }[] = [];
    const failed = await doEach(log, 'audit', promises, {
      keyOf: ({ id }) => id,
      act: async (promise) => {
        found.push({ id: promise.id, offenderCount: await countOffenders(db, promise) });
      },
    });
    const unknown = new Set(failed.map(({ item }) => item.id));
    const findings = sumById(found.filter(({ id }) => !unknown.has(id)));
    const broken = findings.filter(({ offenderCount }) => offenderCount > 0);
    if (broken.length > 0) log.error({ broken }, 'the data breaks a promise');
    await replaceFindings(db, findings);
    isDone = true;
  });
  return isDone;
}
