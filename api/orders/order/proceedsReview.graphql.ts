import { builder } from '../../http/graphql/builder.ts';
import { OrderNode } from './order.graphql.ts';
import { isBuyer } from './order.ts';
import type { OrderParts } from './orderParts.store.ts';

const ReviewStateEnum = builder.enumType('ProceedsReviewState', {
  description: "State of the review of a sale's proceeds.",
  values: {
    WAITING: {
      value: 'waiting',
      description: 'Not decided yet; the money stays in the settling balance.',
    },
    RELEASED: { value: 'released', description: 'The money became withdrawable proceeds.' },
    TO_DEPOSIT: {
      value: 'toDeposit',
      description: 'The money became deposit, which can be spent but never withdrawn.',
    },
  } as const,
});

const ReviewRef = builder.objectRef<NonNullable<OrderParts['review']>>('ProceedsReview').implement({
  authScopes: { signedIn: true },
  description: 'A review by the operators of a completed sale, before its money is paid to the seller.',
  fields: (t) => ({
    state: t.field({
      type: ReviewStateEnum,
      description: 'Current state of the review.',
      resolve: ({ state }) => state,
    }),
    lookBy: t.expose('lookBy', {
      type: 'DateTime',
      description: 'The latest time at which an operator reviews it. Nothing is released automatically.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the review was decided; null while it waits.',
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'proceedsReview', (t) =>
  t.field({
    type: ReviewRef,
    nullable: true,
    description:
      "The review of a completed order's money by the operators, visible to the seller. Null if there was " +
      'none.',
    resolve: async (order, _args, context) =>
      isBuyer(order, context) ? null : (await context.loaders.orderParts.load(order.id)).review,
  }),
);
