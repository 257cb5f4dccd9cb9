import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { PricePlatformName } from '../market/pricePlatform.graphql.ts';
import { PLATFORM_TERMS, type PlatformGap } from '../market/pricePlatform.ts';
import type { PlatformHistory } from './platformHistory.store.ts';
import { type KeptPlatformPrice, listPlatformFeeds } from './platformPrice.store.ts';
import { gapOfBuyingHere, gapOfBuyingThere, isFresh, proceedsThere } from './platformPrice.ts';
import { HISTORY_DAYS_MAX } from './priceHistory.ts';
import { ReferenceDayRef } from './referencePrice.graphql.ts';

type Feed = Awaited<ReturnType<typeof listPlatformFeeds>>[number];

const PricePlatformRef = builder.objectRef<Feed>('PricePlatform').implement({
  authScopes: { everyone: true },
  description: 'Another platform of which a price feed was imported.',
  fields: (t) => ({
    name: t.field({
      type: PricePlatformName,
      description: 'Which one.',
      resolve: ({ platform }) => platform,
    }),
    saleFeeBasisPoints: t.int({
      description: "The seller's posted fee there, in 1/100 of a percent of the price.",
      resolve: ({ platform }) => PLATFORM_TERMS[platform].saleFeeBasisPoints,
    }),
    withdrawalFeeBasisPoints: t.int({
      description: 'The posted fee of paying proceeds out there, in 1/100 of a percent.',
      resolve: ({ platform }) => PLATFORM_TERMS[platform].withdrawalFeeBasisPoints,
    }),
    isWalletOnly: t.boolean({
      description: 'Proceeds stay there as credit and become no money again.',
      resolve: ({ platform }) => PLATFORM_TERMS[platform].isWalletOnly,
    }),
    fetchedAt: t.field({
      type: 'DateTime',
      description: 'When the platform was last asked.',
      resolve: ({ fetchedAt }) => fetchedAt,
    }),
    isStale: t.boolean({
      description: 'Its last feed is older than a day: what it told counts no longer.',
      resolve: async ({ fetchedAt }, _args, { loaders }) => !isFresh(fetchedAt, await loaders.now()),
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Prices of its last feed.' }),
    isSandbox: t.exposeBoolean('isSandbox', {
      description: "The sandbox made its last feed: these are nobody's prices.",
    }),
  }),
});

builder.queryField('pricePlatforms', (t) =>
  t.field({
    type: [PricePlatformRef],
    nullable: true,
    description: 'Other platforms of which a price feed was imported. Empty where there is none.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => listPlatformFeeds(platform.db),
  }),
);

const PlatformGapRef = builder.objectRef<PlatformGap>('PlatformGap').implement({
  authScopes: { everyone: true },
  description:
    "What buying at one place and selling at another leaves after the seller's fees of the latter.",
  fields: (t) => ({
    cents: t.field({
      type: 'Cents',
      description: 'In fen; below zero: a loss.',
      resolve: ({ cents }) => BigInt(cents),
    }),
    basisPoints: t.exposeInt('basisPoints', {
      description: 'Of the money put in, in 1/100 of a percent.',
    }),
  }),
});

/** A kept price with what it is compared with. */
type ComparedPrice = KeptPlatformPrice & { readonly lowestAskCents: bigint | null };

const PlatformPriceRef = builder.objectRef<ComparedPrice>('PlatformPrice').implement({
  authScopes: { everyone: true },
  description: 'What another platform asks for an item, and what lies between there and here after all fees.',
  fields: (t) => ({
    platform: t.expose('platform', { type: PricePlatformName, description: 'Which one.' }),
    askCents: t.expose('askCents', { type: 'Cents', description: 'The lowest ask there, in fen.' }),
    bidCents: t.expose('bidCents', {
      type: 'Cents',
      nullable: true,
      description: 'The highest bid there, in fen, where its feed tells it.',
    }),
    proceedsCents: t.field({
      type: 'Cents',
      description: 'What a seller keeps there of the lowest ask, after the sale and paying it out.',
      resolve: (price) => BigInt(proceedsThere(price)),
    }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When the platform was asked.' }),
    isStale: t.boolean({
      description: 'Older than a day: it counts in no order of a list.',
      resolve: async ({ fetchedAt }, _args, { loaders }) => !isFresh(fetchedAt, await loaders.now()),
    }),
    buyHere: t.field({
      type: PlatformGapRef,
      nullable: true,
      description: 'Bought here at the lowest ask, sold there at theirs. Null where nobody sells here.',
      resolve: (price) => gapOfBuyingHere(price, price.lowestAskCents),
    }),
    buyThere: t.field({
      type: PlatformGapRef,
      nullable: true,
      description: 'Bought there at the lowest ask, sold here at ours. Null where nobody sells here.',
      resolve: (price, _args, { platform: { config } }) =>
        gapOfBuyingThere(price, price.lowestAskCents, {
          saleFeeBasisPoints: config.SALE_FEE_BASIS_POINTS,
          withdrawalFeeBasisPoints: config.WITHDRAWAL_FEE_BASIS_POINTS,
        }),
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'platformPrices', (t) =>
  t.field({
    type: [PlatformPriceRef],
    nullable: true,
    description:
      'What other platforms ask, by the last feeds that named the item. Dopplers without their phases.',
    complexity: { field: 5, multiplier: 4 },
    resolve: async ({ id, lowestAskCents }, _args, { loaders }) =>
      (await loaders.platformPrices.load(id)).map((price) => ({ ...price, lowestAskCents })),
  }),
);

const PlatformHistoryRef = builder.objectRef<PlatformHistory>('PlatformHistory').implement({
  authScopes: { everyone: true },
  description: 'What one other platform asked, day by day.',
  fields: (t) => ({
    platform: t.expose('platform', { type: PricePlatformName, description: 'Which one.' }),
    days: t.field({
      type: [ReferenceDayRef],
      description: 'Oldest first; days on which its feed did not name the item are left out.',
      resolve: ({ days }) => [...days],
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'platformHistory', (t) =>
  t.field({
    type: [PlatformHistoryRef],
    nullable: true,
    description: 'What other platforms asked on the last days. Platforms that told nothing are left out.',
    args: {
      days: t.arg.int({
        required: true,
        defaultValue: 90,
        description: `How many days, today included, at most ${HISTORY_DAYS_MAX}.`,
      }),
    },
    complexity: { field: 10, multiplier: 10 },
    resolve: (item, { days }, { loaders }) => {
      if (days < 1 || days > HISTORY_DAYS_MAX) throw new InvalidInput('days', `1 to ${HISTORY_DAYS_MAX}`);
      return loaders.platformDays(days).load(item.id);
    },
  }),
);
