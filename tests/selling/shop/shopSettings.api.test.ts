import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../kit/globalId.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { listSome, openSeller, pickItems, type Seller, unlist } from '../listing/sellerScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const idOf = (seller: Seller) => globalId('User', seller.userId);
const CLAIM = 'mutation { claimShopAddress(input: {}) { __typename ... on DomainError { code } } }';
const LINE = `mutation ($line: String!) { setShopLine(input: { line: $line }) { __typename
  ... on SetShopLinePayload { viewer { user { shopLine } } } ... on DomainError { code message } ... on ShopLineUnfit { field } } }`;
const PIN = `mutation ($ids: [ID!]!) { setPinnedListings(input: { listingIds: $ids }) { __typename
  ... on SetPinnedListingsPayload { viewer { user { pinnedListings { id } } } } ... on DomainError { code } } }`;

async function openNamed(nickname: string): Promise<Seller> {
  const seller = await openSeller(market);
  await market.owner.query('update app_user set nickname = $2 where id = $1', [seller.userId, nickname]);
  return seller;
}

async function claim(client: TestClient): Promise<string> {
  const { data } = await client.query<{ claimShopAddress: { __typename: string; code?: string } }>(CLAIM);
  return data?.claimShopAddress.code ?? data?.claimShopAddress.__typename ?? '';
}

async function shopAt(id: string): Promise<{ id: string; shopAddress: string | null } | null> {
  const { data, errors } = await market
    .visitor()
    .query<{ seller: { id: string; shopAddress: string | null } | null }>(
      'query ($id: ID!) { seller(id: $id) { id shopAddress } }',
      { id },
    );
  expect(errors).toEqual([]);
  return data?.seller ?? null;
}

test('I-20 a shop has the address of its nickname, which nobody else gets, and a former one leads to it for 90 days', async () => {
  const first = await openNamed('Knife 老店');
  expect(await claim(first.client)).toBe('ClaimShopAddressPayload');
  expect(await claim(first.client)).toBe('ClaimShopAddressPayload');
  expect(await shopAt('knife-老店')).toEqual({ id: idOf(first), shopAddress: 'knife-老店' });
  expect(await shopAt(idOf(first))).toEqual({ id: idOf(first), shopAddress: 'knife-老店' });
  const second = await openNamed('KN1FE老店');
  expect(await claim(second.client)).toBe('SHOP_ADDRESS_TAKEN');
  await market.owner.query("update app_user set nickname = 'Glove 老店' where id = $1", [first.userId]);
  expect(await claim(first.client)).toBe('ClaimShopAddressPayload');
  expect(await shopAt('Knife-老店')).toEqual({ id: idOf(first), shopAddress: 'glove-老店' });
  expect(await claim(second.client)).toBe('SHOP_ADDRESS_TAKEN');
  await market.owner.query("update shop_address set replaced_at = replaced_at - interval '91 days'");
  expect(await shopAt('knife-老店')).toBe(null);
  expect(await claim(second.client)).toBe('ClaimShopAddressPayload');
  expect((await shopAt('knife-老店'))?.id).toBe(idOf(second));
});

test('I-20 GET /web/shop finds a shop by address and by id, and answers 404 to anything else', async () => {
  const seller = await openNamed('REST 小店');
  await claim(seller.client);
  await seller.client.query(LINE, { line: '秒发货' });
  const get = (at: string) => market.visitor().rest('GET', `/web/shop/${encodeURIComponent(at)}`);
  const expected = {
    id: seller.userId,
    address: 'rest-小店',
    name: 'REST 小店',
    line: '秒发货',
    isOpen: true,
  };
  for (const at of ['rest-小店', 'REST小店', seller.userId])
    expect((await get(at)).body).toMatchObject({ code: 0, data: { ...expected, quantity: 0, delivered: 0 } });
  for (const at of ['nobody-here', crypto.randomUUID(), '-']) expect((await get(at)).status, at).toBe(404);
});

test('I-20 of two who choose one address at once, one gets it; without a nickname there is none', async () => {
  const [one, other] = [await openNamed('双胞胎一号'), await openNamed('双胞胎一号')];
  const answers = await Promise.all([claim(one.client), claim(other.client)]);
  expect(answers.toSorted()).toEqual(['ClaimShopAddressPayload', 'SHOP_ADDRESS_TAKEN']);
  expect(await claim((await openSeller(market)).client)).toBe('SHOP_ADDRESS_UNFIT');
});

