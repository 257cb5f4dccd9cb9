import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { PricePlatformName } from '../market/marketList.graphql.ts';
import { PLATFORM_TERMS, type PlatformGap } from '../market/pricePlatform.ts';
import type { PlatformHistory } from './platformHistory.store.ts';
import { listPlatformFeeds, type StoredPlatformPrice } from './platformPrice.store.ts';
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
      description: 'The platform that the feed belongs to.',
      resolve: ({ platform }) => platform,
    }),
    saleFeeBasisPoints: t.int({
      description: 'Published fee of a seller on this platform, in basis points of the price.',
      resolve: ({ platform }) => PLATFORM_TERMS[platform].saleFeeBasisPoints,
    }),
    withdrawalFeeBasisPoints: t.int({
      description: 'Published fee for paying out proceeds on this platform, in basis points.',
      resolve: ({ platform }) => PLATFORM_TERMS[platform].withdrawalFeeBasisPoints,
    }),
    isWalletOnly: t.boolean({
      description: 'True if proceeds remain credit on this platform and cannot be paid out as money.',
      resolve: ({ platform }) => PLATFORM_TERMS[platform].isWalletOnly,
    }),
    fetchedAt: t.field({
      type: 'DateTime',
      description: 'Time at which the platform was last queried.',
      resolve: ({ fetchedAt }) => fetchedAt,
    }),
    isStale: t.boolean({
      description:
        'True if its last feed is older than a day, so that its prices do not affect the order of lists.',
      resolve: async ({ fetchedAt }, _args, { loaders }) => !isFresh(fetchedAt, await loaders.now()),
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of prices in its last feed.' }),
    isSandbox: t.exposeBoolean('isSandbox', {
      description: 'True if the sandbox generated its last feed: the prices are fictitious.',
    }),
  }),
});

builder.queryField('pricePlatforms', (t) =>
  t.field({
    type: [PricePlatformRef],
    nullable: true,
    description: 'Other platforms of which a price feed was imported. Empty if there is none.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => listPlatformFeeds(platform.db),
  }),
);

const PlatformGapRef = builder.objectRef<PlatformGap>('PlatformGap').implement({
  authScopes: { everyone: true },
  description: "Profit of buying at one place and selling at another, after the seller's fees of the latter.",
  fields: (t) => ({
    cents: t.field({
      type: 'Cents',
      description: 'Profit in fen; negative for a loss.',
      resolve: ({ cents }) => BigInt(cents),
    }),
    basisPoints: t.exposeInt('basisPoints', {
      description: 'Profit in basis points of the money spent.',
    }),
  }),
});

/** A stored price with the values that it is compared with. */
type ComparedPrice = StoredPlatformPrice & { readonly lowestAskCents: bigint | null };

const PlatformPriceRef = builder.objectRef<ComparedPrice>('PlatformPrice').implement({
  authScopes: { everyone: true },
  description: 'Ask of another platform for an item, and the gaps to our lowest ask after all fees.',
  fields: (t) => ({
    platform: t.expose('platform', {
      type: PricePlatformName,
      description: 'The platform that the price belongs to.',
    }),
    askCents: t.expose('askCents', { type: 'Cents', description: 'Lowest ask on the platform, in fen.' }),
    bidCents: t.expose('bidCents', {
      type: 'Cents',
      nullable: true,
      description: 'Highest bid on the platform, in fen. Null if its feed has no bids.',
    }),
    proceedsCents: t.field({
      type: 'Cents',
      description: 'What a seller keeps there of the lowest ask, after the sale and paying it out.',
      resolve: (price) => BigInt(proceedsThere(price)),
    }),
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      description: 'Time at which the platform was queried.',
    }),
    isStale: t.boolean({
      description: 'True if the price is older than a day, so that it does not affect the order of lists.',
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
      'Asks of other platforms, from the last feeds that contained the item. Dopplers without their phases.',
    complexity: { field: 5, multiplier: 4 },
    resolve: async ({ id, lowestAskCents }, _args, { loaders }) =>
      (await loaders.platformPrices.load(id)).map((price) => ({ ...price, lowestAskCents })),
  }),
);

const PlatformHistoryRef = builder.objectRef<PlatformHistory>('PlatformHistory').implement({
  authScopes: { everyone: true },
  description: 'Asks of one other platform by day.',
  fields: (t) => ({
    platform: t.expose('platform', {
      type: PricePlatformName,
      description: 'The platform that the prices belong to.',
    }),
    days: t.field({
      type: [ReferenceDayRef],
      description:
        'Prices by day, oldest first. Days on which the feed did not contain the item are omitted.',
      resolve: ({ days }) => [...days],
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'platformHistory', (t) =>
  t.field({
    type: [PlatformHistoryRef],
    nullable: true,
    description: 'Asks of other platforms in the last days. Platforms without a price are omitted.',
    args: {
      days: t.arg.int({
        required: true,
        defaultValue: 90,
        description: `Number of days including today, at most ${HISTORY_DAYS_MAX}.`,
      }),
    },
    complexity: { field: 10, multiplier: 10 },
    resolve: (item, { days }, { loaders }) => {
      if (days < 1 || days > HISTORY_DAYS_MAX) throw new InvalidInput('days', `1 to ${HISTORY_DAYS_MAX}`);
      return loaders.platformDays(days).load(item.id);
    },
  }),
);
