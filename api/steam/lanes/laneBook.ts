import { openCache } from '../../kernel/caches.ts';
import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { SteamError } from '../client/steamError.ts';
import { LaneFault, type SteamFetch } from '../client/steamRequest.ts';
import { type Egress, OWN_EGRESS, openProxyEgress } from './egress.ts';
import { adoptLane, assignLane, findOpenLaneId, type Lane, listLanes } from './lane.store.ts';
import { openProxy } from './proxy.ts';

/** What the lanes of a process need. */
export interface LaneBookOptions {
  readonly db: Db;
  readonly log: Log;
  /** Opens the addresses of proxies. */
  readonly privateKeyPem: string;
}

/** A process's memory of the lanes, of the accounts in them, and of its connections. */
export interface LaneBook {
  /** The open lane of an account or a binding; without a key, the one that answers. */
  laneFor(laneKey?: string): Promise<Lane>;
  /** The lane that an account was last seen in. Null if it was not. */
  nameOf(laneKey: string): string | null;
  /** Makes a request by the way of a lane. */
  fetchOf(lane: Lane): SteamFetch;
  adopt(laneKey: string, steamId: string): Promise<void>;
  /** Reads the lanes anew. */
  forget(): void;
  /** A call without a key failed in its lane: the next one takes another. */
  turnAway(): void;
  close(): Promise<void>;
}

/** How old the list of lanes may be: so long a worker goes on with a lane that operators drain. */
const LANES_HELD_MS = 2_000;
/** With its lane, which is another object after each reading of the lanes. */
const ACCOUNT_BYTES = 500;
/** An account moves only when its lane is drained, which the list of lanes says. */
const ACCOUNTS_HELD_MS = 10 * 60_000;

/** The connections of a process, one way for each lane. */
function openWays({ log, privateKeyPem }: LaneBookOptions) {
  const ways = new Map<string, { sealedProxy: string; egress: Promise<Egress> }>();
  const end = (laneId: string): void => {
    const way = ways.get(laneId);
    ways.delete(laneId);
    way?.egress
      .then((egress) => egress.close())
      .catch((error: unknown) => log.warn({ err: error, laneId }, 'a lane could not be closed'));
  };
  const open = async ({ id, name }: Lane, sealedProxy: string): Promise<Egress> => {
    let proxy: URL;
    try {
      proxy = openProxy(privateKeyPem, id, sealedProxy);
    } catch {
      log.error({ lane: name }, 'the proxy of a lane cannot be opened with this key');
      throw new LaneFault('its address cannot be opened');
    }
    return openProxyEgress(proxy);
  };
  return {
    async egressOf(lane: Lane): Promise<Egress> {
      const { id, sealedProxy } = lane;
      if (sealedProxy === null) return OWN_EGRESS;
      const known = ways.get(id);
      if (known?.sealedProxy === sealedProxy) return known.egress;
      end(id);
      const egress = open(lane, sealedProxy);
      ways.set(id, { sealedProxy, egress });
      // What cannot be opened is tried again: the key may come.
      egress.catch(() => ways.delete(id));
      return egress;
    },
    /** Ends the ways of lanes that are gone. */
    keepOnly(lanes: readonly Lane[]): void {
      for (const id of [...ways.keys()]) if (!lanes.some((lane) => lane.id === id)) end(id);
    },
  };
}

/** Opens the memory of a process. Nothing is read yet. */
export function openLaneBook(options: LaneBookOptions): LaneBook {
  const { db, log } = options;
  const ways = openWays(options);
  const accounts = openCache<Lane>('lanes', () => ACCOUNT_BYTES, { ttl: ACCOUNTS_HELD_MS });
  let held: { lanes: Promise<Lane[]>; untilMs: number } | null = null;
  let turn = 0;
  const readLanes = (): Promise<Lane[]> => {
    if (held && performance.now() < held.untilMs) return held.lanes;
    const lanes = listLanes(db);
    held = { lanes, untilMs: performance.now() + LANES_HELD_MS };
    lanes.then(ways.keepOnly, () => {
      held = null;
    });
    return lanes;
  };
  const openLanes = async (): Promise<Lane[]> => (await readLanes()).filter(({ state }) => state === 'open');
  const required = (lane: Lane | undefined): Lane => {
    if (!lane) throw new SteamError('transient', 'no lane to Steam is open', { isHeldBack: true });
    return lane;
  };
  return {
    async laneFor(laneKey) {
      const lanes = await openLanes();
      if (laneKey === undefined) return required(lanes[turn % Math.max(lanes.length, 1)]);
      const known = accounts.get(laneKey);
      const kept = lanes.find(({ id }) => id === known?.id);
      if (kept) return kept;
      const id = (await findOpenLaneId(db, laneKey)) ?? (await assignLane(db, laneKey));
      let lane = lanes.find((each) => each.id === id);
      if (!lane) {
        // Opened since the lanes were read.
        held = null;
        lane = required((await openLanes()).find((each) => each.id === id));
      }
      accounts.set(laneKey, lane);
      return lane;
    },
    nameOf: (laneKey) => accounts.get(laneKey)?.name ?? null,
    fetchOf: (lane) => async (url, init) => (await ways.egressOf(lane)).fetch(url, init),
    async adopt(laneKey, steamId) {
      if (laneKey === steamId) return;
      try {
        await adoptLane(db, laneKey, steamId);
      } catch (error) {
        // The account gets a lane at its next call. Its tokens, which the caller has now, are worth more.
        log.warn({ err: error }, 'an account could not keep the lane of its sign-in');
      }
    },
    forget() {
      held = null;
    },
    turnAway() {
      turn += 1;
    },
    async close() {
      ways.keepOnly([]);
    },
  };
}
