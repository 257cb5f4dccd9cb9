import type { Config } from '../../config.ts';
import { builder } from '../../http/graphql/builder.ts';
import { MULTIPLIER_MAX, MULTIPLIER_MIN, MULTIPLIER_PRESETS } from './priceRules.ts';
import { BATCH_MAX } from './runBatch.ts';

const ListingRules = builder.objectRef<Config>('ListingRules').implement({
  authScopes: { everyone: true },
  description: 'The rules by which prices of listings are judged, for forms that tell before they send.',
  fields: (t) => ({
    lowBasisPoints: t.int({
      description:
        'A price below this share of the reference price must be confirmed, in 1/100 of a percent.',
      resolve: (config) => config.ASK_LOW_BASIS_POINTS,
    }),
    highFactor: t.int({
      description: 'A price above so many times the reference price is lowered to that.',
      resolve: (config) => config.ASK_HIGH_FACTOR,
    }),
    minCents: t.field({
      type: 'Cents',
      description: 'The lowest ask, in fen.',
      resolve: (config) => BigInt(config.ASK_MIN_CENTS),
    }),
    maxCents: t.field({
      type: 'Cents',
      description: 'A price above this is lowered to it, in fen.',
      resolve: (config) => BigInt(config.ASK_MAX_CENTS),
    }),
    multiplierPresets: t.floatList({
      description: 'Ready-made multipliers of the reference price.',
      resolve: () => MULTIPLIER_PRESETS.map((thousandths) => thousandths / 1_000),
    }),
    multiplierMin: t.float({
      description: 'The lowest multiplier.',
      resolve: () => MULTIPLIER_MIN / 1_000,
    }),
    multiplierMax: t.float({
      description: 'The highest multiplier.',
      resolve: () => MULTIPLIER_MAX / 1_000,
    }),
    feeBasisPoints: t.int({
      description: "The seller's fee on a sale, in 1/100 of a percent.",
      resolve: (config) => config.SALE_FEE_BASIS_POINTS,
    }),
    undoSeconds: t.int({
      description: 'How long `undoListings` may be called after a batch.',
      resolve: (config) => Math.floor(config.LISTING_UNDO_MS / 1_000),
    }),
    batchMax: t.int({ description: 'Items that one batch may name.', resolve: () => BATCH_MAX }),
  }),
});

builder.queryField('listingRules', (t) =>
  t.field({
    type: ListingRules,
    nullable: true,
    description: 'The rules by which prices of listings are judged.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => platform.config,
  }),
);
