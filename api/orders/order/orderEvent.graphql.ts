import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { describedValues } from '../../http/graphql/enumValues.ts';
import { EVENT_CAUSES, ORDER_FACTS } from './displayTerms.ts';

import { findEdge, isBuyer } from './order.ts';
import { OrderDutyEnum, OrderPhaseEnum, OrderStatusTextEnum, OrderToneEnum } from './orderEnums.graphql.ts';
import type { OrderEventRow } from './orderHistory.store.ts';
import { causeOf, factOf } from './orderHistoryDisplay.ts';
import { isMovementOf, movementsFor, type OrderMovement } from './orderMovements.ts';
import { statusTextOf } from './orderStatus.ts';

const Evidence = builder.objectRef<{ name: string; value: string }>('OrderEvidence').implement({
  authScopes: { signedIn: true },
  description: 'A named value that documents an event, such as a Steam id or an amount.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the value, such as steamOfferId, steamTradeId or depositCents.',
    }),
    value: t.exposeString('value', { description: 'The value as text, amounts in fen.' }),
  }),
});

/** Names of the evidence that only the buyer can read. */
const BUYERS_EVIDENCE = ['depositCents', 'proceedsCents', 'paymentNumber'];

const MovementAccountEnum = builder.enumType('OrderMovementAccount', {
  description: "Account that the money of an order moves into or out of, from the viewer's point of view.",
  values: {
    PAYMENT_APP: { value: 'paymentApp', description: 'The payment app. Shown to the buyer who paid there.' },
    DEPOSIT: { value: 'deposit', description: "The viewer's deposit, which can be spent and not withdrawn." },
    PROCEEDS: { value: 'proceeds', description: "The viewer's proceeds, which can be withdrawn." },
    SETTLING: { value: 'settling', description: "The viewer's proceeds that are not withdrawable yet." },
    ESCROW: { value: 'escrow', description: 'Money that the platform holds for this order.' },
    FEE: { value: 'fee', description: 'The fee of the platform. Shown to the seller.' },
    BUYER: { value: 'buyer', description: 'The accounts of the buyer, as the seller sees them.' },
    SELLER: { value: 'seller', description: 'The accounts of the seller, as the buyer sees them.' },
  } as const,
});

const Movement = builder.objectRef<OrderMovement>('OrderMovement').implement({
  authScopes: { signedIn: true },
  description:
    'Amount that an event moved into or out of one account. The movements of an event sum to zero.',
  fields: (t) => ({
    account: t.expose('account', {
      type: MovementAccountEnum,
      description: 'The account whose balance changed.',
    }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      description: 'Change of the balance in fen; negative where money left the account.',
    }),
  }),
});

const OrderFactEnum = builder.enumType('OrderFact', {
  description: 'Kind of an event in the history of an order.',
  values: describedValues(ORDER_FACTS),
});

const OrderEventCauseEnum = builder.enumType('OrderEventCause', {
  description: 'Cause of an event in the history of an order.',
  values: describedValues(EVENT_CAUSES),
});

/** The GraphQL type of an event. */
export const OrderEventRef = builder.objectRef<OrderEventRow>('OrderEvent').implement({
  authScopes: { signedIn: true },
  description: 'One entry in the history of an order. It never changes.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', {
      description: 'Position of the event in the history, counted from 1 without gaps.',
    }),
    phase: t.field({
      type: OrderPhaseEnum,
      description: 'Phase of the order after the event.',
      resolve: (event) => event.toPhase,
    }),
    statusText: t.field({
      type: OrderStatusTextEnum,
      description: 'Status of the order after the event.',
      resolve: ({ toPhase: phase, reason }) => statusTextOf({ phase, reason }),
    }),
    fact: t.field({
      type: OrderFactEnum,
      description: 'Kind of the event. A client without a text for it shows `statusText`.',
      resolve: (event) => factOf(event).fact,
    }),
    tone: t.field({
      type: OrderToneEnum,
      description: 'Meaning of the event, which clients show as a colour.',
      resolve: (event) => factOf(event).tone,
    }),
    actor: t.field({
      type: OrderDutyEnum,
      description: 'The party that caused the event.',
      resolve: (event) => event.actor,
    }),
    cause: t.field({
      type: OrderEventCauseEnum,
      description: 'What made the event happen.',
      resolve: (event) => causeOf(event.cause),
    }),
    evidence: t.field({
      type: [Evidence],
      description: 'Values that document the event. Only the buyer sees the accounts that paid.',
      resolve: async ({ orderId, evidence }, _args, context) => {
        const { buyerId } = await context.loaders.orderHistory.load(orderId);
        const isPrivate = (name: string): boolean =>
          BUYERS_EVIDENCE.includes(name) && !isBuyer({ buyerId }, context);
        const proofs = Object.entries(evidence);
        return proofs.filter(([name]) => !isPrivate(name)).map(([name, value]) => ({ name, value }));
      },
    }),
    movements: t.field({
      type: [Movement],
      description: 'Movements of money by the event, from the ledger. Empty where it moved no money.',
      resolve: async ({ orderId, fromPhase, toPhase, reason }, _args, { loaders, viewer }) => {
        const effect = fromPhase && findEdge(fromPhase, toPhase, reason ?? undefined)?.effect;
        if (!effect) return [];
        const { postings, buyerId } = await loaders.orderHistory.load(orderId);
        const moved = postings.filter(({ movement }) => isMovementOf(movement, effect));
        return movementsFor(moved, { buyerId }, requireViewer(viewer).userId);
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event happened.' }),
  }),
});
