import { z } from 'zod';
import type { Log } from '../../kernel/log.ts';
import { callSteam, type SteamAddress } from './callSteam.ts';
import { listTradeBanned } from './steamBans.ts';
import { confirmOffer, listUnconfirmedOfferIds } from './steamConfirmation.ts';
import { SteamError } from './steamError.ts';
import type {
  SentTradeOffer,
  SteamGateway,
  SteamHost,
  SteamSession,
  TradeOffer,
  TradeOfferList,
  TradeOfferRequest,
  TradePartner,
  UnreadableOffer,
} from './steamGateway.ts';
import { accountIdOf, formHeaders } from './steamHeaders.ts';
import { getInventory } from './steamInventory.ts';
import {
  parseOffer,
  parseOfferPage,
  parseTrade,
  parseTradeHold,
  parseTradeHoldSides,
  parseTradePage,
} from './steamOfferShape.ts';
import { kindOfCode, throwIfRefused } from './steamResult.ts';
import { renewSteamTokens } from './steamTokens.ts';

/** A list with more pages than this is treated as endless. */
const pagesMax = 200;

const sentShape = z.object({
  tradeofferid: z.string().regex(/^\d+$/),
  needs_mobile_confirmation: z.boolean().optional(),
  needs_email_confirmation: z.boolean().optional(),
});

async function callWebApi(
  address: SteamAddress,
  session: SteamSession,
  call: { method: string; query: Record<string, string> },
): Promise<unknown> {
  const path = `/IEconService/${call.method}/v1/`;
  const query = { access_token: session.accessToken, ...call.query };
  const asked = { host: 'api', path, query, hasEffect: false } as const;
  const { body, eresult } = await callSteam(address, asked, session.steamId);
  // Steam sometimes sends a false Fail (2) with a complete body (steam-tradeoffer-manager, webapi.js).
  const isEmpty = Object.keys((body as { response?: object }).response ?? {}).length === 0;
  const isFine = eresult === null || eresult === 1 || (eresult === 2 && !isEmpty);
  if (isFine) return body;
  const kind = kindOfCode(eresult) === 'definite' ? 'definite' : 'transient';
  const isOutage = kind === 'transient' && (eresult === 2 || eresult === 16 || eresult === 20);
  throw new SteamError(kind, `${path}: eresult ${eresult}`, { code: eresult, isOutage });
}

async function postCommunity(
  address: SteamAddress,
  session: SteamSession,
  call: { path: string; referer: string; form: Record<string, string> },
): Promise<unknown> {
  const asked = {
    host: 'community',
    path: call.path,
    form: { sessionid: session.sessionId, ...call.form },
    headers: formHeaders(session, call.referer),
    hasEffect: true,
  } as const;
  const { body, httpStatus } = await callSteam(address, asked, session.steamId);
  throwIfRefused(call.path, body, httpStatus);
  return body;
}

async function send(
  address: SteamAddress,
  session: SteamSession,
  request: TradeOfferRequest,
): Promise<SentTradeOffer> {
  const path = '/tradeoffer/new/send';
  const assets = request.assetIds.map((assetid) => ({ appid: 730, contextid: '2', amount: 1, assetid }));
  const offer = {
    newversion: true,
    version: assets.length + 1,
    me: { assets, currency: [], ready: false },
    them: { assets: [], currency: [], ready: false },
  };
  const body = await postCommunity(address, session, {
    path,
    referer: `/tradeoffer/new/?partner=${accountIdOf(request.partnerSteamId)}&token=${request.partnerToken}`,
    form: {
      serverid: '1',
      partner: request.partnerSteamId,
      tradeoffermessage: request.message,
      json_tradeoffer: JSON.stringify(offer),
      captcha: '',
      trade_offer_create_params: JSON.stringify({ trade_offer_access_token: request.partnerToken }),
    },
  });
  const parsed = sentShape.safeParse(body);
  if (!parsed.success) throw new SteamError('ambiguous', `${path}: unexpected shape`, { isOutage: true });
  const {
    tradeofferid,
    needs_mobile_confirmation: byMobile,
    needs_email_confirmation: byEmail,
  } = parsed.data;
  return { tradeOfferId: tradeofferid, needsConfirmation: byMobile === true || byEmail === true };
}

async function readOffers(
  address: SteamAddress,
  session: SteamSession,
  query: { direction: 'sent' | 'received'; sinceUnixSeconds: number; log: Log | null },
): Promise<TradeOfferList> {
  const offers: TradeOffer[] = [];
  const unreadable: UnreadableOffer[] = [];
  const seen = new Set<string>();
  let cursor = '0';
  do {
    seen.add(cursor);
    const body = await callWebApi(address, session, {
      method: 'GetTradeOffers',
      query: {
        get_sent_offers: query.direction === 'sent' ? '1' : '0',
        get_received_offers: query.direction === 'received' ? '1' : '0',
        get_descriptions: '0',
        // Steam applies the cut-off only in this mode: active offers, and all that changed since.
        active_only: '1',
        historical_only: '0',
        time_historical_cutoff: String(query.sinceUnixSeconds),
        cursor,
      },
    });
    const page = parseOfferPage(body);
    const rows = page[query.direction];
    offers.push(...rows.offers);
    for (const { where, ...row } of rows.unreadable) {
      query.log?.warn(
        { tradeOfferId: row.tradeOfferId, where },
        'an offer in a list of Steam cannot be read',
      );
      unreadable.push(row);
    }
    cursor = page.nextCursor;
    // A partial list is an error: the offers missing from it would count as absent.
    if (cursor !== '0' && (seen.has(cursor) || seen.size >= pagesMax))
      throw new SteamError('transient', 'GetTradeOffers: its pages do not end', { isOutage: true });
  } while (cursor !== '0');
  return { offers, unreadable };
}

