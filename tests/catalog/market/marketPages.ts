import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** A row as the market list shows it. */
export interface MarketRow {
  id: string;
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  iconUrl: string | null;
  lowestAskCents: number | null;
  listingCount: number;
  salesPerWeek: number;
  tagType: string | null;
  tagWeapon: string | null;
  tagRarity: string | null;
  tagQuality: string | null;
  tagExterior: string | null;
  tagItemSet: string | null;
}

/** The arguments of a page. */
export interface PageVariables {
  filter?: Record<string, unknown>;
  sort?: 'DEFAULT' | 'PRICE_ASCENDING' | 'PRICE_DESCENDING' | 'SALES_PER_DAY' | 'NEWEST' | 'DISCOUNT';
  first?: number;
  after?: string;
  last?: number;
  before?: string;
}

/** A page of the market. */
export interface MarketPageAnswer {
  totalCount: number;
  copyCount: number;
  edges: { cursor: string; node: MarketRow }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const PAGE = `query ($filter: MarketItemFilter, $sort: MarketItemSort, $first: Int, $after: String, $last: Int, $before: String) {
  marketItems(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount copyCount
    edges { cursor node {
      id marketHashName nameZh nameEn iconUrl lowestAskCents listingCount salesPerWeek
      tagType tagWeapon tagRarity tagQuality tagExterior tagItemSet
    } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

/** Reads one page. @throws Error if the market rejects the request. */
export async function readPage(client: TestClient, variables: PageVariables): Promise<MarketPageAnswer> {
  const { data, errors } = await client.query<{ marketItems: MarketPageAnswer }>(PAGE, { ...variables });
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.marketItems;
}

/** Reads a whole list, page by page, doing something between two pages. */
export async function readAll(
  client: TestClient,
  variables: PageVariables,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<MarketRow[]> {
  const rows: MarketRow[] = [];
  let after: string | undefined;
  for (;;) {
    const { edges, pageInfo } = await readPage(client, {
      first: 100,
      ...variables,
      ...(after === undefined ? {} : { after }),
    });
    rows.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return rows;
    after = pageInfo.endCursor;
    await between();
  }
}

/** A row of the table, with what orders items that sell equally often. */
export type ScannedRow = MarketRow & { expectedPerWeek: number };

/** Every item, read from the table and not through an API. The ids are those of the table. */
export async function scanMarket({ owner }: TestMarket): Promise<ScannedRow[]> {
  const { rows } = await owner.query<ScannedRow>(
    `select id, market_hash_name as "marketHashName", name_zh as "nameZh", name_en as "nameEn", icon_url as "iconUrl",
      lowest_ask_cents::float8 as "lowestAskCents", listing_count as "listingCount", sales_per_week as "salesPerWeek", expected_per_week as "expectedPerWeek",
      tag_type as "tagType", tag_weapon as "tagWeapon", tag_rarity as "tagRarity", tag_quality as "tagQuality",
      tag_exterior as "tagExterior", tag_item_set as "tagItemSet" from market_item`,
  );
  return rows;
}

/** An item in the words of the REST contract. */
export function asWebItem(item: MarketRow) {
  const {
    iconUrl,
    nameZh,
    marketHashName,
    lowestAskCents,
    listingCount,
    tagRarity,
    tagQuality,
    tagExterior,
    tagItemSet,
    tagType,
  } = item;
  return {
    iconUrl: iconUrl ?? '',
    itemName: nameZh,
    hashName: marketHashName,
    price: lowestAskCents ?? 0,
    quantity: listingCount,
    tagRarity,
    tagQuality,
    tagExterior,
    tagItemSet,
    tagType,
  };
}
