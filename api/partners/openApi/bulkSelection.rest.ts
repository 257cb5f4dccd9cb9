import { z } from 'zod';
import type { Db } from '../../kernel/db.ts';
import { idShape, nameShape } from '../../kernel/shapes.ts';
import type { BulkSelection } from '../../selling/bulk/bulkActions.ts';
import { EVERY_COPY } from '../../selling/listing/copyFilter.ts';
import { marketHashNameShape } from './shapes.ts';

/** Maximum number of ids in a selection; that many fit into the body of a request. */
const IDS_MAX = 5_000;

const steamIdsShape = z
  .array(z.string().regex(/^[0-9]{17}$/, 'digits only'))
  .max(100)
  .optional()
  .describe('Only copies of these accounts. Default: all bound accounts.');

/** The copies or listings that an action on many copies is about. */
export const selectionShape = z
  .strictObject({
    inventory: z
      .strictObject({
        tab: nameShape(['all', 'unlisted', 'listed', 'nonTradable']).default('all'),
        steamIds: steamIdsShape,
        marketHashNames: z
          .array(marketHashNameShape)
          .max(200)
          .optional()
          .describe('Only copies of these items. Default: all items.'),
      })
      .optional()
      .describe('The copies of your inventory that match. Reprice and unlist take those that are on sale.'),
    listings: z
      .strictObject({
        status: nameShape(['open', 'active', 'paused']).default('open'),
        keyword: z.string().max(100).optional().describe("Words that the item's names must contain."),
        steamIds: steamIdsShape,
      })
      .optional()
      .describe('Your open listings that match. Exactly one of `inventory` and `listings`.'),
    exceptIds: z.array(idShape).max(IDS_MAX).default([]).describe('Copies, or listings, that are left out.'),
    onlyIds: z.array(idShape).max(IDS_MAX).optional().describe('Only these of what matches.'),
  })
  .refine(({ inventory, listings }) => (inventory === undefined) !== (listings === undefined), {
    message: 'name either inventory or listings',
    path: ['inventory'],
  })
  .describe('What the action is about. It is read when the action is requested; at most 20,000 match.')
  .meta({ id: 'BulkSelection' });

/** Finds the accounts and items that a partner names as Steam does. */
export async function readSelection(
  db: Db,
  userId: string,
  { inventory, listings, exceptIds, onlyIds }: z.infer<typeof selectionShape>,
): Promise<BulkSelection> {
  const ids = { exceptIds, onlyIds: onlyIds ?? null };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const select = { id: true };
  const steamIds = (inventory ?? listings)?.steamIds;
  const accounts =
    steamIds && (await db.steamAccount.findMany({ where: { userId, steamId: { in: steamIds } }, select }));
  const steamAccountIds = accounts ? idsOf(accounts) : null;
  if (inventory === undefined) {
    const { status = 'open', keyword = null } = listings ?? {};
    return { inventory: null, listings: { status, keyword, steamAccountIds, copies: EVERY_COPY }, ...ids };
  }
  const { tab, marketHashNames } = inventory;
  const items =
    marketHashNames &&
    (await db.marketItem.findMany({ where: { marketHashName: { in: marketHashNames } }, select }));
  const filter = {
    tab,
    steamAccountIds,
    marketItemIds: items ? idsOf(items) : null,
    copies: EVERY_COPY,
  };
  return { inventory: filter, listings: null, ...ids };
}
