import { builder } from '../../http/graphql/builder.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { assert } from '../../kernel/assert.ts';
import { OrderNode } from './order.graphql.ts';
import { type DeliveryIssue, isBuyer, type OrderPhase, type OrderReason } from './order.ts';
import { waitsForOffersEnd } from './orderCancel.ts';
import {
  actionsOf,
  clockOf,
  type DisplayedMoney,
  type DisplayedOrder,
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

/** The columns of an order that decide how it looks. */
interface OrderColumns {
  id: string;
  buyerId: string;
  phase: string;
  verifyingFrom: string | null;
  reason: string | null;
  isAutomatic: boolean;
  deliveryIssue: string | null;
  createdAt: Date;
  deadlineAt: Date | null;
  pausedAt: Date | null;
  settlesAt: Date | null;
  holdEndsAt: Date | null;
}

/** An order from the side of its reader. */
function displayedOf(order: OrderColumns, context: GraphqlContext) {
  const phase = order.phase as OrderPhase;
  const displayed: DisplayedOrder = {
    side: isBuyer(order, context) ? 'buyer' : 'seller',
    phase,
    isAutomatic: order.isAutomatic,
    deliveryIssue: order.deliveryIssue as DeliveryIssue | null,
    deadlineAt: order.deadlineAt,
    pausedAt: order.pausedAt,
    settlesAt: order.settlesAt,
    holdEndsAt: order.holdEndsAt,
  };
  return { ...displayed, reason: order.reason as OrderReason | null, createdAt: order.createdAt };
}

/** The offer's part in how an order looks. */
const OFFER = { tradeOffer: { select: { state: true } } } as const;

function isOfferLeftOpen(order: OrderColumns & { tradeOffer: { state: number | null } | null }): boolean {
  return waitsForOffersEnd({
    phase: order.phase as OrderPhase,
    reason: order.reason as OrderReason | null,
    isAutomatic: order.isAutomatic,
    offerState: order.tradeOffer?.state ?? null,
  });
}

/** Payment and review, of which each side knows its own. */
const MONEY = {
  payment: { select: { status: true, endedAt: true } },
  proceedsReview: { select: { state: true, lookBy: true } },
} as const;

interface MoneyRows {
  payment: { status: string; endedAt: Date | null } | null;
  proceedsReview: { state: string; lookBy: Date } | null;
}

async function displayedMoneyOf(
  order: OrderColumns & MoneyRows,
  context: GraphqlContext,
): Promise<DisplayedMoney> {
  const displayed = displayedOf(order, context);
  return {
    ...displayed,
    step: await displayedStepOf(order, context),
    payment: displayed.side === 'buyer' ? (order.payment as DisplayedMoney['payment']) : null,
    review: displayed.side === 'seller' ? (order.proceedsReview as DisplayedMoney['review']) : null,
  };
}

/** The step where an order is, or where it failed. Only a failed order's step depends on where it came from. */
async function displayedStepOf(order: OrderColumns, { loaders }: GraphqlContext) {
  const state = {
    phase: order.phase as OrderPhase,
    verifyingFrom: order.verifyingFrom as OrderPhase | null,
    reason: order.reason as OrderReason | null,
  };
  return stepOf(state, order.phase === 'failed' ? await loaders.phaseBefore.load(order.id) : null);
}

async function eventsOf({ id }: OrderColumns, { loaders }: GraphqlContext) {
  return (await loaders.orderHistory.load(id)).events;
}

const ClockRef = builder.prismaObject('Order', {
  variant: 'OrderClock',
  authScopes: { signedIn: true },
  description: 'The clock of an order that is shown to people.',
  fields: (t) => ({
    kind: t.field({
      type: ClockKindEnum,
      description: 'What the end of the clock means.',
      resolve: (order, _args, context) => runningClockOf(order, context).kind,
    }),
    from: t.field({
      type: 'DateTime',
      description: 'When the clock began: at the last event of the order.',
      resolve: async (order, _args, context) =>
        (await eventsOf(order, context)).at(-1)?.createdAt ?? order.createdAt,
    }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the clock ends. Null if that is unknown.',
      resolve: (order, _args, context) => runningClockOf(order, context).until,
    }),
    pausedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when the clock is paused because Steam is down. Null while it runs.',
      resolve: (order, _args, context) => runningClockOf(order, context).pausedAt,
    }),
  }),
});

function runningClockOf(order: OrderColumns, context: GraphqlContext) {
  const clock = clockOf(displayedOf(order, context));
  assert(clock, 'an order without a clock has no fields of one');
  return clock;
}

