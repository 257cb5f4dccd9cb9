import { builder } from '../../http/graphql/builder.ts';

/** The named ranges of the wallet's lists. */
export const HistoryRangeEnum = builder.enumType('HistoryRange', {
  description: "How far back a list goes, by the market's clock.",
  values: {
    LAST_WEEK: { value: 'lastWeek', description: 'Seven days.' },
    LAST_MONTH: { value: 'lastMonth', description: 'Thirty days.' },
    LAST_THREE_MONTHS: { value: 'lastThreeMonths', description: 'Ninety days.' },
  } as const,
});
