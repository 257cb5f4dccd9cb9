/** What of an order decides which offer its copy goes into. */
interface Delivered {
  readonly handDelivery?: { readonly steamId: string; readonly tradeUrl: string } | null | undefined;
}

/** The copies that one offer by hand takes: from one Steam account to one trade link. */
export interface Parcel<TOrder> {
  /** Unlike that of any other parcel. */
  readonly key: string;
  readonly orders: readonly TOrder[];
}

/**
 * Puts orders that wait for their offer into parcels, in the order of their first ones. Orders without instructions
 * wait for something else and are in none.
 */
export function parcelsOf<TOrder extends Delivered>(orders: readonly TOrder[]): Parcel<TOrder>[] {
  const parcels = new Map<string, TOrder[]>();
  for (const order of orders) {
    if (order.handDelivery == null) {
      continue;
    }
    const { steamId, tradeUrl } = order.handDelivery;
    const key = `${steamId} ${tradeUrl}`;
    parcels.set(key, [...(parcels.get(key) ?? []), order]);
  }
  return [...parcels].map(([key, own]) => ({ key, orders: own }));
}
