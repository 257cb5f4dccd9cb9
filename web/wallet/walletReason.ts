import type { IconName } from '../ui/Icon.tsx';

/** Reasons of the ledger that have words of their own, each with its icon. */
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
  withdraw: 'up',
  payOut: 'check',
  withdrawReturn: 'undo',
  recharge: 'plus',
};

/** Key in the locale files and icon of a transaction's reason; one from a newer server reads as a plain movement. */
export function walletReason(reason: string): { readonly key: string; readonly icon: IconName } {
  const icon = REASON_ICONS[reason];
  return icon === undefined ? { key: 'reason_unknown', icon: 'info' } : { key: `reason_${reason}`, icon };
}
