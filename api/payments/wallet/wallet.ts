import type { Cents } from '../../kernel/money.ts';
import type { AccountKind, Balances } from '../ledger/ledger.ts';

/** A user's money as it is displayed. All amounts in fen. */
export interface Wallet {
  depositCents: Cents;
  proceedsCents: Cents;
  settlingCents: Cents;
  withdrawingCents: Cents;
  returningCents: Cents;
  escrowCents: Cents;
  /** Held for open buy orders and price offers, from the deposit and from the proceeds. */
  biddingCents: Cents;
  /** Deposit and proceeds together. */
  spendableCents: Cents;
  /** All money that is not withdrawable: deposit, settling, withdrawing, returning, open escrow, open buy orders. */
  frozenCents: Cents;
  /** Proceeds and frozen together: the displayed balance in every state (W-01). */
  totalCents: Cents;
}

/** Sums a user's accounts into the displayed balances. */
export function walletOf(balances: Balances): Wallet {
  const { deposit, proceeds, settling, withdrawing, returning, escrow } = balances;
  const biddingCents = balances.biddingDeposit + balances.biddingProceeds;
  const frozenCents = deposit + settling + withdrawing + returning + escrow + biddingCents;
  return {
    depositCents: deposit,
    proceedsCents: proceeds,
    settlingCents: settling,
    withdrawingCents: withdrawing,
    returningCents: returning,
    escrowCents: escrow,
    biddingCents,
    spendableCents: deposit + proceeds,
    frozenCents,
    totalCents: proceeds + frozenCents,
  };
}

/** The transaction type that a user sees for each kind of ledger transfer (W-02). */
export const ENTRY_TYPES = {
  rechargeWithdraw: ['topUp', 'recharge', 'withdraw', 'payOut', 'withdrawReturn'],
  buy: [
    'payment',
    'hold',
    'refund',
    'payBack',
    'payBackRefused',
    'latePaymentKept',
    'bid',
    'bidRaise',
    'bidReturn',
    'bidFill',
    'bidRefill',
    'offer',
    'offerReturn',
    'offerFill',
  ],
  sell: ['settle', 'release', 'releaseToDeposit'],
  platform: ['reverse'],
} as const;
export type EntryType = keyof typeof ENTRY_TYPES;

/** The transaction type of a transfer's reason. */
export function entryTypeOf(reason: string): EntryType {
  const found = Object.entries(ENTRY_TYPES).find(([, reasons]) =>
    (reasons as readonly string[]).includes(reason),
  );
  return (found?.[0] ?? 'platform') as EntryType;
}

const WITHDRAWAL_KEY = /^(?:withdraw|payOut|withdrawReturn):([0-9a-f-]{36})$/;

/** The id of the withdrawal whose money a transfer moved, read from its key; null for other transfers. */
export function withdrawalIdOf(key: string): string | null {
  return WITHDRAWAL_KEY.exec(key)?.[1] ?? null;
}

/** The number of the recharge in a transfer's key; null for other transfers. */
export function rechargeNoOf(key: string): string | null {
  return /^recharge:(.+)$/.exec(key)?.[1] ?? null;
}

/**
 * The accounts whose posting can stand for a transfer in the list of transactions, the first that moved. Money that is
 * being withdrawn always comes from the proceeds, so that it needs no row of its own.
 */
export const ROW_ACCOUNTS: readonly AccountKind[] = ['deposit', 'proceeds', 'settling', 'returning'];

/** Transfers that are a part of another one's row: what paid its purchase, a pay-out of its withdrawal. */
export const MERGED_REASONS: readonly string[] = ['payment', 'payOut', 'payBack', 'bidFill', 'offerFill'];

/** The transfers that belong to a row, and those that end it, by the reason of the row. */
const FOLLOW_UPS: Readonly<Record<string, { merged: readonly string[]; outcomes: readonly string[] }>> = {
  hold: { merged: ['payment', 'bidFill', 'offerFill'], outcomes: ['settle', 'refund', 'reverse'] },
  settle: { merged: [], outcomes: ['release', 'releaseToDeposit', 'reverse'] },
  refund: { merged: ['payBack'], outcomes: ['payBack', 'payBackRefused'] },
  reverse: { merged: ['payBack'], outcomes: ['payBack', 'payBackRefused'] },
  withdraw: { merged: ['payOut'], outcomes: ['payOut', 'withdrawReturn'] },
};

const subjectOf = (key: string): string => key.slice(key.indexOf(':') + 1);

/** The keys of the transfers that a row consists of, its own included. */
export function mergedKeysOf({ reason, key }: { reason: string; key: string }): string[] {
  const merged = FOLLOW_UPS[reason]?.merged ?? [];
  return [key, ...merged.map((each) => `${each}:${subjectOf(key)}`)];
}

/** The keys of the transfers that can end what a row began. A reversal follows the settlement of its purchase; else one exists. */
export function outcomeKeysOf({ reason, key }: { reason: string; key: string }): string[] {
  return (FOLLOW_UPS[reason]?.outcomes ?? []).map((each) => `${each}:${subjectOf(key)}`);
}

/** A balance as the wallet shows it, with the accounts that it adds up. */
export const FUNDS = {
  available: ['deposit', 'proceeds'],
  settling: ['settling'],
  returning: ['returning'],
  withdrawing: ['withdrawing'],
  bidding: ['biddingDeposit', 'biddingProceeds'],
} as const satisfies Record<string, readonly AccountKind[]>;
export type Fund = keyof typeof FUNDS;

/** One account of a user after a transfer. */
export interface AccountAfter {
  kind: string;
  /** Null if the transfer did not move the account. */
  changeCents: Cents | null;
  balanceCents: Cents;
}

/** A balance that a transfer changed. */
export interface FundChange {
  fund: Fund;
  changeCents: Cents;
  balanceCents: Cents;
}

/**
 * The balances that a row changed, in the order of `FUNDS`. One into which a held amount came that paid at once is as it was,
 * and left out where another one changed.
 */
export function fundChangesOf(accounts: readonly AccountAfter[]): FundChange[] {
  const sumOf = (values: (Cents | null)[]): Cents =>
    values.reduce<Cents>((sum, each) => sum + (each ?? 0n), 0n);
  const changes = (Object.keys(FUNDS) as Fund[]).flatMap((fund) => {
    const parts = accounts.filter(({ kind }) => (FUNDS[fund] as readonly string[]).includes(kind));
    if (parts.every(({ changeCents }) => changeCents === null)) return [];
    const changeCents = sumOf(parts.map((part) => part.changeCents));
    return [{ fund, changeCents, balanceCents: sumOf(parts.map((part) => part.balanceCents)) }];
  });
  const moved = changes.filter(({ changeCents }) => changeCents !== 0n);
  return moved.length > 0 ? moved : changes;
}

/** The amount of a row: of a purchase what left all balances, since a part of it may have been held before; else the first change. */
export function amountOf(reason: string, changes: readonly FundChange[]): Cents {
  const counted = reason === 'hold' ? changes : changes.slice(0, 1);
  return counted.reduce<Cents>((sum, { changeCents }) => sum + changeCents, 0n);
}
