import { PgBoss } from 'pg-boss';
import { QUEUES } from '../jobs/registry.ts';
import { applyMigrations } from './applyMigrations.ts';
import { grantRoles } from './roles.ts';

async function prepareQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: 'pgboss',
    max: 2,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const { name, ...options } of QUEUES) {
      const settings = { ...options, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };
      if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
      else await boss.createQueue(name, { ...settings, policy: 'short' });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Updates a database to this version: migrations, job queues, roles. Safe to run again and concurrently. */
export async function prepareDatabase(ownerUrl: string): Promise<string[]> {
  const applied = await applyMigrations(ownerUrl);
  await prepareQueues(ownerUrl);
  await grantRoles(ownerUrl);
  return applied;
}
