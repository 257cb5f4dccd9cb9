import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Books } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findAccount } from './steamAccount.ts';
import {
  descriptionsOf,
  type InventoryRow,
  readClasses,
  readInventory,
  toAsset,
  toDescription,
  toProperties,
} from './steamInventoryRead.ts';
import { accountOfCookie, accountOfWebApi } from './steamSession.ts';

type InventoryRequest = FastifyRequest<{ Params: { id: string; contextId: '2' | '16' } }>;

const pageMax = 2000;
const tradingPageMax = 1000;
const classesMax = 200;

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
      assets: page.rows.map((row) => toAsset(row, contextId)),
      descriptions: descriptionsOf(page.rows, fields.l ?? 'english', contextId),
      asset_properties: page.rows.map((row) => toProperties(row, contextId)),
      ...(page.hasMore && { more_items: 1, last_assetid: page.rows.at(-1)?.asset_id }),
      total_inventory_count: page.total,
      success: 1,
      rwgrsn: -2,
    };
  };
}

/** The format of the trade window: maps instead of lists, free items only, from the row `start` on. */
async function tradingInventory(
  books: Books,
  steamId: string,
  fields: Record<string, string>,
): Promise<object> {
  const language = fields.l ?? 'english';
  const skip = /^\d{1,7}$/.test(fields.start ?? '') ? Number(fields.start) : 0;
  const range = { steamId, contextId: '2', limit: tradingPageMax, startAfterAssetId: null, skip } as const;
  const { rows, hasMore } = await readInventory(books, range);
  const toEntry = (row: InventoryRow, position: number) => [
    row.asset_id,
    {
      id: row.asset_id,
      classid: row.class_id,
      instanceid: row.instance_id,
      amount: '1',
      pos: skip + position + 1,
    },
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
    more: hasMore,
    more_start: hasMore ? skip + rows.length : false,
  };
}

function ownTradingRoute(books: Books) {
  return async (request: InventoryRequest, reply: FastifyReply) => {
    const owner = await findAccount(books, request.params.id);
    if (owner === null) return reply.code(404).send(null);
    const isOwner = (await accountOfCookie(books, request))?.steam_id === owner.steam_id;
    if (owner.is_inventory_private && !isOwner) return { success: false, Error: 'This profile is private.' };
    return tradingInventory(books, owner.steam_id, fieldsOf(request));
  };
}

function partnerTradingRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await accountOfCookie(books, request)) === null) return reply.code(401).send(null);
    const fields = fieldsOf(request);
    const partner = await findAccount(books, fields.partner ?? '');
    if (partner === null || partner.is_inventory_private) return { success: false };
    return tradingInventory(books, partner.steam_id, fields);
  };
}

function classInfoRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await accountOfWebApi(books, request)) === null) return reply.code(401).send('Access is denied');
    const fields = fieldsOf(request);
    const count = Math.min(classesMax, Math.max(0, Number(fields.class_count) || 0));
    const wanted = Array.from({ length: count }, (_, position) => ({
      class_id: fields[`classid${position}`] ?? '0',
      instance_id: fields[`instanceid${position}`] ?? '0',
    }));
    const rows = await readClasses(books, wanted);
    const toNamed = (row: InventoryRow) => [
      `${row.class_id}_${row.instance_id}`,
      toDescription(row, fields.language ?? 'english', false),
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
