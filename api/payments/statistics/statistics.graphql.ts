import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { readLagging } from '../../kernel/readLagging.ts';
import { readStatistics, type Statistics } from './readStatistics.ts';
import type { Figures } from './statistics.ts';
import { SPAN_DAYS_MAX, type StatisticsRange, type StatisticsUnit, spanOf } from './statisticsSpan.ts';

const StatisticsRangeEnum = builder.enumType('StatisticsRange', {
  description:
    "Named ranges of days by the market's clock, in the reader's time zone. A week begins on Monday.",
  values: {
    THIS_MONTH: { value: 'thisMonth', description: 'From the first day of the month to today.' },
    THIS_WEEK: { value: 'thisWeek', description: 'From Monday of this week to today.' },
    LAST_WEEK: { value: 'lastWeek', description: 'Monday to Sunday of the previous week.' },
    LAST_7_DAYS: { value: 'last7Days', description: 'Today and the six days before.' },
    LAST_30_DAYS: { value: 'last30Days', description: 'Today and the 29 days before.' },
    LAST_90_DAYS: { value: 'last90Days', description: 'Today and the 89 days before.' },
  } as const satisfies Record<string, { value: StatisticsRange; description: string }>,
});
const StatisticsUnitEnum = builder.enumType('StatisticsUnit', {
  description: 'Length of one step of the chart.',
  values: {
    DAY: { value: 'day', description: 'One step for each day, for ranges of up to 31 days.' },
    WEEK: { value: 'week', description: 'One step for each week, for ranges of up to half a year.' },
    MONTH: { value: 'month', description: 'One step for each month, for longer ranges.' },
  } as const satisfies Record<string, { value: StatisticsUnit; description: string }>,
});

/** The amounts, each with its description. */
const AMOUNTS = {
  salesGrossCents: 'Amount that buyers paid for the sales, in fen.',
  saleFeesCents: "The platform's fees for the sales, in fen.",
  salesNetCents: 'Sales less their fees, in fen: the amount that settled for the viewer.',
  purchasesCents: 'Amount paid for purchases, in fen.',
  withdrawnCents: 'Amount that withdrawals took out of the proceeds, fees included, in fen.',
  withdrawalFeesCents: 'Fees for the withdrawals, in fen.',
  receivedCents: 'Withdrawals less their fees, in fen: the amount that arrived at the payment app.',
  unknownCostNetCents: 'Net proceeds of the sales with an unknown cost, in fen.',
  costCents: 'Cost of the copies of the other sales, in fen.',
  profitCents:
    'Net proceeds of the sales with a known cost, less that cost and the fees of withdrawals, in fen. May be negative.',
} as const satisfies Partial<Record<keyof Figures, string>>;

const FiguresRef = builder.objectRef<Figures>('StatisticsFigures').implement({
  authScopes: { signedIn: true },
  description: [
    "The viewer's sales, purchases and withdrawals over several days, in fen, consistent with the statement.",
    'A sale counts on the day on which its money settled (the trade was accepted and is protected); a reversed one is subtracted on the day of its reversal.',
    'A purchase counts on the day on which it was paid and is subtracted on the day of its refund.',
    'A withdrawal counts on the day on which the payment app had paid it.',
    'Therefore the values of a day may be negative, and those of a past day never change.',
  ].join(' '),
  fields: (t) => {
    const amount = (name: keyof typeof AMOUNTS) =>
      t.field({ type: 'Cents', description: AMOUNTS[name], resolve: (figures) => figures[name] });
    return {
      salesCount: t.exposeInt('salesCount', {
        description: 'Number of settled sales, less those that were reversed.',
      }),
      reversedSalesCount: t.exposeInt('reversedSalesCount', {
        description: 'Number of reversed sales. All other statistics exclude them.',
      }),
      salesGrossCents: amount('salesGrossCents'),
      saleFeesCents: amount('saleFeesCents'),
      salesNetCents: amount('salesNetCents'),
      purchasesCount: t.exposeInt('purchasesCount', {
        description: 'Number of paid purchases, less those that were refunded.',
      }),
      purchasesCents: amount('purchasesCents'),
      withdrawalsCount: t.exposeInt('withdrawalsCount', {
        description: 'Number of withdrawals that were paid out.',
      }),
      withdrawnCents: amount('withdrawnCents'),
      withdrawalFeesCents: amount('withdrawalFeesCents'),
      receivedCents: amount('receivedCents'),
      unknownCostSalesCount: t.exposeInt('unknownCostSalesCount', {
        description:
          'Number of sales whose cost was unknown when they settled, because it was neither entered nor the ' +
          'copy bought here.',
      }),
      unknownCostNetCents: amount('unknownCostNetCents'),
      costCents: amount('costCents'),
      profitCents: amount('profitCents'),
    };
  },
});

const PeriodRef = builder.objectRef<Statistics['periods'][number]>('StatisticsPeriod').implement({
  authScopes: { signedIn: true },
  description: 'One step of a chart: a day, or the part of a week or a month within the range.',
  fields: (t) => ({
    firstDay: t.expose('firstDay', { type: 'Date', description: 'First day of the step, in `timeZone`.' }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      description: 'Last day of the step, included. Equal to the first day if the step is one day.',
    }),
    figures: t.field({
      type: FiguresRef,
      description: 'The statistics of this step.',
      resolve: ({ figures }) => figures,
    }),
  }),
});

const StatisticsRef = builder.objectRef<Statistics>('Statistics').implement({
  authScopes: { signedIn: true },
  description: "The viewer's statistics over a range of days, in total and by step.",
  fields: (t) => ({
    firstDay: t.expose('firstDay', { type: 'Date', description: 'First day of the range, in `timeZone`.' }),
    lastDay: t.expose('lastDay', { type: 'Date', description: 'Last day of the range, included.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The start of the first day.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      description: 'The end of the last day, exclusive.',
    }),
    unit: t.field({
      type: StatisticsUnitEnum,
      description: 'Length of one step of the chart.',
      resolve: ({ unit }) => unit,
    }),
    total: t.field({
      type: FiguresRef,
      description: 'Totals over all days of the range.',
      resolve: ({ total }) => total,
    }),
    periods: t.field({
      type: [PeriodRef],
      description: 'Every step of the range, oldest first, including steps without any transaction.',
      resolve: ({ periods }) => periods,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'statistics', (t) =>
  t.field({
    type: StatisticsRef,
    nullable: true,
    description:
      "The viewer's sales, purchases, withdrawals and profit, over a named range or between two days.",
    args: {
      range: t.arg({
        type: StatisticsRangeEnum,
        required: false,
        description: 'A named range, instead of `from` and `to`.',
      }),
      from: t.arg({ type: 'Date', required: false, description: 'First day of the range, in `timeZone`.' }),
      to: t.arg({
        type: 'Date',
        required: false,
        description: `Last day of the range, included. The range has at most ${SPAN_DAYS_MAX} days.`,
      }),
      timeZone: t.arg.string({
        required: true,
        description:
          'The time zone of the days: an IANA name such as Asia/Shanghai, or an offset from UTC such as ' +
          '+08:00.',
      }),
    },
    complexity: { field: 50, multiplier: 3 },
    resolve: async (user, input, { platform, loaders }) => {
      const span = spanOf(input, await loaders.now());
      return readLagging(platform, (db) => readStatistics(db, user.id, span));
    },
  }),
);
