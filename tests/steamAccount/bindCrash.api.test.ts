import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleUrl } from '../../api/setup/roles.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { BIND, newSteamPerson, readAccounts, uploadOf } from './bindingScene.ts';

const MAIN = fileURLToPath(new URL('../../api/main.ts', import.meta.url));

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = await market.visitor().signIn();
});
afterAll(() => market.close());

/** A real worker process; with `crashAt` it is killed, as by a power cut, when it comes to that place. */
function startWorker(crashAt: string): { child: ChildProcess; died: Promise<string | null> } {
  const environment = Object.fromEntries(
    Object.entries(market.config).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value),
    ]),
  );
  const child = spawn(process.execPath, [MAIN, 'worker'], {
    env: {
      ...process.env,
      ...environment,
      DATABASE_URL: roleUrl(market.ownerUrl, 'worker'),
      LOG_LEVEL: 'silent',
      CRASH_AT: crashAt,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, died: new Promise((done) => child.once('exit', (_code, signal) => done(signal))) };
}

const PLACES = ['bind.opened', 'bind.signedIn', 'bind.acknowledged', 'bind.linked', 'bind.kept'];

describe('a worker killed while it binds', () => {
  test.each(PLACES)(
    'S-01 at %s: the account is bound once, and told once',
    async (place) => {
      const person = await newSteamPerson(market);
      await client.must(BIND, { input: uploadOf(person) });
      expect(await startWorker(place).died).toBe('SIGKILL');
      // The round tries again after five seconds by the market's clock.
      await market.advanceClock(31_000);
      const { child, died } = startWorker('');
      const isDone = async (): Promise<boolean> =>
        (await readAccounts(client)).bindings[0]?.status === 'BOUND';
      for (let tries = 0; !(await isDone()) && tries < 150; tries += 1)
        await new Promise((done) => setTimeout(done, 100));
      child.kill('SIGTERM');
      await died;
      const { rows } = await market.owner.query(
        `select (select count(*)::int from steam_account where steam_id = $1) as accounts,
           (select array_agg(status) from steam_binding where account_name = $2) as bindings,
           (select count(*)::int from message where params ->> 'accountName' = $2) as messages`,
        [person.steamId, person.accountName],
      );
      expect(rows).toEqual([{ accounts: 1, bindings: ['bound'], messages: 1 }]);
    },
    40_000,
  );
});
