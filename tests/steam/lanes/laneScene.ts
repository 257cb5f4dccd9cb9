import type { Pool } from 'pg';
import { openLog } from '../../../api/kernel/log.ts';
import { withOwnerDb } from '../../../api/ops/database/withOwnerDb.ts';
import { callSteam, type HostCall } from '../../../api/steam/client/callSteam.ts';
import { openLanes, type SteamLanes } from '../../../api/steam/lanes/openLanes.ts';
import { addLane, type LaneChange, removeLane, setLaneState } from '../../../api/steam/lanes/setLanes.ts';
import type { TestProxy } from '../../kit/proxies.ts';
import type { SteamFront } from '../../kit/steamFront.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** Limits that a test sets, in milliseconds. Without them nothing waits. */
export interface Limits {
  spacingMs?: number;
  inventorySpacingMs?: number;
  backoffMs?: number;
  backoffMsMax?: number;
}

/** The lanes of one worker. */
export interface LaneWorker {
  lanes: SteamLanes;
  /** Makes a call of an account and says by which port it came. */
  call(account: string, path?: string): Promise<number>;
}

/** Opens the lanes as a worker of its own, which shares no memory with others. */
export function openLaneWorker(market: TestMarket, front: SteamFront, limits: Limits = {}): LaneWorker {
  const lanes = openLanes({
    db: market.worker.db,
    log: openLog('worker', 'silent'),
    privateKeyPem: market.config.STEAM_SEAL_PRIVATE_KEY,
    spacingMs: 0,
    inventorySpacingMs: 0,
    backoffMs: 1_000,
    backoffMsMax: 0,
    parallelMax: 2,
    ...limits,
  });
  const address = { apiBase: front.url, communityBase: front.url, timeoutMs: 8_000, lanes };
  return {
    lanes,
    async call(account, path = '/tradeoffer/1/') {
      const call: HostCall = { host: 'community', path: `${path}${account}`, hasEffect: true };
      await callSteam(address, call, account);
      return front.calls.findLast((each) => each.path === call.path)?.port ?? 0;
    },
  };
}

/** Adds a lane as an operator does. */
export async function addProxy(
  market: TestMarket,
  name: string,
  proxy: Pick<TestProxy, 'url'>,
): Promise<void> {
  const { STEAM_SEAL_PUBLIC_KEY: publicKeyPem } = market.config;
  const input = { name, proxy: new URL(proxy.url), publicKeyPem, reason: null, operator: 'tester' };
  const outcome = await withOwnerDb(market.ownerUrl, (db) => addLane(db, input));
  if (outcome !== 'done') throw new Error(outcome);
}

/** Drains, opens or removes a lane as an operator does. */
export function changeLane(
  market: TestMarket,
  verb: 'drain' | 'open' | 'remove',
  name: string,
): Promise<LaneChange> {
  const input = { name, reason: null, operator: 'tester' };
  return withOwnerDb(market.ownerUrl, (db) => {
    if (verb === 'remove') return removeLane(db, input);
    return setLaneState(db, input, verb === 'open' ? 'open' : 'draining');
  });
}

/** The lane of an account in the database. */
export async function laneOf(owner: Pool, account: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from steam_lane join steam_lane_account held on held.lane_id = steam_lane.id where account = $1',
    [account],
  );
  return rows[0]?.name;
}
