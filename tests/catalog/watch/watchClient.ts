import { expect } from 'vitest';
import { globalId } from '../../kit/globalId.ts';
import type { GraphqlAnswer, TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** An item with a price, for alerts. */
export interface PricedItem {
  /** As the API says it. */
  id: string;
  /** In the database. */
  rowId: string;
  marketHashName: string;
  askCents: number;
}

/** Items on sale that no earlier call in this test file returned. */
export async function takeItems(market: TestMarket, count: number): Promise<PricedItem[]> {
  const { rows } = await market.owner.query<{ rowId: string; name: string; ask: string }>(
    `select id as "rowId", market_hash_name as name, lowest_ask_cents as ask from market_item
     where lowest_ask_cents between 500 and 50000 and id <> all($1::uuid[]) order by sales_per_week desc, id limit $2`,
    [taken, count],
  );
  taken.push(...rows.map(({ rowId }) => rowId));
  return rows.map(({ rowId, name, ask }) => ({
    id: globalId('MarketItem', rowId),
    rowId,
    marketHashName: name,
    askCents: Number(ask),
  }));
}

const taken: string[] = [];

/** Sets another lowest ask of an item, as a listing would. Null takes the item off sale. */
export async function setAsk(market: TestMarket, rowId: string, cents: number | null): Promise<void> {
  await market.owner.query('update market_item set lowest_ask_cents = $2 where id = $1', [rowId, cents]);
}

/** Runs one of the watchlist's mutations. Returns its payload or domain error, or the GraphQL errors. */
export async function mutate(
  client: TestClient,
  name: 'watchItem' | 'unwatchItem' | 'setPriceAlert' | 'saveFilter' | 'removeSavedFilter',
  input: Record<string, unknown>,
): Promise<{ payload: Record<string, unknown> | null; errors: GraphqlAnswer<unknown>['errors'] }> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const marketItem = `... on ${type}Payload { marketItem { id isWatched priceAlertCents } }`;
  const fields: Record<typeof name, string> = {
    watchItem: `${marketItem} ... on DomainError { code } ... on WatchlistFull { limit }`,
    unwatchItem: `${marketItem} ... on DomainError { code }`,
    setPriceAlert: `${marketItem} ... on DomainError { code }`,
    saveFilter:
      '... on SaveFilterPayload { savedFilter { id name webQuery itemCount wantsAlerts priceLimitCents } } ... on DomainError { code } ... on SavedFiltersFull { limit }',
    removeSavedFilter: '... on RemoveSavedFilterPayload { viewer { id } }',
  };
  const { data, errors } = await client.query<Record<string, Record<string, unknown>>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ${fields[name]} } }`,
    { input },
  );
  return { payload: data?.[name] ?? null, errors };
}

/** The watched items and saved filters of a user, as the API returns them. */
export async function listsOf(client: TestClient) {
  interface Lists {
    watchedItemCount: number;
    savedFilterCount: number;
    watchedItems: {
      totalCount: number;
      edges: {
        node: { targetCents: number | null; notifiedAt: string | null; marketItem: { id: string } };
      }[];
    };
    savedFilters: {
      totalCount: number;
      edges: { node: { id: string; name: string; webQuery: string; wantsAlerts: boolean } }[];
    };
  }
  const { data, errors } = await client.query<{ viewer: Lists }>(
    `{ viewer {
      watchedItemCount savedFilterCount watchedItems(first: 100) { totalCount edges { node { targetCents notifiedAt marketItem { id } } } }
      savedFilters(first: 100) { totalCount edges { node { id name webQuery wantsAlerts } } } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const { watchedItems, savedFilters, watchedItemCount, savedFilterCount } = data.viewer;
  expect([watchedItems.totalCount, savedFilters.totalCount]).toEqual([watchedItemCount, savedFilterCount]);
  return {
    watched: watchedItems.edges.map(({ node }) => node),
    watchedCount: watchedItemCount,
    filters: savedFilters.edges.map(({ node }) => node),
    filterCount: savedFilterCount,
  };
}

/** A message in a user's message centre. */
export interface AlertMessage {
  type: number;
  titleZh: string;
  bodyZh: string;
  titleEn: string;
  bodyEn: string;
  marketItem: { id: string } | null;
  savedFilter: { id: string; webQuery: string } | null;
}

/** The messages of a user, newest first. */
export async function messagesOf(client: TestClient): Promise<AlertMessage[]> {
  const { data, errors } = await client.query<{ viewer: { messages: { edges: { node: AlertMessage }[] } } }>(
    `{ viewer { messages(first: 50) { edges { node { type titleZh bodyZh titleEn bodyEn marketItem { id } savedFilter { id webQuery } } } } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.viewer.messages.edges.map(({ node }) => node);
}

/** The viewer's id in the database. */
export async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.query<{ viewer: { id: string } }>('{ viewer { id } }');
  return rowIdOf(data?.viewer.id ?? '');
}

/** The database's id in a node's. */
export function rowIdOf(id: string): string {
  return Buffer.from(id, 'base64').toString().split(':')[1] ?? '';
}
