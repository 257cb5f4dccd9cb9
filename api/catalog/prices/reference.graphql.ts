import { builder } from '../../http/graphql/builder.ts';
import type { MarketItemPhase } from '../../kernel/generated/prisma/client.ts';
import { requireText } from '../../kernel/text.ts';
import { phasePriceCents } from '../items/phasePrice.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { inPhaseOrder } from '../market/phase.ts';
import { type KeptReference, type Reference, referenceOf } from './reference.ts';

function referenceIn(
  { referencePriceCents }: { referencePriceCents: bigint | null },
  kept: readonly KeptReference[],
  phase: string | null,
): Reference | null {
  const modelCents =
    referencePriceCents === null ? null : BigInt(phasePriceCents(Number(referencePriceCents), phase));
  return referenceOf(modelCents, kept, phase);
}

const ReferencePriceSource = builder.enumType('ReferencePriceSource', {
  description: 'Where a reference price comes from.',
  values: {
    MODEL: {
      value: 'model',
      description: "Made by the market's model from type, rarity and exterior: nothing better is known.",
    },
    FEED: { value: 'feed', description: 'From an imported price list in US cents.' },
    SALES: { value: 'sales', description: "The median of this market's own sales without outliers." },
  } as const,
});

/** A reference price with what explains it. */
export const ReferencePriceRef = builder.objectRef<Reference>('ReferencePrice').implement({
  authScopes: { everyone: true },
  description: 'What an item usually costs, with what explains it.',
  fields: (t) => ({
    priceCents: t.field({ type: 'Cents', description: 'In fen.', resolve: (row) => row.priceCents }),
    source: t.field({
      type: ReferencePriceSource,
      description: 'Where it comes from.',
      resolve: (row) => row.source,
    }),
    sourcePriceCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Of a feed: its own price, in US cents.',
      resolve: (row) => row.sourcePriceCents,
    }),
    rate: t.exposeFloat('rate', { nullable: true, description: 'Of a feed: yuan for a dollar at the time.' }),
    calculatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last calculated. Null for the model.',
      resolve: (row) => row.calculatedAt,
    }),
    salesUsed: t.exposeInt('salesUsed', { nullable: true, description: 'Of sales: how many count.' }),
    outliersLeftOut: t.exposeInt('outliersLeftOut', {
      nullable: true,
      description: 'Of sales: how many lie too far off to count.',
    }),
    windowDays: t.exposeInt('windowDays', {
      nullable: true,
      description: 'Of sales: how many days back they reach.',
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'referencePrice', (t) =>
  t.field({
    type: ReferencePriceRef,
    nullable: true,
    description:
      'Its reference price, or that of one of its phases, with what explains it. Null where there is none.',
    args: { phase: t.arg.string({ required: false, description: 'A Doppler phase or gem.' }) },
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
    'One Doppler phase or gem of an item: all share a market hash name, and cost very differently.',
  fields: (t) => ({
    phase: t.exposeString('phase', { description: 'Such as `Phase 2` or `Ruby`.' }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: 'Its own picture.' }),
    lowestAskCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Cheapest copy on sale, in fen. Null where nobody sells.',
      resolve: (row) => row.lowestAskCents,
    }),
    listingCount: t.exposeInt('listingCount', { description: 'Copies on sale now.' }),
    referencePriceCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Reference price, in fen.',
      resolve: (row) => row.referencePriceCents,
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'phases', (t) =>
  t.field({
    type: [MarketItemPhaseRef],
    nullable: true,
    description: 'The Doppler phases and gems that it comes in. Empty for every other item.',
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
