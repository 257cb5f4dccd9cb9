import { SteamError } from './steamError.ts';
import type { SteamGateway, SteamHost } from './steamGateway.ts';
import type { CallTally } from './steamHealth.ts';

/** Counts what a process's calls to Steam met, until somebody takes the counts. */
export interface SteamWatch {
  /** The counts since the last time, which start anew. Null where a host was not called. */
  take(host: SteamHost): CallTally | null;
}

type Method = keyof SteamGateway;

const HOSTS: Record<Exclude<Method, 'ping'>, SteamHost> = {
  renewAccessToken: 'api',
  listSentTradeOffers: 'api',
  listReceivedTradeOffers: 'api',
  getTradeOffer: 'api',
  getTradeStatus: 'api',
  getTradeHold: 'api',
  sendTradeOffer: 'community',
  confirmTradeOffer: 'community',
  listUnconfirmedOfferIds: 'community',
  cancelTradeOffer: 'community',
  declineTradeOffer: 'community',
  getInventory: 'community',
};

/** A "no" of Steam's is an answer; only where Steam itself did not work has a call failed. */
function isOutage(error: unknown): boolean {
  return error instanceof SteamError && error.isOutage;
}

/** The same bridge with every call counted. */
export function watchSteam(steam: SteamGateway): { steam: SteamGateway; watch: SteamWatch } {
  const tallies = new Map<SteamHost, CallTally>();
  const note = (host: SteamHost, isFailure: boolean): void => {
    const tally = tallies.get(host) ?? { calls: 0, failures: 0, failureTail: 0, successTail: 0 };
    tallies.set(host, {
      calls: tally.calls + 1,
      failures: tally.failures + (isFailure ? 1 : 0),
      failureTail: isFailure ? tally.failureTail + 1 : 0,
      successTail: isFailure ? 0 : tally.successTail + 1,
    });
  };
  const watched = new Proxy(steam, {
    get(target, name: Method) {
      return async (...args: unknown[]) => {
        const host = name === 'ping' ? (args[0] as SteamHost) : HOSTS[name];
        try {
          const answer = await (target[name] as (...given: unknown[]) => Promise<unknown>)(...args);
          note(host, false);
          return answer;
        } catch (error) {
          // A call that was not made says nothing of Steam.
          if (!(error instanceof SteamError && error.isHeldBack)) note(host, isOutage(error));
          throw error;
        }
      };
    },
  });
  return {
    steam: watched,
    watch: {
      take(host) {
        const tally = tallies.get(host) ?? null;
        tallies.delete(host);
        return tally;
      },
    },
  };
}
