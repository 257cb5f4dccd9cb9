import type { OrderPhase, OrderReason } from './order.ts';

/** Who must act now, for the order page's first answer. */
export type OrderDuty = 'buyer' | 'seller' | 'steam' | 'platform' | 'nobody';

const DUTIES: Record<OrderPhase, OrderDuty> = {
  creating: 'platform',
  awaitingPayment: 'buyer',
  awaitingOffer: 'seller',
  delivering: 'seller',
  awaitingAccept: 'buyer',
  onHold: 'steam',
  verifying: 'platform',
  protected: 'nobody',
  completed: 'nobody',
  failed: 'nobody',
};

/** Who must act in a phase. */
export function dutyOf(phase: OrderPhase): OrderDuty {
  return DUTIES[phase];
}

/** Configurable times in milliseconds (`platform.md` 3). */
export interface OrderTimes {
  sellerOfferMs: number;
  robotOfferMs: number;
  buyerCancelAfterMs: number;
  buyerAcceptMs: number;
}

/** When a phase ends by itself, counted from entering it, or null where no clock of ours runs. */
export function deadlineMs(phase: OrderPhase, isAutomatic: boolean, times: OrderTimes): number | null {
  if (phase === 'awaitingOffer' || phase === 'delivering')
    return isAutomatic ? times.robotOfferMs : times.sellerOfferMs;
  if (phase === 'awaitingAccept') return times.buyerAcceptMs;
  return null;
}

/** What an elapsed deadline means: an order fails, or Steam is asked first because an offer may be out there. */
export function reasonOfDeadline(phase: OrderPhase): OrderReason | null {
  if (phase === 'awaitingOffer' || phase === 'delivering') return 'sellerShipmentTimeout';
  if (phase === 'awaitingAccept') return 'buyerReceiveTimeout';
  return null;
}
