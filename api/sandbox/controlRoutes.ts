import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, inBooks } from './books.ts';
import { advanceClock, createPlayer, listOfferBooks, listSms } from './control.ts';
import { reverseTrades } from './reverseTrades.ts';
import { fieldsOf } from './sandboxServer.ts';
import { findAccount, mafileOf, tradeUrlOf } from './steamAccount.ts';
import { readInventory } from './steamInventoryRead.ts';
import { closeOffer } from './steamOffer.ts';
import { SteamRefusal } from './steamRefusal.ts';
import { acceptOffer } from './steamTrade.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const notFound = { error: 'not found' };

function addAccountControls(server: FastifyInstance, books: Books): void {
  server.post('/sandbox/players', (request) => {
    const fields = fieldsOf(request);
    const wishes = {
      personaName: fields.personaName ?? null,
      itemCount: Number(fields.itemCount) || 0,
    };
    return inBooks(books, (tx) => createPlayer(tx, wishes));
  });
  server.get('/sandbox/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const account = await findAccount(books, request.params.id);
    if (account === null) return reply.code(404).send(notFound);
    const tradeUrl = tradeUrlOf({ steamId: account.steam_id, tradeToken: account.trade_token });
    const { behaviour, persona_name: personaName } = account;
    return { steamId: account.steam_id, personaName, tradeUrl, behaviour, holdDays: account.hold_days };
  });
  server.get('/sandbox/accounts/:id(^\\d{17}$)/mafile', async (request: IdRequest, reply) => {
    const account = await findAccount(books, request.params.id);
    if (account === null) return reply.code(404).send(notFound);
    const name = `attachment; filename="${account.steam_id}.maFile"`;
    return reply
      .header('content-disposition', name)
      .type('application/json')
      .send(await mafileOf(books, account));
  });
  server.post('/sandbox/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const fields = fieldsOf(request);
    const { rowCount } = await books.query(
      `update sandbox.steam_account set behaviour = coalesce($2, behaviour),
         behaviour_delay_ms = coalesce($3, behaviour_delay_ms), hold_days = coalesce($4, hold_days),
         is_inventory_private = coalesce($5, is_inventory_private),
         refresh_token = case when $6 then null else refresh_token end,
         has_acknowledged_protection = coalesce($7, has_acknowledged_protection)
       where steam_id = $1`,
      [
        request.params.id,
        fields.behaviour,
        fields.delayMs,
        fields.holdDays,
        fields.isInventoryPrivate,
        fields.revokesTokens === 'true',
        fields.hasAcknowledgedProtection,
      ],
    );
    return rowCount === 1 ? { ok: true } : reply.code(404).send(notFound);
  });
}

function addTradeControls(server: FastifyInstance, books: Books): void {
  server.post('/sandbox/offers/:id(^\\d{1,19}$)/accept', async (request: IdRequest) => {
    const steamId = fieldsOf(request).steamId ?? '';
    const acceptance = { steamId, isConfirmed: true };
    const accepted = await inBooks(books, (tx) => acceptOffer(tx, request.params.id, acceptance));
    if (accepted instanceof SteamRefusal) throw accepted;
    return { tradeId: accepted.tradeId };
  });
  server.post('/sandbox/offers/:id(^\\d{1,19}$)/decline', async (request: IdRequest) => {
    const closing = { steamId: fieldsOf(request).steamId ?? '', state: 7, cause: 'control' } as const;
    await inBooks(books, (tx) => closeOffer(tx, request.params.id, closing));
    return { ok: true };
  });
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
  server.post('/sandbox/faults', async (request) => {
    const fields = fieldsOf(request);
    await books.query(
      `insert into sandbox.fault (path_contains, remaining, status, delay_ms, with_effect)
       values ($1, $2, $3, $4, $5)`,
      [
        fields.path,
        fields.count ?? 1,
        fields.status ?? 500,
        fields.delayMs ?? 0,
        fields.withEffect === 'true',
      ],
    );
    return { ok: true };
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
  server.get('/sandbox/books/offers', async (request) => ({
    offers: await listOfferBooks(books, fieldsOf(request).senderSteamId ?? null),
  }));
  server.post('/sandbox/clock', async (request, reply: FastifyReply) => {
    const advanceMs = Number(fieldsOf(request).advanceMs);
    if (!Number.isSafeInteger(advanceMs) || advanceMs < 0)
      return reply.code(400).send({ error: 'advanceMs' });
    return { now: await advanceClock(books, advanceMs) };
  });
}

/** The strings behind the stage, as JSON: for tests and for the market in sandbox mode. */
export async function controlRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof SteamRefusal)
      return reply.code(409).send({ error: error.message, code: error.code });
    throw error;
  });
  addAccountControls(server, books);
  addTradeControls(server, books);
  addReadings(server, books);
}
