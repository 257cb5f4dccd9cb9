import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, inBooks, sandboxNow, unixSeconds } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findAccount, isLinkOf, type SteamAccountRow } from './steamAccount.ts';
import { describedIn, findOffer, listOffers, offersPerPage } from './steamEconRead.ts';
import { descriptionsOf, readInventory, toAsset, toProperties } from './steamInventoryRead.ts';
import { closeOffer } from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';
import { accountOfWebApi } from './steamSession.ts';
import { countTrades, listTrades, type TradeRange } from './steamTradeRead.ts';

type Fields = Record<string, string>;
type Answer = (account: SteamAccountRow, fields: Fields) => Promise<object>;

const historyMax = 500;
/** Steam lists fewer trades where it describes their items. */
const describedHistoryMax = 100;
const itemsMax = 5000;
const accessDenied =
  '<html><head><title>Unauthorized</title></head><body><h1>Unauthorized</h1>Access is denied. Retrying will not ' +
  'help. Please verify your <pre>key=</pre> parameter.</body></html>';

/** Authenticates the caller by `access_token` or `key` and formats the response as the Web API does. */
function webApi(books: Books, answer: Answer) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await accountOfWebApi(books, request);
    if (account === null) return reply.code(401).type('text/html').send(accessDenied);
    const response = await answer(account, fieldsOf(request));
    return reply.header('x-eresult', '1').send({ response });
  };
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

const idMax = 2n ** 63n - 1n;

function idOf(value: string | undefined): string {
  return value !== undefined && /^\d{1,19}$/.test(value) && BigInt(value) <= idMax ? value : '0';
}

function wishOf(fields: Fields): { isAsked: boolean; language: string | undefined } {
  return { isAsked: isOn(fields.get_descriptions), language: fields.language };
}

function getTradeOffers(books: Books): Answer {
  return async (account, fields) => {
    const query = {
      isActiveOnly: isOn(fields.active_only),
      isHistoricalOnly: isOn(fields.historical_only),
      cutoffUnixSeconds: Number(fields.time_historical_cutoff) || 0,
      cursor: Number(fields.cursor) || 0,
    };
    const none = { offers: [], classes: [], hasMore: false };
    const id = account.steam_id;
    const sent = isOn(fields.get_sent_offers) ? await listOffers(books, id, 'sent', query) : none;
    const received = isOn(fields.get_received_offers) ? await listOffers(books, id, 'received', query) : none;
    const hasMore = sent.hasMore || received.hasMore;
    return {
      ...(sent.offers.length > 0 && { trade_offers_sent: sent.offers }),
      ...(received.offers.length > 0 && { trade_offers_received: received.offers }),
      ...(await describedIn(books, [...sent.classes, ...received.classes], wishOf(fields))),
      next_cursor: hasMore ? query.cursor + offersPerPage : 0,
    };
  };
}

function getTradeOffer(books: Books): Answer {
  return async (account, fields) => {
    const found = await findOffer(books, account.steam_id, idOf(fields.tradeofferid));
    if (found === null) return {};
    return { offer: found.offer, ...(await describedIn(books, found.classes, wishOf(fields))) };
  };
}

function getTradeOffersSummary(books: Books): Answer {
  return async (account) => {
    const { rows } = await books.query<Record<string, number>>(
      `select count(*) filter (where recipient_id = $1 and state = 2)::int as pending_received_count,
         count(*) filter (where sender_id = $1 and state = 2)::int as pending_sent_count,
         count(*) filter (where recipient_id = $1 and state = 11)::int as escrow_received_count,
         count(*) filter (where sender_id = $1 and state = 11)::int as escrow_sent_count
       from sandbox.trade_offer where sender_id = $1 or recipient_id = $1`,
      [account.steam_id],
    );
    return rows[0] ?? {};
  };
}

function getTradeStatus(books: Books): Answer {
  return async (account, fields) => {
    const range = { tradeId: idOf(fields.tradeid), limit: 1, hasFailed: true };
    const { trades, classes } = await listTrades(books, account.steam_id, range);
    return trades.length === 0 ? {} : { trades, ...(await describedIn(books, classes, wishOf(fields))) };
  };
}

/** Where a page of the history begins. Steam leaves out the trade that is named; without its id, the time alone counts. */
function pageOf(fields: Fields): TradeRange['from'] {
  const timeSeconds = Number(fields.start_after_time) || 0;
  if (timeSeconds === 0) return undefined;
  return {
    timeSeconds,
    tradeId: idOf(fields.start_after_tradeid),
    isBack: isOn(fields.navigating_back),
  };
}

