import type { IconName } from '../ui/Icon.tsx';
import { type OrderTone, orderTone } from './orderTone.ts';

/** One event of an order as the server tells it. */
export interface TimelineEvent {
  readonly phase: string;
  readonly statusText: string;
  readonly cause: string;
  readonly evidence: readonly { readonly name: string; readonly value: string }[];
}

/** A proof under an event: its key in the locale files and the value that goes into it. */
export interface TimelineProof {
  readonly key: 'proofDeposit' | 'proofProceeds' | 'proofOffer' | 'proofTrade' | 'proofSteamCode';
  readonly value: string;
  /** True for cents, which are written as money. */
  readonly isCents: boolean;
}

/** What the timeline shows of one event. */
export interface TimelineEntry {
  readonly icon: IconName;
  readonly tone: OrderTone;
  /** Key in the locale files; null where the event's status text says it best. */
  readonly titleKey: string | null;
  readonly proofs: readonly TimelineProof[];
}

const PROOFS: Record<string, TimelineProof['key']> = {
  depositCents: 'proofDeposit',
  proceedsCents: 'proofProceeds',
  steamOfferId: 'proofOffer',
  steamTradeId: 'proofTrade',
  steamCode: 'proofSteamCode',
};

/** From which of its accounts the buyer paid is nobody else's business (requirement O-04). */
const BUYER_PROOFS: readonly TimelineProof['key'][] = ['proofDeposit', 'proofProceeds'];

const FACTS: Record<string, { readonly icon: IconName; readonly titleKey: string | null }> = {
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

/** Turns an event into what the timeline shows of it; zero amounts and proofs without a name of ours are left out. */
export function timelineEntry(event: TimelineEvent, direction: string): TimelineEntry {
  const fact =
    event.cause === 'paid' ? ({ icon: 'lock', titleKey: 'factHeld' } as const) : FACTS[event.phase];
  return {
    icon: fact?.icon ?? 'info',
    titleKey: fact?.titleKey ?? null,
    tone: toneOf(event),
    proofs: event.evidence.flatMap(({ name, value }) => {
      const key = PROOFS[name];
      const isCents = name.endsWith('Cents');
      const isHidden = key === undefined || (isCents && Number(value) === 0);
      return isHidden || (direction !== 'BUY' && BUYER_PROOFS.includes(key)) ? [] : [{ key, value, isCents }];
    }),
  };
}

/** What has happened is done; only what is being verified, was held up or failed keeps its own colour. */
function toneOf({ phase, statusText }: TimelineEvent): OrderTone {
  const tone = orderTone({ statusText, actor: 'NOBODY', direction: 'BUY' });
  return tone === 'neg' || phase === 'VERIFYING' || phase === 'ON_HOLD' ? tone : 'pos';
}
