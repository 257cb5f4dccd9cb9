import { builder } from '../../http/graphql/builder.ts';
import { requireText } from '../../kernel/text.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { dateOf, daysOf, firstDay, HISTORY_DAYS_MAX, type PriceDay, placeOf } from './priceHistory.ts';

const PriceDayRef = builder.objectRef<PriceDay>('PriceDay').implement({
  authScopes: { everyone: true },
  description: "One day of an item's price history. Days without a sale are omitted.",
  fields: (t) => ({
    day: t.field({
      type: 'Date',
      description: 'The day of the sales, in UTC.',
      resolve: (row) => row.day,
    }),
    medianCents: t.field({
      type: 'Cents',
      description: "Median price of the day's sales, in fen.",
      resolve: (row) => row.medianCents,
    }),
    salesCount: t.exposeInt('salesCount', { description: 'Number of copies sold on the day.' }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'priceHistory', (t) =>
  t.field({
    type: [PriceDayRef],
    nullable: true,
    description: "Prices of the item's sales by day, oldest first.",
    args: {
      days: t.arg.int({
        required: false,
        defaultValue: 30,
        description: `Number of days including today: 1 to ${HISTORY_DAYS_MAX}.`,
      }),
      phase: t.arg.string({
        required: false,
        description: 'Doppler phase or gem to select. All copies together if omitted.',
      }),
    },
    complexity: { field: 10, multiplier: 3 },
    resolve: async (item, { days, phase }, { loaders }) => {
      const from = firstDay(await loaders.now(), days ?? 30);
      const months = await loaders.priceMonths.load({
        marketItemId: item.id,
        args: { phase: requireText('phase', phase ?? '', 40), from: placeOf(from).month },
      });
      return daysOf(months, from);
    },
  }),
);

builder.prismaObjectField(MarketItemNode, 'lastHistoryDay', (t) =>
  t.field({
    type: 'Date',
    nullable: true,
    description: 'The current day in UTC: the last one that `priceHistory` can contain.',
    resolve: async (_item, _args, { loaders }) => dateOf(firstDay(await loaders.now(), 1)),
  }),
);
