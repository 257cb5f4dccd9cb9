import { describe, expect, test } from 'vitest';
import { hashWithKey } from '../../../api/accounts/verification/seals.ts';

import type { Config } from '../../../api/config.ts';
import { STATUS_WORDS, UNKNOWN_STATUS } from '../../../api/notifications/message/orderStatusWords.ts';
import { isBuyer, ORDER_PHASES, ORDER_REASONS, type OrderPhase } from '../../../api/orders/order/order.ts';
import { hasCancelled } from '../../../api/orders/order/orderCancel.ts';
import { orderTimesOf } from '../../../api/orders/order/orderDuty.ts';
import { isMovementOf, movementsFor, type OrderPosting } from '../../../api/orders/order/orderMovements.ts';
import { statusOf, statusTextOf, stepOf } from '../../../api/orders/order/orderStatus.ts';
import { hashTraits, isSamePerson } from '../../../api/orders/order/selfTrade.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

describe('T-22 two users are one person', () => {
  const person = (steamIds: string[], paymentHashes: string[]) => ({ steamIds, paymentHashes });

  test('by one Steam account, or one account of the payment app, among many', () => {
    const one = person(['s1', 's2'], ['p1', 'p2']);
    expect(isSamePerson(one, person(['s3', 's2'], []))).toBe(true);
    expect(isSamePerson(one, person([], ['p3', 'p2']))).toBe(true);
    expect(isSamePerson(one, person(['s2'], ['p2']))).toBe(true);
  });

  test('by nothing else: who is known by nothing is nobody’s double', () => {
    expect(isSamePerson(person(['s1'], ['p1']), person(['s2'], ['p2']))).toBe(false);
    expect(isSamePerson(person(['x'], ['y']), person(['y'], ['x']))).toBe(false);
    expect(isSamePerson(person([], []), person([], []))).toBe(false);
  });
});

describe('T-22 what a person is known by', () => {
  const person = { steamIds: ['s1'], accountHashes: ['p1'] };

  test('the phone number counts as an account of the payment app, without the prefix of the country', () => {
    const { steamIds, paymentHashes } = hashTraits({ ...person, phone: '+8613800000000' }, 'key');
    expect(steamIds).toEqual(['s1']);
    expect(paymentHashes).toEqual(['p1', hashWithKey('key', 'paymentAccount', '13800000000')]);
  });

  test('a number of another country counts as it is', () => {
    const { paymentHashes } = hashTraits({ ...person, phone: '+44+8620000000' }, 'key');
    expect(paymentHashes).toEqual(['p1', hashWithKey('key', 'paymentAccount', '+44+8620000000')]);
  });
});

describe('O-04 what a side may know', () => {
  test('the buyer is who bought, and no visitor is', () => {
    expect(isBuyer({ buyerId: 'b' }, { viewer: { userId: 'b' } })).toBe(true);
    expect(isBuyer({ buyerId: 'b' }, { viewer: { userId: 's' } })).toBe(false);
    expect(isBuyer({ buyerId: 'b' }, { viewer: null })).toBe(false);
  });

  const posting = (movement: string, kind: string, ownerId: string, amountCents: bigint) =>
    ({ movement, kind, ownerId, amountCents }) as OrderPosting;

  test('where the buyer’s money came from is the buyer’s business, what the platform takes the seller’s', () => {
    const order = { buyerId: 'b' };
    const paid = [posting('payment', 'clearing', 'p', -100n), posting('payment', 'deposit', 'b', 100n)];
    expect(movementsFor(paid, order, 'b')).toEqual([
      { account: 'paymentApp', amountCents: -100n },
      { account: 'deposit', amountCents: 100n },
    ]);
    expect(movementsFor(paid, order, 's')).toEqual([]);
    const released = [
      posting('release', 'settling', 's', -97n),
      posting('release', 'proceeds', 's', 96n),
      posting('release', 'fee', 'p', 1n),
    ];
    expect(movementsFor(released, order, 's')).toEqual([
      { account: 'settling', amountCents: -97n },
      { account: 'fee', amountCents: 1n },
      { account: 'proceeds', amountCents: 96n },
    ]);
    expect(movementsFor(released, order, 'b')).toEqual([]);
  });

  test('money on its way out has no name on an order, not even its owner’s', () => {
    const order = { buyerId: 'b' };
    const legs = [posting('x', 'withdrawing', 'b', 2n), posting('x', 'withdrawing', 's', 1n)];
    expect(movementsFor(legs, order, 'b')).toEqual([
      { account: 'seller', amountCents: 1n },
      { account: 'buyer', amountCents: 2n },
    ]);
  });

  test('a payment comes with the hold that takes it on, everything else with its own edge', () => {
    const movements = ['payment', 'hold', 'settle', 'refund'];
    expect(movements.filter((movement) => isMovementOf(movement, 'hold'))).toEqual(['payment', 'hold']);
    expect(movements.filter((movement) => isMovementOf(movement, 'settle'))).toEqual(['settle']);
    const ends = ['release', 'releaseToDeposit', 'reverse'];
    expect(ends.filter((movement) => isMovementOf(movement, 'release'))).toEqual(ends.slice(0, 2));
    expect(ends.filter((movement) => isMovementOf(movement, 'reverse'))).toEqual(['reverse']);
  });
});

