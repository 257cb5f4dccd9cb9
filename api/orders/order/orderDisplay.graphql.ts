import { builder } from '../../http/graphql/builder.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { OrderNode } from './order.graphql.ts';
import { type DeliveryIssue, isBuyer, type OrderPhase, type OrderReason } from './order.ts';
import { waitsForOffersEnd } from './orderCancel.ts';
import {
  actionsOf,
  clockOf,
  type DisplayedMoney,
  displayOf,
  headlineOf,
  stepsOf,
  taskOf,
  toneOf,
} from './orderDisplay.ts';
import {
  ActionEnum,
  AmountRef,
  CancelRef,
  ClockKindEnum,
  HeadlineRef,
  HoldNoticeEnum,
  MoneyRef,
  RouteEnum,
  StepRef,
  TaskEnum,
  WrongDeliveryRef,
} from './orderDisplayTypes.graphql.ts';
import { OrderStatusTextEnum, OrderStepEnum, OrderToneEnum } from './orderEnums.graphql.ts';
import { holdNoticeOf, wrongDeliveryOf } from './orderHistoryDisplay.ts';
import { amountOf, cancelOf, moneyOf } from './orderMoneyDisplay.ts';
import { statusTextOf, stepOf } from './orderStatus.ts';

/** An order from the side of its viewer. */
interface OrderView extends DisplayedMoney {
  id: string;
  createdAt: Date;
  reason: OrderReason | null;
  verifyingFrom: OrderPhase | null;
  /** The price for the buyer, the price less the fee for the seller, in fen. */
  amountCents: bigint;
  isPaidByApp: boolean;
  isOfferLeftOpen: boolean;
}

async function readView(
  order: (typeof OrderNode)['$inferType'],
  context: GraphqlContext,
): Promise<OrderView> {
  const { id, createdAt, isAutomatic, deadlineAt, pausedAt, settlesAt, holdEndsAt, priceCents } = order;
  const side = isBuyer(order, context) ? 'buyer' : 'seller';
  const phase = order.phase as OrderPhase;
  const reason = order.reason as OrderReason | null;
  const verifyingFrom = order.verifyingFrom as OrderPhase | null;
  const { orderParts, phaseBefore } = context.loaders;
  const { offer, payment, review } = await orderParts.load(id);
  const offerState = offer?.state ?? null;
  return {
    id,
    side,
    phase,
    reason,
    createdAt,
    isAutomatic,
    deadlineAt,
    pausedAt,
    settlesAt,
    holdEndsAt,
    verifyingFrom,
    deliveryIssue: order.deliveryIssue as DeliveryIssue | null,
    // Only a failed order's step depends on where it came from.
    step: stepOf({ phase, reason, verifyingFrom }, phase === 'failed' ? await phaseBefore.load(id) : null),
    amountCents: side === 'buyer' ? priceCents : priceCents - order.feeCents,
    isPaidByApp: payment !== null,
    isOfferLeftOpen: waitsForOffersEnd({ phase, reason, isAutomatic, offerState }),
    // Payment and review, of which each side knows its own.
    payment: side === 'buyer' ? payment : null,
    review: side === 'seller' ? review : null,
  };
}

async function eventsOf({ id }: OrderView, { loaders }: GraphqlContext) {
  return (await loaders.orderHistory.load(id)).events;
}

const ClockRef = builder
  .objectRef<{ view: OrderView; clock: NonNullable<ReturnType<typeof clockOf>> }>('OrderClock')
  .implement({
    authScopes: { signedIn: true },
    description: 'The clock of an order that is shown to people.',
    fields: (t) => ({
      kind: t.field({
        type: ClockKindEnum,
        description: 'What the end of the clock means.',
        resolve: ({ clock }) => clock.kind,
      }),
      from: t.field({
        type: 'DateTime',
        description: 'When the clock began: at the last event of the order.',
        resolve: async ({ view }, _args, context) =>
          (await eventsOf(view, context)).at(-1)?.createdAt ?? view.createdAt,
      }),
      until: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the clock ends. Null if that is unknown.',
        resolve: ({ clock }) => clock.until,
      }),
      pausedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Since when the clock is paused because Steam is down. Null while it runs.',
        resolve: ({ clock }) => clock.pausedAt,
      }),
    }),
  });

