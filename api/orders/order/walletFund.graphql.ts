import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readKeysetPage } from '../../http/graphql/keysetPage.ts';
import type { Loaders } from '../../http/graphql/loaders.ts';
import { asksForNumberAlone } from '../../http/graphql/totalCount.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isMoment, readSortCursor, type SortCursor } from '../../kernel/sortCursor.ts';
import { timeZoneOf } from '../../payments/statistics/calendarDay.ts';
import { connectOrders, OrderConnection, OrderNode } from './order.graphql.ts';
import {
  boundsOfCalendar,
  calendarOf,
  type ReleaseCalendar,
  type ReleaseSpan,
  type Releases,
  releaseSpanOf,
} from './releaseCalendar.ts';
import { countFundOrders, listFundOrders, type OrderFund, sumReleases } from './walletFund.store.ts';

const OrderFundEnum = builder.enumType('WalletOrderFund', {
  description: "A balance of the viewer's wallet that consists of orders.",
  values: {
    SETTLING: {
      value: 'settling',
      description: 'Sales that settle, the first to be released first; those under review at the end.',
    },
    ESCROW: { value: 'escrow', description: 'Open purchases, newest first.' },
    RETURNING: {
      value: 'returning',
      description: 'Failed purchases whose money is being refunded through the payment app, newest first.',
    },
  } as const satisfies Record<string, { value: OrderFund; description: string }>,
});

const TIME_ZONE =
  'The time zone of the days: an IANA name such as Asia/Shanghai, or an offset from UTC such as +08:00.';

const ReleaseDayRef = builder.objectRef<Releases & { day: string }>('WalletReleaseDay').implement({
  authScopes: { signedIn: true },
  description: 'The sales that become withdrawable on one day.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day, in the `timeZone` of the calendar.' }),
    amountCents: t.expose('cents', { type: 'Cents', description: 'Sum of the sales in fen, without fees.' }),
    count: t.exposeInt('count', { description: 'Number of the sales.' }),
  }),
});

const CalendarRef = builder.objectRef<ReleaseCalendar>('WalletReleaseCalendar').implement({
  authScopes: { signedIn: true },
  description:
    "When the viewer's settling money becomes withdrawable. Days and later sales add up to the settling balance less what is under review.",
  fields: (t) => ({
    days: t.field({
      type: [ReleaseDayRef],
      description: 'Today and the eight days after it. Today contains what is due since earlier days.',
      resolve: ({ days }) => days,
    }),
    laterCents: t.field({
      type: 'Cents',
      description: 'Sum in fen of the sales after these days, and of those without a known time.',
      resolve: ({ later }) => later.cents,
    }),
    laterCount: t.int({ description: 'Number of these sales.', resolve: ({ later }) => later.count }),
  }),
});

builder.prismaObjectField(ViewerNode, 'releaseCalendar', (t) =>
  t.field({
    type: CalendarRef,
    nullable: true,
    description: "When the viewer's settling money becomes withdrawable, by day.",
    args: { timeZone: t.arg.string({ required: true, description: TIME_ZONE }) },
    resolve: async (user, { timeZone }, { platform, loaders }) => {
      const [zone, now] = [timeZoneOf(timeZone), await loaders.now()];
      return calendarOf(await sumReleases(platform.db, user.id, boundsOfCalendar(now, zone)), now, zone);
    },
  }),
);

interface FundArgs {
  fund: OrderFund;
  day?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/** The orders that the arguments mean. @throws InvalidInput for a day without a time zone. */
async function readFund(
  { fund, day, timeZone }: FundArgs,
  loaders: Loaders,
): Promise<{ fund: OrderFund; span: ReleaseSpan | null }> {
  if (day == null) return { fund, span: null };
  if (timeZone == null) throw new InvalidInput('timeZone', 'required with day');
  return { fund, span: releaseSpanOf(day, await loaders.now(), timeZoneOf(timeZone)) };
}

/** @throws InvalidInput naming the argument. */
function readFundCursor(field: string, fund: OrderFund, text: string): SortCursor {
  return readSortCursor(field, fund, text, (value) => value === null || isMoment(value));
}

builder.prismaObjectField(ViewerNode, 'fundOrders', (t) =>
  t.connection(
    {
      type: OrderNode,
      nullable: true,
      description:
        "The orders whose money a balance of the viewer's wallet holds. Their amounts add up to it.",
      args: {
        fund: t.arg({
          type: OrderFundEnum,
          required: true,
          description: 'The balance to list the orders of.',
        }),
        day: t.arg({
          type: 'Date',
          required: false,
          description: 'Of settling sales, return only those that are released on this day.',
        }),
        timeZone: t.arg.string({ required: false, description: `${TIME_ZONE} Required with \`day\`.` }),
      },
      complexity: connectionCost,
      resolve: async (user, args, { platform: { db }, loaders }, info) => {
        const fund = await readFund(args, loaders);
        const page = readKeysetPage(args, (field, text) => readFundCursor(field, args.fund, text));
        const places = asksForNumberAlone(info) ? [] : await listFundOrders(db, user.id, fund, page);
        const connection = await connectOrders(db, { userId: user.id, sort: args.fund, page, places });
        return { ...connection, totalCount: () => countFundOrders(db, user.id, fund) };
      },
    },
    OrderConnection,
  ),
);
