import type { SteamHost } from './steamGateway.ts';
import { requestSteam, type SteamAnswer, type SteamCall } from './steamRequest.ts';

/** A call to one of Steam's hosts, without what all calls have in common. */
export type HostCall = {
  host: SteamHost;
  /** True for a sign of life: it is made at once, even while calls pause. */
  isPing?: true;
} & Omit<SteamCall, 'base' | 'timeoutMs'>;

/**
 * Makes a call in a lane, at a rate that Steam accepts. `laneKey` says whose lane: a SteamID64, or the id of a binding that does not know its
 * account yet. Without it any lane will do.
 */
export type LaneRequest = (call: HostCall & SteamCall, laneKey?: string) => Promise<SteamAnswer>;

/** Addresses of Steam's hosts and the request timeout. */
export interface SteamAddress {
  readonly apiBase: string;
  readonly communityBase: string;
  readonly timeoutMs: number;
  /** The lanes. Without them, calls are made at once and from the own address. */
  readonly lanes?: {
    readonly request: LaneRequest;
    /** Lets an account keep the lane in which it signed in. Never throws. */
    adopt(laneKey: string, steamId: string): Promise<void>;
  };
}

/** Makes one call to Steam. Every call is made here, so that all of them share the lanes. */
export function callSteam(address: SteamAddress, call: HostCall, laneKey?: string): Promise<SteamAnswer> {
  const base = call.host === 'api' ? address.apiBase : address.communityBase;
  const asked = { ...call, base, timeoutMs: address.timeoutMs };
  return address.lanes ? address.lanes.request(asked, laneKey) : requestSteam(asked);
}
