/**
 * States of a contract: waiting to be signed, signed, being terminated, ended, or signed by somebody who is not an
 * enterprise.
 */
export const CONTRACT_STATUSES = ['pending', 'signed', 'ending', 'ended', 'ordinary'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** A contract as the rules read it. */
export interface Contract {
  id: string;
  number: string;
  userId: string;
  status: ContractStatus;
  queryCount: number;
  /** Since when the app has to be queried whatever the status; null if nothing requires it. */
  queryRequestedAt: Date | null;
  createdAt: Date;
}

/** An agreement as the payment app reports it. */
export interface SignedAgreement {
  /** TEMP until it is signed, NORMAL while it is valid, STOP once it has ended. */
  status: string;
  /**
   * The product that was signed, which distinguishes an enterprise's contract from a person's (docs/decisions/0020).
   */
  personalProductCode: string;
  /** The account that signed, as the app identifies it; null if the app did not report it. */
  signerId: string | null;
}

/** The new status of a contract after an agreement was reported; null if it is unchanged. */
export function contractStatusOf(
  contract: Contract,
  agreement: SignedAgreement,
  enterpriseProduct: string,
): ContractStatus | null {
  if (agreement.status === 'STOP') return 'ended';
  if (agreement.status !== 'NORMAL' || contract.status !== 'pending') return null;
  return agreement.personalProductCode === enterpriseProduct ? 'signed' : 'ordinary';
}
