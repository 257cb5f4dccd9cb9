import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import { requireText } from '../../kernel/text.ts';
import { MarketItemFilter, readFilter } from '../market/marketFilter.graphql.ts';
import type { MarketFilter } from '../market/marketItem.ts';
import { countMarketItems } from '../market/marketPage.ts';
import { selectItems } from '../market/marketSelection.ts';
import type { MarketZone } from '../market/marketZone.ts';
import { removeSavedFilter } from './removeSavedFilter.ts';
import { FILTER_NAME_MAX, readStoredFilter, type StoredFilter, writeStoredFilter } from './savedFilter.ts';
import { saveFilter } from './saveFilter.ts';
import { SavedFiltersFull } from './watch.errors.ts';
import { writeWebQuery } from './webQuery.ts';

const filterOf = ({ filter }: { filter: unknown }): MarketFilter => readStoredFilter(filter as StoredFilter);

const list = (name: 'types' | 'weapons' | 'rarities' | 'qualities' | 'exteriors' | 'itemSets') => ({
  description: `As \`${name}\` of MarketItemFilter; empty where nothing is chosen.`,
  resolve: (filter: MarketFilter) => [...filter[name]],
});

const zone = (name: MarketZone) => `As \`${name}\` of MarketItemFilter; false where it is not asked for.`;

const SavedChoice = builder.objectRef<MarketFilter>('SavedMarketItemFilter').implement({
  authScopes: { signedIn: true },
  description: 'A filter as it was saved, in the shape of MarketItemFilter.',
  fields: (t) => ({
    keyword: t.exposeString('keyword', { nullable: true, description: 'Words in any order.' }),
    minPriceCents: t.expose('minPriceCents', {
      type: 'Cents',
      nullable: true,
      description: 'Lowest ask at least this, in fen.',
    }),
    maxPriceCents: t.expose('maxPriceCents', {
      type: 'Cents',
      nullable: true,
      description: 'Lowest ask at most this, in fen.',
    }),
    types: t.stringList(list('types')),
    weapons: t.stringList(list('weapons')),
    rarities: t.stringList(list('rarities')),
    qualities: t.stringList(list('qualities')),
    exteriors: t.stringList(list('exteriors')),
    itemSets: t.stringList(list('itemSets')),
    isOnSale: t.exposeBoolean('isOnSale', { description: zone('isOnSale') }),
    isAutomatic: t.exposeBoolean('isAutomatic', { description: zone('isAutomatic') }),
    isHot: t.exposeBoolean('isHot', { description: zone('isHot') }),
    isLowStock: t.exposeBoolean('isLowStock', { description: zone('isLowStock') }),
    isBargain: t.exposeBoolean('isBargain', { description: zone('isBargain') }),
  }),
});

/** A filter of the viewer. */
export const SavedFilterNode = builder.prismaNode('SavedFilter', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A market list that the viewer keeps under a name.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "Its name, its own among the viewer's." }),
    filter: t.field({
      type: SavedChoice,
      description: 'What it lets through.',
      select: { filter: true },
      resolve: filterOf,
    }),
    webQuery: t.string({
      description: 'The filter as the query string of GET /web/market and of the page /market.',
      select: { filter: true },
      resolve: (row) => writeWebQuery(filterOf(row)),
    }),
    itemCount: t.int({
      description: 'Items that it lets through now.',
      select: { filter: true },
      resolve: (row, _args, { market }) => countMarketItems(market, selectItems(market, filterOf(row))),
    }),
    wantsAlerts: t.exposeBoolean('wantsAlerts', {
      description:
        'A message comes when a change of their lowest ask brings items in: into the prices, or below 90 % of the reference price.',
    }),
    priceLimitCents: t.expose('priceLimitCents', {
      type: 'Cents',
      nullable: true,
      description: 'Told only of items whose lowest ask is at or below this, in fen. Null: of all.',
    }),
    notifiedAt: t.expose('notifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its last message came.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Saved since.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'savedFilterCount', (t) =>
  t.int({
    description: 'Filters that the viewer has saved.',
    select: { _count: { select: { savedFilters: true } } },
    resolve: (user) => user._count.savedFilters,
  }),
);

builder.prismaObjectField(ViewerNode, 'savedFilters', (t) =>
  t.prismaConnection(
    {
      type: SavedFilterNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's saved filters, newest first. At most 50.",
      complexity: connectionCost,
      resolve: (query, user, _args, { platform }) =>
        platform.db.savedFilter.findMany({
          ...query,
          where: { userId: user.id },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of saved filters.' },
    { description: 'One filter of the page.' },
  ),
);

function requireName(text: string): string {
  const name = requireText('name', text, 200).trim();
  if (name === '' || [...name].length > FILTER_NAME_MAX)
    throw new InvalidInput('name', `1 to ${FILTER_NAME_MAX} characters`);
  return name;
}

builder.relayMutationField(
  'saveFilter',
  {
    description: 'What to keep.',
    inputFields: (t) => ({
      name: t.string({ required: true, description: '1 to 40 characters.' }),
      filter: t.field({ type: MarketItemFilter, required: true, description: 'What it lets through.' }),
      wantsAlerts: t.boolean({
        required: true,
        description: 'Whether to tell of items that a change of their lowest ask brings in.',
      }),
      priceLimitCents: t.field({
        type: 'Cents',
        required: false,
        description: 'Tell only of items at or below this, in fen, 1 to 10,000,000. Left out: of all.',
      }),
    }),
  },
  {
    description:
      "Keeps a market list under a name. Under a name that the viewer has already, it takes that one's place, so that a repeat changes nothing.",
    authScopes: { signedIn: true },
    errors: { types: [SavedFiltersFull] },
    resolve: async (_root, { input }, { platform, viewer, market }) => {
      const priceLimitCents = input.priceLimitCents ?? null;
      if (priceLimitCents !== null && (priceLimitCents < 1n || priceLimitCents > AMOUNT_MAX_CENTS))
        throw new InvalidInput('priceLimitCents', `1 to ${AMOUNT_MAX_CENTS}`);
      const filter = readFilter(input.filter);
      // A filter that no list can have is refused now and not at every look at it.
      selectItems(market, filter);
      return saveFilter(platform, {
        userId: requireViewer(viewer).userId,
        name: requireName(input.name),
        filter: writeStoredFilter(filter),
        wantsAlerts: input.wantsAlerts,
        priceLimitCents,
      });
    },
  },
  {
    description: 'The filter is kept.',
    outputFields: (t) => ({
      savedFilter: t.field({
        type: SavedFilterNode,
        description: 'The filter.',
        resolve: (row) => row,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the filters as they are now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeSavedFilter',
  {
    description: 'Which.',
    inputFields: (t) => ({
      savedFilterId: t.globalID({ for: SavedFilterNode, required: true, description: 'The filter.' }),
    }),
  },
  {
    description:
      "Removes one of the viewer's saved filters. Once more changes nothing, and nor does an id of somebody else's.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { id } = input.savedFilterId;
      await removeSavedFilter(platform, { userId: requireViewer(viewer).userId, savedFilterId: id });
      return {};
    },
  },
  {
    description: 'The viewer has no such filter.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the filters as they are now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
