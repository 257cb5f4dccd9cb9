import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { someOf } from '../../kit/someOf.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { BIND, newSteamPerson, readAccounts, uploadOf } from './bindingScene.ts';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = await market.visitor().signIn();
});
afterAll(() => market.close());

const PLACES = ['bind.opened', 'bind.signedIn', 'bind.acknowledged', 'bind.linked', 'bind.kept'];

describe('a worker killed while it binds', () => {
  test.each(someOf(PLACES, 2))(
    'S-01 at %s: the account is bound once, and told once',
    async (place) => {
      const person = await newSteamPerson(market);
      await client.must(BIND, { input: uploadOf(person) });
      expect(await startWorkerProcess(market, place).died).toBe('SIGKILL');
      // The job retries after five seconds by the market's clock.
      await market.advanceClock(31_000);
      const stop = await startFreshWorker(market);
      const isDone = async (): Promise<boolean> =>
        (await readAccounts(client)).bindings[0]?.status === 'BOUND';
      for (let tries = 0; !(await isDone()) && tries < 150; tries += 1)
        await new Promise((done) => setTimeout(done, 100));
      await stop();
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
