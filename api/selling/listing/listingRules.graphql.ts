import type { Config } from '../../config.ts';
import { builder } from '../../http/graphql/builder.ts';
import { MULTIPLIER_MAX, MULTIPLIER_MIN, MULTIPLIER_PRESETS } from './priceRules.ts';
import { BATCH_MAX } from './runBatch.ts';

const ListingRules = builder.objectRef<Config>('ListingRules').implement({
  authScopes: { everyone: true },
  description: 'The rules that check the prices of listings, so that forms can warn before they submit.',
  fields: (t) => ({
    lowBasisPoints: t.int({
      description:
        'A price below this share of the reference price must be confirmed, in basis points (0.01 %).',
      resolve: (config) => config.ASK_LOW_BASIS_POINTS,
    }),
    highFactor: t.int({
      description: 'A price above this multiple of the reference price is lowered to it.',
      resolve: (config) => config.ASK_HIGH_FACTOR,
    }),
    minCents: t.field({
      type: 'Cents',
      description: 'The lowest ask, in fen.',
      resolve: (config) => BigInt(config.ASK_MIN_CENTS),
    }),
    maxCents: t.field({
      type: 'Cents',
      description: 'The highest ask, in fen; a price above it is lowered to it.',
      resolve: (config) => BigInt(config.ASK_MAX_CENTS),
    }),
    multiplierPresets: t.floatList({
      description: 'Preset multipliers of the reference price.',
      resolve: () => MULTIPLIER_PRESETS.map((thousandths) => thousandths / 1_000),
    }),
    multiplierMin: t.float({
      description: 'The lowest multiplier of the reference price.',
      resolve: () => MULTIPLIER_MIN / 1_000,
    }),
    multiplierMax: t.float({
      description: 'The highest multiplier of the reference price.',
      resolve: () => MULTIPLIER_MAX / 1_000,
    }),
    feeBasisPoints: t.int({
      description: "The seller's fee on a sale, in basis points (0.01 %).",
      resolve: (config) => config.SALE_FEE_BASIS_POINTS,
    }),
    undoSeconds: t.int({
      description: 'For how many seconds after a batch `undoListings` may be called.',
      resolve: (config) => Math.floor(config.LISTING_UNDO_MS / 1_000),
    }),
    batchMax: t.int({ description: 'Most items that one batch may name.', resolve: () => BATCH_MAX }),
  }),
});

builder.queryField('listingRules', (t) =>
  t.field({
    type: ListingRules,
    nullable: true,
    description: 'The rules that check the prices of listings.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => platform.config,
  }),
);
