import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { writeGlobalId } from '../../http/graphql/globalId.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Maximum number of items that one call may name, the same as in one batch of listings. */
const ITEMS_MAX = 1_000;

builder.prismaObjectField(ViewerNode, 'inventoryListingIds', (t) =>
  t.idList({
    nullable: true,
    description:
      "Ids of the viewer's open listings of these items, for repricing or withdrawing them. Items that " +
      'are not on sale are omitted.',
    args: {
      inventoryItemIds: t.arg.globalIDList({
        required: true,
        description: `Items of the viewer's inventory, at most ${ITEMS_MAX}.`,
      }),
    },
    resolve: async (user, { inventoryItemIds: itemIds }, { platform }) => {
      if (itemIds.length > ITEMS_MAX || itemIds.some(({ typename }) => typename !== 'InventoryItem'))
        throw new InvalidInput('inventoryItemIds', `at most ${ITEMS_MAX} inventory items`);
      const listings = await platform.db.listing.findMany({
        where: {
          assetId: { in: itemIds.map(({ id }) => id) },
          sellerId: user.id,
          status: { in: ['active', 'paused'] },
        },
        select: { id: true },
      });
      return listings.map(({ id }) => writeGlobalId('Listing', id));
    },
  }),
);
