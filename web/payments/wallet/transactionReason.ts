import type { IconName } from '../../ui/Icon.tsx';

/** The ledger's reasons that have their own text, each with its icon. */
const REASON_ICONS: Record<string, IconName> = {
  payment: 'plus',
  hold: 'lock',
  settle: 'shield',
  refund: 'undo',
  payBack: 'undo',
  payBackRefused: 'plus',
  latePaymentKept: 'plus',
  reverse: 'undo',
  release: 'check',
  releaseToDeposit: 'plus',
  topUp: 'plus',
  withdraw: 'yuan',
  payOut: 'check',
  withdrawReturn: 'undo',
  recharge: 'plus',
};

/** Translation key and icon of a transfer's reason. An unknown one, from a newer server, gets a general text. */
export function transactionReason(reason: string): { readonly key: string; readonly icon: IconName } {
  const icon = REASON_ICONS[reason];
  return icon === undefined ? { key: 'reason_unknown', icon: 'info' } : { key: `reason_${reason}`, icon };
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
  release: 'note_release',
  releaseToDeposit: 'note_toDeposit',
  payBackRefused: 'note_toDeposit',
  latePaymentKept: 'note_toDeposit',
  recharge: 'note_toDeposit',
  topUp: 'note_toDeposit',
  withdrawReturn: 'note_toProceeds',
};

/** Translation keys of what is said below a transaction: where its money went, how it ended, and its fee. */
export function transactionNotes(transaction: NotedTransaction): readonly string[] {
  const { reason, feeCents } = transaction;
  const place = placeOf(transaction);
  const fee = feeCents == null ? null : reason === 'settle' ? 'note_feeTaken' : 'note_feeIncluded';
  return [place, fee].filter((note) => note !== null);
}

function placeOf({ reason, isPaidByApp, outcome, balances }: NotedTransaction): string | null {
  const isOf = (fund: string) => balances.some((each) => each.fund === fund);
  if (reason === 'hold') return isPaidByApp ? 'note_paidByApp' : 'note_toEscrow';
  if (reason === 'settle') return `note_settle_${outcome ?? 'open'}`;
  if (reason === 'withdraw') return `note_withdraw_${outcome ?? 'open'}`;
  if (reason === 'reverse' && isOf('SETTLING')) return 'note_reversedSale';
  if (reason === 'refund' || reason === 'reverse')
    return isOf('RETURNING') ? `note_return_${outcome ?? 'open'}` : 'note_refunded';
  return PLACES[reason] ?? null;
}
