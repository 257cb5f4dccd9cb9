import type { Cents } from '../../kernel/money.ts';
import type { Balances } from '../ledger/ledger.ts';

/** A user's money as it is displayed. All amounts in fen. */
export interface Wallet {
  depositCents: Cents;
  proceedsCents: Cents;
  settlingCents: Cents;
  withdrawingCents: Cents;
  returningCents: Cents;
  escrowCents: Cents;
  /** Deposit and proceeds together. */
  spendableCents: Cents;
  /** All money that is not withdrawable: deposit, settling, withdrawing, returning, open escrow. */
  frozenCents: Cents;
  /** Proceeds and frozen together: the displayed balance in every state (W-01). */
  totalCents: Cents;
}

/** Sums a user's accounts into the displayed balances. */
export function walletOf(balances: Balances): Wallet {
  const { deposit, proceeds, settling, withdrawing, returning, escrow } = balances;
  const frozenCents = deposit + settling + withdrawing + returning + escrow;
  return {
    depositCents: deposit,
    proceedsCents: proceeds,
    settlingCents: settling,
    withdrawingCents: withdrawing,
    returningCents: returning,
    escrowCents: escrow,
    spendableCents: deposit + proceeds,
    frozenCents,
    totalCents: proceeds + frozenCents,
  };
}

/** The transaction type that a user sees for each kind of ledger transfer (W-02). */
export const ENTRY_TYPES = {
  rechargeWithdraw: ['topUp', 'recharge', 'withdraw', 'payOut', 'withdrawReturn'],
  buy: ['payment', 'hold', 'refund', 'payBack', 'payBackRefused', 'latePaymentKept'],
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
