import { builder } from '../../http/graphql/builder.ts';
import { describedValues } from '../../http/graphql/enumValues.ts';
import {
  AMOUNT_KINDS,
  AMOUNT_LABELS,
  CANCEL_KINDS,
  CLOCK_KINDS,
  DELIVERY_ADVICES,
  DELIVERY_FAULTS,
  DISPLAYED_ACTORS,
  HOLD_NOTICES,
  MONEY_PLACES,
  ORDER_ACTIONS,
  ORDER_OUTCOMES,
  ORDER_ROUTES,
  ORDER_SENTENCES,
  ORDER_TASKS,
  STEP_STATES,
} from './displayTerms.ts';
import type { DisplayedStep, OrderHeadline } from './orderDisplay.ts';
import { OrderStepEnum, OrderToneEnum } from './orderEnums.graphql.ts';
import type { WrongDelivery } from './orderHistoryDisplay.ts';
import type { DisplayedAmount, DisplayedCancel, DisplayedPlace } from './orderMoneyDisplay.ts';

/** An enum of the terms in which an order is shown. */
function enumOf<T extends string>(name: string, terms: Readonly<Record<T, string>>, description: string) {
  return builder.enumType(name, { description, values: describedValues(terms) });
}

const SentenceEnum = enumOf('OrderSentence', ORDER_SENTENCES, 'What the headline says.');
export const TaskEnum = enumOf('OrderTask', ORDER_TASKS, 'What the viewer must do for the order to go on.');
export const ActionEnum = enumOf('OrderAction', ORDER_ACTIONS, 'What the viewer can do about an order.');

export const ClockKindEnum = enumOf('OrderClockKind', CLOCK_KINDS, 'What the end of a clock means.');
export const RouteEnum = enumOf('OrderRoute', ORDER_ROUTES, 'The steps that still lie ahead.');
export const HoldNoticeEnum = enumOf(
  'OrderHoldNotice',
  HOLD_NOTICES,
  'Who causes, or cancelled, a trade that Steam holds.',
);

export const HeadlineRef = builder.objectRef<OrderHeadline>('OrderHeadline').implement({
  authScopes: { signedIn: true },
  description: 'Who must act next, or the result of the order.',
  fields: (t) => ({
    actor: t.expose('actor', {
      type: enumOf('OrderDisplayedActor', DISPLAYED_ACTORS, 'Who must act next, as the viewer reads it.'),
      nullable: true,
      description: 'Who must act next. Null where the order has an outcome.',
    }),
    outcome: t.expose('outcome', {
      type: enumOf('OrderOutcome', ORDER_OUTCOMES, 'The result of an order on which nobody has to act.'),
      nullable: true,
      description: 'The result. Null where somebody must act.',
    }),
    sentence: t.expose('sentence', {
      type: SentenceEnum,
      description: 'What to say of it. Where the clock has an end, the words name it.',
    }),
    tone: t.expose('tone', {
      type: OrderToneEnum,
      description: 'The colour of the headline. It is INFO while the clock is paused or a review waits.',
    }),
  }),
});

export const MoneyRef = builder.objectRef<DisplayedPlace>('OrderMoney').implement({
  authScopes: { signedIn: true },
  description: 'Where the money of an order is.',
  fields: (t) => ({
    place: t.expose('place', {
      type: enumOf(
        'OrderMoneyPlace',
        MONEY_PLACES,
        'Where the money of an order is, as the viewer reads it.',
      ),
      description: 'Where the money of the order is now.',
    }),
    label: t.expose('label', {
      type: enumOf('OrderAmountLabel', AMOUNT_LABELS, 'What the amount of an order is called.'),
      description: 'What `terminalPriceCents` is called.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time of the place: when it settles, until when it is reviewed, or when it was returned. Null where the place has none.',
    }),
  }),
});

export const AmountRef = builder.objectRef<DisplayedAmount>('OrderAmount').implement({
  authScopes: { signedIn: true },
  description: 'The amount of an order as income or spending of the viewer.',
  fields: (t) => ({
    cents: t.expose('cents', { type: 'Cents', description: 'In fen. Negative where it was spent.' }),
    kind: t.expose('kind', {
      type: enumOf('OrderAmountKind', AMOUNT_KINDS, 'Whether the money of the viewer has moved.'),
      description: 'Whether it has moved.',
    }),
  }),
});

export const StepRef = builder.objectRef<DisplayedStep>('OrderDisplayedStep').implement({
  authScopes: { signedIn: true },
  description: 'One of the four steps as it is shown.',
  fields: (t) => ({
    step: t.expose('step', {
      type: OrderStepEnum,
      description: 'The step: order, payment, shipment or receipt.',
    }),
    state: t.expose('state', {
      type: enumOf('OrderStepState', STEP_STATES, 'How a step is shown.'),
      description: 'Whether the step is done, under way, ahead or failed.',
    }),
    doneAt: t.expose('doneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done. Null where it is not done, or no event proves it.',
    }),
  }),
});

export const CancelRef = builder.objectRef<DisplayedCancel>('OrderCancel').implement({
  authScopes: { signedIn: true },
  description: 'How the viewer can cancel an order, now or later.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime', description: 'From when the viewer may cancel the order.' }),
    kind: t.expose('kind', {
      type: enumOf('OrderCancelKind', CANCEL_KINDS, 'Where the money of a cancelled order goes.'),
      description: 'Where the money of the order goes.',
    }),
  }),
});

export const WrongDeliveryRef = builder
  .objectRef<WrongDelivery & { dueAt: Date | null }>('OrderWrongDelivery')
  .implement({
    authScopes: { signedIn: true },
    description: 'What is wrong with a delivery by hand, while it matters.',
    fields: (t) => ({
      fault: t.expose('fault', {
        type: enumOf('OrderDeliveryFault', DELIVERY_FAULTS, 'What is wrong with a delivery by hand.'),
        description: 'What is wrong with the delivery.',
      }),
      advice: t.expose('advice', {
        type: enumOf('OrderDeliveryAdvice', DELIVERY_ADVICES, 'What a side can do about a wrong delivery.'),
        description: 'What the viewer can do.',
      }),
      steamOfferId: t.exposeString('steamOfferId', {
        description: 'The number of the offer at Steam. Empty where it is unknown.',
      }),
      dueAt: t.expose('dueAt', {
        type: 'DateTime',
        nullable: true,
        description: 'By when the right item must come. Null where no deadline runs.',
      }),
      reversibleUntil: t.expose('reversibleUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when Steam lets the trade be reversed. Null where nothing was traded.',
      }),
    }),
  });