/** How an order looks to its reader, decided by the table in `orderDisplay.ts`. */
const DisplayRef = builder.objectRef<OrderView>('OrderDisplay').implement({
  authScopes: { signedIn: true },
  description:
    'How an order is shown to the viewer. A client maps each enum to words, icons and colours. Programs read `Order.phase` instead.',
  fields: (t) => ({
    tone: t.field({
      type: OrderToneEnum,
      description: 'Meaning of the current phase, shown as a colour.',
      resolve: (view) => toneOf(view),
    }),
    statusText: t.field({
      type: OrderStatusTextEnum,
      description: 'The status in a few words: the phase, or why the order failed or is being verified.',
      resolve: (view) => statusTextOf(view),
    }),
    step: t.field({
      type: OrderStepEnum,
      description: 'The step that the order has reached, or at which it failed.',
      resolve: ({ step }) => step,
    }),
    headline: t.field({
      type: HeadlineRef,
      description: 'Who must act next, or the result of the order.',
      resolve: (view) => headlineOf(view),
    }),
    task: t.field({
      type: TaskEnum,
      nullable: true,
      description: 'What the viewer must do. Null where the viewer need do nothing, or can do nothing now.',
      resolve: (view) => taskOf(view),
    }),
    clock: t.field({
      type: ClockRef,
      nullable: true,
      description: 'The clock that is shown. Null if none runs.',
      resolve: (view) => {
        const clock = clockOf(view);
        return clock && { view, clock };
      },
    }),
    money: t.field({
      type: MoneyRef,
      description: 'Where the money of the order is, and the time that belongs to it.',
      resolve: (view) => moneyOf(view),
    }),
    amount: t.field({
      type: AmountRef,
      description: 'The income or spending of the viewer.',
      resolve: (view) => amountOf(view, view.amountCents),
    }),
    route: t.field({
      type: RouteEnum,
      nullable: true,
      description: 'The steps that still lie ahead. Null once the order has ended.',
      resolve: ({ phase }) => displayOf(phase).route,
    }),
  }),
});

builder.objectFields(DisplayRef, (t) => ({
  steps: t.field({
    type: [StepRef],
    description: 'The four steps, in their order.',
    resolve: async (view, _args, context) => stepsOf(view, await eventsOf(view, context)),
  }),
  actions: t.field({
    type: [ActionEnum],
    description: 'What the viewer can do, the most important first.',
    resolve: (view, _args, context) => actionsOf(view, cancelFor(view, context) !== null),
  }),
  cancel: t.field({
    type: CancelRef,
    nullable: true,
    description: 'How the viewer can cancel the order, now or later. Null if that is impossible.',
    resolve: (view, _args, context) => cancelFor(view, context),
  }),
  hold: t.field({
    type: HoldNoticeEnum,
    nullable: true,
    description:
      'Who causes, or cancelled, the trade that Steam holds. Null where there is none, or Steam does not say.',
    resolve: async (view, _args, context) => holdNoticeOf(view, await eventsOf(view, context)),
  }),
  wrongDelivery: t.field({
    type: WrongDeliveryRef,
    nullable: true,
    description: 'What is wrong with a delivery by hand. Null where nothing is, and where it is over.',
    resolve: async (view, _args, context) => {
      const wrong = wrongDeliveryOf(view, await eventsOf(view, context));
      return wrong && { ...wrong, dueAt: view.deadlineAt };
    },
  }),
}));

function cancelFor(view: OrderView, { platform }: GraphqlContext) {
  const { ORDER_BUYER_CANCEL_AFTER_MS: buyerCancelAfterMs } = platform.config;
  return cancelOf(view, { isPaidByApp: view.isPaidByApp, buyerCancelAfterMs });
}

builder.prismaObjectField(OrderNode, 'display', (t) =>
  t.field({
    type: DisplayRef,
    description: 'The state of the order as it is shown to the viewer.',
    resolve: (order, _args, context) => readView(order, context),
  }),
);