test('I-20 the line about a shop is shown to everybody, and one with a contact is refused by name', async () => {
  const seller = await openSeller(market);
  type Answer = {
    setShopLine: { viewer?: { user: { shopLine: string | null } }; code?: string; field?: string };
  };
  const set = async (line: string) => (await seller.client.query<Answer>(LINE, { line })).data?.setShopLine;
  expect((await set(' 秒发货  '))?.viewer?.user.shopLine).toBe('秒发货');
  expect(await set('微信 abc')).toMatchObject({ code: 'SHOP_LINE_UNFIT', field: 'line' });
  const { data } = await market
    .visitor()
    .query<{ seller: { shopLine: string } }>('query ($id: ID!) { seller(id: $id) { shopLine } }', {
      id: idOf(seller),
    });
  expect(data?.seller.shopLine).toBe('秒发货');
  expect((await set(''))?.viewer?.user.shopLine).toBe(null);
});

test('I-20 pinned copies stand first in their order and fall off when they are withdrawn; a stranger’s cannot be pinned', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('no item');
  const listings = await listSome(market, seller, item, 7);
  type Answer = {
    setPinnedListings: { viewer?: { user: { pinnedListings: { id: string }[] } }; code?: string };
  };
  const pin = async (ids: string[]) => seller.client.query<Answer>(PIN, { ids });
  const chosen = [listings[3], listings[1]].map(String);
  const { data } = await pin(chosen);
  expect(data?.setPinnedListings.viewer?.user.pinnedListings.map(({ id }) => id)).toEqual(chosen);
  await unlist(seller.client, [chosen[0] ?? '']);
  const { data: shop } = await market
    .visitor()
    .query<{ seller: { pinnedListings: { id: string }[] } }>(
      'query ($id: ID!) { seller(id: $id) { pinnedListings { id } } }',
      { id: idOf(seller) },
    );
  expect(shop?.seller.pinnedListings).toEqual([{ id: chosen[1] }]);
  expect((await pin(listings)).errors[0]?.extensions).toMatchObject({ field: 'listingIds' });
  const other = await openSeller(market);
  const { data: foreign } = await other.client.query<Answer>(PIN, { ids: [chosen[1]] });
  expect(foreign?.setPinnedListings.code).toBe('PIN_NOT_ON_SALE');
});

test('I-20 a pinned copy that a buyer reserves keeps its pin while another is pinned, and comes back after it', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('no item');
  const listings = (await listSome(market, seller, item, 7)).map(String);
  const [first = '', second = '', third = ''] = listings;
  type Answer = { setPinnedListings: { viewer?: { user: { pinnedListings: { id: string }[] } } } };
  const pin = async (ids: string[]) => {
    const { data } = await seller.client.query<Answer>(PIN, { ids });
    return data?.setPinnedListings.viewer?.user.pinnedListings.map(({ id }) => id);
  };
  const setStatus = (id: string, status: string) =>
    market.owner.query('update listing set status = $2 where id = $1', [
      Buffer.from(id, 'base64').toString().split(':')[1],
      status,
    ]);
  await pin([first, second]);
  await setStatus(first, 'reserved');
  expect(await pin([second, third])).toEqual([second, third]);
  await setStatus(first, 'active');
  expect(await pin([second, third, first])).toEqual([second, third, first]);
  expect(await pin([first])).toEqual([first]);
  await setStatus(first, 'paused');
  const six = listings.slice(1, 7);
  expect(await pin(six)).toEqual(six);
  await setStatus(first, 'active');
  expect(await pin(six)).toEqual(six);
});

/** Lists a copy of one item, two of another of its type, and three of a third of its exterior. */
async function listThree(seller: Seller): Promise<Record<'type' | 'exterior', string>[]> {
  const items = await pickItems(market, 300);
  const { rows } = await market.owner.query<{ id: string; type: string; exterior: string }>(
    'select id, tag_type as type, tag_exterior as exterior from market_item where id = any($1) and tag_exterior is not null order by id',
    [items.map(({ id }) => id)],
  );
  const [first] = rows;
  const sameType = rows.find((row) => row.type === first?.type && row.exterior !== first.exterior);
  const sameExterior = rows.find((row) => row.type !== first?.type && row.exterior === first?.exterior);
  if (!first || !sameType || !sameExterior) throw new Error('no three such items');
  const chosen = [first, sameType, sameExterior];
  for (const [index, { id }] of chosen.entries()) {
    const item = items.find((one) => one.id === id);
    if (item) await listSome(market, seller, item, index + 1);
  }
  return chosen;
}

