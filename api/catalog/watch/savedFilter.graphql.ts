import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { requireText } from '../../kernel/text.ts';
import { writeWebQuery } from '../market/filterParams.ts';
import { MarketItemFilter, readFilter } from '../market/marketFilter.graphql.ts';
import { forTags, forZones, MARKET_ZONES, type MarketFilter, TAG_FILTERS } from '../market/marketFilter.ts';
import { countMarketItems } from '../market/marketPage.ts';
import { selectItems } from '../market/marketSelection.ts';
import { deleteFilter } from './savedFilter.store.ts';
import { FILTER_NAME_MAX, readStoredFilter, type StoredFilter, writeStoredFilter } from './savedFilter.ts';
import { saveFilter } from './saveFilter.ts';
import { SavedFiltersFull } from './watch.errors.ts';

const filterOf = ({ filter }: { filter: unknown }): MarketFilter => readStoredFilter(filter as StoredFilter);

const SavedChoice = builder.objectRef<MarketFilter>('SavedMarketItemFilter').implement({
  authScopes: { signedIn: true },
  description: 'A saved filter with the fields of MarketItemFilter.',
  fields: (t) => ({
    keyword: t.exposeString('keyword', { nullable: true, description: 'Search words in any order.' }),
    minPriceCents: t.expose('minPriceCents', {
      type: 'Cents',
      nullable: true,
      description: 'Minimum of the lowest ask, in fen, inclusive.',
    }),
    maxPriceCents: t.expose('maxPriceCents', {
      type: 'Cents',
      nullable: true,
      description: 'Maximum of the lowest ask, in fen, inclusive.',
    }),
    ...forTags((name) =>
      t.stringList({
        description: `${TAG_FILTERS[name].description} Empty if the filter does not use it.`,
        resolve: (filter) => [...filter[name]],
      }),
    ),
    ...forZones((zone) =>
      t.exposeBoolean(zone, {
        description: MARKET_ZONES[zone].description,
      }),
    ),
  }),
});

/** A filter of the viewer. */
export const SavedFilterNode = builder.prismaNode('SavedFilter', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A market filter that the viewer has saved under a name.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "Name of the filter, unique among the viewer's filters." }),
    filter: t.field({
      type: SavedChoice,
      description: 'Criteria that items must meet.',
      resolve: filterOf,
    }),
    webQuery: t.string({
      description: 'The filter as the query string of GET /web/market and of the page /market.',
      resolve: (row) => writeWebQuery(filterOf(row)),
    }),
    itemCount: t.int({
      description: 'Number of items that currently pass the filter.',
      resolve: (row, _args, { market }) => countMarketItems(market, selectItems(market, filterOf(row))),
    }),
    wantsAlerts: t.exposeBoolean('wantsAlerts', {
      description:
        'True to send a message when a change of their lowest ask brings items into the filter: into its price range, or below 90 % of the reference price.',
    }),
    priceLimitCents: t.expose('priceLimitCents', {
      type: 'Cents',
      nullable: true,
      description:
        'Only items with a lowest ask at or below this (in fen) cause an alert. Null for all items.',
    }),
    notifiedAt: t.expose('notifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: "Time of the filter's last alert message.",
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the filter was first saved.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'savedFilterCount', (t) =>
  t.int({
    deprecationReason: 'Use `totalCount` of `savedFilters`.',
    description: "Number of the viewer's saved filters.",
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
      totalCount: ({ id: userId }, _args, { platform }) =>
        platform.db.savedFilter.count({ where: { userId } }),
      resolve: (query, user, _args, { platform }) =>
        listById(query, ({ where, ...page }) =>
          platform.db.savedFilter.findMany({ ...page, where: { ...where, userId: user.id } }),
        ),
    },
    {
      name: 'SavedFilterConnection',
      description: "One page of the viewer's saved filters.",
      fields: (connection) => ({ totalCount: connection.int(totalCount) }),
    },
    { name: 'SavedFilterEdge', description: 'One filter of the page.' },
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
    description: 'The filter to save, with its name and alerts.',
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'Name of the filter, 1 to 40 characters.' }),
      filter: t.field({
        type: MarketItemFilter,
        required: true,
        description: 'Criteria that items must meet.',
      }),
      wantsAlerts: t.boolean({
        required: true,
        description: 'True to send a message when a change of their lowest ask brings items into the filter.',
      }),
      priceLimitCents: t.field({
        type: 'Cents',
        required: false,
        description:
          'Alert only for items at or below this price, in fen, 1 to 10,000,000. All items if omitted.',
      }),
    }),
  },
  {
    description:
      "Saves a market filter under a name. Replaces the viewer's filter of the same name, so that a repeat changes nothing.",
    authScopes: { signedIn: true },
    errors: { types: [SavedFiltersFull] },
    resolve: async (_root, { input }, { platform, viewer, market }) => {
      const priceLimitCents = input.priceLimitCents ?? null;
      if (priceLimitCents !== null && (priceLimitCents < 1n || priceLimitCents > AMOUNT_MAX_CENTS))
        throw new InvalidInput('priceLimitCents', `1 to ${AMOUNT_MAX_CENTS}`);
      const filter = readFilter(input.filter);
      // Rejects an invalid filter now instead of at every evaluation.
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
    description: 'Result of saving a filter.',
    outputFields: (t) => ({
      savedFilter: t.field({
        type: SavedFilterNode,
        description: 'The saved filter with its alerts.',
        resolve: (row) => row,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated filters.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeSavedFilter',
  {
    description: 'The saved filter to remove, by its id.',
    inputFields: (t) => ({
      savedFilterId: t.globalID({
        for: SavedFilterNode,
        required: true,
        description: "Id of one of the viewer's saved filters.",
      }),
    }),
  },
  {
    description:
      "Removes one of the viewer's saved filters. Has no effect if it does not exist or belongs to another user.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { id } = input.savedFilterId;
      await deleteFilter(platform.db, requireViewer(viewer).userId, id);
      return {};
    },
  },
  {
    description: 'Result of removing a filter.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated filters.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
