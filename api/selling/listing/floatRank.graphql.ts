import { builder } from '../../http/graphql/builder.ts';
import { type FloatRank, floatRankOf, KEPT_DAYS, PLACES_MAX, SEEN_MAX } from './floatRank.ts';
import { AssetRef } from './listing.graphql.ts';

const FloatRankRef = builder.objectRef<FloatRank>('FloatRank').implement({
  authScopes: { everyone: true },
  description: `The place of a copy by its wear among all copies of its item that were seen here: those in inventories and on sale, and those that left in the last ${KEPT_DAYS} days.`,
  fields: (t) => ({
    lowestPlace: t.exposeInt('lowestPlace', {
      nullable: true,
      description: `The place from the least worn, 1 for the first. Null beyond ${PLACES_MAX}.`,
    }),
    highestPlace: t.exposeInt('highestPlace', {
      nullable: true,
      description: `The place from the most worn, 1 for the first. Null beyond ${PLACES_MAX}.`,
    }),
    seenCount: t.exposeInt('seenCount', {
      description: `Number of different copies that were seen, counted up to ${SEEN_MAX}. A copy that was traded is one.`,
    }),
  }),
});

builder.prismaObjectField(AssetRef, 'floatRank', (t) =>
  t.field({
    type: FloatRankRef,
    nullable: true,
    description: `The place of the copy by its wear among those of its item. Null if it does not wear, and beyond ${PLACES_MAX} from either end.`,
    resolve: async ({ marketItemId, floatValue, paintSeed }, _args, { loaders }) =>
      floatValue === null
        ? null
        : floatRankOf(await loaders.floatEnds.load(marketItemId), { floatValue, paintSeed }),
  }),
);