test('I-20 a shop says which types and exteriors it has, and shows one of them alone', async () => {
  const seller = await openSeller(market);
  const [first, sameType, sameExterior] = await listThree(seller);
  const read = async (filter: { types?: string[]; exteriors?: string[] }) => {
    const { data, errors } = await market.visitor().query<{
      seller: {
        shopTags: { tag: { internalName: string; category: string } | null; count: number }[];
        listings: { edges: { node: { marketItem: { tagType: string; tagExterior: string } } }[] };
      };
    }>(
      `query ($id: ID!, $types: [String!], $exteriors: [String!]) { seller(id: $id) { shopTags { tag { internalName category } count }
        listings(first: 50, types: $types, exteriors: $exteriors) { edges { node { marketItem { tagType tagExterior } } } } } }`,
      { id: idOf(seller), ...filter },
    );
    expect(errors).toEqual([]);
    const items = data?.seller.listings.edges.map(({ node }) => node.marketItem) ?? [];
    return { tags: data?.seller.shopTags.map(({ tag, count }) => ({ ...tag, count })), items };
  };
  const [type = '', exterior = ''] = [first?.type, first?.exterior];
  const { tags, items } = await read({});
  expect(items).toHaveLength(6);
  expect(new Set(tags)).toEqual(
    new Set([
      { category: 'TYPE', internalName: type, count: 3 },
      { category: 'TYPE', internalName: sameExterior?.type, count: 3 },
      { category: 'EXTERIOR', internalName: exterior, count: 4 },
      { category: 'EXTERIOR', internalName: sameType?.exterior, count: 2 },
    ]),
  );
  expect((await read({ types: [type] })).items.map(({ tagType }) => tagType)).toEqual(Array(3).fill(type));
  const byExterior = (await read({ exteriors: [exterior] })).items;
  expect(byExterior.map(({ tagExterior }) => tagExterior)).toEqual(Array(4).fill(exterior));
  expect((await read({ types: [type], exteriors: [exterior] })).items).toHaveLength(1);
});

test.each([
  ['minPriceCents', 'minPriceCents: -1'],
  ['types', `types: [${'"x", '.repeat(21)}]`],
  ['exteriors', `exteriors: ["${'x'.repeat(101)}"]`],
  ['keyword', `keyword: "${'x'.repeat(101)}"`],
  ['after', 'after: "R1BDOlM6eA=="'],
])('E-06 a wrong %s of a shop’s listings is named and leaves the seller', async (field, argument) => {
  const seller = await openNamed('仍在的店');
  const { data, errors } = await market
    .visitor()
    .query<{ seller: { nickname: string; listings: null } }>(
      `query ($id: ID!) { seller(id: $id) { nickname listings(first: 5, ${argument}) { edges { cursor } } } }`,
      { id: idOf(seller) },
    );
  expect(data?.seller).toEqual({ nickname: '仍在的店', listings: null });
  expect(errors[0]?.extensions?.field).toBe(field);
});

test('a shop is the same beneath its listings as by itself, for visitors and for people signed in', async () => {
  const seller = await openNamed('Beneath 小店');
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('no item');
  const listings = await listSome(market, seller, item, 2);
  await claim(seller.client);
  await seller.client.query(LINE, { line: '秒发货' });
  await seller.client.query(PIN, { ids: listings.slice(0, 1) });
  const SHOP =
    'id sellerName listingCount shopLine shopAddress pinnedListings { id } sellerRecord { deliveredCount }';
  const { data: alone } = await market
    .visitor()
    .query<{ seller: { id: string; listingCount: number } }>(
      `query ($id: ID!) { seller(id: $id) { ${SHOP} } }`,
      {
        id: idOf(seller),
      },
    );
  expect(alone?.seller).toMatchObject({
    listingCount: 2,
    shopLine: '秒发货',
    shopAddress: 'beneath-小店',
    pinnedListings: [{ id: listings[0] }],
  });
  for (const reader of [market.visitor(), seller.client]) {
    const { data, errors } = await reader.query<{
      marketItem: { listings: { edges: { node: { id: string; seller: object } }[] } };
    }>(
      `query ($name: String!) { marketItem(marketHashName: $name) { listings(first: 50, sort: NEWEST) { edges { node {
        id asset { assetId picture(size: CARD) } seller { ${SHOP} } } } } } }`,
      { name: item.marketHashName },
    );
    expect(errors).toEqual([]);
    const own = data?.marketItem.listings.edges.filter(({ node }) => listings.includes(node.id)) ?? [];
    expect(own.map(({ node }) => node.seller)).toEqual([alone?.seller, alone?.seller]);
  }
});
