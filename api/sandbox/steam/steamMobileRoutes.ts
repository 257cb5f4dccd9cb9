import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, inBooks, unixSeconds } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import type { SteamAccountRow } from './steamAccount.ts';
import {
  answerConfirmation,
  type ConfirmationRow,
  isConfirmationKeyGood,
  listConfirmations,
  spendConfirmationKey,
} from './steamConfirm.ts';
import { accountOfCookie } from './steamSession.ts';

const needsSignIn = { success: false, needauth: true };
const wrongKey = {
  success: false,
  message: 'Oh nooooooes!',
  detail:
    'It looks like your Steam Guard Mobile Authenticator is providing incorrect Steam Guard codes. ' +
    'This could be caused by an inaccurate clock or bad timezone settings on your device.',
};

type Check = { account: SteamAccountRow } | { refusal: object };

async function checkMobile(books: Books, request: FastifyRequest, tags: readonly string[]): Promise<Check> {
  const fields = fieldsOf(request);
  const account = await accountOfCookie(books, request);
  if (account === null || fields.a !== account.steam_id) return { refusal: needsSignIn };
  if (fields.p !== account.device_id || !tags.includes(fields.tag ?? '')) return { refusal: wrongKey };
  const proof = { key: fields.k ?? '', time: fields.t ?? '', tag: fields.tag ?? '' };
  return (await isConfirmationKeyGood(books, account, proof)) ? { account } : { refusal: wrongKey };
}

/** EMobileConfirmationType: 2 a trade, 9 an API key. */
function kindOf(row: ConfirmationRow): object {
  if (row.offer_id === null) {
    return {
      type: 9,
      type_name: 'Register API Key',
      creator_id: row.key_request_id,
      accept: 'Register',
      multi: false,
      headline: 'API key',
      summary: ['Register a Steam Web API key'],
    };
  }
  return {
    type: 2,
    type_name: 'Trade Offer',
    creator_id: row.offer_id,
    accept: 'Send Offer',
    multi: true,
    headline: row.partner_name,
    summary: [`You will give up ${row.item_count} item(s)`, 'You will receive nothing'],
  };
}

function toConfirmation(row: ConfirmationRow): object {
  return {
    ...kindOf(row),
    id: row.confirmation_id,
    nonce: row.nonce,
    creation_time: unixSeconds(row.created_at),
    cancel: 'Cancel',
    icon: '',
    warn: null,
  };
}

function listRoute(books: Books) {
  return async (request: FastifyRequest) => {
    const check = await checkMobile(books, request, ['list', 'conf']);
    if ('refusal' in check) return check.refusal;
    // Steam returns an empty list to any user agent but the app's own (steamcommunity 3.50.3, issue 371).
    const isApp = (request.headers['user-agent'] ?? '').startsWith('okhttp/');
    const isShown = isApp && check.account.confirmations !== 'hidden';
    const rows = isShown ? await listConfirmations(books, check.account.steam_id) : [];
    return { success: true, conf: rows.map(toConfirmation) };
  };
}

function listOf(fields: Record<string, string>, name: string): string[] {
  const isOurs = (key: string) => key === name || key.startsWith(`${name}[`);
  return Object.keys(fields)
    .filter(isOurs)
    .map((key) => fields[key] ?? '');
}

function answerRoute(books: Books) {
  return async (request: FastifyRequest) => {
    const fields = fieldsOf(request);
    const isAllowed = fields.op === 'allow';
    const check = await checkMobile(books, request, isAllowed ? ['accept', 'allow'] : ['reject', 'cancel']);
    if ('refusal' in check) return check.refusal;
    const { account } = check;
    const nonces = listOf(fields, 'ck');
    const ids = listOf(fields, 'cid');
    const isDone = await inBooks(books, async (tx) => {
      const proof = { time: fields.t ?? '', tag: fields.tag ?? '' };
      if (!(await spendConfirmationKey(tx, account.steam_id, proof))) return false;
      let areAllDone = ids.length > 0;
      for (const [position, confirmationId] of ids.entries()) {
        const answer = { confirmationId, nonce: nonces[position] ?? '', isAllowed };
        areAllDone = (await answerConfirmation(tx, account, answer)) && areAllDone;
      }
      return areAllDone;
    });
    return { success: isDone };
  };
}

function detailsRoute(books: Books, isPage: boolean) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const check = await checkMobile(books, request, ['details', 'detail']);
    if ('refusal' in check) return check.refusal;
    const rows = await listConfirmations(books, check.account.steam_id);
    const row = rows.find((candidate) => candidate.confirmation_id === request.params.id);
    if (row === undefined) return { success: false };
    const html =
      row.offer_id === null
        ? '<div class="mobileconf_details"></div>'
        : `<div class="tradeoffer" id="tradeofferid_${row.offer_id}"></div>`;
    return isPage ? reply.type('text/html').send(html) : { success: true, html };
  };
}

/** Simulates steamcommunity.com/mobileconf, which the authenticator app calls. */
export async function steamMobileRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/mobileconf/getlist', listRoute(books));
  server.get('/mobileconf/ajaxop', answerRoute(books));
  server.post('/mobileconf/multiajaxop', answerRoute(books));
  server.get('/mobileconf/details/:id', detailsRoute(books, false));
  server.get('/mobileconf/detailspage/:id', detailsRoute(books, true));
}
