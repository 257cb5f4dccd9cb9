import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Books, inBooks } from './books.ts';
import { countBooks } from './booksRead.ts';
import { advanceClock, createPlayer, listOfferBooks, listSms } from './control.ts';
import { readInput, steamIdShape } from './sandboxInput.ts';
import { fieldsOf } from './sandboxServer.ts';
import { answerByHand, challengeUrlOf, listOpenSignIns } from './steam/appSignIn.ts';
import { changeAccount } from './steam/changeAccount.ts';
import { giveItems } from './steam/giveItems.ts';
import { mafileForms, mafileOf } from './steam/mafile.ts';
import { moveOffer, offerMoves } from './steam/moveOffer.ts';
import { offerByHand } from './steam/offerByHand.ts';
import { removeAsset } from './steam/removeAsset.ts';
import { reverseTrades } from './steam/reverseTrades.ts';
import { findAccount, passwordOf, type SteamAccountRow, tradeUrlOf } from './steam/steamAccount.ts';
import { readInventory } from './steam/steamInventoryRead.ts';
import { SteamRejection } from './steam/steamRejection.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const mafileShape = z.object({ form: z.enum(mafileForms).default('number') });
const notFound = { error: 'not found' };

/** An account with its settings, under the names used for changing them. */
function toAccount(account: SteamAccountRow): object {
  return {
    steamId: account.steam_id,
    personaName: account.persona_name,
    accountName: account.account_name,
    password: passwordOf(account),
    guard: account.guard,
    customUrl: account.custom_url,
    tradeUrl: tradeUrlOf({ steamId: account.steam_id, tradeToken: account.trade_token }),
    behaviour: account.behaviour,
    delayMs: account.behaviour_delay_ms,
    holdDays: account.hold_days,
    hidesHold: account.hides_hold,
    refusesLink: account.refuses_link,
    renewsTokens: account.renews_tokens,
    holdOutcome: account.hold_outcome,
    reversesAfterMinutes: account.reverses_after_minutes,
    marksReversedOffer: account.marks_reversed_offer,
    cancelsAfterMs: account.cancels_after_ms,
    confirmations: account.confirmations,
    isInventoryPrivate: account.is_inventory_private,
    hidesInventoryFromItself: account.hides_from_itself,
    hasAcknowledgedProtection: account.has_acknowledged_protection,
    tradeBannedUntil: account.trade_banned_until,
  };
}

function addAccountControls(server: FastifyInstance, books: Books): void {
  server.post('/sandbox/players', (request) => inBooks(books, (tx) => createPlayer(tx, fieldsOf(request))));
  server.get('/sandbox/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const account = await findAccount(books, request.params.id);
    return account === null ? reply.code(404).send(notFound) : toAccount(account);
  });
  server.get('/sandbox/accounts/:id(^\\d{17}$)/mafile', async (request: IdRequest, reply) => {
    const account = await findAccount(books, request.params.id);
    if (account === null) return reply.code(404).send(notFound);
    const { form } = readInput(mafileShape, fieldsOf(request));
    const name = `attachment; filename="${account.steam_id}.maFile"`;
    return reply
      .header('content-disposition', name)
      .type('application/json')
      .send(await mafileOf(books, account, form));
  });
  server.post('/sandbox/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const isDone = await inBooks(books, (tx) => changeAccount(tx, request.params.id, fieldsOf(request)));
    return isDone ? { ok: true } : reply.code(404).send(notFound);
  });
  server.post('/sandbox/accounts/:id(^\\d{17}$)/offers', async (request: IdRequest) => ({
    offerId: await inBooks(books, (tx) => offerByHand(tx, request.params.id, fieldsOf(request))),
  }));
  server.post('/sandbox/accounts/:id(^\\d{17}$)/items', async (request: IdRequest, reply) => {
    const done = await inBooks(books, (tx) => giveItems(tx, request.params.id, fieldsOf(request)));
    return done ?? reply.code(404).send(notFound);
  });
  server.post('/sandbox/assets/:id(^\\d{1,18}$)/remove', async (request: IdRequest, reply) => {
    const isDone = await inBooks(books, (tx) => removeAsset(tx, request.params.id));
    return isDone ? { ok: true } : reply.code(404).send(notFound);
  });
}

const listShape = z.object({ steamId: steamIdShape.optional() });

function addSignInControls(server: FastifyInstance, books: Books): void {
  server.get('/sandbox/signIns', async (request) => {
    const { steamId } = readInput(listShape, fieldsOf(request));
    const open = await listOpenSignIns(books, steamId ?? null);
    return {
      signIns: open.map((signIn) => ({
        challengeUrl: challengeUrlOf(signIn.client_id),
        deviceName: signIn.device_name,
        platform: signIn.platform,
        isByQr: signIn.is_qr,
        emailCode: signIn.email_code,
        steamId: signIn.steam_id,
      })),
    };
  });
  server.post('/sandbox/signIns', (request) => inBooks(books, (tx) => answerByHand(tx, fieldsOf(request))));
}

function addTradeControls(server: FastifyInstance, books: Books): void {
  for (const move of offerMoves) {
    server.post(`/sandbox/offers/:id(^\\d{1,18}$)/${move}`, async (request: IdRequest, reply) => {
      const input = { move, fields: fieldsOf(request) };
      const moved = await inBooks(books, (tx) => moveOffer(tx, request.params.id, input));
      if (moved === null) return reply.code(404).send(notFound);
      if (moved.refusal !== null) throw moved.refusal;
      return { ok: true, tradeId: moved.tradeId };
    });
  }
  server.post('/sandbox/trades/:id(^\\d{1,19}$)/reverse', async (request: IdRequest, reply) => {
    const fields = fieldsOf(request);
    const { rows } = await books.query<{ recipient_id: string }>(
      'select recipient_id from sandbox.trade where trade_id = $1',
      [request.params.id],
    );
    const steamId = fields.bySteamId ?? rows[0]?.recipient_id;
    if (steamId === undefined) return reply.code(404).send(notFound);
    const reversal = { steamId, marksOffer: fields.marksOffer === 'true' };
    return { reversed: await inBooks(books, (tx) => reverseTrades(tx, reversal)) };
  });
}

function addReadings(server: FastifyInstance, books: Books): void {
  server.get('/sandbox/sms', async (request) => ({
    sms: await listSms(books, fieldsOf(request).phone ?? null),
  }));
  server.get('/sandbox/inventories', async (request) => {
    const steamId = fieldsOf(request).steamId ?? '0';
    const range = { steamId, limit: 2000, startAfterAssetId: null };
    const free = await readInventory(books, { ...range, contextId: '2' });
    const locked = await readInventory(books, { ...range, contextId: '16' });
    return { assets: free.rows, protectedAssets: locked.rows };
  });
  server.get('/sandbox/books', () => countBooks(books));
  server.get('/sandbox/books/offers', async (request) => ({
    offers: await listOfferBooks(books, fieldsOf(request).senderSteamId ?? null),
  }));
  server.post('/sandbox/clock', async (request) => {
    return { now: await advanceClock(books, fieldsOf(request)) };
  });
}

/** Controls of the sandbox as JSON, for tests and for the market in sandbox mode. */
export async function controlRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof SteamRejection)
      return reply.code(409).send({ error: error.message, code: error.code });
    throw error;
  });
  addAccountControls(server, books);
  addSignInControls(server, books);
  addTradeControls(server, books);
  addReadings(server, books);
}
