import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startCluster } from '../../../api/ops/database/cluster.ts';

/** As root PostgreSQL runs as a user of its own, who cannot reach a clone in root's closed home. */
const isRoot = userInfo().uid === 0;

test.runIf(isRoot)(
  'a data folder behind a closed one: the database starts all the same, and stops twice',
  async () => {
    const closed = mkdtempSync(join(tmpdir(), 'closed-'));
    const cluster = await startCluster({ directory: join(closed, 'data'), isDisposable: true });
    try {
      const client = new Client({ connectionString: cluster.urlOf('postgres') });
      await client.connect();
      expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await client.end();
      expect(cluster.directory.startsWith(closed)).toBe(false);
      expect(existsSync(join(cluster.directory, 'owner.password'))).toBe(true);
      await cluster.stop();
      await cluster.stop();
    } finally {
      rmSync(cluster.directory, { recursive: true, force: true });
      rmSync(closed, { recursive: true, force: true });
    }
  },
  60_000,
);
