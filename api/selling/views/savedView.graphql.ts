import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { writeGlobalId } from '../../http/graphql/globalId.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import {
  InventoryFilterInput,
  InventoryTabEnum,
  itemsNamed,
  readInventoryFilter,
} from '../inventory/inventoryList.graphql.ts';
import { countInventoryMatches, listInventoryItemIds } from '../inventory/inventoryPage.store.ts';
import { ChosenCopies } from '../listing/copyFilter.graphql.ts';
import {
  ChosenListings,
  OwnListingFilterInput,
  readOwnListingFilter,
} from '../listing/ownListing.graphql.ts';
import { countOwnMatches } from '../listing/ownListing.store.ts';
import {
  readStoredCopies,
  readStoredListings,
  type StoredListings,
  writeStoredCopies,
  writeStoredListings,
} from '../listing/storedFilter.ts';
import { SavedViewNameTaken, SavedViewsFull, SavedViewUnknown } from './savedView.errors.ts';
import { deleteView } from './savedView.store.ts';
import {
  SAVED_VIEWS_MAX,
  type StoredInventory,
  VIEW_NAME_MAX,
  type ViewFilter,
  type ViewPlace,
} from './savedView.ts';
import { moveView, renameView, saveView } from './saveViews.ts';

const SavedViewPlace = builder.enumType('SavedViewPlace', {
  description: 'The list that a view belongs to.',
  values: {
    INVENTORY: { value: 'inventory', description: 'The list of copies in the inventory.' },
    LISTINGS: { value: 'listings', description: 'The list of own listings.' },
  } as const satisfies Record<string, { value: ViewPlace; description: string }>,
});

const ChosenInventory = builder.objectRef<StoredInventory>('ChosenInventory').implement({
  authScopes: { signedIn: true },
  description: 'A stored filter of the inventory with the fields of InventoryFilter.',
  fields: (t) => ({
    tab: t.expose('tab', {
      type: InventoryTabEnum,
      description: 'The tab of the inventory that is searched.',
    }),
    keyword: t.exposeString('keyword', {
      nullable: true,
      description: 'Search words, or null without a search.',
    }),
    steamAccountIds: t.idList({
      nullable: true,
      description: 'Ids of the Steam accounts. Null: all bound accounts.',
      resolve: ({ steamAccountIds }) => steamAccountIds?.map((id) => writeGlobalId('SteamAccount', id)),
    }),
    copies: t.field({
      type: ChosenCopies,
      description: 'What the copies must be like.',
      resolve: ({ copies }) => readStoredCopies(copies),
    }),
  }),
});

interface ViewRow {
  id: string;
  userId: string;
  place: string;
  filter: unknown;
}

/** The number of copies or listings in each view: one statement for each list, however many views there are. */
async function countViews(
  rows: readonly ViewRow[],
  { platform: { db }, market }: GraphqlContext,
): Promise<number[]> {
  const counts = new Map<string, number>();
  for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
    const inventory = own.filter(({ place }) => place === 'inventory');
    const stored = inventory.map(({ filter }) => filter as StoredInventory);
    const itemIds = stored.some(({ keyword }) => keyword !== null)
      ? await listInventoryItemIds(db, userId)
      : [];
    const filters = stored.map(({ keyword, copies, ...filter }) => ({
      ...filter,
      copies: readStoredCopies(copies),
      marketItemIds: keyword === null ? null : itemsNamed(keyword, itemIds, market),
    }));
    const listings = own.filter(({ place }) => place === 'listings');
    const found = await Promise.all([
      countInventoryMatches(db, userId, filters),
      countOwnMatches(
        db,
        userId,
        listings.map(({ filter }) => readStoredListings(filter as StoredListings)),
      ),
    ]);
    for (const [at, { id }] of [...inventory, ...listings].entries()) counts.set(id, found.flat()[at] ?? 0);
  }
  return rows.map(({ id }) => counts.get(id) ?? 0);
}

const viewCounts = createContextCache(
  (context: GraphqlContext) =>
    new DataLoader((rows: readonly ViewRow[]) => countViews(rows, context), { cacheKeyFn: ({ id }) => id }),
);

