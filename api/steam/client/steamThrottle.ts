import { setTimeout as sleep } from 'node:timers/promises';
import { SteamError } from './steamError.ts';
import type { SteamHost } from './steamGateway.ts';
import { closedForMs, type Lane, laneAfter, NEW_LANE, type PaceLimits, takePlace } from './steamPace.ts';
import { requestSteam, type SteamAnswer, type SteamCall } from './steamRequest.ts';

/** Rate limits of a process towards Steam. Inventories have their own, because Steam limits them by address and for hours. */
export interface ThrottleOptions extends PaceLimits {
  readonly inventorySpacingMs: number;
  /** Maximum number of concurrent calls of one account to one host. */
  readonly parallelMax: number;
}

/** Makes a call at a rate that Steam accepts. `steamId` is the account of the call, if any. */
export type PacedRequest = (call: SteamCall, steamId?: string) => Promise<SteamAnswer>;

/** Addresses of Steam's hosts and the request timeout. */
export interface SteamAddress {
  readonly apiBase: string;
  readonly communityBase: string;
  readonly timeoutMs: number;
  /** Makes the calls at a limited rate. Without it, calls are made at once. */
  readonly request?: PacedRequest;
}

/** A call to one of Steam's hosts, without what all calls have in common. */
export type HostCall = { host: SteamHost } & Omit<SteamCall, 'base' | 'timeoutMs'>;

/** Makes one call to Steam. Every call but a ping is made here, so that all of them share the lanes. */
export function callSteam(address: SteamAddress, call: HostCall, steamId?: string): Promise<SteamAnswer> {
  const { host, ...rest } = call;
  const base = host === 'api' ? address.apiBase : address.communityBase;
  return (address.request ?? requestSteam)({ ...rest, base, timeoutMs: address.timeoutMs }, steamId);
}

const INVENTORY = /^\/inventory\//;

function outcomeOf(error: unknown): Parameters<typeof laneAfter>[1] {
  if (!(error instanceof SteamError)) return { kind: 'answered' };
  if (error.isLimited) return { kind: 'limited', retryAfterMs: error.retryAfterMs };
  return { kind: error.isOutage ? 'outage' : 'answered' };
}

/** Runs at most `parallelMax` calls for each key at a time. The others wait in order. */
function openTurns(parallelMax: number) {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  return {
    async enter(key: string): Promise<void> {
      const count = running.get(key) ?? 0;
      if (count < parallelMax) running.set(key, count + 1);
      else await new Promise<void>((go) => waiting.set(key, [...(waiting.get(key) ?? []), go]));
    },
    leave(key: string): void {
      const [next, ...others] = waiting.get(key) ?? [];
      waiting.set(key, others);
      if (next) next();
      else running.set(key, (running.get(key) ?? 1) - 1);
    },
  };
}

/**
 * Creates a rate limiter: one queue for each host and account, spaced starts for each host, and a lane that closes while Steam limits our
 * address or is down. A call to a closed lane is not made: it fails as `transient` with `isHeldBack`. Pings bypass the limiter.
 */
export function throttleSteam(options: ThrottleOptions): PacedRequest {
  const lanes = new Map<string, Lane>();
  const turns = openTurns(options.parallelMax);
  return async (call, steamId) => {
    const isInventory = INVENTORY.test(call.path);
    const host = new URL(call.base).host;
    const name = isInventory ? `${host} inventory` : host;
    const limits = isInventory ? { ...options, spacingMs: options.inventorySpacingMs } : options;
    const laneOf = (): Lane => lanes.get(name) ?? NEW_LANE;
    const key = `${name} ${steamId ?? ''}`;
    await turns.enter(key);
    try {
      if (closedForMs(laneOf(), Date.now()) > 0)
        throw new SteamError('transient', `${call.path}: held back`, { isHeldBack: true });
      const { lane, startMs } = takePlace(laneOf(), Date.now(), limits);
      lanes.set(name, lane);
      if (startMs > Date.now()) await sleep(startMs - Date.now());
      try {
        const answer = await requestSteam(call);
        lanes.set(name, laneAfter(laneOf(), { kind: 'answered' }, Date.now(), limits));
        return answer;
      } catch (error) {
        lanes.set(name, laneAfter(laneOf(), outcomeOf(error), Date.now(), limits));
        throw error;
      }
    } finally {
      turns.leave(key);
    }
  };
}
