import { describe, expect, test } from 'vitest';
import {
  findEdge,
  ORDER_EDGES,
  ORDER_EVENT_CAUSES,
  ORDER_PHASES,
  ORDER_REASONS,
  type OrderPhase,
  pathTo,
} from '../../../api/orders/order/order.ts';

const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

describe('O-06 the table of transitions, edge by edge', () => {
  test('every move of every phase, with what it does to the money', () => {
    const moves = Object.fromEntries(
      PHASES.map((phase) => [
        phase,
        ORDER_EDGES.filter(({ from }) => from === phase)
          .map(({ to, reason, effect }) => `${reason ?? to}${effect ? `: ${effect}` : ''}`)
          .join(', '),
      ]),
    );
    expect(moves).toMatchInlineSnapshot(`
      {
        "awaitingAccept": "awaitingOffer, onHold, protected: settle, verifying, buyerDeclined: refund, buyerReceiveTimeout: refund, buyerCounterOffer: refund, sellerRevoked: refund",
        "awaitingOffer": "delivering, awaitingAccept, onHold, verifying, sellerShipmentTimeout: refund, sellerCancelled: refund, buyerCancelled: refund, itemGone: refund, wrongDelivery: refund, systemCancelled: refund",
        "awaitingPayment": "awaitingOffer: hold, buyerCancelled, paymentTimeout",
        "completed": "",
        "creating": "awaitingPayment, awaitingOffer: hold, systemCancelled",
        "delivering": "awaitingOffer, awaitingAccept, onHold, verifying, sellerShipmentTimeout: refund, sellerRevoked: refund",
        "failed": "",
        "onHold": "protected: settle, verifying, buyerCancelled: refund, sellerRevoked: refund, systemCancelled: refund",
        "protected": "completed: release, reversed: reverse",
        "verifying": "awaitingOffer, delivering, awaitingAccept, onHold, protected: settle, sellerShipmentTimeout: refund, sellerRevoked: refund, sellerCancelled: refund, buyerCancelled: refund, buyerCounterOffer: refund, buyerReceiveTimeout: refund, buyerDeclined: refund, itemGone: refund, wrongDelivery: refund, systemCancelled: refund",
      }
    `);
  });

  test('O-03 every phase has its step; what waits for Steam or for a side is pending; two are final', () => {
    const phases = Object.fromEntries(
      PHASES.map((phase) => {
        const { step, isPending, isFinal } = ORDER_PHASES[phase];
        return [phase, [step, isPending && 'pending', isFinal && 'final'].filter(Boolean).join(' ')];
      }),
    );
    expect(phases).toMatchInlineSnapshot(`
      {
        "awaitingAccept": "receipt pending",
        "awaitingOffer": "shipment pending",
        "awaitingPayment": "payment",
        "completed": "receipt final",
        "creating": "order",
        "delivering": "shipment pending",
        "failed": "shipment final",
        "onHold": "receipt pending",
        "protected": "receipt",
        "verifying": "shipment pending",
      }
    `);
  });

  test('the reasons and the notes have names that never change: rows of years hold them', () => {
    expect(ORDER_REASONS.join(' ')).toMatchInlineSnapshot(
      `"paymentTimeout sellerShipmentTimeout sellerRevoked sellerCancelled buyerCancelled buyerCounterOffer buyerReceiveTimeout buyerDeclined itemGone wrongDelivery reversed systemCancelled"`,
    );
    expect(ORDER_EVENT_CAUSES.join(' ')).toMatchInlineSnapshot(
      `"paused resumed tradeLinkRefused tradeLinkReplaced offerPassedOver wrongItemTaken pricedDeliveryTaken extraItemsTaken otherItemElsewhere offerUntagged wrongOfferOver cancelAsked buyerBanned reversedLate faultFound"`,
    );
  });

  test('an edge is found by its ends, a failure by its reason too', () => {
    expect(findEdge('awaitingAccept', 'protected')?.effect).toBe('settle');
    expect(findEdge('awaitingAccept', 'protected', 'reversed')?.effect).toBe('settle');
    expect(findEdge('awaitingAccept', 'completed')).toBeNull();
    expect(findEdge('protected', 'failed')).toBeNull();
    expect(findEdge('protected', 'failed', 'buyerDeclined')).toBeNull();
    expect(findEdge('protected', 'failed', 'reversed')?.effect).toBe('reverse');
  });
});

