import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import type { Db } from '../../kernel/db.ts';
import { EVERY_COPY } from '../listing/copyFilter.ts';
import { STOCK_AGES } from '../listing/stockAge.ts';
import { type ReferenceSum, sumReferences } from './inventoryPage.store.ts';

interface HeldAge extends ReferenceSum {
  fromDays: number;
  /** Null: and longer. */
  toDays: number | null;
}

const HeldAgeRef = builder.objectRef<HeldAge>('HeldAge').implement({
  authScopes: { signedIn: true },
  description: "The viewer's copies that are not on sale and have been held for some time.",
  fields: (t) => ({
    fromDays: t.exposeInt('fromDays', {
      description: 'Lowest number of days since the market first found these copies.',
    }),
    toDays: t.exposeInt('toDays', {
      nullable: true,
      description: 'Number of days that they have not reached. Null for those held the longest.',
    }),
    count: t.exposeInt('count', { description: 'Number of these copies.' }),
    referenceCents: t.expose('referenceCents', {
      type: 'Cents',
      description: 'Sum of their reference prices, in fen.',
    }),
    withoutReferenceCount: t.exposeInt('withoutReferenceCount', {
      description: 'Number of these copies without a reference price, which are in no sum.',
    }),
  }),
});

/** The same filters as those that the inventory's page has behind each number. */
async function listHeldAges(db: Db, userId: string): Promise<HeldAge[]> {
  const ages = STOCK_AGES.map((fromDays, at) => ({ fromDays, toDays: STOCK_AGES[at + 1] ?? null }));
  const filters = ages.map(({ fromDays, toDays }) => ({
    tab: 'unlisted' as const,
    steamAccountIds: null,
    marketItemIds: null,
    copies: { ...EVERY_COPY, minDaysHeld: fromDays === 0 ? null : fromDays, maxDaysHeld: toDays },
  }));
  const sums = await sumReferences(db, userId, filters);
  return ages.flatMap((age, at) => {
    const sum = sums[at];
    return sum ? [{ ...age, ...sum }] : [];
  });
}

builder.prismaObjectField(ViewerNode, 'heldAges', (t) =>
  t.field({
    type: [HeldAgeRef],
    nullable: true,
    description: `The viewer's copies that could be put on sale and are not (the tab UNLISTED of the inventory), by the days since the market first found them, the newest first: from ${STOCK_AGES.join(', ')} days.`,
    complexity: { field: 100, multiplier: STOCK_AGES.length },
    resolve: (user, _args, { platform: { db } }) => listHeldAges(db, user.id),
  }),
);
