/** The part of an order that its banner of a wrong delivery depends on; values as in `schema.graphql`. */
export interface WrongDeliveryOrder {
  readonly phase: string;
  readonly statusText: string;
  readonly direction: string;
  readonly events: readonly {
    readonly sequence: number;
    readonly cause: string;
    readonly evidence: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/** Keys in the locale files; times as ISO 8601. */
export interface WrongDelivery {
  readonly titleKey: string;
  readonly bodyKey: string;
  readonly offerId: string;
  readonly reversibleUntil: string;
}

const CAUSES = ['offerPassedOver', 'wrongItemTaken', 'pricedDeliveryTaken', 'wrongOfferOver', 'offerDiffers'];

/**
 * What is told of a wrong delivery by hand while it matters: what was sent, what each side can do at Steam, and the end that follows. Null
 * where nothing wrong was sent, it is over, or the right item is on its way or came for nothing but its price.
 */
export function wrongDelivery(order: WrongDeliveryOrder): WrongDelivery | null {
  const { phase, statusText, direction } = order;
  const event = order.events
    .filter(({ cause }) => CAUSES.includes(cause))
    .toSorted((one, other) => other.sequence - one.sequence)[0];
  if (!event || event.cause === 'wrongOfferOver') {
    return null;
  }
  const proofs = new Map(event.evidence.map(({ name, value }) => [name, value]));
  const difference = proofs.get('difference') ?? 'asset';
  const known = {
    offerId: proofs.get('steamOfferId') ?? '',
    reversibleUntil: proofs.get('reversibleUntil') ?? '',
  };
  if (statusText === 'WRONG_DELIVERY') {
    return { titleKey: 'wrong_elsewhere', bodyKey: `wrong_elsewhere_${direction}`, ...known };
  }
  if (event.cause === 'pricedDeliveryTaken') {
    const isReversible = phase === 'PROTECTED' || phase === 'ON_HOLD';
    return isReversible ? { titleKey: 'wrong_priced', bodyKey: `wrong_priced_${direction}`, ...known } : null;
  }
  const isOver = phase === 'FAILED';
  if (event.cause === 'wrongItemTaken' && (isOver || phase === 'AWAITING_OFFER' || phase === 'VERIFYING')) {
    return { titleKey: 'wrong_taken', bodyKey: `wrong_taken_${direction}${isOver ? '_over' : ''}`, ...known };
  }
  const isWaiting = phase === 'AWAITING_OFFER' || phase === 'DELIVERING';
  if (event.cause !== 'offerPassedOver' || !isWaiting) {
    return null;
  }
  const isElsewhere = direction === 'BUY' && difference === 'partner';
  return {
    titleKey: `wrong_open_${difference}`,
    bodyKey: isElsewhere ? 'wrong_open_BUY_partner' : `wrong_open_${direction}`,
    ...known,
  };
}
