import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { HoldCause, HoldScope } from './accountHold.ts';

/** What a user does on the market, as far as a restriction can stop it or leave it free. */
export const USER_ACTIONS = ['buy', 'list', 'withdraw', 'unlist', 'recharge', 'openOrders'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/**
 * Every restriction of an account and the actions that it stops; all others stay free. The panel of the user area shows
 * these rows. Services reject the actions of a restriction that they find; for those of its holds they ask `isStopped`.
 * The most severe comes first. The last two stop nothing: they keep money of one order from being withdrawn.
 */
export const RESTRICTIONS = {
  accountBlocked: ['buy', 'list', 'withdraw'],
  withdrawalsHeld: ['withdraw'],
  withdrawalsFrozen: ['withdraw'],
  tradeBanned: ['buy'],
  tradeMoneyWaits: [],
  proceedsReviewed: [],
} as const satisfies Record<string, readonly UserAction[]>;
export type RestrictionKind = keyof typeof RESTRICTIONS;

/** The actions that a restriction of this kind stops. */
export type StoppedAction<Kind extends RestrictionKind> = (typeof RESTRICTIONS)[Kind][number];

/** Why an account is restricted. */
export type RestrictionReason =
  | HoldCause
  | 'paymentAccountChanged'
  | 'phoneChanged'
  | 'steamBan'
  | 'tradeDisputed'
  | 'saleReviewed';

/** Who ends a restriction: operators, Steam by what it shows, or nobody, since it ends by itself. */
export type RestrictionDecider = 'operators' | 'steam' | 'nobody';

/** A restriction of one account. */
export interface Restriction {
  kind: RestrictionKind;
  reason: RestrictionReason;
  /** Number of the order that caused it. */
  orderNo: string | null;
  /** The operators' explanation for the user. */
  note: string | null;
  /** The money of the order that waits, in fen. */
  amountCents: bigint | null;
  since: Date | null;
  /** When it ends by itself, or the latest time of the decision. */
  until: Date | null;
  /** Whether it ends by itself then. */
  endsByItself: boolean;
}

/** Whether a restriction of this kind stops an action. */
export function isStopped(kind: RestrictionKind, action: UserAction): boolean {
  const stopped: readonly UserAction[] = RESTRICTIONS[kind];
  return stopped.includes(action);
}

/** The actions that a restriction of this kind leaves free. */
export function freeActions(kind: RestrictionKind): UserAction[] {
  return USER_ACTIONS.filter((action) => !isStopped(kind, action));
}

/** The kind of restriction that a hold imposes. */
export function kindOfHold({ scope }: { scope: HoldScope }): RestrictionKind {
  return scope === 'everything' ? 'accountBlocked' : 'withdrawalsHeld';
}

/** Who ends a restriction. A hold that does not end by itself is ended by operators. */
export function deciderOf({
  kind,
  endsByItself,
}: Pick<Restriction, 'kind' | 'endsByItself'>): RestrictionDecider {
  if (kind === 'tradeBanned' || kind === 'tradeMoneyWaits') return 'steam';
  if (kind === 'proceedsReviewed') return 'operators';
  return endsByItself ? 'nobody' : 'operators';
}

/** Whether Steam forbids the account behind a trade link to trade, as far as it was last asked. */
export function isTradeBanned(
  { bannedSteamId }: { bannedSteamId: string | null },
  tradeUrl: string | null,
): boolean {
  return leadsTo(tradeUrl, bannedSteamId);
}

/** Whether Steam would hold a trade because of the account behind a trade link, as far as it was last asked. */
export function isTradeHeld(
  { heldSteamId }: { heldSteamId: string | null },
  tradeUrl: string | null,
): boolean {
  return leadsTo(tradeUrl, heldSteamId);
}

function leadsTo(tradeUrl: string | null, steamId: string | null): boolean {
  return tradeUrl !== null && parseTradeUrl(tradeUrl)?.steamId === steamId;
}

const KINDS = Object.keys(RESTRICTIONS) as RestrictionKind[];

function compare(one: Restriction, other: Restriction): number {
  const [ends, otherEnds] = [one.until?.getTime() ?? Infinity, other.until?.getTime() ?? Infinity];
  return (
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    // Infinity - Infinity is NaN, which is falsy, so `orderNo` decides.
    otherEnds - ends ||
    (one.orderNo ?? '').localeCompare(other.orderNo ?? '')
  );
}

/** The restrictions of an account, the most severe first, and of equal ones the longest. */
export function sortRestrictions(restrictions: readonly Restriction[]): Restriction[] {
  return restrictions.toSorted(compare);
}
