import { SteamError } from './steamError.ts';
import type { SteamGateway } from './steamGateway.ts';
import { type CallTally, NO_CALLS, type SteamCallKind } from './steamHealth.ts';
import type { SteamSignIn } from './steamSignIn.ts';

/** Counts the results of a process's calls to Steam until the counts are taken. */
export interface SteamWatch {
  /** Returns the counts of a kind since the last call and resets them. Null if there were none. */
  take(kind: SteamCallKind): CallTally | null;
}

type KindOf<TBridge> = Record<keyof TBridge, SteamCallKind | null>;

/** Trading does not need pings, so they are not counted. */
const GATEWAY_KINDS: KindOf<SteamGateway> = {
  ping: null,
  renewAccessToken: 'session',
  listSentTradeOffers: 'offers',
  listReceivedTradeOffers: 'offers',
  getTradeOffer: 'offers',
  getTradeStatus: 'offers',
  listTrades: 'offers',
  getTradeHold: 'offers',
  getTradeHoldSides: 'offers',
  listTradeBanned: 'offers',
  sendTradeOffer: 'send',
  confirmTradeOffer: 'confirm',
  listUnconfirmedOfferIds: 'confirm',
  cancelTradeOffer: 'send',
  declineTradeOffer: 'send',
  getInventory: 'pages',
};

const SIGN_IN_KINDS: KindOf<SteamSignIn> = {
  signIn: 'session',
  acknowledgeTradeProtection: 'pages',
  readTradeUrl: 'pages',
  makeTradeUrl: 'pages',
  readPersonaName: 'pages',
};

/** A rejection by Steam is a successful call. Only an outage of Steam counts as a failure. */
function isOutage(error: unknown): boolean {
  return error instanceof SteamError && error.isOutage;
}

type Note = (kind: SteamCallKind | null, isFailure: boolean) => void;

function countCalls<TBridge extends object>(bridge: TBridge, kinds: KindOf<TBridge>, note: Note): TBridge {
  return new Proxy(bridge, {
    get(target, name) {
      const method = name as keyof TBridge;
      return async (...args: unknown[]) => {
        try {
          const answer = await (target[method] as (...given: unknown[]) => Promise<unknown>)(...args);
          note(kinds[method], false);
          return answer;
        } catch (error) {
          // A call that was not made says nothing about Steam.
          if (!(error instanceof SteamError && error.isHeldBack)) note(kinds[method], isOutage(error));
          throw error;
        }
      };
    },
  });
}

/** Wraps both gateways so that every call is counted, including sign-ins. */
export function watchSteam(
  steam: SteamGateway,
  signIn: SteamSignIn,
): { steam: SteamGateway; signIn: SteamSignIn; watch: SteamWatch } {
  const tallies = new Map<SteamCallKind, CallTally>();
  const note: Note = (kind, isFailure) => {
    if (kind === null) return;
    const tally = tallies.get(kind) ?? NO_CALLS;
    tallies.set(kind, {
      calls: tally.calls + 1,
      failures: tally.failures + (isFailure ? 1 : 0),
      failureTail: isFailure ? tally.failureTail + 1 : 0,
      successTail: isFailure ? 0 : tally.successTail + 1,
    });
  };
  return {
    steam: countCalls(steam, GATEWAY_KINDS, note),
    signIn: countCalls(signIn, SIGN_IN_KINDS, note),
    watch: {
      take(kind) {
        const tally = tallies.get(kind) ?? null;
        tallies.delete(kind);
        return tally;
      },
    },
  };
}
