/** The balances of a wallet in cents. */
export interface WalletBalances {
  readonly proceedsCents: number;
  readonly settlingCents: number;
  readonly escrowCents: number;
  readonly depositCents: number;
  readonly withdrawingCents: number;
  readonly returningCents: number;
  readonly bidsCents: number;
  readonly offersCents: number;
}

const PASSING: ReadonlySet<string> = new Set(['withdrawing', 'returning']);

/** One account of the wallet: its translation key, its colour and its share of the total. */
export interface WalletPart {
  readonly key:
    | 'proceeds'
    | 'settling'
    | 'escrow'
    | 'withdrawing'
    | 'returning'
    | 'deposit'
    | 'bids'
    | 'offers';
  readonly cents: number;
  /** 0 to 1 of the total. */
  readonly share: number;
}

/**
 * The accounts in the order of the bar; together they are the total. Money on its way out or back to the payment app is
 * included only while there is some.
 */
export function walletParts(wallet: WalletBalances): readonly WalletPart[] {
  const parts = [
    { key: 'proceeds', cents: wallet.proceedsCents },
    { key: 'deposit', cents: wallet.depositCents },
    { key: 'settling', cents: wallet.settlingCents },
    { key: 'escrow', cents: wallet.escrowCents },
    { key: 'withdrawing', cents: wallet.withdrawingCents },
    { key: 'returning', cents: wallet.returningCents },
    { key: 'bids', cents: wallet.bidsCents },
    { key: 'offers', cents: wallet.offersCents },
  ] as const;
  const totalCents = parts.reduce((sum, part) => sum + part.cents, 0);
  return parts
    .filter((part) => !PASSING.has(part.key) || part.cents !== 0)
    .map((part) => ({ ...part, share: totalCents > 0 ? part.cents / totalCents : 0 }));
}

/** The colour of each account in the bar and beside its name. */
export const PART_COLORS: Record<WalletPart['key'], string> = {
  proceeds: 'var(--accent)',
  deposit: 'var(--t3)',
  settling: 'var(--info)',
  escrow: 'var(--warn-m)',
  withdrawing: 'var(--t2)',
  returning: 'var(--t2)',
  bids: 'var(--warn-m)',
  offers: 'var(--warn-m)',
};
