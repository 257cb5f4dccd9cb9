import { builder } from '../../http/graphql/builder.ts';
import { OrderNode } from './order.graphql.ts';
import { isBuyer } from './orderSide.ts';
import type { ReviewState } from './proceedsReview.ts';

const ReviewStateEnum = builder.enumType('ProceedsReviewState', {
  description: "Where the review of a sale's money stands.",
  values: {
    WAITING: {
      value: 'waiting',
      description: 'Nobody has decided; the money stays in the settling balance.',
    },
    RELEASED: { value: 'released', description: 'It became withdrawable proceeds.' },
    TO_DEPOSIT: { value: 'toDeposit', description: 'It became deposit: for purchases, never withdrawn.' },
  } as const,
});

/** What a seller may know of a review. */
interface SellersReview {
  state: string;
  lookBy: Date;
  decidedAt: Date | null;
}

const ReviewRef = builder.objectRef<SellersReview>('ProceedsReview').implement({
  authScopes: { signedIn: true },
  description: 'A look of the operators at a completed sale, before its money is paid to the seller.',
  fields: (t) => ({
    state: t.field({
      type: ReviewStateEnum,
      description: 'Where it stands.',
      resolve: ({ state }) => state as ReviewState,
    }),
    lookBy: t.expose('lookBy', {
      type: 'DateTime',
      description: 'Until when somebody looks at the latest; nothing is released by itself.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided. Null while it waits.',
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'proceedsReview', (t) =>
  t.field({
    type: ReviewRef,
    nullable: true,
    description:
      'To the seller of a completed order whose money waits, or waited, for a review by the operators.',
    select: { buyerId: true, proceedsReview: { select: { state: true, lookBy: true, decidedAt: true } } },
    resolve: (order, _args, context) => (isBuyer(order, context) ? null : order.proceedsReview),
  }),
);
