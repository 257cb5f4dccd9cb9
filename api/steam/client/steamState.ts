/**
 * Steam's own state numbers, with Valve's names kept verbatim.
 *
 * Number 12 of both tables is undocumented. Steam's own client script calls it `Reverted`, open-source clients call it
 * `TradeProtectionRollback`; both came with Trade Protection (July 2025).
 */
export const tradeOfferStates = {
  Invalid: 1,
  Active: 2,
  Accepted: 3,
  Countered: 4,
  Expired: 5,
  Canceled: 6,
  Declined: 7,
  InvalidItems: 8,
  CreatedNeedsConfirmation: 9,
  CanceledBySecondFactor: 10,
  InEscrow: 11,
  Reverted: 12,
} as const;

/** States of the trade record that is created when an offer is accepted (ETradeStatus). */
export const tradeStatuses = {
  Init: 0,
  PreCommitted: 1,
  Committed: 2,
  Complete: 3,
  Failed: 4,
  PartialSupportRollback: 5,
  FullSupportRollback: 6,
  SupportRollback_Selective: 7,
  RollbackFailed: 8,
  RollbackAbandoned: 9,
  InEscrow: 10,
  EscrowRollback: 11,
  TradeProtectionRollback: 12,
} as const;
