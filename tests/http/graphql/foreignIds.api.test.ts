import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../api/http/graphql/schema.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { listsOf, mutate } from '../../catalog/watch/watchClient.ts';
import { PREPARE } from '../../kit/documents.ts';
import { globalId } from '../../kit/globalId.ts';
import { buyOne, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { enrolPartner } from '../../partners/openApi/partnerClient.ts';
import {
  giveCopies,
  inventoryItemId,
  listSome,
  openSeller,
  pickItems,
  type Seller,
} from '../../selling/listing/sellerScene.ts';
import { createRule, PLAIN_RULE, rowId } from '../../selling/rules/ruleScene.ts';
import { mutationDocuments } from './fieldDocument.ts';
import { MARKED_HEADERS } from './markedHeaders.ts';

/** Objects that belong to a user, by the type of their node. */
type Owned =
  | 'Order'
  | 'Bid'
  | 'PriceOffer'
  | 'Listing'
  | 'InventoryItem'
  | 'SellingRule'
  | 'CopyAlert'
  | 'SavedFilter'
  | 'SavedView'
  | 'SteamAccount'
  | 'Recharge'
  | 'CallbackEvent'
  | 'Session'
  | 'Message'
  | 'BulkAction';

interface Ask {
  type: Owned;
  /** The input with an id in each of its places; a request id and a code are put in where it has room for them. */
  input(id: string): Record<string, unknown>;
}

const only = (type: Owned, name: string, rest: Record<string, unknown> = {}): Ask => ({
  type,
  input: (id) => ({ [name]: id, ...rest }),
});
const REQUEST = { clientRequestId: '' };
const CODE = { code: '' };
const sell = (id: string) => [{ inventoryItemId: id, priceCents: 1_000, isPriceConfirmed: true }];
const bulk = (inventory: object, exceptIds: string[], onlyIds?: string[]) =>
  bulkOf({ inventory, exceptIds, onlyIds });
const bulkOf = (selection: object) => ({
  selection,
  change: { kind: 'COST', costCents: 5 },
});
const ruleOf = (id: string) => ({ ...PLAIN_RULE, isEnabled: false, limits: { steamAccountIds: [id] } });
const ruleOver = (id: string) => ({
  ...PLAIN_RULE,
  isEnabled: false,
  filter: { status: 'OPEN', steamAccountIds: [id] },
});
const ruleFor = (id: string) => ({ ...PLAIN_RULE, isEnabled: false, inventoryItemIds: [id] });
const ruleWithout = (id: string) => ({ ...PLAIN_RULE, isEnabled: false, excludedInventoryItemIds: [id] });

/** How each mutation that takes an id is called with the id of another user's object. */
const ASKS: Record<string, Ask[]> = {
  cancelBid: [only('Bid', 'bidId')],
  editBid: [only('Bid', 'bidId', { quantity: 3 })],
  pauseBid: [only('Bid', 'bidId')],
  resumeBid: [only('Bid', 'bidId')],
  acceptOffer: [only('PriceOffer', 'offerId')],
  counterOffer: [only('PriceOffer', 'offerId', { priceCents: 900 })],
  declineOffer: [only('PriceOffer', 'offerId')],
  withdrawOffer: [only('PriceOffer', 'offerId')],
  setBargainTerms: [only('Listing', 'listingId', { isOpen: true })],
  cancelOrder: [only('Order', 'orderId')],
  payOrder: [only('Order', 'orderId')],
  setOrderTradeUrl: [
    only('Order', 'orderId', {
      tradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=5&token=abcdefgh',
    }),
  ],
  repriceListings: [
    {
      type: 'Listing',
      input: (id) => ({ items: [{ listingId: id, priceCents: 1_000, isPriceConfirmed: true }], ...REQUEST }),
    },
  ],
  unlistListings: [{ type: 'Listing', input: (id) => ({ listingIds: [id], ...REQUEST }) }],
  listItems: [{ type: 'InventoryItem', input: (id) => ({ items: sell(id), ...REQUEST }) }],
  quickSell: [
    {
      type: 'InventoryItem',
      input: (id) => ({ copies: [{ inventoryItemId: id, minPriceCents: 1_000 }], ...REQUEST }),
    },
  ],
  previewListings: [{ type: 'InventoryItem', input: (id) => ({ items: sell(id) }) }],
  scheduleListings: [{ type: 'InventoryItem', input: (id) => ({ items: sell(id) }) }],
  cancelScheduledListings: [{ type: 'InventoryItem', input: (id) => ({ inventoryItemIds: [id] }) }],
  setCosts: [{ type: 'InventoryItem', input: (id) => ({ costs: [{ inventoryItemId: id, costCents: 5 }] }) }],
  createSellingRule: [
    { type: 'InventoryItem', input: (id) => ({ rule: ruleWithout(id), ...REQUEST }) },
    { type: 'InventoryItem', input: (id) => ({ rule: ruleFor(id), ...REQUEST }) },
    { type: 'SteamAccount', input: (id) => ({ rule: ruleOf(id), ...REQUEST }) },
    { type: 'SteamAccount', input: (id) => ({ rule: ruleOver(id), ...REQUEST }) },
  ],
  updateSellingRule: [only('SellingRule', 'ruleId', { rule: PLAIN_RULE })],
  setSellingRuleEnabled: [only('SellingRule', 'ruleId', { isEnabled: true })],
  deleteSellingRule: [only('SellingRule', 'ruleId')],
  moveSellingRule: [only('SellingRule', 'ruleId', { place: 0 })],
  runSellingRule: [only('SellingRule', 'ruleId', REQUEST)],
  undoSellingRuleRun: [only('SellingRule', 'ruleId', { runId: crypto.randomUUID() })],
  previewSellingRule: [
    only('SellingRule', 'ruleId', { rule: PLAIN_RULE }),
    { type: 'InventoryItem', input: (id) => ({ rule: ruleWithout(id) }) },
    { type: 'InventoryItem', input: (id) => ({ rule: ruleFor(id) }) },
    { type: 'SteamAccount', input: (id) => ({ rule: ruleOf(id) }) },
    { type: 'SteamAccount', input: (id) => ({ rule: ruleOver(id) }) },
  ],
  setPinnedListings: [{ type: 'Listing', input: (id) => ({ listingIds: [id] }) }],
  saveView: [
    { type: 'SteamAccount', input: (id) => ({ name: 'x', inventory: { steamAccountIds: [id] } }) },
    { type: 'SteamAccount', input: (id) => ({ name: 'y', listings: { steamAccountIds: [id] } }) },
  ],
  renameView: [only('SavedView', 'viewId', { name: 'mine' })],
  moveView: [only('SavedView', 'viewId', { place: 0 })],
  deleteView: [only('SavedView', 'viewId')],
  removeAlertWebhook: [only('CopyAlert', 'copyAlertId')],
  removeCopyAlert: [only('CopyAlert', 'copyAlertId')],
  replaceAlertWebhookSecret: [only('CopyAlert', 'copyAlertId')],
  saveAlertWebhook: [
    {
      type: 'CopyAlert',
      input: (copyAlertId) => ({ copyAlertId, url: 'https://example.com/hook', replacesMessage: false }),
    },
  ],
  testAlertWebhook: [only('CopyAlert', 'copyAlertId')],
  removeSavedFilter: [only('SavedFilter', 'savedFilterId')],
  refreshInventory: [only('SteamAccount', 'steamAccountId')],
  refreshSteamToken: [only('SteamAccount', 'steamAccountId')],
  renewTradeUrl: [only('SteamAccount', 'steamAccountId')],
  setSteamAccountType: [only('SteamAccount', 'steamAccountId', { type: 'ROBOT', ...CODE })],
  bindSteamAccountByQr: [only('SteamAccount', 'steamAccountId')],
  bindSteamAccountByCode: [
    only('SteamAccount', 'steamAccountId', { accountName: 'somebody', password: 'x', guardCode: 'BCDFG' }),
  ],
  unbindSteamAccount: [only('SteamAccount', 'steamAccountId', CODE)],
  viewSteamToken: [only('SteamAccount', 'steamAccountId', CODE)],
  payRecharge: [only('Recharge', 'rechargeId')],
  resendCallback: [only('CallbackEvent', 'eventId')],
  signOutDevice: [only('Session', 'sessionId')],
  ...Object.fromEntries(
    [
      { name: 'bulkPreviewOutcomes', rest: {} },
      { name: 'previewBulkAction', rest: {} },
      { name: 'startBulkAction', rest: REQUEST },
    ].map(({ name, rest }): [string, Ask[]] => [
      name,
      [
        { type: 'InventoryItem', input: (id) => ({ ...bulk({}, [id]), ...rest }) },
        { type: 'InventoryItem', input: (id) => ({ ...bulk({}, [], [id]), ...rest }) },
        { type: 'SteamAccount', input: (id) => ({ ...bulk({ steamAccountIds: [id] }, []), ...rest }) },
        {
          type: 'SteamAccount',
          input: (id) => ({ ...bulkOf({ listings: { steamAccountIds: [id] } }), ...rest }),
        },
      ],
    ]),
  ),
  cancelBulkAction: [only('BulkAction', 'id')],
  pauseBulkAction: [only('BulkAction', 'id')],
  resumeBulkAction: [only('BulkAction', 'id')],
  undoBulkAction: [only('BulkAction', 'id')],
  markMessagesRead: [{ type: 'Message', input: (id) => ({ ids: [id] }) }],
};

/** Places for ids of objects without an owner: market items, and listings, which anybody may buy. */
const PUBLIC: readonly string[] = [
  'addToCart input.lines.listingId',
  'buyCart input.lines.listingId',
  'buyCheapest input.marketItemId',
  'removeFromCart input.listingIds',
  'buyListing input.listingId',
  'makeOffer input.listingId',
  'openBid input.marketItemId',
  'bulkPreviewOutcomes marketItemId',
  // Prices of copies that are not among the own targets price nothing.
  'bulkPreviewOutcomes input.change.price.kindPrices.inventoryItemIds',
  'bulkPreviewOutcomes input.change.price.kindPrices.marketItemId',
  // Prices of copies that are not among the own targets price nothing.
  'previewBulkAction input.change.price.kindPrices.inventoryItemIds',
  'previewBulkAction input.change.price.kindPrices.marketItemId',
  'placeOrder input.listingId',
  'placeOrders input.lines.listingId',
  'setPriceAlert input.marketItemId',
  // Prices of copies that are not among the own targets price nothing.
  'startBulkAction input.change.price.kindPrices.inventoryItemIds',
  'startBulkAction input.change.price.kindPrices.marketItemId',
  'unwatchItem input.marketItemId',
  'watchItem input.marketItemId',
  ...['createSellingRule', 'updateSellingRule', 'previewSellingRule'].flatMap((name) =>
    ['marketItemIds', 'excludedMarketItemIds'].map((list) => `${name} input.rule.${list}`),
  ),
  // The same input as of `createSellingRule`, on a rule of one's own.
  'updateSellingRule input.rule.excludedInventoryItemIds',
  'updateSellingRule input.rule.inventoryItemIds',
  'updateSellingRule input.rule.filter.steamAccountIds',
  'updateSellingRule input.rule.limits.steamAccountIds',
];

const DOCUMENTS = mutationDocuments(schema);

let market: TestMarket;
let stranger: Seller;
let owned: Record<Owned, string>;
beforeAll(async () => {
  market = await openTestMarket();
  const owner = await openSeller(market);
  stranger = await openSeller(market);
  for (const { client, userId } of [owner, stranger]) {
    await client.must(PREPARE, { amountCents: 5_000_000, request: crypto.randomUUID() });
    await enrolPartner(market, userId);
  }
  // Without a contract no request reaches the recharge.
  await market.owner.query(
    "insert into recharge_contract (id, user_id, number, status, query_at) values (gen_random_uuid(), $1, 'foreign-1', 'signed', clock_now())",
    [stranger.userId],
  );
  owned = await belongingsOf(owner);
});
afterAll(() => market.close());

async function insert(sql: string, values: readonly unknown[]): Promise<string> {
  return (await market.owner.query<{ id: string }>(`${sql} returning id`, [...values])).rows[0]?.id ?? '';
}

/** Something of each kind. */
async function belongingsOf(owner: Seller): Promise<Record<Owned, string>> {
  const { client, userId, accountId } = owner;
  const [bought] = await takeListings(client, 1);
  const [item] = await pickItems(market, 1);
  if (!bought || !item) throw new Error('nothing on sale');
  const order = await buyOne(client, bought);
  const [listing = ''] = await listSome(market, owner, item, 1);
  const [copy = ''] = await giveCopies(market, owner, item.id, 1);
  await market.owner.query(`update asset set tradable_at = clock_now() + interval '3 days' where id = $1`, [
    copy,
  ]);
  await mutate(client, 'saveFilter', { name: 'of the owner', filter: {}, wantsAlerts: false });
  const { filters } = await listsOf(client);
  const { data } = await client.query<{ viewer: { messages: { edges: { node: { id: string } }[] } } }>(
    '{ viewer { messages(first: 1) { edges { node { id } } } } }',
  );
  const bid = `insert into bid (id, user_id, market_item_id, quantity, remaining, price_cents, limit_cents, held_from_deposit_cents, held_from_proceeds_cents, expires_at)
    values (gen_random_uuid(), $1, $2, 2, 2, 1000, 1000, 2000, 0, clock_now() + interval '7 days')`;
  const alert = `insert into copy_alert (id, user_id, name, filter, conditions) values (gen_random_uuid(), $1, 'of the owner', 'seed:661', '{"seed": {"in": [661]}}')`;
  const offer = `insert into price_offer (id, listing_id, buyer_id, seller_id, ask_cents, price_cents, held_from_deposit_cents, held_from_proceeds_cents, expires_at)
    select gen_random_uuid(), id, $1, seller_id, ask_cents, ask_cents - 1, ask_cents - 1, 0, clock_now() + interval '1 day' from listing where status = 'active' and ask_cents > 1 and seller_id <> $1 limit 1`;
  const event = `insert into callback_event (id, partner_id, type, url) select gen_random_uuid(), id, 'endpoint.test', 'https://partner.example' from partner where user_id = $1`;
  const action =
    'insert into bulk_action (id, user_id, kind, change, state, target_ids, ended_at) values (gen_random_uuid(), $1, \'unlist\', \'{"kind": "unlist", "price": null, "costCents": null}\', \'paused\', array[gen_random_uuid()], clock_now())';
  const view = `insert into saved_view (id, user_id, place, name, filter, position) values (gen_random_uuid(), $1, 'listings', 'of the owner', '{"status": "open", "keyword": null, "steamAccountIds": null, "copies": {}}', 1)`;
  const recharge = `insert into recharge (id, user_id, number, amount_cents, expires_at, query_at) values (gen_random_uuid(), $1, 'foreign-1', 10000, clock_now() + interval '1 hour', clock_now())`;
  const session = await market.owner.query('select id from session where user_id = $1', [userId]);
  return {
    Order: order.id,
    Bid: globalId('Bid', await insert(bid, [userId, item.id])),
    PriceOffer: globalId('PriceOffer', await insert(offer, [userId])),
    Listing: listing,
    InventoryItem: inventoryItemId(copy),
    SellingRule: await createRule(owner, { name: 'the secret floor of the owner', floorCents: 4_711 }),
    SavedView: globalId('SavedView', await insert(view, [userId])),
    CopyAlert: globalId('CopyAlert', await insert(alert, [userId])),
    SavedFilter: filters[0]?.id ?? '',
    SteamAccount: globalId('SteamAccount', accountId),
    Recharge: globalId('Recharge', await insert(recharge, [userId])),
    CallbackEvent: globalId('CallbackEvent', await insert(event, [userId])),
    Session: globalId('Session', session.rows[0].id),
    BulkAction: globalId('BulkAction', await insert(action, [userId])),
    Message: data?.viewer.messages.edges[0]?.node.id ?? '',
  } as Record<Owned, string>;
}

/** A step-up code that is good now. */
async function freshCode(): Promise<string> {
  await market.owner.query('delete from sign_in_challenge');
  await stranger.client.query('mutation { requestStepUpCode(input: {}) { __typename } }');
  const { rows } = await market.owner.query('select phone from app_user where id = $1', [stranger.userId]);
  return stranger.client.readCode(rows[0].phone.replace('+86', ''));
}

/** Sends a request as the stranger and returns the bytes of the response. */
async function ask(text: string, { input }: Ask, id: string): Promise<string> {
  const filled = input(id);
  if ('clientRequestId' in filled) filled.clientRequestId = crypto.randomUUID();
  if ('code' in filled) filled.code = await freshCode();
  const answer = await stranger.client.fetch('/graphql', {
    method: 'POST',
    headers: MARKED_HEADERS,
    body: JSON.stringify({ query: text, variables: { input: filled } }),
  });
  const body = await answer.text();
  const made = /"CreateSellingRulePayload","sellingRule":.*?"id":"([^"]+)"/.exec(body)?.[1] ?? id;
  return `${answer.status} ${body.replaceAll(id, 'asked for').replaceAll(made, 'made')}`;
}

