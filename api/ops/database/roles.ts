import { createHmac } from 'node:crypto';
import { Client } from 'pg';

/** The processes with a database role of their own. */
export type Role = 'api' | 'worker' | 'sandbox';

const ROLES: Role[] = ['api', 'worker', 'sandbox'];

/** The password of a role is derived from the owner's, so that it need not be stored and all machines agree. */
function passwordOf(ownerUrl: string, role: Role): string {
  const { password } = new URL(ownerUrl);
  if (password === '')
    throw new Error(
      'DATABASE_URL needs a password: those of the api, the worker and the sandbox are made from it.',
    );
  return createHmac('sha256', decodeURIComponent(password)).update(`market_${role}`).digest('base64url');
}

/** The address with which a process connects in its own role. */
export function roleUrl(ownerUrl: string, role: Role): string {
  const url = new URL(ownerUrl);
  url.username = `market_${role}`;
  url.password = passwordOf(ownerUrl, role);
  return url.href;
}

/** Allows the roles to sign in, and gives API and worker the tables of the job queue. Run as the owner after the migrations. */
export async function grantRoles(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Roles belong to the cluster: two markets migrating at once would update the same row.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(721120262)');
    for (const role of ROLES) {
      await client.query(
        `alter role market_${role} login password ${client.escapeLiteral(passwordOf(ownerUrl, role))}`,
      );
    }
    await client.query('grant usage on schema pgboss to market_api, market_worker');
    await client.query(
      'grant select, insert, update, delete on all tables in schema pgboss to market_api, market_worker',
    );
    await client.query('grant execute on all functions in schema pgboss to market_api, market_worker');
    await client.query('commit');
  } finally {
    await client.end();
  }
}
