import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../api/kernel/log.ts';
import { SteamError } from '../../api/steam/client/steamError.ts';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

/** Calls beyond the limit after which the sandbox bans an address. */
const BREACHES_MAX = 10;
const CALLS_MAX = 200;

let scene: Scene;
let owner: Actor;
beforeAll(async () => {
  scene = await startScene({ hasSteamLimits: true });
  owner = await scene.actor();
  await scene.give(owner, 3);
});
afterAll(() => scene.close());

/** How the client takes what Steam answers. */
async function read(): Promise<string> {
  const address = { apiBase: scene.address, communityBase: scene.address, timeoutMs: 8_000 };
  const steam = createSteamHttp(address, openLog('worker', 'silent'));
  const asked = { steamId: owner.steamId, contextId: '2', startAssetId: null } as const;
  try {
    const page = await steam.getInventory(owner.session, asked);
    return page === 'private' ? page : 'read';
  } catch (error) {
    return error instanceof SteamError && error.isLimited ? 'limited' : String(error);
  }
}

test('S-10 an address that asks for too many inventories is limited, then banned, and no account counts as private for it', async () => {
  const refused: string[] = [];
  let taken = 0;
  // The limit fades while the calls are made: a slow machine makes more of them.
  for (let call = 0; call < CALLS_MAX && refused.length < BREACHES_MAX; call += 1) {
    const answer = await read();
    if (answer === 'read') taken += 1;
    else refused.push(answer);
  }
  expect(taken).toBeGreaterThanOrEqual(60);
  expect(refused).toEqual(Array(BREACHES_MAX).fill('limited'));
  const status = async (path: string) => (await fetch(`${scene.address}${path}`)).status;
  expect(await status(`/inventory/${owner.steamId}/730/2`)).toBe(403);
  expect(await status('/ISteamUser/GetPlayerBans/v1/')).not.toBe(403);
  expect(await status('/faults')).toBe(200);
});
