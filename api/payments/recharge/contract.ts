/** Where a contract stands: on its way, good, on its way out, over, or signed by somebody who is no enterprise. */
export const CONTRACT_STATUSES = ['pending', 'signed', 'ending', 'ended', 'ordinary'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** A contract as its rules see it. */
export interface Contract {
  id: string;
  number: string;
  userId: string;
  status: ContractStatus;
  queryCount: number;
  createdAt: Date;
}

/** What the payment app says of an agreement. */
export interface SignedAgreement {
  /** TEMP until it is signed, NORMAL, STOP once it is over. */
  status: string;
  /** Which product was signed: that tells an enterprise's contract from a person's (decision 0020). */
  personalProductCode: string;
  /** Whose account signed, as the app knows it; null: it did not say. */
  signerId: string | null;
}

/** Where an agreement of the app puts a contract; null: it stays where it is. */
export function contractStatusOf(
  contract: Contract,
  agreement: SignedAgreement,
  enterpriseProduct: string,
): ContractStatus | null {
  if (agreement.status === 'STOP') return 'ended';
  if (agreement.status !== 'NORMAL' || contract.status !== 'pending') return null;
  return agreement.personalProductCode === enterpriseProduct ? 'signed' : 'ordinary';
}
