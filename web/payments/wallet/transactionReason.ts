import type { IconName } from '../../ui/Icon.tsx';

/** The ledger's reasons that have their own text, each with its icon. */
const REASON_ICONS: Record<string, IconName> = {
  PAYMENT: 'plus',
  HOLD: 'lock',
  SETTLE: 'shield',
  REFUND: 'undo',
  PAY_BACK: 'undo',
  PAY_BACK_REFUSED: 'plus',
  LATE_PAYMENT_KEPT: 'plus',
  REVERSE: 'undo',
  RELEASE: 'check',
  RELEASE_TO_DEPOSIT: 'plus',
  TOP_UP: 'plus',
  WITHDRAW: 'yuan',
  PAY_OUT: 'check',
  WITHDRAW_RETURN: 'undo',
  RECHARGE: 'plus',
  BID: 'lock',
  BID_RAISE: 'lock',
  BID_RETURN: 'undo',
  BID_FILL: 'check',
  BID_REFILL: 'lock',
  OFFER: 'lock',
  OFFER_RETURN: 'undo',
  OFFER_FILL: 'check',
};

/** Translation key and icon of a transfer's reason. An unknown one, from a newer server, gets a general text. */
export function transactionReason(reason: string): { readonly key: string; readonly icon: IconName } {
  const icon = REASON_ICONS[reason];
  return icon === undefined ? { key: 'reason_unknown', icon: 'info' } : { key: `reason_${reason}`, icon };
}

/** Translation key and path of the list in which each deal stands. */
const DEALS: Readonly<Record<string, { readonly key: string; readonly path: string }>> = {
  OPEN_BUY_ORDER: { key: 'toBids', path: '/user/bids' },
  ENDED_BUY_ORDER: { key: 'toBids', path: '/user/bids?tab=ended' },
  OFFER_MADE: { key: 'toOffers', path: '/user/offers' },
};

/** The way to a transaction's buy order or offer. Null where it has none, or one from a newer server. */
export function transactionDeal(
  deal: string | null | undefined,
): { readonly key: string; readonly path: string } | null {
  return DEALS[deal ?? ''] ?? null;
}

/** What the notes of a transaction depend on. */
export interface NotedTransaction {
  readonly reason: string;
  readonly feeCents: number | null | undefined;
  readonly isPaidByApp: boolean;
  readonly outcome: string | null | undefined;
  readonly balances: readonly { readonly fund: string }[];
}

/** Where the money of each reason went, if nothing below says more. */
const PLACES: Record<string, string> = {
  RELEASE: 'note_release',
  RELEASE_TO_DEPOSIT: 'note_toDepositReviewed',
  PAY_BACK_REFUSED: 'note_toDeposit',
  LATE_PAYMENT_KEPT: 'note_toDeposit',
  RECHARGE: 'note_toDeposit',
  TOP_UP: 'note_toDeposit',
  WITHDRAW_RETURN: 'note_toProceeds',
  BID: 'note_setAside',
  BID_RAISE: 'note_setAside',
  BID_REFILL: 'note_setAside',
  OFFER: 'note_setAside',
  BID_RETURN: 'note_setFree',
  OFFER_RETURN: 'note_setFree',
};

/** The reasons of transactions between balances of the same person. */
const OWN_MOVES: readonly string[] = [
  'RELEASE',
  'RELEASE_TO_DEPOSIT',
  'BID',
  'BID_RAISE',
  'BID_REFILL',
  'BID_RETURN',
  'OFFER',
  'OFFER_RETURN',
];

/**
 * Whether a transaction only moves money between the viewer's own balances. Its amount has no sign: the row of the sale
 * that a release follows, and of the purchase that held money pays for, counts it, and added up it would count twice.
 */
export function isOwnMove(reason: string): boolean {
  return OWN_MOVES.includes(reason);
}

/** Translation keys of what is said below a transaction: where its money went, how it ended, and its fee. */
export function transactionNotes(transaction: NotedTransaction): readonly string[] {
  const { reason, feeCents } = transaction;
  const paid = reason === 'HOLD' ? payerOf(transaction) : null;
  const place = placeOf(transaction);
  const fee = feeCents == null ? null : reason === 'SETTLE' ? 'note_feeTaken' : 'note_feeIncluded';
  return [paid, place, fee].filter((note) => note !== null);
}

function payerOf({ isPaidByApp, balances }: NotedTransaction): string | null {
  if (balances.some(({ fund }) => fund === 'BIDDING')) return 'note_paidFromHold';
  return isPaidByApp ? 'note_paidByApp' : null;
}

function placeOf({ reason, outcome, balances }: NotedTransaction): string | null {
  const isOf = (fund: string) => balances.some((each) => each.fund === fund);
  if (reason === 'HOLD') return `note_hold_${outcome ?? 'open'}`;
  if (reason === 'SETTLE') return `note_settle_${outcome ?? 'open'}`;
  if (reason === 'WITHDRAW') return `note_withdraw_${outcome ?? 'open'}`;
  if (reason === 'REVERSE' && isOf('SETTLING')) return 'note_reversedSale';
  if (reason === 'REFUND' || reason === 'REVERSE')
    return isOf('RETURNING') ? `note_return_${outcome ?? 'open'}` : 'note_refunded';
  return PLACES[reason] ?? null;
}
