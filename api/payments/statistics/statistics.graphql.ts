import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { readLagging } from '../../kernel/readLagging.ts';
import { readStatistics, type Statistics } from './readStatistics.ts';
import type { Figures } from './statistics.ts';
import { SPAN_DAYS_MAX, type StatisticsRange, type StatisticsUnit, spanOf } from './statisticsSpan.ts';

const StatisticsRangeEnum = builder.enumType('StatisticsRange', {
  description: "Named ranges, by the market's clock in the reader's time zone. A week begins on Monday.",
  values: {
    THIS_MONTH: { value: 'thisMonth', description: 'From the first of the month to today.' },
    THIS_WEEK: { value: 'thisWeek', description: 'From Monday to today.' },
    LAST_WEEK: { value: 'lastWeek', description: 'Monday to Sunday of the week before this.' },
    LAST_7_DAYS: { value: 'last7Days', description: 'Today and the six days before.' },
    LAST_30_DAYS: { value: 'last30Days', description: 'Today and the 29 days before.' },
    LAST_90_DAYS: { value: 'last90Days', description: 'Today and the 89 days before.' },
  } as const satisfies Record<string, { value: StatisticsRange; description: string }>,
});
const StatisticsUnitEnum = builder.enumType('StatisticsUnit', {
  description: 'How long the steps of a chart are.',
  values: {
    DAY: { value: 'day', description: 'Up to 31 days.' },
    WEEK: { value: 'week', description: 'Up to half a year.' },
    MONTH: { value: 'month', description: 'Beyond.' },
  } as const satisfies Record<string, { value: StatisticsUnit; description: string }>,
});

/** Amounts with what each is. */
const AMOUNTS = {
  salesGrossCents: 'What buyers paid for the sales.',
  saleFeesCents: "The platform's fees of the sales.",
  salesNetCents: 'Sales less their fees: what settled for the viewer.',
  purchasesCents: 'Paid for purchases.',
  withdrawnCents: 'What left the proceeds with the withdrawals, their fees included.',
  withdrawalFeesCents: 'Fees of the withdrawals.',
  receivedCents: 'Withdrawals less their fees: what arrived at the payment app.',
  unknownCostNetCents: 'Net of the sales whose cost is not known.',
  costCents: 'What the copies of the other sales had cost.',
  profitCents:
    'Net of the sales whose cost is known, less that cost, less the fees of the withdrawals. May be below zero.',
} as const satisfies Partial<Record<keyof Figures, string>>;

const FiguresRef = builder.objectRef<Figures>('StatisticsFigures').implement({
  authScopes: { signedIn: true },
  description: [
    "The viewer's sales, purchases and withdrawals of some days, in fen, as the statement has them.",
    'A sale counts on the day on which its money settled (the trade was accepted and is protected); a reversed one is taken out again on the day of its reversal.',
    'A purchase counts on the day on which it was paid and is taken out again on the day of its refund.',
    'A withdrawal counts on the day on which the payment app had paid it.',
    'So the figures of a day may be below zero, and those of a day that is over never change.',
  ].join(' '),
  fields: (t) => {
    const amount = (name: keyof typeof AMOUNTS) =>
      t.field({ type: 'Cents', description: AMOUNTS[name], resolve: (figures) => figures[name] });
    return {
      salesCount: t.exposeInt('salesCount', {
        description: 'Sales that settled, less those that were reversed.',
      }),
      reversedSalesCount: t.exposeInt('reversedSalesCount', {
        description: 'Sales that were reversed; all other figures are without them.',
      }),
      salesGrossCents: amount('salesGrossCents'),
      saleFeesCents: amount('saleFeesCents'),
      salesNetCents: amount('salesNetCents'),
      purchasesCount: t.exposeInt('purchasesCount', {
        description: 'Purchases that were paid, less those whose money came back.',
      }),
      purchasesCents: amount('purchasesCents'),
      withdrawalsCount: t.exposeInt('withdrawalsCount', { description: 'Withdrawals that were paid.' }),
      withdrawnCents: amount('withdrawnCents'),
      withdrawalFeesCents: amount('withdrawalFeesCents'),
      receivedCents: amount('receivedCents'),
      unknownCostSalesCount: t.exposeInt('unknownCostSalesCount', {
        description:
          'Sales of copies whose cost was not known when their money settled: neither typed nor bought here.',
      }),
      unknownCostNetCents: amount('unknownCostNetCents'),
      costCents: amount('costCents'),
      profitCents: amount('profitCents'),
    };
  },
});

const PeriodRef = builder.objectRef<Statistics['periods'][number]>('StatisticsPeriod').implement({
  authScopes: { signedIn: true },
  description: 'One step of a chart: a day, or what of a week or a month lies within the range.',
  fields: (t) => ({
    firstDay: t.exposeString('firstDay', { description: 'As 2026-11-01.' }),
    lastDay: t.exposeString('lastDay', { description: 'As 2026-11-07; of a single day the same day.' }),
    figures: t.field({ type: FiguresRef, description: 'Its figures.', resolve: ({ figures }) => figures }),
  }),
});

const StatisticsRef = builder.objectRef<Statistics>('Statistics').implement({
  authScopes: { signedIn: true },
  description: "The viewer's figures over a range of days, together and step by step.",
  fields: (t) => ({
    firstDay: t.exposeString('firstDay', { description: 'As 2026-11-01.' }),
    lastDay: t.exposeString('lastDay', { description: 'As 2026-11-21; it counts whole.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The first moment of the first day.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      description: 'The first moment that does not belong to the last day any more.',
    }),
    unit: t.field({
      type: StatisticsUnitEnum,
      description: 'How long the steps are.',
      resolve: ({ unit }) => unit,
    }),
    total: t.field({ type: FiguresRef, description: 'All days together.', resolve: ({ total }) => total }),
    periods: t.field({
      type: [PeriodRef],
      description: 'Every step of the range, oldest first, those without figures as well.',
      resolve: ({ periods }) => periods,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'statistics', (t) =>
  t.field({
    type: StatisticsRef,
    nullable: true,
    description:
      "The viewer's sales, purchases, withdrawals and profit: over a named range, or from one day to another.",
    args: {
      range: t.arg({
        type: StatisticsRangeEnum,
        required: false,
        description: 'Instead of `from` and `to`.',
      }),
      from: t.arg.string({ required: false, description: 'The first day, as 2026-11-01.' }),
      to: t.arg.string({
        required: false,
        description: `The last day, as 2026-11-21; at most ${SPAN_DAYS_MAX} days with the first.`,
      }),
      timeZone: t.arg.string({
        required: true,
        description: 'Whose days: an IANA name such as Asia/Shanghai, or a distance from UTC such as +08:00.',
      }),
    },
    complexity: { field: 50, multiplier: 3 },
    resolve: async (user, wish, { platform, loaders }) => {
      const span = spanOf(wish, await loaders.now());
      return readLagging(platform, (db) => readStatistics(db, user.id, span));
    },
  }),
);
