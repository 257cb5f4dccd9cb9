import { builder } from '../../http/graphql/builder.ts';
import type { MarketItemPhase } from '../../kernel/generated/prisma/client.ts';
import { requireText } from '../../kernel/text.ts';
import { phasePriceCents } from '../items/referencePrice.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { inPhaseOrder } from '../market/marketItem.ts';
import { pathOfCopy, pictureArgs } from '../pictures/picture.graphql.ts';
import { type Reference, referenceOf, type StoredReference } from './reference.ts';

/** The reference price of an item or of one of its phases, from its own price and the stored ones. */
export function referenceIn(
  { referencePriceCents }: { referencePriceCents: bigint | null },
  kept: readonly StoredReference[],
  phase: string | null,
): Reference | null {
  const modelCents =
    referencePriceCents === null ? null : BigInt(phasePriceCents(Number(referencePriceCents), phase));
  return referenceOf(modelCents, kept, phase);
}

const ReferencePriceSource = builder.enumType('ReferencePriceSource', {
  description: 'Origin of a reference price.',
  values: {
    MODEL: {
      value: 'model',
      description:
        "Estimated by the market's model from type, rarity and exterior, since nothing better is known.",
    },
    FEED: { value: 'feed', description: 'Imported from a price list in US cents.' },
    SALES: { value: 'sales', description: "Median of this market's own sales, without outliers." },
  } as const,
});

/** A reference price with its derivation. */
export const ReferencePriceRef = builder.objectRef<Reference>('ReferencePrice').implement({
  authScopes: { everyone: true },
  description: 'Usual price of an item, with its derivation.',
  fields: (t) => ({
    priceCents: t.field({
      type: 'Cents',
      description: 'Reference price in fen.',
      resolve: (row) => row.priceCents,
    }),
    source: t.field({
      type: ReferencePriceSource,
      description: 'Origin of the reference price.',
      resolve: (row) => row.source,
    }),
    sourceUsCents: t.int({
      nullable: true,
      description: 'For an imported price, the price in the feed, in US cents.',
      resolve: (row) => (row.sourcePriceCents === null ? null : Number(row.sourcePriceCents)),
    }),
    rate: t.exposeFloat('rate', {
      nullable: true,
      description: 'For an imported price, the exchange rate at the time, in yuan for a dollar.',
    }),
    calculatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last calculation. Null for a price from the model.',
      resolve: (row) => row.calculatedAt,
    }),
    salesUsed: t.exposeInt('salesUsed', {
      nullable: true,
      description: 'For a price from sales, the number of sales used.',
    }),
    outliersLeftOut: t.exposeInt('outliersLeftOut', {
      nullable: true,
      description: 'For a price from sales, the number of sales excluded as outliers.',
    }),
    windowDays: t.exposeInt('windowDays', {
      nullable: true,
      description: 'For a price from sales, the length of the period in days.',
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'referencePrice', (t) =>
  t.field({
    type: ReferencePriceRef,
    nullable: true,
    description:
      'Reference price of the item or of one of its phases, with its derivation. Null if there is none.',
    args: {
      phase: t.arg.string({
        required: false,
        description: 'Doppler phase or gem. The item itself if omitted.',
      }),
    },
    resolve: async (item, { phase }, { loaders }) =>
      referenceIn(
        item,
        await loaders.references.load(item.id),
        phase ? requireText('phase', phase, 40) : null,
      ),
  }),
);

type PhaseWithReference = MarketItemPhase & { referencePriceCents: bigint | null };

const MarketItemPhaseRef = builder.objectRef<PhaseWithReference>('MarketItemPhase').implement({
  authScopes: { everyone: true },
  description:
    'One Doppler phase or gem of an item. Phases share a market hash name, but their prices differ widely.',
  fields: (t) => ({
    phase: t.exposeString('phase', { description: 'Name of the phase, such as `Phase 2` or `Ruby`.' }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: 'URL of the picture of this phase.' }),
    picture: t.string({
      description: 'Path of the picture of this phase on this site.',
      args: pictureArgs,
      resolve: (row, { size }, context) => pathOfCopy(context, row, size),
    }),
    lowestAskCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Price of the cheapest copy on sale, in fen. Null if none is on sale.',
      resolve: (row) => row.lowestAskCents,
    }),
    listingCount: t.exposeInt('listingCount', { description: 'Number of copies on sale.' }),
    salesPerDay: t.exposeInt('salesPerDay', { description: 'Number of copies sold in the last 24 hours.' }),
    salesPerWeek: t.exposeInt('salesPerWeek', {
      description: 'Copies sold today and on the six days before, in UTC.',
    }),
    referencePriceCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Reference price of the phase, in fen.',
      resolve: (row) => row.referencePriceCents,
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'phases', (t) =>
  t.field({
    type: [MarketItemPhaseRef],
    nullable: true,
    description: 'Doppler phases and gems of the item. Empty for every other item.',
    complexity: { field: 5, multiplier: 6 },
    resolve: async (item, _args, { loaders }) => {
      const rows = await loaders.phases.load(item.id);
      const kept = rows.length === 0 ? [] : await loaders.references.load(item.id);
      return inPhaseOrder(rows).map((row) => ({
        ...row,
        referencePriceCents: referenceIn(item, kept, row.phase)?.priceCents ?? null,
      }));
    },
  }),
);