/** A view of the viewer. */
const SavedViewNode = builder.prismaNode('SavedView', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A filter of the inventory or of the own listings that the viewer keeps under a name.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: "Its name, unique among the viewer's views of the same list.",
    }),
    count: t.int({
      nullable: true,
      description: 'Number of copies or listings that match now.',
      resolve: (row, _args, context) => viewCounts(context).load(row),
    }),
    inventory: t.field({
      type: ChosenInventory,
      nullable: true,
      description: 'The filter, for a view of the inventory.',
      resolve: ({ place, filter }) => (place === 'inventory' ? (filter as unknown as StoredInventory) : null),
    }),
    listings: t.field({
      type: ChosenListings,
      nullable: true,
      description: 'The filter, for a view of the own listings.',
      resolve: ({ place, filter }) =>
        place === 'listings' ? readStoredListings(filter as unknown as StoredListings) : null,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'savedViews', (t) =>
  t.prismaField({
    type: [SavedViewNode],
    nullable: true,
    description: `The viewer's views of one list in their order, at most ${SAVED_VIEWS_MAX}.`,
    args: {
      place: t.arg({
        type: SavedViewPlace,
        required: true,
        description: 'The list that the views belong to.',
      }),
    },
    complexity: { field: 20, multiplier: SAVED_VIEWS_MAX / 10 },
    resolve: (query, user, { place }, { platform }) =>
      platform.db.savedView.findMany({
        ...query,
        where: { userId: user.id, place },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        take: SAVED_VIEWS_MAX,
      }),
  }),
);

type Inventory = Parameters<typeof readInventoryFilter>[0];
type Listings = Parameters<typeof readOwnListingFilter>[0] | null | undefined;

/** @throws InvalidInput naming the field. */
async function readView(
  { inventory, listings }: { inventory?: Inventory; listings?: Listings },
  context: GraphqlContext,
): Promise<ViewFilter> {
  if (Boolean(inventory) === Boolean(listings))
    throw new InvalidInput('inventory', 'or else `listings`, exactly one of both');
  if (listings) return { place: 'listings', filter: writeStoredListings(readOwnListingFilter(listings)) };
  const { userId } = requireViewer(context.viewer);
  const { tab, copies, steamAccountIds } = await readInventoryFilter(inventory, userId, context);
  const keyword = requireText('keyword', inventory?.keyword ?? '', 100).trim();
  const filter = { tab, keyword: keyword || null, steamAccountIds, copies: writeStoredCopies(copies) };
  return { place: 'inventory', filter };
}

/** Every payload returns the view, if it still exists, and the viewer. */
const viewPayload = {
  description: 'The saved views after the change.',
  outputFields: (t: ViewFields) => ({
    savedView: t.prismaField({
      type: SavedViewNode,
      nullable: true,
      description: 'The view. Null if it was deleted.',
      resolve: (query, { viewId }, _args, { platform, viewer }) =>
        platform.db.savedView.findUnique({
          ...query,
          where: { id: viewId, userId: requireViewer(viewer).userId },
        }),
    }),
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The viewer, with the current views.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};
type ViewFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<{ viewId: string }>>['implement']>[0]['fields']>
>[0];

const NAME = `Its name, 1 to ${VIEW_NAME_MAX} characters.`;

builder.relayMutationField(
  'saveView',
  {
    description: 'The view to save: the filter of one of the lists.',
    inputFields: (t) => ({
      name: t.string({ required: true, description: NAME }),
      inventory: t.field({
        type: InventoryFilterInput,
        required: false,
        description: 'For a view of the inventory. Exactly one of the filters.',
      }),
      listings: t.field({
        type: OwnListingFilterInput,
        required: false,
        description: 'For a view of the own listings.',
      }),
    }),
  },
  {
    description:
      'Saves a filter as a view, after all others of its list. Replaces the filter of the view of the same name, so that a repeat changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [SavedViewsFull] },
    resolve: async (_root, { input: { name, ...filters } }, context) => {
      const view = await readView(filters, context);
      const { userId } = requireViewer(context.viewer);
      return { viewId: await saveView(context.platform, { userId, name, view }) };
    },
  },
  viewPayload,
);

const VIEW_ID = { required: true, for: SavedViewNode, description: 'A view of the viewer.' } as const;

builder.relayMutationField(
  'renameView',
  {
    description: 'The view and its new name.',
    inputFields: (t) => ({
      viewId: t.globalID(VIEW_ID),
      name: t.string({ required: true, description: NAME }),
    }),
  },
  {
    description: 'Gives a view another name.',
    authScopes: { signedIn: true },
    errors: { types: [SavedViewUnknown, SavedViewNameTaken] },
    resolve: async (_root, { input: { viewId, name } }, { platform, viewer }) => {
      await renameView(platform, { userId: requireViewer(viewer).userId, viewId: viewId.id, name });
      return { viewId: viewId.id };
    },
  },
  viewPayload,
);

builder.relayMutationField(
  'moveView',
  {
    description: 'The view and its new place.',
    inputFields: (t) => ({
      viewId: t.globalID(VIEW_ID),
      place: t.int({ required: true, description: 'Its new place in its list, counted from 0.' }),
    }),
  },
  {
    description: "Changes the order of the viewer's views.",
    authScopes: { signedIn: true },
    errors: { types: [SavedViewUnknown] },
    resolve: async (_root, { input: { viewId, place } }, { platform, viewer }) => {
      await moveView(platform, { userId: requireViewer(viewer).userId, viewId: viewId.id, place });
      return { viewId: viewId.id };
    },
  },
  viewPayload,
);

builder.relayMutationField(
  'deleteView',
  {
    description: 'The view to delete, by its id.',
    inputFields: (t) => ({ viewId: t.globalID(VIEW_ID) }),
  },
  {
    description: 'Deletes a view; what it shows is unchanged. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { viewId } }, { platform, viewer }) => {
      await deleteView(platform.db, requireViewer(viewer).userId, viewId.id);
      return { viewId: viewId.id };
    },
  },
  viewPayload,
);
