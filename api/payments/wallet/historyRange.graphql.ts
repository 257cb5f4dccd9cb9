import { builder } from '../../http/graphql/builder.ts';

/** The GraphQL enum of the named ranges of the wallet's lists. */
export const HistoryRangeEnum = builder.enumType('HistoryRange', {
  description: "How far back from the market's current time a list goes.",
  values: {
    LAST_WEEK: { value: 'lastWeek', description: 'The last seven days.' },
    LAST_MONTH: { value: 'lastMonth', description: 'The last thirty days.' },
    LAST_THREE_MONTHS: { value: 'lastThreeMonths', description: 'The last ninety days.' },
  } as const,
});
