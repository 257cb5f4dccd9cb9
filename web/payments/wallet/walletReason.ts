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
  withdraw: 'up',
  payOut: 'check',
  withdrawReturn: 'undo',
  recharge: 'plus',
};

/** Translation key and icon of a transaction's reason. An unknown one, from a newer server, gets a general text. */
export function walletReason(reason: string): { readonly key: string; readonly icon: IconName } {
  const icon = REASON_ICONS[reason];
  return icon === undefined ? { key: 'reason_unknown', icon: 'info' } : { key: `reason_${reason}`, icon };
}