/**
 * Lists an account's offers. That there are none is believed only when Steam says so twice: it has been seen to say so while there were some, and a second offer may be sent on the strength of it.
 */
async function listOffers(...asked: Parameters<typeof readOffers>): Promise<TradeOfferList> {
  const list = await readOffers(...asked);
  return list.offers.length + list.unreadable.length === 0 ? readOffers(...asked) : list;
}

async function close(
  address: SteamAddress,
  session: SteamSession,
  offer: { tradeOfferId: string; action: 'cancel' | 'decline' },
): Promise<void> {
  const page = `/tradeoffer/${offer.tradeOfferId}/`;
  await postCommunity(address, session, { path: page + offer.action, referer: page, form: {} });
}

/**
 * Checks that the host responds as it does to visitors: the community site redirects to the sign-in. A 404 may come from anything on the
 * way.
 */
async function ping(address: SteamAddress, host: SteamHost): Promise<void> {
  const path = host === 'api' ? '/ISteamWebAPIUtil/GetServerInfo/v1/' : '/tradeoffer/new/';
  try {
    await callSteam(address, { host, path, hasEffect: false, reads: 'page', isPing: true });
  } catch (error) {
    const status = error instanceof SteamError ? (error.httpStatus ?? 0) : 0;
    if (host === 'api' || status < 300 || status >= 400) throw error;
  }
}

function askTradeHold(address: SteamAddress, session: SteamSession, partner: TradePartner): Promise<unknown> {
  const { partnerSteamId: steamid_target, partnerToken: trade_offer_access_token } = partner;
  const query = { steamid_target, trade_offer_access_token };
  return callWebApi(address, session, { method: 'GetTradeHoldDurations', query });
}

/** Requires the requested object: a response about another object counts as no response. */
function required<Value>(value: Value | null, what: string, isAsked: (value: Value) => boolean): Value {
  if (value === null) throw new SteamError('transient', `${what}: Steam gives none`);
  if (!isAsked(value)) throw new SteamError('transient', `${what}: Steam gives another`, { isOutage: true });
  return value;
}

/**
 * Creates the Steam gateway over HTTP. `timeoutMs` limits each request; a confirmation takes three. Production addresses are
 * `https://api.steampowered.com` and `https://steamcommunity.com`. Unreadable rows are logged to `log`.
 */
export function createSteamHttp(address: SteamAddress, log: Log | null = null): SteamGateway {
  return {
    renewAccessToken: (account) => renewSteamTokens(address, account),
    sendTradeOffer: (session, request) => send(address, session, request),
    confirmTradeOffer: (session, tradeOfferId) => confirmOffer(address, session, tradeOfferId),
    listSentTradeOffers: (session, range) =>
      listOffers(address, session, { direction: 'sent', log, ...range }),
    // A cut-off in the year 2100 limits the list to open offers.
    listReceivedTradeOffers: (session) =>
      listOffers(address, session, { direction: 'received', log, sinceUnixSeconds: 4_102_444_800 }),
    listUnconfirmedOfferIds: (session) => listUnconfirmedOfferIds(address, session),
    cancelTradeOffer: (session, tradeOfferId) => close(address, session, { tradeOfferId, action: 'cancel' }),
    declineTradeOffer: (session, tradeOfferId) =>
      close(address, session, { tradeOfferId, action: 'decline' }),
    listTradeBanned: (session, steamIds) => listTradeBanned(address, session, steamIds),
    getInventory: (session, range) => getInventory(address, session, range),
    ping: (host) => ping(address, host),
    async getTradeOffer(session, tradeOfferId) {
      const query = { tradeofferid: tradeOfferId };
      const body = await callWebApi(address, session, { method: 'GetTradeOffer', query });
      return required(parseOffer(body), 'GetTradeOffer', (offer) => offer.tradeOfferId === tradeOfferId);
    },
    async getTradeStatus(session, tradeId) {
      const query = { tradeid: tradeId };
      const body = await callWebApi(address, session, { method: 'GetTradeStatus', query });
      return required(parseTrade(body), 'GetTradeStatus', (trade) => trade.tradeId === tradeId);
    },
    async listTrades(session, after) {
      const query = {
        max_trades: '500',
        get_descriptions: '0',
        include_failed: '1',
        include_total: '0',
        ...(after && { start_after_time: String(after.timeSeconds), start_after_tradeid: after.tradeId }),
      };
      return parseTradePage(await callWebApi(address, session, { method: 'GetTradeHistory', query }));
    },
    async getTradeHold(session, partner) {
      return parseTradeHold(await askTradeHold(address, session, partner));
    },
    async getTradeHoldSides(session, partner) {
      return parseTradeHoldSides(await askTradeHold(address, session, partner));
    },
  };
}
