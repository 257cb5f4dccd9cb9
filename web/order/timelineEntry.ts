import type { IconName } from '../ui/Icon.tsx';
import { type OrderTone, orderTone } from './orderTone.ts';

/** One event of an order as the server tells it. */
export interface TimelineEvent {
  readonly phase: string;
  readonly statusText: string;
  readonly cause: string;
  readonly evidence: readonly { readonly name: string; readonly value: string }[];
}

/** How the value of a proof is written: as it is, as a moment, as a length of time, or as words from the locale files. */
export type ProofKind = 'text' | 'moment' | 'length' | 'words';

/** A proof under an event: its key in the locale files and the value that goes into it. */
export interface TimelineProof {
  readonly key: string;
  readonly value: string;
  readonly kind: ProofKind;
}

/** What the timeline shows of one event. */
export interface TimelineEntry {
  readonly icon: IconName;
  readonly tone: OrderTone;
  /** Key in the locale files; null where the event's status text says it best. */
  readonly titleKey: string | null;
  readonly proofs: readonly TimelineProof[];
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

interface Fact {
  readonly icon: IconName;
  readonly titleKey: string | null;
  readonly tone?: OrderTone;
}

/** Events that are told by what caused them; the others by the phase that they led to. */
const CAUSES: Record<string, Fact> = {
  paid: { icon: 'lock', titleKey: 'factHeld' },
  paused: { icon: 'clock', titleKey: 'factPaused', tone: 'info' },
  resumed: { icon: 'refresh', titleKey: 'factResumed' },
  tradeLinkRefused: { icon: 'alert', titleKey: 'factLinkRefused', tone: 'warn' },
  buyerBanned: { icon: 'alert', titleKey: 'factBuyerBanned', tone: 'warn' },
  tradeLinkReplaced: { icon: 'link', titleKey: 'factLinkReplaced' },
  cancelAsked: { icon: 'search', titleKey: null, tone: 'info' },
  offerPassedOver: { icon: 'alert', titleKey: 'factOfferPassedOver', tone: 'warn' },
  wrongItemTaken: { icon: 'alert', titleKey: 'factWrongItemTaken', tone: 'warn' },
  pricedDeliveryTaken: { icon: 'alert', titleKey: 'factPricedDeliveryTaken', tone: 'warn' },
  wrongOfferOver: { icon: 'info', titleKey: 'factWrongOfferOver' },
  offerDiffers: { icon: 'alert', titleKey: 'factOfferDiffers', tone: 'neg' },
  reversedLate: { icon: 'undo', titleKey: 'factReversedLate', tone: 'neg' },
  'trade:11': { icon: 'x', titleKey: 'factHoldCancelled', tone: 'neg' },
  faultFound: { icon: 'search', titleKey: 'factFaultFound', tone: 'info' },
};

const PHASES: Record<string, Fact> = {
  CREATING: { icon: 'box', titleKey: 'factOrdered' },
  AWAITING_PAYMENT: { icon: 'clock', titleKey: null },
  AWAITING_OFFER: { icon: 'refresh', titleKey: 'factVerifiedAbsent' },
  DELIVERING: { icon: 'phone', titleKey: 'factOfferMade' },
  AWAITING_ACCEPT: { icon: 'steam', titleKey: 'factOfferSent' },
  ON_HOLD: { icon: 'lock', titleKey: 'factOnHold' },
  VERIFYING: { icon: 'search', titleKey: null },
  PROTECTED: { icon: 'shield', titleKey: 'factReceived' },
  COMPLETED: { icon: 'check', titleKey: 'factCompleted' },
  FAILED: { icon: 'x', titleKey: null },
};

/** Turns an event into what the timeline shows of it; empty proofs, and those without words of ours, are left out. */
export function timelineEntry(event: TimelineEvent): TimelineEntry {
  const fact = CAUSES[event.cause] ?? PHASES[event.phase];
  return {
    icon: fact?.icon ?? 'info',
    titleKey: fact?.titleKey ?? null,
    tone: fact?.tone ?? toneOf(event),
    proofs: proofsOf(event),
  };
}

/** In the order of the table above, whatever order the server keeps them in. */
function proofsOf({ evidence }: TimelineEvent): TimelineProof[] {
  const values = new Map(evidence.map(({ name, value }) => [name, value]));
  return Object.entries(PROOFS).flatMap(([name, [key, kind]]) => {
    const value = values.get(name) ?? '';
    return value === '' ? [] : [{ key, value, kind }];
  });
}

/** What has happened is done; only what is being verified, was held up or failed keeps its own colour. */
function toneOf({ phase, statusText }: TimelineEvent): OrderTone {
  const tone = orderTone({ statusText, actor: 'NOBODY', direction: 'BUY' });
  return tone === 'neg' || phase === 'VERIFYING' || phase === 'ON_HOLD' ? tone : 'pos';
}
