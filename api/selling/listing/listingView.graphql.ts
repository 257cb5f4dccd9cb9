import { builder } from '../../http/graphql/builder.ts';
import { ListingNode } from './listing.graphql.ts';

const WHO_COUNTS =
  'Each visitor counts once a day; the seller and crawlers do not. Null for everybody but the seller.';
/** The views of all rows of a page are two numbers each of one statement: the row itself has its price. */
const NO_COST = 0;

builder.prismaObjectFields(ListingNode, (t) => ({
  weekViewCount: t.int({
    nullable: true,
    description: `How many visitors opened this copy today and on the six days before, by days in China. ${WHO_COUNTS}`,
    complexity: NO_COST,
    resolve: async ({ id, sellerId }, _args, { viewer, loaders }) =>
      sellerId === viewer?.userId ? (await loaders.listingViews.load(id)).weekCount : null,
  }),
  viewCount: t.int({
    nullable: true,
    description: `How many visitors opened this copy within the last 90 days, by days in China. ${WHO_COUNTS}`,
    complexity: NO_COST,
    resolve: async ({ id, sellerId }, _args, { viewer, loaders }) =>
      sellerId === viewer?.userId ? (await loaders.listingViews.load(id)).totalCount : null,
  }),
}));
