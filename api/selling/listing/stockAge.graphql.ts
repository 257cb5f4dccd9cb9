import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { listAgedListings } from './stockAge.store.ts';
import { SALES_DAYS, SALES_MIN, STOCK_AGES, type StockAge, stockAgesOf } from './stockAge.ts';

const StockAgeRef = builder.objectRef<StockAge>('StockAge').implement({
  authScopes: { signedIn: true },
  description:
    "The viewer's unsold listings of one age, with what a sale at the prices of the market would pay.",
  fields: (t) => ({
    fromDays: t.exposeInt('fromDays', { description: 'Listed for at least so many days.' }),
    toDays: t.exposeInt('toDays', {
      nullable: true,
      description: 'Listed for less than so many days. Null: and older.',
    }),
    count: t.exposeInt('count', { description: 'Number of listings.' }),
    askCents: t.expose('askCents', { type: 'Cents', description: 'Sum of their asks, in fen.' }),
    comparedCount: t.exposeInt('comparedCount', {
      description: `Number of those whose item and phase was sold at least ${SALES_MIN} times in the last ${SALES_DAYS} days. The sums below are of these alone.`,
    }),
    comparedNetCents: t.expose('comparedNetCents', {
      type: 'Cents',
      description: 'What sales at the present asks would pay after the fee, in fen.',
    }),
    medianNetCents: t.expose('medianNetCents', {
      type: 'Cents',
      description: 'What sales at the median price of the last sales would pay after the fee, in fen.',
    }),
    aboveCount: t.exposeInt('aboveCount', { description: 'Number of those whose ask is above that median.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'stockAges', (t) =>
  t.field({
    type: [StockAgeRef],
    nullable: true,
    description: `The viewer's unsold listings by age, the youngest first: from ${STOCK_AGES.join(', ')} days.`,
    complexity: { field: 100, multiplier: STOCK_AGES.length },
    resolve: async (user, _args, { platform: { db, config } }) =>
      stockAgesOf(await listAgedListings(db, user.id), config.SALE_FEE_BASIS_POINTS),
  }),
);
