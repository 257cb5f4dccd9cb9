import { SteamError } from './steamError.ts';
import type { SteamGateway } from './steamGateway.ts';
import { type CallTally, NO_CALLS, type SteamCallKind } from './steamHealth.ts';
import type { SteamSignIn } from './steamSignIn.ts';

/** Counts the results of a process's calls to Steam until the counts are taken. */
export interface SteamWatch {
  /**
   * Returns the counts of a kind since the last call and resets them. Null if there were none. Failures of one account or one lane alone,
   * while others are answered, say nothing about Steam and are left out, and so are those of proxies while any lane is answered: an outage
   * stops everybody's clocks.
   */
  take(kind: SteamCallKind): CallTally | null;
  /** Notes calls that were not needed, because an answer for several replaced them. Nothing is noted of 0 or less. */
  noteSaved(call: keyof SteamGateway, count: number): void;
  /** The calls that this process was saved since its start. */
  listSaved(): ReadonlyMap<keyof SteamGateway, number>;
}

type KindOf<TGateway> = Record<keyof TGateway, SteamCallKind | null>;

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
  signInByCode: 'session',
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

/** The result of one call. */
interface CallResult {
  isFailure: boolean;
  /** True if a proxy failed, and Steam was not reached. */
  isLaneFault: boolean;
  /** The account that made it, if any, and the lane. */
  account: string | null;
  lane: string | null;
}

type Note = (
  kind: SteamCallKind | null,
  result: Omit<CallResult, 'lane'> & { laneKey: string | null },
) => void;

/** Gateways name the account in their first argument: a session, or an account with its token. */
function accountOf([first]: readonly unknown[]): string | null {
  const named = typeof first === 'object' && first !== null && 'steamId' in first ? first.steamId : null;
  return typeof named === 'string' ? named : null;
}

/** A sign-in, which has no session yet, is told in whose lane it is made by its last argument. */
function laneKeyOf(args: readonly unknown[]): string | null {
  const last = args.at(-1);
  return accountOf(args) ?? (typeof last === 'string' ? last : null);
}

/** Answers and failures longer ago say nothing about now. */
const RECENT_MS = 120_000;

/** Knows which accounts, or lanes, fail alone: others were answered after they began to fail, and of late. */
function openLoneWatch(nowMs: () => number) {
  const failing = new Map<string, { since: number; ms: number }>();
  const answered = new Map<string, { turn: number; ms: number }>();
  let turn = 0;
  const forgetOld = () => {
    for (const known of [failing, answered])
      for (const [account, { ms }] of known) if (nowMs() - ms > RECENT_MS) known.delete(account);
  };
  /** True if another one was answered after this one began to fail. */
  const isOtherAnswered = (account: string): boolean => {
    forgetOld();
    const { since } = failing.get(account) ?? { since: 0 };
    return [...answered].some(([other, at]) => other !== account && at.turn > since);
  };
  return {
    note(account: string | null, isFailure: boolean): void {
      if (account === null) return;
      turn += 1;
      forgetOld();
      if (isFailure) {
        failing.set(account, { since: failing.get(account)?.since ?? turn, ms: nowMs() });
        answered.delete(account);
      } else {
        failing.delete(account);
        answered.set(account, { turn, ms: nowMs() });
      }
    },
    isOtherAnswered,
    /** The only one that fails. Null if none does, several do, or no other was answered. */
    findLone(): string | null {
      forgetOld();
      const [only, another] = [...failing.keys()];
      return only !== undefined && another === undefined && isOtherAnswered(only) ? only : null;
    },
  };
}

function countCalls<TGateway extends object>(
  gateway: TGateway,
  kinds: KindOf<TGateway>,
  note: Note,
): TGateway {
  return new Proxy(gateway, {
    get(target, name) {
      const method = name as keyof TGateway;
      return async (...args: unknown[]) => {
        const caller = { account: accountOf(args), laneKey: laneKeyOf(args) };
        try {
          const answer = await (target[method] as (...given: unknown[]) => Promise<unknown>)(...args);
          note(kinds[method], { isFailure: false, isLaneFault: false, ...caller });
          return answer;
        } catch (error) {
          const isLaneFault = error instanceof SteamError && error.isLaneFault;
          // A call that was not made says nothing about Steam.
          if (!(error instanceof SteamError && error.isHeldBack))
            note(kinds[method], { isFailure: isOutage(error), isLaneFault, ...caller });
          throw error;
        }
      };
    },
  });
}

/** Results that wait to be taken. They are taken every few seconds: of more the oldest say least. */
const RESULTS_MAX = 10_000;

/** The results of one kind of call, with what they say about single accounts and lanes. */
function openKindWatch(nowMs: () => number) {
  const accounts = openLoneWatch(nowMs);
  const lanes = openLoneWatch(nowMs);
  let results: CallResult[] = [];
  return {
    note(result: CallResult): void {
      accounts.note(result.account, result.isFailure);
      lanes.note(result.lane, result.isFailure);
      results.push(result);
      if (results.length > RESULTS_MAX) results.shift();
    },
    take(isProxyAlone: (lane: string) => boolean): CallTally | null {
      const lone = lanes.findLone();
      const isOfLane = ({ isFailure, isLaneFault, lane }: CallResult): boolean =>
        isFailure && lane !== null && (lane === lone || (isLaneFault && isProxyAlone(lane)));
      const taken = results.filter((result) => !isOfLane(result));
      results = [];
      const tally = taken.length === 0 ? null : taken.reduce(addResult, NO_CALLS);
      if (!tally?.failures || accounts.findLone() === null) return tally;
      const calls = tally.calls - tally.failures;
      return calls === 0 ? null : { calls, failures: 0, failureTail: 0, successTail: calls };
    },
  };
}

function addResult(tally: CallTally, { isFailure }: CallResult): CallTally {
  return {
    calls: tally.calls + 1,
    failures: tally.failures + (isFailure ? 1 : 0),
    failureTail: isFailure ? tally.failureTail + 1 : 0,
    successTail: isFailure ? 0 : tally.successTail + 1,
  };
}

/**
 * Wraps both gateways so that every call is counted, including sign-ins.
 * @param laneOf the lane in which an account, or a binding, was last called.
 */
export function watchSteam(
  steam: SteamGateway,
  signIn: SteamSignIn,
  {
    laneOf = () => null,
    nowMs = () => performance.now(),
  }: { laneOf?: (laneKey: string) => string | null; nowMs?: () => number } = {},
): { steam: SteamGateway; signIn: SteamSignIn; watch: SteamWatch } {
  const kinds = new Map<SteamCallKind, ReturnType<typeof openKindWatch>>();
  const saved = new Map<keyof SteamGateway, number>();
  // Whether a proxy reaches Steam is the same for all kinds of calls.
  const proxies = openLoneWatch(nowMs);
  const note: Note = (kind, { laneKey, ...result }) => {
    if (kind === null) return;
    const lane = laneKey === null ? null : laneOf(laneKey);
    const watch = kinds.get(kind) ?? openKindWatch(nowMs);
    kinds.set(kind, watch);
    watch.note({ ...result, lane });
    if (result.isLaneFault || !result.isFailure) proxies.note(lane, result.isFailure);
  };
  return {
    steam: countCalls(steam, GATEWAY_KINDS, note),
    signIn: countCalls(signIn, SIGN_IN_KINDS, note),
    watch: {
      take: (kind) => kinds.get(kind)?.take(proxies.isOtherAnswered) ?? null,
      noteSaved(call, count) {
        if (count > 0) saved.set(call, (saved.get(call) ?? 0) + count);
      },
      listSaved: () => saved,
    },
  };
}
