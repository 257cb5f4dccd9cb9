import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { HISTORY_DAYS_MAX } from './priceHistory.ts';
import type { ReferenceDay } from './referenceHistory.ts';

/** One day of a price that a feed tells. */
export const ReferenceDayRef = builder.objectRef<ReferenceDay>('ReferenceDay').implement({
  authScopes: { everyone: true },
  description: 'A price of one day, as feeds told it.',
  fields: (t) => ({
    day: t.string({
      description: 'The day of UTC: 2026-08-08.',
      resolve: ({ day }) => day.toISOString().slice(0, 10),
    }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      description: 'The price of that day, in fen.',
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'isReadFromName', (t) =>
  t.boolean({
    description:
      'The catalogue does not know this item: a price feed named it, and its tags are read from its name. What a name does not tell is null.',
    resolve: (item) => item.isReadFromName,
  }),
);

builder.prismaObjectField(MarketItemNode, 'referencePriceHistory', (t) =>
  t.field({
    type: [ReferenceDayRef],
    nullable: true,
    description:
      'Reference prices of the last days, oldest first, one a day. Days on which no price was imported are left out; prices of the embedded market’s model have no history.',
    args: {
      days: t.arg.int({
        required: true,
        defaultValue: 90,
        description: `How many days, today included, at most ${HISTORY_DAYS_MAX}.`,
      }),
    },
    complexity: { field: 5, multiplier: 10 },
    resolve: (item, { days }, { loaders }) => {
      if (days < 1 || days > HISTORY_DAYS_MAX) throw new InvalidInput('days', `1 to ${HISTORY_DAYS_MAX}`);
      return loaders.referenceDays(days).load(item.id);
    },
  }),
);
