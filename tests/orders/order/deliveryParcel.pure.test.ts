import { expect, test } from 'vitest';
import { parcelsOf } from '../../../web/orders/order/deliveryParcel.ts';

test('O-09 orders of one account to one link are one parcel, in the place of the first; what waits for the phone is in none', () => {
  const order = (id: string, steamId: string, tradeUrl: string) => ({
    id,
    handDelivery: { steamId, tradeUrl },
  });
  const orders = [
    order('1', 'a', 'x'),
    order('2', 'a', 'y'),
    { id: '3', handDelivery: null },
    order('4', 'b', 'x'),
    order('5', 'a', 'x'),
  ];
  const parcels = parcelsOf(orders);
  expect(parcels.map((parcel) => parcel.orders.map(({ id }) => id))).toEqual([['1', '5'], ['2'], ['4']]);
  expect(new Set(parcels.map(({ key }) => key)).size).toBe(3);
});
