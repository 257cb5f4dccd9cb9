import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { listAgedListings } from './stockAge.store.ts';
import { SALES_DAYS, SALES_MIN, STOCK_AGES, type StockAge, stockAgesOf } from './stockAge.ts';

const StockAgeRef = builder.objectRef<StockAge>('StockAge').implement({
  authScopes: { signedIn: true },
  description:
    "The viewer's unsold listings of one age, with what a sale at the prices of the market would pay.",
  fields: (t) => ({
    fromDays: t.exposeInt('fromDays', { description: 'Lowest age of these listings in days.' }),
    toDays: t.exposeInt('toDays', {
      nullable: true,
      description: 'Age in days that these listings have not reached. Null for the oldest group.',
    }),
    count: t.exposeInt('count', { description: 'Number of listings of this age.' }),
    askCents: t.expose('askCents', {
      type: 'Cents',
      description: 'Sum of the asks of these listings, in fen.',
    }),
    comparedCount: t.exposeInt('comparedCount', {
      description: `Number of these listings whose item and phase was sold at least ${SALES_MIN} times in the last ${SALES_DAYS} days. \`comparedNetCents\`, \`medianNetCents\` and \`aboveCount\` cover these alone.`,
    }),
    comparedNetCents: t.expose('comparedNetCents', {
      type: 'Cents',
      description: 'What sales at the present asks would pay after the fee, in fen.',
    }),
    medianNetCents: t.expose('medianNetCents', {
      type: 'Cents',
      description: 'What sales at the median price of the last sales would pay after the fee, in fen.',
    }),
    aboveCount: t.exposeInt('aboveCount', {
      description: 'Number of compared listings whose ask is above the median price.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'stockAges', (t) =>
  t.field({
    type: [StockAgeRef],
    nullable: true,
    description: `The viewer's unsold listings by age, the youngest first: from ${STOCK_AGES.join(', ')} days. They are those of the filter UNSOLD, without what an order has reserved.`,
    complexity: { field: 100, multiplier: STOCK_AGES.length },
    resolve: async (user, _args, { platform: { db, config } }) =>
      stockAgesOf(await listAgedListings(db, user.id), config.SALE_FEE_BASIS_POINTS),
  }),
);
