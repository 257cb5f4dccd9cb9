import { builder } from '../../http/graphql/builder.ts';
import type { Cents } from '../../kernel/money.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { percentOff } from './discount.ts';

interface ShownDiscount {
  askCents: Cents;
  struckCents: Cents | null;
  endsAt: Date;
}

const ListingDiscountRef = builder.objectRef<ShownDiscount>('ListingDiscount').implement({
  authScopes: { everyone: true },
  description: 'A discount that holds for some time.',
  fields: (t) => ({
    formerAskCents: t.field({
      type: 'Cents',
      nullable: true,
      description:
        'The former ask in fen, which was on sale for seven days. Null if it was not: then its seller alone sees the discount.',
      resolve: ({ struckCents }) => struckCents,
    }),
    percent: t.int({
      nullable: true,
      description:
        'By how many percent the ask is below the former one, rounded down. Null if that is not shown.',
      resolve: ({ struckCents, askCents }) =>
        struckCents === null ? null : percentOff(struckCents, askCents),
    }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'When it ends and the former ask comes back.',
      resolve: ({ endsAt }) => endsAt,
    }),
  }),
});

builder.prismaObjectField(ListingNode, 'discount', (t) =>
  t.field({
    type: ListingDiscountRef,
    nullable: true,
    description: 'The discount that holds now and whose former price may be shown. Null if there is none.',
    resolve: ({ sellerId, status, askCents, struckCents, discountEndsAt: endsAt }, _args, { viewer }) => {
      const isOver = status === 'sold' || status === 'withdrawn';
      if (endsAt === null || isOver || (struckCents === null && sellerId !== viewer?.userId)) return null;
      return { askCents, struckCents, endsAt };
    },
  }),
);

const PlannedDiscountRef = builder
  .objectRef<{ percent: number; startsAt: Date }>('PlannedDiscount')
  .implement({
    authScopes: { everyone: true },
    description: 'A discount that begins later.',
    fields: (t) => ({
      percent: t.exposeInt('percent', {
        description: 'Whole percent off the ask that the listing has when it begins.',
      }),
      startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the discount begins.' }),
    }),
  });

builder.prismaObjectField(ListingNode, 'plannedDiscount', (t) =>
  t.field({
    type: PlannedDiscountRef,
    nullable: true,
    description:
      'The discount that its seller has planned. Null if there is none, and for everybody but the seller.',
    select: {
      sellerId: true,
      discounts: { where: { state: 'planned' }, select: { percent: true, startsAt: true }, take: 1 },
    },
    resolve: ({ sellerId, discounts: [planned] }, _args, { viewer }) =>
      sellerId === viewer?.userId ? (planned ?? null) : null,
  }),
);
