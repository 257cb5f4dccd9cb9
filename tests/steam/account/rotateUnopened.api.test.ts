import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { createWorkerPlatform } from '../../../api/ops/process/worker.ts';
import { readSealKeys, writeSealKeys } from '../../../api/ops/setup/keyFiles.ts';
import { createSealKeys, seal } from '../../../api/steam/client/secretBox.ts';
import { openSteamSession } from '../../../api/steam/client/steamSession.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { actionsOn, runScript } from '../../ops/commands/operateScene.ts';
import { bindPerson, idOf, newSteamPerson } from './bindingScene.ts';

let market: TestMarket;
let folder: string;
beforeAll(async () => {
  market = await openTestMarket();
  folder = mkdtempSync(join(tmpdir(), 'shiji-rotate-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await market.close();
});

async function bindOne(): Promise<{ id: string; steamId: string }> {
  const client = await market.visitor().signIn();
  const { accounts } = await bindPerson(market, client, await newSteamPerson(market));
  return { id: idOf(accounts[0]?.id ?? ''), steamId: accounts[0]?.steamId ?? '' };
}

const rotate = (step: 'begin' | 'finish', settings: NodeJS.ProcessEnv) =>
  runScript(market, 'rotateSecrets.ts', [step, '--operator', 'tester'], { DATA_DIR: folder, ...settings });
const NO_SETTINGS = { STEAM_SEAL_PUBLIC_KEY: '', STEAM_SEAL_PRIVATE_KEY: '' };
const finish = () => rotate('finish', NO_SETTINGS);

test('S-06 without keys in the folder or in the settings a rotation makes none', async () => {
  for (const step of ['begin', 'finish'] as const)
    expect(await rotate(step, NO_SETTINGS)).toMatchObject({
      code: 1,
      text: expect.stringContaining('There are no seal keys in'),
    });
  expect([readdirSync(folder), await actionsOn(market, 'seal')]).toEqual([[], []]);
});

test('S-06 keys that are settings are rotated by whoever sets them: this command reseals, and says when the old one may go', async () => {
  await bindOne();
  const { STEAM_SEAL_PUBLIC_KEY, STEAM_SEAL_PRIVATE_KEY } = market.config;
  expect(await rotate('begin', { STEAM_SEAL_PUBLIC_KEY, STEAM_SEAL_PRIVATE_KEY })).toMatchObject({
    code: 1,
    text: expect.stringContaining('The keys are settings'),
  });
  const fresh = createSealKeys();
  // The rotation that follows ends with the first key again, for the tests below.
  const turns = [
    [fresh.publicKeyPem, `${fresh.privateKeyPem}${STEAM_SEAL_PRIVATE_KEY}`],
    [STEAM_SEAL_PUBLIC_KEY, `${STEAM_SEAL_PRIVATE_KEY}${fresh.privateKeyPem}`],
  ];
  for (const [publicKeyPem, privateKeyPem] of turns) {
    const settings = { STEAM_SEAL_PUBLIC_KEY: publicKeyPem, STEAM_SEAL_PRIVATE_KEY: privateKeyPem };
    expect((await rotate('finish', settings)).text).toMatch(/Sealed [1-9]\d* secrets anew/);
    expect((await rotate('finish', settings)).text).toContain('remove it from STEAM_SEAL_PRIVATE_KEY');
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('S-06 a rotation beside the wrong database keeps its keys: they open nothing there', async () => {
  await bindOne();
  const fresh = createSealKeys();
  // As after the first step, of another market.
  const privateKeyPem = `${fresh.privateKeyPem.trim()}\n${createSealKeys().privateKeyPem}`;
  writeSealKeys(folder, { ...fresh, privateKeyPem });
  expect(await finish()).toMatchObject({
    code: 1,
    text: expect.stringContaining('open no text of this database'),
  });
  expect(readSealKeys(folder).privateKeyPem).toBe(privateKeyPem);
});

test('S-06 a text that no key opens stops no rotation: it is named, the others are sealed anew, and the old key goes', async () => {
  const [whole, lost, torn] = [await bindOne(), await bindOne(), await bindOne()];
  const stray = seal(createSealKeys().publicKeyPem, 'secret', `steamSecret‖${lost.steamId}`);
  await market.owner.query('update steam_account set sealed_secret = $2 where id = $1', [
    lost.id,
    stray.toString('base64'),
  ]);
  await market.owner.query(`update steam_account set sealed_access_token = 'no seal' where id = $1`, [
    torn.id,
  ]);
  const fresh = createSealKeys();
  // As after the first step.
  const privateKeyPem = `${fresh.privateKeyPem.trim()}\n${market.config.STEAM_SEAL_PRIVATE_KEY}`;
  writeSealKeys(folder, { ...fresh, privateKeyPem });

  const first = await finish();
  expect(first).toMatchObject({ code: 0, text: expect.stringMatching(/Sealed \d+ secrets anew/) });
  expect(readSealKeys(folder).privateKeyPem).toBe(privateKeyPem);
  const last = await finish();
  expect(last).toMatchObject({ code: 0, text: expect.stringContaining('it is gone') });
  expect(readSealKeys(folder).privateKeyPem.trim()).toBe(fresh.privateKeyPem.trim());
  for (const { text } of [first, last]) {
    expect(text).toContain('No key at hand opens these 2 sealed texts');
    expect(text).toContain(`steam_account.sealed_secret of ${lost.id}`);
    expect(text).toContain(`steam_account.sealed_access_token of ${torn.id}`);
    expect(text).not.toContain(whole.id);
  }
  const outcomes = (await actionsOn(market, 'seal')).slice(-2).map(({ outcome }) => outcome);
  expect(outcomes).toEqual([expect.stringMatching(/^resealed \d+, 2 unopened$/), 'done, 2 unopened']);

  const config = { ...market.config, STEAM_SEAL_PRIVATE_KEY: fresh.privateKeyPem };
  const worker = createWorkerPlatform({ ...market.worker, config }, roleUrl(market.ownerUrl, 'worker'));
  expect((await openSteamSession(worker, whole.id)).steamId).toBe(whole.steamId);
  await worker.locks.close();
});
