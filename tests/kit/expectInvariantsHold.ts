import { expect } from 'vitest';
import { auditInvariants } from '../../api/ops/audit/auditInvariants.ts';

/** Expects that every invariant holds in this market's database. Where one does not, the failure shows what it found. */
export async function expectInvariantsHold({ ownerUrl }: { ownerUrl: string }): Promise<void> {
  const findings = await auditInvariants(ownerUrl);
  expect(findings.filter(({ offenderCount }) => offenderCount > 0)).toEqual([]);
}
