/**
 * How the value of an event's evidence is formatted: unchanged, as a moment, as a duration, or as a translated text.
 */
export type ProofKind = 'text' | 'moment' | 'length' | 'words';

/** One piece of evidence of an event: its translation key and the value inserted into it. */
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

/**
 * The evidence of an event in the order of the table above. Empty values, and values without a translation, are
 * skipped.
 */
export function eventProofs(
  evidence: readonly { readonly name: string; readonly value: string }[],
): EventProof[] {
  const values = new Map(evidence.map(({ name, value }) => [name, value]));
  return Object.entries(PROOFS).flatMap(([name, [key, kind]]) => {
    const value = values.get(name) ?? '';
    return value === '' ? [] : [{ key, value, kind }];
  });
}
