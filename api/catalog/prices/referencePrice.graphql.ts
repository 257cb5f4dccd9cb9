import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { HISTORY_DAYS_MAX } from './priceHistory.ts';
import type { ReferenceDay } from './referenceHistory.ts';

/** One day of a price from feeds. */
export const ReferenceDayRef = builder.objectRef<ReferenceDay>('ReferenceDay').implement({
  authScopes: { everyone: true },
  description: 'Price of one day, as imported from feeds.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day of the price, in UTC.' }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      description: 'Price of the day, in fen.',
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'isReadFromName', (t) =>
  t.boolean({
    description:
      'True if the item is known only from a price feed and not from the catalogue. Its tags are parsed from its name; those that the name does not contain are null.',
    resolve: (item) => item.isReadFromName,
  }),
);

builder.prismaObjectField(MarketItemNode, 'referencePriceHistory', (t) =>
  t.field({
    type: [ReferenceDayRef],
    nullable: true,
    description:
      'Reference prices of the last days, one for each day, oldest first. Days without an import are omitted; prices of the embedded market’s model have no history.',
    args: {
      days: t.arg.int({
        required: true,
        defaultValue: 90,
        description: `Number of days including today, at most ${HISTORY_DAYS_MAX}.`,
      }),
    },
    complexity: { field: 5, multiplier: 10 },
    resolve: (item, { days }, { loaders }) => {
      if (days < 1 || days > HISTORY_DAYS_MAX) throw new InvalidInput('days', `1 to ${HISTORY_DAYS_MAX}`);
      return loaders.referenceDays(days).load(item.id);
    },
  }),
);
