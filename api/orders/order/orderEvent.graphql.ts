import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ORDER_FACTS } from './displayTerms.ts';
import { findEdge, type OrderPhase, type OrderReason } from './order.ts';
import {
  describedValues,
  OrderDutyEnum,
  OrderPhaseEnum,
  OrderStatusTextEnum,
  OrderToneEnum,
} from './orderEnums.graphql.ts';
import { factOf } from './orderHistoryDisplay.ts';
import { isMovementOf, movementsFor, type OrderMovement } from './orderMovements.ts';
import { isBuyer } from './orderSide.ts';
import { statusTextOf } from './orderStatus.ts';

const Evidence = builder.objectRef<{ name: string; value: string }>('OrderEvidence').implement({
  authScopes: { signedIn: true },
  description: 'A proof of an event: an id of Steam, an amount.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Such as steamOfferId, steamTradeId, depositCents.' }),
    value: t.exposeString('value', { description: 'As text.' }),
  }),
});

/** Evidence that is nobody's business but the buyer's. */
const BUYERS_EVIDENCE = ['depositCents', 'proceedsCents', 'paymentNumber'];

const MovementAccountEnum = builder.enumType('OrderMovementAccount', {
  description: "An account that an order's money moves by, as the reader knows it.",
  values: {
    PAYMENT_APP: { value: 'paymentApp', description: 'The payment app, to the buyer who paid there.' },
    DEPOSIT: { value: 'deposit', description: "The reader's deposit: spendable only." },
    PROCEEDS: { value: 'proceeds', description: "The reader's proceeds: withdrawable." },
    SETTLING: { value: 'settling', description: "The reader's money that is not mature yet." },
    ESCROW: { value: 'escrow', description: 'Held by the platform for this order.' },
    FEE: { value: 'fee', description: "The platform's fee, told to the seller." },
    BUYER: { value: 'buyer', description: 'The buyer, to the seller.' },
    SELLER: { value: 'seller', description: 'The seller, to the buyer.' },
  } as const,
});

const Movement = builder.objectRef<OrderMovement>('OrderMovement').implement({
  authScopes: { signedIn: true },
  description:
    'Money that an event moved into an account or out of one. The movements of an event sum to zero.',
  fields: (t) => ({
    account: t.expose('account', { type: MovementAccountEnum, description: 'Which account.' }),
    amountCents: t.expose('amountCents', { type: 'Cents', description: 'In fen; negative: out of it.' }),
  }),
});

const OrderFactEnum = builder.enumType('OrderFact', {
  description: "What happened in an event of an order's history.",
  values: describedValues(ORDER_FACTS),
});

const factOfRow = ({ cause, toPhase }: { cause: string; toPhase: string }) =>
  factOf({ cause, toPhase: toPhase as OrderPhase });

builder.prismaObject('OrderEvent', {
  authScopes: { signedIn: true },
  description: "One line of an order's history, never changed.",
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'Rises by one from 1.' }),
    phase: t.field({
      type: OrderPhaseEnum,
      description: 'The phase that it led to.',
      resolve: (event) => event.toPhase as OrderPhase,
    }),
    statusText: t.field({
      type: OrderStatusTextEnum,
      description: 'What people read for it.',
      resolve: (event) =>
        statusTextOf({ phase: event.toPhase as OrderPhase, reason: event.reason as OrderReason | null }),
    }),
    fact: t.field({
      type: OrderFactEnum,
      description: 'What happened. A client that has no words for it shows `statusText`.',
      resolve: (event) => factOfRow(event).fact,
    }),
    tone: t.field({
      type: OrderToneEnum,
      description: 'The colour of what happened.',
      resolve: (event) => factOfRow(event).tone,
    }),
    actor: t.field({
      type: OrderDutyEnum,
      description: 'Who set it in motion.',
      resolve: (event) => event.actor as 'buyer',
    }),
    cause: t.exposeString('cause', {
      description:
        "By what: ordered, paymentAppChosen, paid, settled; a fact of Steam's (offer:2, trade:3); deadline, buyerCancel, sellerCancel, operatorCancel, offerAbsent, " +
        'offerUnconfirmed (the seller never confirmed it), offerDiffers, sendRefused, sendDoubtful, verifyTimeout. Without a change of phase: paused and resumed while Steam is down, ' +
        'tradeLinkRefused, tradeLinkReplaced, cancelAsked, buyerBanned (Steam lets the buyer not trade), reversedLate, offerPassedOver (the seller sent what was not ordered), ' +
        'wrongItemTaken (the buyer accepted it), pricedDeliveryTaken (the buyer accepted the ordered item and gave something for it), wrongOfferOver (it was taken back or ended), faultFound (Steam shows who reversed).',
    }),
    evidence: t.field({
      type: [Evidence],
      description: 'Its proofs. From which accounts the buyer paid is told to the buyer alone.',
      select: { evidence: true, order: { select: { buyerId: true } } },
      resolve: (event, _args, context) => {
        const isPrivate = (name: string): boolean =>
          BUYERS_EVIDENCE.includes(name) && !isBuyer(event.order, context);
        const proofs = Object.entries(event.evidence as Record<string, string>);
        return proofs.filter(([name]) => !isPrivate(name)).map(([name, value]) => ({ name, value }));
      },
    }),
    movements: t.field({
      type: [Movement],
      description: 'The money that it moved, from the ledger. Empty where it moved none.',
      select: {
        fromPhase: true,
        toPhase: true,
        reason: true,
        orderId: true,
        order: { select: { buyerId: true } },
      },
      resolve: async (event, _args, { loaders, viewer }) => {
        const [from, to] = [event.fromPhase, event.toPhase] as [OrderPhase | null, OrderPhase];
        const edge = from && findEdge(from, to, (event.reason as OrderReason | null) ?? undefined);
        if (!edge?.effect) return [];
        const postings = await loaders.orderPostings.load(event.orderId);
        const { effect } = edge;
        const moved = postings.filter(({ movement }) => isMovementOf(movement, effect));
        return movementsFor(moved, event.order, requireViewer(viewer).userId);
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});