describe('O-06 the way from each phase to each other', () => {
  test('by the fewest edges, through what must have happened in between', () => {
    const way = (from: OrderPhase, to: OrderPhase): string => {
      const path = pathTo(from, { to });
      if (path === null) return `${to}!`;
      return path.length === 0 ? '' : path.map((edge) => edge.to).join('>');
    };
    const ways = Object.fromEntries(
      PHASES.map((from) => [
        from,
        PHASES.filter((to) => to !== 'failed')
          .map((to) => way(from, to))
          .filter(Boolean)
          .join(' '),
      ]),
    );
    expect(ways).toMatchInlineSnapshot(`
      {
        "awaitingAccept": "onHold verifying protected protected>completed",
        "awaitingOffer": "delivering awaitingAccept onHold verifying awaitingAccept>protected awaitingAccept>protected>completed",
        "awaitingPayment": "awaitingOffer delivering! awaitingAccept! onHold! verifying! protected! completed!",
        "completed": "verifying!",
        "creating": "awaitingPayment awaitingOffer delivering! awaitingAccept! onHold! verifying! protected! completed!",
        "delivering": "awaitingAccept onHold verifying awaitingAccept>protected awaitingAccept>protected>completed",
        "failed": "creating! awaitingPayment! awaitingOffer! delivering! awaitingAccept! onHold! verifying! protected! completed!",
        "onHold": "verifying protected protected>completed",
        "protected": "verifying! completed",
        "verifying": "creating! awaitingPayment! awaitingOffer delivering awaitingAccept onHold protected protected>completed",
      }
    `);
  });

  test('to a failure too, and to none whose reason has no edge there', () => {
    const ways = Object.fromEntries(
      PHASES.map((from) => [
        from,
        ORDER_REASONS.map((reason) => {
          const path = pathTo(from, { to: 'failed', reason });
          return path
            ? `${reason}${path.length > 1 ? ` by ${path.map((edge) => edge.from).slice(1)}` : ''}`
            : '';
        })
          .filter(Boolean)
          .join(', '),
      ]),
    );
    expect(ways).toMatchInlineSnapshot(`
      {
        "awaitingAccept": "sellerShipmentTimeout by verifying, sellerRevoked, sellerCancelled by verifying, buyerCancelled by verifying, buyerCounterOffer, buyerReceiveTimeout, buyerDeclined, itemGone by verifying, wrongDelivery by verifying, reversed by protected, systemCancelled by verifying",
        "awaitingOffer": "sellerShipmentTimeout, sellerRevoked by delivering, sellerCancelled, buyerCancelled, buyerCounterOffer by awaitingAccept, buyerReceiveTimeout by awaitingAccept, buyerDeclined by awaitingAccept, itemGone, wrongDelivery, reversed by awaitingAccept,protected, systemCancelled",
        "awaitingPayment": "paymentTimeout, buyerCancelled",
        "completed": "",
        "creating": "systemCancelled",
        "delivering": "sellerShipmentTimeout, sellerRevoked, sellerCancelled by verifying, buyerCancelled by verifying, buyerCounterOffer by awaitingAccept, buyerReceiveTimeout by awaitingAccept, buyerDeclined by awaitingAccept, itemGone by verifying, wrongDelivery by verifying, reversed by awaitingAccept,protected, systemCancelled by verifying",
        "failed": "paymentTimeout, sellerShipmentTimeout, sellerRevoked, sellerCancelled, buyerCancelled, buyerCounterOffer, buyerReceiveTimeout, buyerDeclined, itemGone, wrongDelivery, reversed, systemCancelled",
        "onHold": "sellerShipmentTimeout by verifying, sellerRevoked, sellerCancelled by verifying, buyerCancelled, buyerCounterOffer by verifying, buyerReceiveTimeout by verifying, buyerDeclined by verifying, itemGone by verifying, wrongDelivery by verifying, reversed by protected, systemCancelled",
        "protected": "reversed",
        "verifying": "sellerShipmentTimeout, sellerRevoked, sellerCancelled, buyerCancelled, buyerCounterOffer, buyerReceiveTimeout, buyerDeclined, itemGone, wrongDelivery, reversed by protected, systemCancelled",
      }
    `);
  });
});
