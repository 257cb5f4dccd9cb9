/** How the value of a proof is written: as it is, as a moment, as a length of time, or as words from the locale files. */
export type ProofKind = 'text' | 'moment' | 'length' | 'words';

/** A proof under an event: its key in the locale files and the value that goes into it. */
export interface EventProof {
  readonly key: string;
  readonly value: string;
  readonly kind: ProofKind;
}

const PROOFS: Record<string, readonly [key: string, kind: ProofKind]> = {
  fault: ['proofFault', 'words'],
  difference: ['proofDifference', 'words'],
  deliveryIssue: ['proofIssue', 'words'],
  orderedAssetId: ['proofOrderedAsset', 'text'],
  offeredAssetId: ['proofOfferedAsset', 'text'],
  askedAssetId: ['proofAskedAsset', 'text'],
  paymentNumber: ['proofPayment', 'text'],
  steamOfferId: ['proofOffer', 'text'],
  steamTradeId: ['proofTrade', 'text'],
  steamCode: ['proofSteamCode', 'text'],
  holdCausedBy: ['proofHoldCausedBy', 'words'],
  holdCancelledBy: ['proofHoldCancelledBy', 'words'],
  faultShownBy: ['proofFaultShownBy', 'words'],
  pausedAt: ['proofPausedSince', 'moment'],
  pausedMs: ['proofPausedFor', 'length'],
  deadlineAt: ['proofDeadline', 'moment'],
  reversibleUntil: ['proofReversible', 'moment'],
};

/** What is shown of an event's proofs, in the order of the table above; empty ones, and those without words of ours, are left out. */
export function eventProofs(
  evidence: readonly { readonly name: string; readonly value: string }[],
): EventProof[] {
  const values = new Map(evidence.map(({ name, value }) => [name, value]));
  return Object.entries(PROOFS).flatMap(([name, [key, kind]]) => {
    const value = values.get(name) ?? '';
    return value === '' ? [] : [{ key, value, kind }];
  });
}