function getTradeHistory(books: Books): Answer {
  return async (account, fields) => {
    const max = isOn(fields.get_descriptions) ? describedHistoryMax : historyMax;
    const limit = Math.min(max, Number(fields.max_trades) || 100);
    const from = pageOf(fields);
    const range = { limit: limit + 1, hasFailed: isOn(fields.include_failed), ...(from && { from }) };
    const read = await listTrades(books, account.steam_id, range);
    const described = await describedIn(books, read.classes, wishOf(fields));
    const isCut = read.trades.length > limit;
    const trades = !isCut ? read.trades : from?.isBack ? read.trades.slice(1) : read.trades.slice(0, limit);
    const total = isOn(fields.include_total) && { total_trades: await countTrades(books, account.steam_id) };
    return { ...total, more: isCut, trades, ...described };
  };
}

/** An account's own inventory, as the app reads it; another's free items unless they are private. */
function getInventoryItems(books: Books): Answer {
  return async (account, fields) => {
    const owner = await findAccount(books, fields.steamid ?? account.steam_id);
    const contextId = fields.contextid === '16' ? '16' : '2';
    const isOwner = owner?.steam_id === account.steam_id && !owner.hides_from_itself;
    const isShown = isOwner || (owner?.is_inventory_private === false && contextId === '2');
    if (owner === null || !isShown) throw new SteamRejection(15, 'AccessDenied');
    const limit = Math.min(itemsMax, Math.max(1, Number(fields.count) || itemsMax));
    const after = idOf(fields.start_assetid);
    const startAfterAssetId = after === '0' ? null : after;
    const range = { steamId: owner.steam_id, contextId, limit, startAfterAssetId } as const;
    const { rows, total, hasMore } = await readInventory(books, range);
    const { isAsked, language } = wishOf(fields);
    return {
      assets: rows.map((row) => toAsset(row, contextId)),
      ...(isAsked && { descriptions: descriptionsOf(rows, language ?? 'english', contextId) }),
      ...(isOn(fields.get_asset_properties) && {
        asset_properties: rows.map((row) => toProperties(row, contextId)),
      }),
      more_items: hasMore,
      ...(hasMore && { last_assetid: rows.at(-1)?.asset_id }),
      total_inventory_count: total,
    };
  };
}

function getTradeHoldDurations(books: Books): Answer {
  return async (account, fields) => {
    const partner = await findAccount(books, fields.steamid_target ?? '');
    if (partner === null || !isLinkOf(partner, fields.trade_offer_access_token)) return {};
    const now = unixSeconds(await sandboxNow(books));
    const [mine, theirs] = [account, partner].map((one) => (one.hides_hold ? 0 : one.hold_days));
    const toEscrow = (days = 0) => ({
      escrow_end_duration_seconds: days * 86_400,
      escrow_end_date: now + days * 86_400,
      escrow_end_date_rfc3339: new Date((now + days * 86_400) * 1000).toISOString(),
    });
    return {
      my_escrow: toEscrow(mine),
      their_escrow: toEscrow(theirs),
      both_escrow: toEscrow(Math.max(mine ?? 0, theirs ?? 0)),
    };
  };
}

function endTradeOffer(books: Books, state: 6 | 7): Answer {
  return async (account, fields) => {
    const closing = { steamId: account.steam_id, state, cause: 'web api' };
    await inBooks(books, (tx) => closeOffer(tx, idOf(fields.tradeofferid), closing));
    return {};
  };
}

/** Simulates api.steampowered.com/IEconService. A rejection is HTTP 200 with its number in `X-eresult`, as on Steam. */
export async function steamEconRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof SteamRejection)
      return reply.header('x-eresult', String(error.code)).send({ response: {} });
    throw error;
  });
  const path = (method: string) => `/IEconService/${method}/v1`;
  server.get(path('GetTradeOffers'), webApi(books, getTradeOffers(books)));
  server.get(path('GetTradeOffer'), webApi(books, getTradeOffer(books)));
  server.get(path('GetTradeOffersSummary'), webApi(books, getTradeOffersSummary(books)));
  server.get(path('GetTradeStatus'), webApi(books, getTradeStatus(books)));
  server.get(path('GetTradeHistory'), webApi(books, getTradeHistory(books)));
  server.get(path('GetInventoryItemsWithDescriptions'), webApi(books, getInventoryItems(books)));
  server.get(path('GetTradeHoldDurations'), webApi(books, getTradeHoldDurations(books)));
  server.post(path('CancelTradeOffer'), webApi(books, endTradeOffer(books, 6)));
  server.post(path('DeclineTradeOffer'), webApi(books, endTradeOffer(books, 7)));
}
