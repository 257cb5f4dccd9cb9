import { ensureSite } from '../../api/http/site/buildSite.ts';
import { freePort } from '../kit/freePort.ts';
import { type MarketProcess, startMarketProcess } from '../kit/marketProcess.ts';
import { TestClient } from '../kit/testClient.ts';
import type { TestMarket } from '../kit/testMarket.ts';

/** What can be killed. */
export type Role = 'api' | 'worker';

/** Two apis and two workers on one market, each a process of its own. */
export interface Fleet {
  /** Kills a process without warning and starts its successor at the same address. Resolves when the successor is ready. */
  kill(role: Role, place: number): Promise<void>;
  /** Ends every connection to the database at once, as its restart does. */
  cutDatabase(): Promise<void>;
  /** The same visitor at one of the apis. */
  at(place: number, client: TestClient): TestClient;
  processes(): readonly MarketProcess[];
  close(): Promise<void>;
}

const SETTINGS: Record<Role, NodeJS.ProcessEnv> = {
  api: { REQUESTS_PER_MINUTE: '1000000', WORK_MS_PER_MINUTE: '100000000' },
  worker: { STEAM_POLL_MS: '500', STEAM_TIMEOUT_MS: '1000' },
};

/** Starts the processes. */
export async function openFleet(market: TestMarket): Promise<Fleet> {
  await ensureSite();
  const ports = await Promise.all([1, 2, 3, 4].map(() => freePort()));
  const roles: Role[] = ['api', 'api', 'worker', 'worker'];
  const start = (index: number): Promise<MarketProcess> => {
    const role = roles[index] ?? 'api';
    return startMarketProcess(market, role, SETTINGS[role], ports[index]);
  };
  // One after another: a process gives the database 4 s to answer, and four that load at once on a busy machine take longer.
  const running: MarketProcess[] = [];
  for (const index of roles.keys()) running.push(await start(index));
  return {
    async kill(role, place) {
      const index = (role === 'api' ? 0 : 2) + (place % 2);
      const old = running[index];
      const code = old?.child.exitCode ?? null;
      if (code !== null) throw new Error(`the ${role} had ended by itself with ${code}`);
      const isGone = new Promise((done) => old?.child.once('exit', done));
      old?.child.kill('SIGKILL');
      await isGone;
      running[index] = await start(index);
    },
    async cutDatabase() {
      await market.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and usename in ('market_api', 'market_worker')`,
      );
    },
    at(place, client) {
      const same = new TestClient(`http://127.0.0.1:${ports[place % 2]}`, market.sandboxUrl);
      for (const [name, value] of client.cookies) same.cookies.set(name, value);
      return same;
    },
    processes: () => running,
    async close() {
      await Promise.all(running.map((process) => process.stop()));
    },
  };
}