/** How an order looks to its reader, decided by the table in `orderDisplay.ts`. */
const DisplayRef = builder.prismaObject('Order', {
  variant: 'OrderDisplay',
  authScopes: { signedIn: true },
  description:
    'How an order is shown to the viewer. A client maps each enum to words, icons and colours. Programs read `Order.phase` instead.',
  fields: (t) => ({
    tone: t.field({
      type: OrderToneEnum,
      description: 'Meaning of the current phase, shown as a colour.',
      resolve: (order, _args, context) => toneOf(displayedOf(order, context)),
    }),
    statusText: t.field({
      type: OrderStatusTextEnum,
      description: 'The status in a few words: the phase, or why the order failed or is being verified.',
      resolve: ({ phase, reason }) =>
        statusTextOf({ phase: phase as OrderPhase, reason: reason as OrderReason | null }),
    }),
    step: t.field({
      type: OrderStepEnum,
      description: 'The step that the order has reached, or at which it failed.',
      resolve: (order, _args, context) => displayedStepOf(order, context),
    }),
    headline: t.field({
      type: HeadlineRef,
      description: 'Who must act next, or the result of the order.',
      select: { ...OFFER, ...MONEY },
      resolve: async (order, _args, context) =>
        headlineOf({
          ...(await displayedMoneyOf(order, context)),
          isOfferLeftOpen: isOfferLeftOpen(order),
        }),
    }),
    task: t.field({
      type: TaskEnum,
      nullable: true,
      description: 'What the viewer must do. Null where the viewer need do nothing, or can do nothing now.',
      select: OFFER,
      resolve: (order, _args, context) =>
        taskOf({ ...displayedOf(order, context), isOfferLeftOpen: isOfferLeftOpen(order) }),
    }),
    clock: t.variant(ClockRef, {
      description: 'The clock that is shown. Null if none runs.',
      isNull: (order, _args, context) => clockOf(displayedOf(order, context)) === null,
    }),
    money: t.field({
      type: MoneyRef,
      description: 'Where the money of the order is, and the time that belongs to it.',
      select: MONEY,
      resolve: async (order, _args, context) => moneyOf(await displayedMoneyOf(order, context)),
    }),
    amount: t.field({
      type: AmountRef,
      description: 'The income or spending of the viewer.',
      resolve: (order, _args, context) => {
        const displayed = displayedOf(order, context);
        const cents = displayed.side === 'buyer' ? order.priceCents : order.priceCents - order.feeCents;
        return amountOf(displayed, cents);
      },
    }),
    route: t.field({
      type: RouteEnum,
      nullable: true,
      description: 'The steps that still lie ahead. Null once the order has ended.',
      resolve: (order) => displayOf(order.phase as OrderPhase).route,
    }),
  }),
});

builder.prismaObjectFields(DisplayRef, (t) => ({
  steps: t.field({
    type: [StepRef],
    description: 'The four steps, in their order.',
    resolve: async (order, _args, context) =>
      stepsOf(
        { phase: order.phase as OrderPhase, step: await displayedStepOf(order, context) },
        await eventsOf(order, context),
      ),
  }),
  actions: t.field({
    type: [ActionEnum],
    description: 'What the viewer can do, the most important first.',
    select: OFFER,
    resolve: (order, _args, context) => {
      const displayed = displayedOf(order, context);
      const canCancel = cancelFor(displayed, false, context) !== null;
      return actionsOf({ ...displayed, isOfferLeftOpen: isOfferLeftOpen(order) }, canCancel);
    },
  }),
  cancel: t.field({
    type: CancelRef,
    nullable: true,
    description: 'How the viewer can cancel the order, now or later. Null if that is impossible.',
    select: { payment: MONEY.payment },
    resolve: (order, _args, context) =>
      cancelFor(displayedOf(order, context), order.payment !== null, context),
  }),
  hold: t.field({
    type: HoldNoticeEnum,
    nullable: true,
    description:
      'Who causes, or cancelled, the trade that Steam holds. Null where there is none, or Steam does not say.',
    resolve: async (order, _args, context) =>
      holdNoticeOf(displayedOf(order, context), await eventsOf(order, context)),
  }),
  wrongDelivery: t.field({
    type: WrongDeliveryRef,
    nullable: true,
    description: 'What is wrong with a delivery by hand. Null where nothing is, and where it is over.',
    resolve: async (order, _args, context) => {
      const wrong = wrongDeliveryOf(displayedOf(order, context), await eventsOf(order, context));
      return wrong && { ...wrong, dueAt: order.deadlineAt };
    },
  }),
}));

function cancelFor(
  displayed: ReturnType<typeof displayedOf>,
  isPaidByApp: boolean,
  { platform }: GraphqlContext,
) {
  const { ORDER_BUYER_CANCEL_AFTER_MS: buyerCancelAfterMs } = platform.config;
  return cancelOf(displayed, { isPaidByApp, buyerCancelAfterMs });
}

builder.prismaObjectField(OrderNode, 'display', (t) =>
  t.variant(DisplayRef, { description: 'The state of the order as it is shown to the viewer.' }),
);
