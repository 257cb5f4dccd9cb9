import { afterAll, beforeAll, expect, test } from 'vitest';
import { resealSecrets } from '../../../api/ops/commands/resealSecrets.ts';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { createWorkerPlatform } from '../../../api/ops/process/worker.ts';
import { createSealKeys } from '../../../api/steam/client/secretBox.ts';
import { openSteamSession } from '../../../api/steam/client/steamSession.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { BIND, bindPerson, idOf, newSteamPerson, uploadOf } from './bindingScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('S-06 every secret is sealed anew: the new key opens all, the old one none, and a second run does nothing', async () => {
  const client = await market.visitor().signIn();
  const { accounts } = await bindPerson(market, client, await newSteamPerson(market));
  await client.must(BIND, { input: uploadOf(await newSteamPerson(market)) });
  const fresh = createSealKeys();
  const keys = {
    ...fresh,
    privateKeyPem: `${fresh.privateKeyPem.trim()}\n${market.config.STEAM_SEAL_PRIVATE_KEY}`,
  };
  const { rows } = await market.owner.query<{ count: number }>(
    `select ((select count(*) from steam_account where sealed_secret <> '')
       + (select count(*) from steam_account where sealed_access_token is not null)
       + (select count(*) from steam_binding where sealed_upload is not null))::int as count`,
  );
  const rotate = () => resealSecrets(market.ownerUrl, keys, fresh.privateKeyPem);
  expect(await rotate()).toEqual({ count: rows[0]?.count, openedCount: 0, unopened: [] });
  expect(await rotate()).toEqual({ count: 0, openedCount: rows[0]?.count, unopened: [] });
  const id = idOf(accounts[0]?.id ?? '');
  await expect(openSteamSession(market.worker, id)).rejects.toThrow('cannot be opened');
  const config = {
    ...market.config,
    STEAM_SEAL_PRIVATE_KEY: fresh.privateKeyPem,
    STEAM_SEAL_PUBLIC_KEY: fresh.publicKeyPem,
  };
  const worker = createWorkerPlatform({ ...market.worker, config }, roleUrl(market.ownerUrl, 'worker'));
  expect((await openSteamSession(worker, id)).steamId).toBe(accounts[0]?.steamId);
  await worker.locks.close();
});

test('S-06 while keys are rotated the worker opens what either sealed', async () => {
  const client = await market.visitor().signIn();
  const { accounts } = await bindPerson(market, client, await newSteamPerson(market));
  const fresh = createSealKeys();
  const both = `${fresh.privateKeyPem.trim()}\n${market.config.STEAM_SEAL_PRIVATE_KEY}`;
  const config = {
    ...market.config,
    STEAM_SEAL_PRIVATE_KEY: both,
    STEAM_SEAL_PUBLIC_KEY: fresh.publicKeyPem,
  };
  const worker = createWorkerPlatform({ ...market.worker, config }, roleUrl(market.ownerUrl, 'worker'));
  expect((await openSteamSession(worker, idOf(accounts[0]?.id ?? ''))).steamId).toBe(accounts[0]?.steamId);
  await worker.locks.close();
});