/** The places of an input that hold a mark. */
function placesOf(value: unknown, path: string): string[] {
  if (value === 'mark') return [path];
  if (Array.isArray(value)) return value.flatMap((one) => placesOf(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => placesOf(child, `${path}.${name}`));
}

describe('T-6 an id of somebody else’s and one that nobody has are answered with the same bytes', () => {
  test('every place of a mutation that takes an id is walked below, or is for what is public', () => {
    const walked = Object.entries(ASKS).flatMap(([name, asks]) =>
      asks.flatMap(({ input }) => placesOf(input('mark'), 'input').map((place) => `${name} ${place}`)),
    );
    const places = DOCUMENTS.flatMap(({ name, idHoles }) => idHoles.map((hole) => `${name} ${hole}`));
    expect(places.filter((place) => !walked.includes(place) && !PUBLIC.includes(place))).toEqual([]);
    expect(PUBLIC.filter((place) => !places.includes(place))).toEqual([]);
  });

  const walks = DOCUMENTS.flatMap(({ name, text }) =>
    (ASKS[name] ?? []).map((one, index) => ({ name, index, text, one })),
  );
  test.each(walks)('$name ($index)', async ({ text, one }) => {
    expect(rowId(owned[one.type])).toMatch(/^[0-9a-f-]{36}$/);
    const nobodys = await ask(text, one, globalId(one.type, newId()));
    const foreign = await ask(text, one, owned[one.type]);
    expect(nobodys).not.toContain('"errors"');
    expect(foreign).toBe(nobodys);
    expect(foreign).not.toMatch(/secret floor|4711/);
  });
});
