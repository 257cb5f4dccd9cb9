import { Client } from 'pg';
import { INVARIANTS } from './invariants.ts';

/** How many offenders a finding names. */
const NAMED_MAX = 5;

/** What an audit found of one promise. */
export interface Finding {
  id: string;
  promise: string;
  offenderCount: number;
  /** The first few, by order number, key or id. */
  offenders: string[];
}

/**
 * Asks the database whether its promises hold, all by one unchanging view of the data. Run by the owner, at any time.
 * The comparison with the sandbox's books is left out where there is no sandbox.
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
