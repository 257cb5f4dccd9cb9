import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Books } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findAccount } from './steamAccount.ts';
import {
  classColumns,
  type InventoryRow,
  readInventory,
  toDescription,
  toProperties,
} from './steamInventoryRead.ts';
import { accountOfAccessToken, accountOfCookie } from './steamSession.ts';

type InventoryRequest = FastifyRequest<{ Params: { id: string; contextId: '2' | '16' } }>;

const pageMax = 2000;
const tradingPageMax = 1000;

function descriptionsOf(rows: readonly InventoryRow[], language: string, contextId: string): object[] {
  const first = new Map(rows.map((row) => [`${row.class_id}_${row.instance_id}`, row]));
  return [...first.values()].map((row) => toDescription(row, language, contextId === '16'));
}

function inventoryRoute(books: Books) {
  return async (request: InventoryRequest, reply: FastifyReply) => {
    const { id, contextId } = request.params;
    const fields = fieldsOf(request);
    const limit = Number(fields.count ?? '75');
    if (!Number.isInteger(limit) || limit < 1 || limit > pageMax) return reply.code(400).send(null);
    const owner = await findAccount(books, id);
    if (owner === null) return reply.code(404).send(null);
    const isOwner = !owner.hides_from_itself && (await accountOfCookie(books, request))?.steam_id === id;
    const isHidden =
      !isOwner && (owner.is_inventory_private || owner.hides_from_itself || contextId === '16');
    if (isHidden) return reply.code(403).type('application/json').send('null');
    const startAfterAssetId = /^\d{1,18}$/.test(fields.start_assetid ?? '')
      ? String(fields.start_assetid)
      : null;
    const page = await readInventory(books, { steamId: id, contextId, limit, startAfterAssetId });
    if (page.total === 0) return { total_inventory_count: 0, success: 1, rwgrsn: -2 };
    return {
      assets: page.rows.map((row) => ({
        appid: 730,
        contextid: contextId,
        assetid: row.asset_id,
        classid: row.class_id,
        instanceid: row.instance_id,
        amount: '1',
      })),
      descriptions: descriptionsOf(page.rows, fields.l ?? 'english', contextId),
      asset_properties: page.rows.map((row) => toProperties(row, contextId)),
      ...(page.hasMore && { more_items: 1, last_assetid: page.rows.at(-1)?.asset_id }),
      total_inventory_count: page.total,
      success: 1,
      rwgrsn: -2,
    };
  };
}

/** The format of the trade window: maps instead of lists, free items only. */
async function tradingInventory(books: Books, steamId: string, language: string): Promise<object> {
  const range = { steamId, contextId: '2', limit: tradingPageMax, startAfterAssetId: null } as const;
  const { rows } = await readInventory(books, range);
  const toEntry = (row: InventoryRow, position: number) => [
    row.asset_id,
    { id: row.asset_id, classid: row.class_id, instanceid: row.instance_id, amount: '1', pos: position + 1 },
  ];
  const toNamed = (row: InventoryRow) => [
    `${row.class_id}_${row.instance_id}`,
    toDescription(row, language, false),
  ];
  return {
    success: true,
    rgInventory: Object.fromEntries(rows.map(toEntry)),
    rgCurrency: [],
    rgDescriptions: Object.fromEntries(rows.map(toNamed)),
    rgAssetProperties: Object.fromEntries(rows.map((row) => [row.asset_id, toProperties(row, '2')])),
    more: false,
    more_start: false,
  };
}

function ownTradingRoute(books: Books) {
  return async (request: InventoryRequest, reply: FastifyReply) => {
    const owner = await findAccount(books, request.params.id);
    if (owner === null) return reply.code(404).send(null);
    const isOwner = (await accountOfCookie(books, request))?.steam_id === owner.steam_id;
    if (owner.is_inventory_private && !isOwner) return { success: false, Error: 'This profile is private.' };
    return tradingInventory(books, owner.steam_id, fieldsOf(request).l ?? 'english');
  };
}

function partnerTradingRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await accountOfCookie(books, request)) === null) return reply.code(401).send(null);
    const fields = fieldsOf(request);
    const partner = await findAccount(books, fields.partner ?? '');
    if (partner === null || partner.is_inventory_private) return { success: false };
    return tradingInventory(books, partner.steam_id, fields.l ?? 'english');
  };
}

function classInfoRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await accountOfAccessToken(books, request)) === null)
      return reply.code(401).send('Access is denied');
    const fields = fieldsOf(request);
    const language = fields.language === 'zh' ? 'schinese' : 'english';
    const wanted = Array.from({ length: Number(fields.class_count) || 0 }, (_, position) => ({
      classId: fields[`classid${position}`] ?? '0',
      instanceId: fields[`instanceid${position}`] ?? '0',
    }));
    const { rows } = await books.query<InventoryRow>(
      `select distinct on (a.class_id, a.instance_id) a.*, ${classColumns}
       from unnest($1::bigint[], $2::bigint[]) as wanted(class_id, instance_id)
       join sandbox.asset a using (class_id, instance_id) join sandbox.item_class c using (class_id)`,
      [wanted.map((each) => each.classId), wanted.map((each) => each.instanceId)],
    );
    const toNamed = (row: InventoryRow) => [
      `${row.class_id}_${row.instance_id}`,
      toDescription(row, language, false),
    ];
    return { result: { ...Object.fromEntries(rows.map(toNamed)), success: true } };
  };
}

/** Inventories in Steam's three formats, and item classes of the Web API. */
export async function steamInventoryRoutes(
  server: FastifyInstance,
  { books }: { books: Books },
): Promise<void> {
  server.get('/inventory/:id/730/:contextId(^2|16$)', inventoryRoute(books));
  server.get('/profiles/:id/inventory/json/730/:contextId(^2$)', ownTradingRoute(books));
  server.get('/tradeoffer/new/partnerinventory', partnerTradingRoute(books));
  server.get('/ISteamEconomy/GetAssetClassInfo/v1', classInfoRoute(books));
}