describe('the movements of money that each side of an order sees', () => {
  const hold: OrderPosting[] = [
    { movement: 'hold', kind: 'deposit', ownerId: 'b', amountCents: -70n },
    { movement: 'hold', kind: 'proceeds', ownerId: 'b', amountCents: -30n },
    { movement: 'hold', kind: 'escrow', ownerId: 'o', amountCents: 100n },
  ];
  const settle: OrderPosting[] = [
    { movement: 'settle', kind: 'escrow', ownerId: 'o', amountCents: -100n },
    { movement: 'settle', kind: 'settling', ownerId: 's', amountCents: 97n },
    { movement: 'settle', kind: 'fee', ownerId: 'p', amountCents: 3n },
  ];

  test('O-04 a side sees its own accounts by name, and the other side’s only as “buyer” or “seller”', () => {
    const order = { buyerId: 'b' };
    expect(movementsFor(hold, order, 'b')).toEqual([
      { account: 'deposit', amountCents: -70n },
      { account: 'proceeds', amountCents: -30n },
      { account: 'escrow', amountCents: 100n },
    ]);
    expect(movementsFor(hold, order, 's')).toEqual([
      { account: 'buyer', amountCents: -100n },
      { account: 'escrow', amountCents: 100n },
    ]);
    expect(movementsFor(settle, order, 'b')).toEqual([
      { account: 'escrow', amountCents: -100n },
      { account: 'seller', amountCents: 100n },
    ]);
    expect(movementsFor(settle, order, 's')).toEqual([
      { account: 'escrow', amountCents: -100n },
      { account: 'fee', amountCents: 3n },
      { account: 'settling', amountCents: 97n },
    ]);
  });
});

describe('O-01 O-02 what an order is called', () => {
  test('by its phase, its failure, or the cancel that is being verified', () => {
    for (const phase of PHASES.filter((each) => each !== 'failed' && each !== 'verifying'))
      expect(statusTextOf({ phase, reason: 'buyerCancelled' })).toBe(phase);
    for (const reason of ORDER_REASONS) expect(statusTextOf({ phase: 'failed', reason })).toBe(reason);
    expect(statusTextOf({ phase: 'failed', reason: null })).toBe('systemCancelled');
    const verified = ORDER_REASONS.map((reason) => statusTextOf({ phase: 'verifying', reason }));
    expect(Object.fromEntries(ORDER_REASONS.map((reason, index) => [reason, verified[index]]))).toEqual({
      paymentTimeout: 'verifying',
      sellerShipmentTimeout: 'systemCancelVerifying',
      sellerRevoked: 'verifying',
      sellerCancelled: 'sellerCancelVerifying',
      buyerCancelled: 'buyerCancelVerifying',
      buyerCounterOffer: 'verifying',
      buyerReceiveTimeout: 'systemCancelVerifying',
      buyerDeclined: 'verifying',
      itemGone: 'verifying',
      wrongDelivery: 'verifying',
      reversed: 'verifying',
      systemCancelled: 'systemCancelVerifying',
    });
    for (const text of [...verified, ...ORDER_REASONS, ...PHASES.filter((phase) => phase !== 'failed')])
      expect(STATUS_WORDS[text], text).toEqual({
        zh: expect.stringMatching(/./),
        en: expect.stringMatching(/./),
      });
    expect(UNKNOWN_STATUS).toEqual({ zh: '获取失败', en: 'Could not be read' });
  });

  test('the phase that a verification came from counts while it lasts, and not after it', () => {
    expect(statusOf({ phase: 'verifying', verifyingFrom: null }).code).toBe(21);
    expect(statusOf({ phase: 'protected', verifyingFrom: 'awaitingAccept' }).code).toBe(51);
  });

  test('O-03 a failed order stays at the step where it broke', () => {
    const broke = (lastPhase: OrderPhase | null, verifyingFrom: OrderPhase | null = null) =>
      stepOf({ phase: 'failed', verifyingFrom, reason: null }, lastPhase);
    expect(broke('awaitingPayment')).toBe('payment');
    expect(broke('creating', 'awaitingAccept')).toBe('order');
    expect(broke('verifying', 'awaitingAccept')).toBe('receipt');
    expect(broke('verifying')).toBe('shipment');
    expect(broke('failed')).toBe('shipment');
    expect(broke(null)).toBe('shipment');
    expect(stepOf({ phase: 'completed', verifyingFrom: null, reason: null }, 'awaitingPayment')).toBe(
      'receipt',
    );
  });
});

test('a side’s cancel is one while it is verified and once it is done, never before', () => {
  const createdAt = new Date(0);
  const cancelled = PHASES.filter((phase) =>
    hasCancelled({ phase, reason: 'sellerCancelled', createdAt }, 'seller'),
  );
  expect(cancelled).toEqual(['verifying', 'failed']);
  expect(hasCancelled({ phase: 'verifying', reason: 'buyerCancelled', createdAt }, 'seller')).toBe(false);
});

test('the clocks of orders are the configured ones', () => {
  const config = {
    ORDER_PAYMENT_MS: 1,
    ORDER_SELLER_OFFER_MS: 2,
    ORDER_ROBOT_OFFER_MS: 3,
    ORDER_BUYER_CANCEL_AFTER_MS: 4,
    ORDER_BUYER_ACCEPT_MS: 5,
    ORDER_VERIFY_MS: 6,
  } as Config;
  expect(orderTimesOf(config)).toEqual({
    paymentMs: 1,
    sellerOfferMs: 2,
    robotOfferMs: 3,
    buyerCancelAfterMs: 4,
    buyerAcceptMs: 5,
    verifyMs: 6,
  });
});
