import { SteamError } from './steamError.ts';
import type { SteamGateway } from './steamGateway.ts';
import { type CallTally, NO_CALLS, type SteamCallKind } from './steamHealth.ts';
import type { SteamSignIn } from './steamSignIn.ts';

/** Counts the results of a process's calls to Steam until the counts are taken. */
export interface SteamWatch {
  /**
   * Returns the counts of a kind since the last call and resets them. Null if there were none. Failures of one account alone, while others
   * are answered, say nothing about Steam and are left out: an outage stops everybody's clocks.
   */
  take(kind: SteamCallKind): CallTally | null;
  /** Notes calls that were not needed, because an answer for several replaced them. Nothing is noted of 0 or less. */
  noteSaved(call: keyof SteamGateway, count: number): void;
  /** The calls that this process was saved since its start. */
  listSaved(): ReadonlyMap<keyof SteamGateway, number>;
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
  beginQr: 'session',
  pollQr: 'session',
  acknowledgeTradeProtection: 'pages',
  readTradeUrl: 'pages',
  makeTradeUrl: 'pages',
  readPersonaName: 'pages',
};

/** A rejection by Steam is a successful call. Only an outage of Steam counts as a failure. */
function isOutage(error: unknown): boolean {
  return error instanceof SteamError && error.isOutage;
}

/** Counts the result of one call. `account` is the account that made it, if any. */
type Note = (kind: SteamCallKind | null, isFailure: boolean, account: string | null) => void;

/** Gateways name the account in their first argument: a session, or an account with its token. */
function accountOf([first]: readonly unknown[]): string | null {
  const named = typeof first === 'object' && first !== null && 'steamId' in first ? first.steamId : null;
  return typeof named === 'string' ? named : null;
}

/** Answers and failures longer ago say nothing about now. */
const RECENT_MS = 120_000;

/** Knows whether a kind of call fails for one account alone: others were answered after it began to fail, and of late. */
function openAccountWatch(nowMs: () => number) {
  const failing = new Map<string, { since: number; ms: number }>();
  const answered = new Map<string, { turn: number; ms: number }>();
  let turn = 0;
  const forgetOld = () => {
    for (const known of [failing, answered])
      for (const [account, { ms }] of known) if (nowMs() - ms > RECENT_MS) known.delete(account);
  };
  return {
    note(account: string, isFailure: boolean): void {
      turn += 1;
      forgetOld();
      if (isFailure) failing.set(account, { since: failing.get(account)?.since ?? turn, ms: nowMs() });
      else {
        failing.delete(account);
        answered.set(account, { turn, ms: nowMs() });
      }
    },
    isOneAlone(): boolean {
      forgetOld();
      const [only, another] = [...failing];
      if (!only || another) return false;
      return [...answered].some(([account, at]) => account !== only[0] && at.turn > only[1].since);
    },
  };
}

function countCalls<TBridge extends object>(bridge: TBridge, kinds: KindOf<TBridge>, note: Note): TBridge {
  return new Proxy(bridge, {
    get(target, name) {
      const method = name as keyof TBridge;
      return async (...args: unknown[]) => {
        try {
          const answer = await (target[method] as (...given: unknown[]) => Promise<unknown>)(...args);
          note(kinds[method], false, accountOf(args));
          return answer;
        } catch (error) {
          // A call that was not made says nothing about Steam.
          if (!(error instanceof SteamError && error.isHeldBack))
            note(kinds[method], isOutage(error), accountOf(args));
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
  nowMs = () => performance.now(),
): { steam: SteamGateway; signIn: SteamSignIn; watch: SteamWatch } {
  const tallies = new Map<SteamCallKind, CallTally>();
  const saved = new Map<keyof SteamGateway, number>();
  const accounts = new Map<SteamCallKind, ReturnType<typeof openAccountWatch>>();
  const accountsOf = (kind: SteamCallKind) => {
    const known = accounts.get(kind) ?? openAccountWatch(nowMs);
    accounts.set(kind, known);
    return known;
  };
  const note: Note = (kind, isFailure, account) => {
    if (kind === null) return;
    if (account) accountsOf(kind).note(account, isFailure);
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
        if (!tally?.failures || !accountsOf(kind).isOneAlone()) return tally;
        const calls = tally.calls - tally.failures;
        return calls === 0 ? null : { calls, failures: 0, failureTail: 0, successTail: calls };
      },
      noteSaved(call, count) {
        if (count > 0) saved.set(call, (saved.get(call) ?? 0) + count);
      },
      listSaved: () => saved,
    },
  };
}
