import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type InventoryDayRow, listInventoryDays } from './inventoryDay.store.ts';

const DAYS_MAX = 366;
const DAYS_DEFAULT = 90;
const BEIJING_MS = 8 * 3_600_000;

const InventoryDayRef = builder.objectRef<InventoryDayRow>('InventoryDay').implement({
  authScopes: { signedIn: true },
  description:
    "What the viewer's inventory was worth on a day, recorded once on that day. Days without a record are omitted.",
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: "The day in China's time." }),
    copies: t.exposeInt('copies', { description: 'Number of copies in the inventory.' }),
    pricedCopies: t.exposeInt('pricedCopies', {
      description: 'Number of copies with a reference price. All others are missing in `referenceCents`.',
    }),
    referenceCents: t.expose('referenceCents', {
      type: 'Cents',
      description: 'Sum of the reference prices of that day, in fen.',
    }),
    costedCopies: t.exposeInt('costedCopies', {
      description: 'Number of copies whose cost was known. All others are missing in `costCents`.',
    }),
    costCents: t.expose('costCents', { type: 'Cents', description: 'Sum of the known costs, in fen.' }),
    recordedAt: t.expose('recordedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the copies of the day were counted. Null on days of an earlier version.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'inventoryDays', (t) =>
  t.field({
    type: [InventoryDayRef],
    nullable: true,
    description: 'Value of the inventory by day, oldest first. It is recorded from the first reading on.',
    args: {
      days: t.arg.int({
        required: false,
        defaultValue: DAYS_DEFAULT,
        description: `Number of days including today: 1 to ${DAYS_MAX}.`,
      }),
    },
    complexity: { field: 10, multiplier: 3 },
    resolve: ({ id }, { days }, { platform }) => {
      const count = days ?? DAYS_DEFAULT;
      if (count < 1 || count > DAYS_MAX) throw new InvalidInput('days', `1 to ${DAYS_MAX}`);
      return listInventoryDays(platform.db, id, count);
    },
  }),
);

builder.prismaObjectField(ViewerNode, 'lastInventoryDay', (t) =>
  t.field({
    type: 'Date',
    nullable: true,
    description: "The current day in China's time: the last one that `inventoryDays` can contain.",
    resolve: async (_user, _args, { loaders }) => {
      const beijingMs = (await loaders.now()).getTime() + BEIJING_MS;
      return new Date(beijingMs - (beijingMs % DAY_MS));
    },
  }),
);
