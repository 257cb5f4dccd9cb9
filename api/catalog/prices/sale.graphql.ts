import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import type { Sale } from '../../kernel/generated/prisma/client.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isMoment, readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { requireText } from '../../kernel/text.ts';
import { Sticker, type StickerShape } from '../../selling/listing/listing.graphql.ts';
import { MarketItemNode } from '../market/market.graphql.ts';

const PAGE_SIZE_DEFAULT = 10;
const PAGE_SIZE_MAX = 100;

const SaleRef = builder.objectRef<Sale>('Sale').implement({
  authScopes: { everyone: true },
  description: 'A copy that was sold and delivered. Seller and buyer are not disclosed.',
  fields: (t) => ({
    priceCents: t.field({
      type: 'Cents',
      description: 'Price of the sale, in fen.',
      resolve: (sale) => sale.priceCents,
    }),
    floatValue: t.exposeFloat('floatValue', {
      nullable: true,
      description: 'Wear value of the copy, from 0 to 1.',
    }),
    paintSeed: t.exposeInt('paintSeed', {
      nullable: true,
      description: 'Pattern template of the copy, from 0 to 1000.',
    }),
    phase: t.string({
      nullable: true,
      description: 'Doppler phase or gem of the copy.',
      resolve: (sale) => sale.phase || null,
    }),
    stickers: t.field({
      type: [Sticker],
      description: 'Stickers on the copy, ordered by slot.',
      resolve: (sale) => sale.stickers as unknown as StickerShape[],
    }),
    soldAt: t.field({
      type: 'DateTime',
      description: 'Time at which the order was settled.',
      resolve: (sale) => sale.soldAt,
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'recentSales', (t) =>
  t.connection(
    {
      type: SaleRef,
      nullable: true,
      description: `Sales of the item, newest first. Forward pagination only, at most ${PAGE_SIZE_MAX} per page.`,
      args: {
        phase: t.arg.string({
          required: false,
          description: 'Doppler phase or gem to select. All copies if omitted.',
        }),
      },
      complexity: connectionCost,
      resolve: async (item, { first, last, before, after, phase }, { loaders }) => {
        if ((last ?? null) !== null || before)
          throw new InvalidInput(before ? 'before' : 'last', 'this list is read forwards');
        const size = first ?? PAGE_SIZE_DEFAULT;
        if (size < 0 || size > PAGE_SIZE_MAX) throw new InvalidInput('first', `0 to ${PAGE_SIZE_MAX}`);
        const page = await loaders.salePage.load({
          marketItemId: item.id,
          args: {
            size,
            after: after ? readSortCursor('after', 'sale', after, isMoment) : null,
            phase: phase ? requireText('phase', phase, 40) : null,
          },
        });
        const edges = page.rows.map((node) => ({
          node,
          cursor: writeSortCursor('sale', { value: node.soldAt.getTime(), id: node.id }),
        }));
        return {
          edges,
          pageInfo: {
            hasNextPage: page.hasMore,
            hasPreviousPage: Boolean(after),
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    { name: 'SaleConnection', description: "One page of an item's sales." },
    { name: 'SaleEdge', description: 'One sale of the page.' },
  ),
);

builder.prismaObjectField(MarketItemNode, 'salesPerDay', (t) =>
  t.int({
    description: 'Number of copies sold in the last 24 hours.',
    resolve: (item) => item.salesPerDay,
  }),
);
