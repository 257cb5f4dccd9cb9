import { Client } from 'pg';
import { INVARIANTS } from './invariants.ts';

/** Maximum number of offenders listed in a finding. */
const NAMED_MAX = 5;

/** Result of checking one invariant. */
export interface Finding {
  id: string;
  promise: string;
  offenderCount: number;
  /** The first few offenders, by order number, key or id. */
  offenders: string[];
}

/**
 * Checks all invariants of the database in one consistent snapshot. Run as the owner, at any time. Invariants that compare with the
 * sandbox's database are skipped if there is no sandbox.
 */
export async function auditInvariants(ownerUrl: string): Promise<Finding[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('sandbox.trade_offer') is not null as exists`,
    );
    const findings: Finding[] = [];
    for (const { id, promise, offendersSql, needsSandbox } of INVARIANTS) {
      if (needsSandbox && !rows[0]?.exists) continue;
      const offenders = await client.query<{ what: string }>(offendersSql);
      const named = offenders.rows.slice(0, NAMED_MAX).map((row) => row.what);
      findings.push({ id, promise, offenderCount: offenders.rows.length, offenders: named });
    }
    await client.query('commit');
    return findings;
  } finally {
    await client.end();
  }
}
