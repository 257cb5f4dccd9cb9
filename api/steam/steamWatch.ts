import { SteamError } from './steamError.ts';
import type { SteamGateway, SteamHost } from './steamGateway.ts';
import type { CallTally } from './steamHealth.ts';
import type { SteamSignIn } from './steamSignIn.ts';

/** Counts what a process's calls to Steam met, until somebody takes the counts. */
export interface SteamWatch {
  /** The counts since the last time, which start anew. Null where a host was not called. */
  take(host: SteamHost): CallTally | null;
}

type HostOf<TBridge> = Record<keyof TBridge, SteamHost | 'named'>;

/** `named`: the first argument says which. */
const GATEWAY_HOSTS: HostOf<SteamGateway> = {
  ping: 'named',
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

const SIGN_IN_HOSTS: HostOf<SteamSignIn> = {
  signIn: 'api',
  acknowledgeTradeProtection: 'community',
  readTradeUrl: 'community',
  makeTradeUrl: 'community',
  readPersonaName: 'community',
};

/** A "no" of Steam's is an answer; only where Steam itself did not work has a call failed. */
function isOutage(error: unknown): boolean {
  return error instanceof SteamError && error.isOutage;
}

type Note = (host: SteamHost, isFailure: boolean) => void;

function countCalls<TBridge extends object>(bridge: TBridge, hosts: HostOf<TBridge>, note: Note): TBridge {
  return new Proxy(bridge, {
    get(target, name) {
      const method = name as keyof TBridge;
      return async (...args: unknown[]) => {
        const known: SteamHost | 'named' = hosts[method];
        const host: SteamHost = known === 'named' ? (args[0] as SteamHost) : known;
        try {
          const answer = await (target[method] as (...given: unknown[]) => Promise<unknown>)(...args);
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
}

/** The same bridges with every call counted, signing in too. */
export function watchSteam(
  steam: SteamGateway,
  signIn: SteamSignIn,
): { steam: SteamGateway; signIn: SteamSignIn; watch: SteamWatch } {
  const tallies = new Map<SteamHost, CallTally>();
  const note: Note = (host, isFailure) => {
    const tally = tallies.get(host) ?? { calls: 0, failures: 0, failureTail: 0, successTail: 0 };
    tallies.set(host, {
      calls: tally.calls + 1,
      failures: tally.failures + (isFailure ? 1 : 0),
      failureTail: isFailure ? tally.failureTail + 1 : 0,
      successTail: isFailure ? 0 : tally.successTail + 1,
    });
  };
  return {
    steam: countCalls(steam, GATEWAY_HOSTS, note),
    signIn: countCalls(signIn, SIGN_IN_HOSTS, note),
    watch: {
      take(host) {
        const tally = tallies.get(host) ?? null;
        tallies.delete(host);
        return tally;
      },
    },
  };
}
