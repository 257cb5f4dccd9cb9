import type { Cents } from '../../kernel/money.ts';
import {
  WithdrawableInsufficient,
  WithdrawableTooLow,
  WithdrawalAmountInvalid,
  WithdrawalCapReached,
} from './withdrawal.errors.ts';
import { judgeWithdrawal, remainingToday, type WithdrawalRoom } from './withdrawal.ts';

/**
 * Checks whether an amount may be withdrawn.
 * @throws WithdrawableTooLow, WithdrawalAmountInvalid, WithdrawableInsufficient, WithdrawalCapReached.
 */
export function admitAmount(amountCents: Cents, room: WithdrawalRoom): void {
  switch (judgeWithdrawal(amountCents, room)) {
    case 'tooLow':
      throw new WithdrawableTooLow();
    case 'amount':
      throw new WithdrawalAmountInvalid();
    case 'insufficient':
      throw new WithdrawableInsufficient({ withdrawableCents: room.proceedsCents });
    case 'cap':
      throw new WithdrawalCapReached({ capCents: room.capCents, remainingCents: remainingToday(room) });
    default:
  }
}
