import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

let scene: Scene;
let owner: Actor;
let other: Actor;
beforeAll(async () => {
  scene = await startScene();
  owner = await scene.actor();
  other = await scene.actor();
  await scene.give(owner, 3);
});
afterAll(() => scene.close());

const steam = () =>
  createSteamHttp({ apiBase: scene.address, communityBase: scene.address, timeoutMs: 5_000 });

async function look(as: Actor, steamId: string, contextId: '2' | '16' = '2') {
  return steam().getInventory(as.session, { steamId, contextId, startAssetId: null });
}

async function give(account: Actor, kind: string, count: number): Promise<unknown> {
  return scene.post(`/sandbox/accounts/${account.steamId}/items`, { kind, count });
}

describe('inventories of the sandbox over the wire', () => {
  test('a private inventory is hidden from others, and its owner still sees it; the second switch hides it from both', async () => {
    const hidden = await scene.actor();
    await scene.give(hidden, 2);
    const set = (change: object) => scene.post(`/sandbox/accounts/${hidden.steamId}`, change);
    expect(await look(other, hidden.steamId)).toMatchObject({ totalCount: 2 });
    await set({ isInventoryPrivate: 'true' });
    expect(await look(other, hidden.steamId)).toBe('private');
    expect(await look(hidden, hidden.steamId)).toMatchObject({ totalCount: 2 });
    await set({ hidesInventoryFromItself: 'true' });
    expect(await look(hidden, hidden.steamId)).toBe('private');
  });

  test('context 16 is its owner’s alone', async () => {
    await give(owner, 'protected', 2);
    const page = await look(owner, owner.steamId, '16');
    if (page === 'private') throw new Error('private');
    expect(
      page.assets.map((asset) => [asset.contextId, asset.isTradable, (asset.tradableAt ?? 0) > 0]),
    ).toEqual([
      ['16', false, true],
      ['16', false, true],
    ]);
    expect(await look(other, owner.steamId, '16')).toBe('private');
  });

  test.each([
    ['cooldownDate', false, true],
    ['cooldownWords', false, true],
    ['untradable', false, false],
    ['coin', false, false],
    ['unknown', true, false],
  ])('%s', async (kind, isTradable, hasDate) => {
    const account = await scene.actor();
    await give(account, kind, 2);
    const page = await look(account, account.steamId);
    if (page === 'private') throw new Error('private');
    expect(page.assets.map((asset) => [asset.isTradable, asset.tradableAt !== null])).toEqual([
      [isTradable, hasDate],
      [isTradable, hasDate],
    ]);
  });

  test('a huge inventory comes in pages of 2,000', async () => {
    const account = await scene.actor();
    expect(await give(account, 'free', 4_001)).toEqual({ given: 4_001 });
    const ids = new Set<string>();
    let startAssetId: string | null = null;
    let pages = 0;
    do {
      const page = await steam().getInventory(account.session, {
        steamId: account.steamId,
        contextId: '2',
        startAssetId,
      });
      if (page === 'private') throw new Error('private');
      for (const asset of page.assets) ids.add(asset.assetId);
      startAssetId = page.nextStartAssetId;
      pages += 1;
    } while (startAssetId !== null);
    expect([pages, ids.size]).toEqual([3, 4_001]);
  });

  test('what cannot be traded cannot be offered', async () => {
    const account = await scene.actor();
    await give(account, 'cooldownDate', 1);
    const page = await look(account, account.steamId);
    if (page === 'private') throw new Error('private');
    const assetIds = page.assets.map((asset) => asset.assetId);
    const offer = { partnerSteamId: other.steamId, partnerToken: other.tradeToken, assetIds, message: 'x' };
    await expect(steam().sendTradeOffer(account.session, offer)).rejects.toMatchObject({ code: 26 });
  });

  test.each([
    [{ kind: 'golden' }, 'kind'],
    [{ count: 0 }, 'count'],
    [{ count: 20_001 }, 'count'],
    [{ hours: -1 }, 'hours'],
  ])('bad input names its field: %j', async (fields, field) => {
    const response = await fetch(`${scene.address}/sandbox/accounts/${owner.steamId}/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, field]);
  });
});
