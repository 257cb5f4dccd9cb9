import { doEach } from '../../kernel/doEach.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { INVARIANTS } from '../audit/invariants.ts';
import { countOffenders, findAuditAge, replaceFindings } from './status.store.ts';

/** An invariant may consist of several parts, which are reported under one id. */
function sumById(findings: readonly { id: string; offenderCount: number }[]) {
  const byId = Map.groupBy(findings, ({ id }) => id);
  return [...byId].map(([id, parts]) => ({
    id,
    offenderCount: parts.reduce((sum, { offenderCount }) => sum + offenderCount, 0),
  }));
}

/**
 * Checks the invariants periodically, by one worker at a time, and stores violations. Those that compare with the sandbox's database are
 * left to the owner (`npm run audit:invariants`). An invariant whose check fails keeps its last finding.
 * @returns true if an audit was due.
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
