import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, inBooks, sandboxNow } from './books.ts';
import { advanceClock, createPlayer, listSms } from './control.ts';
import { html, type Markup } from './markup.ts';
import { pageFrame, pageHeaders } from './pageFrame.ts';
import {
  type AccountLine,
  accountHead,
  accountTable,
  inventoryTable,
  type OfferLine,
  offerTable,
  overviewForms,
  smsTable,
} from './pages.ts';
import { reverseTrades } from './reverseTrades.ts';
import { fieldsOf } from './sandboxServer.ts';
import { findAccount } from './steamAccount.ts';
import { readInventory } from './steamInventoryRead.ts';
import { closeOffer } from './steamOffer.ts';
import { SteamRefusal } from './steamRefusal.ts';
import { acceptOffer } from './steamTrade.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const dayMs = 86_400_000;

async function readOffers(books: Books, steamId: string | null): Promise<OfferLine[]> {
  const { rows } = await books.query<OfferLine>(
    `select o.*, sender.persona_name as sender_name, recipient.persona_name as recipient_name,
       t.status as trade_status,
       case when t.settlement_at > public.clock_now() then t.settlement_at end as settlement_at,
       (select string_agg(c.name_zh, ', ') from sandbox.trade_offer_item i join sandbox.item_class c using (class_id)
        where i.offer_id = o.offer_id) as items
     from sandbox.trade_offer o
     join sandbox.steam_account sender on sender.steam_id = o.sender_id
     join sandbox.steam_account recipient on recipient.steam_id = o.recipient_id
     left join sandbox.trade t on t.trade_id = o.trade_id
     where $1::bigint is null or o.sender_id = $1 or o.recipient_id = $1
     order by o.offer_id desc limit 100`,
    [steamId],
  );
  return rows;
}

async function readAccounts(books: Books): Promise<AccountLine[]> {
  const { rows } = await books.query<AccountLine>(
    `select steam_id, persona_name, is_robot, behaviour,
       (select count(*)::int from sandbox.asset a where a.owner_id = steam_id) as asset_count
     from sandbox.steam_account order by is_robot, created_at desc, steam_id limit 300`,
  );
  return rows;
}

function show(reply: FastifyReply, title: string, content: Markup, refreshSeconds: number | null = null) {
  return reply.headers(pageHeaders).send(pageFrame({ title, content, refreshSeconds }));
}

function addPages(server: FastifyInstance, books: Books): void {
  server.get('/', async (_request, reply) => {
    const sms = await listSms(books, null);
    const offers = await readOffers(books, null);
    const content = html`<p>这里扮演 Steam 与短信服务商，只在本机可见。 This server plays Steam and the SMS provider, for this machine only.</p>
${overviewForms(await sandboxNow(books))}
<h2>最新短信 Latest SMS</h2>${smsTable(sms.slice(0, 5))}
<h2>最新报价 Latest offers</h2>${offerTable(offers.slice(0, 10), null)}`;
    return show(reply, '总览 Overview', content);
  });
  server.get('/sms', async (request, reply) => {
    const sms = await listSms(books, fieldsOf(request).phone || null);
    const content = html`<p class="quiet">每 3 秒自动刷新 Reloads every 3 seconds</p>${smsTable(sms)}`;
    return show(reply, '短信 SMS', content, 3);
  });
  server.get('/accounts', async (_request, reply) =>
    show(reply, 'Steam 账号 Accounts', accountTable(await readAccounts(books))),
  );
  server.get('/offers', async (_request, reply) =>
    show(reply, '报价 Offers', offerTable(await readOffers(books, null), null)),
  );
  server.get('/accounts/:id(^\\d{17}$)', accountPage(books));
}

function accountPage(books: Books) {
  return async (request: IdRequest, reply: FastifyReply) => {
    const account = await findAccount(books, request.params.id);
    if (account === null) return show(reply.code(404), '没有此账号 No such account', html``);
    const range = { steamId: account.steam_id, limit: 200, startAfterAssetId: null };
    const locked = await readInventory(books, { ...range, contextId: '16' });
    const free = await readInventory(books, { ...range, contextId: '2' });
    const offers = offerTable(await readOffers(books, account.steam_id), account.steam_id);
    const content = html`${accountHead(account)}<h2>报价 Offers</h2>${offers}
<h2>库存 Inventory (${free.total + locked.total})</h2>${inventoryTable([...locked.rows, ...free.rows])}`;
    return show(reply, account.persona_name, content);
  };
}

function addOfferForms(server: FastifyInstance, books: Books): void {
  const back = (reply: FastifyReply, steamId: string) =>
    reply.redirect(/^\d{17}$/.test(steamId) ? `/accounts/${steamId}` : '/offers', 303);
  server.post('/offers/:id(^\\d{1,18}$)/accept', async (request: IdRequest, reply) => {
    const steamId = fieldsOf(request).steamId ?? '';
    await inBooks(books, (tx) => acceptOffer(tx, request.params.id, { steamId, isConfirmed: true }));
    return back(reply, steamId);
  });
  server.post('/offers/:id(^\\d{1,18}$)/decline', async (request: IdRequest, reply) => {
    const steamId = fieldsOf(request).steamId ?? '';
    await inBooks(books, (tx) => closeOffer(tx, request.params.id, { steamId, state: 7, cause: 'page' }));
    return back(reply, steamId);
  });
  server.post('/accounts/:id(^\\d{17}$)/reverse', async (request: IdRequest, reply) => {
    const reversal = { steamId: request.params.id, marksOffer: false };
    await inBooks(books, (tx) => reverseTrades(tx, reversal));
    return back(reply, request.params.id);
  });
}

function addForms(server: FastifyInstance, books: Books): void {
  server.post('/clock', async (request, reply) => {
    const days = Number(fieldsOf(request).days);
    if (Number.isInteger(days) && days >= 1 && days <= 60)
      await advanceClock(books, { advanceMs: String(days * dayMs) });
    return reply.redirect('/', 303);
  });
  server.post('/players', async (request, reply) => {
    const player = await inBooks(books, (tx) => createPlayer(tx, fieldsOf(request)));
    return reply.redirect(`/accounts/${player.steamId}`, 303);
  });
  server.post('/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const fields = fieldsOf(request);
    await books.query('update sandbox.steam_account set behaviour = $2, hold_days = $3 where steam_id = $1', [
      request.params.id,
      fields.behaviour,
      fields.holdDays,
    ]);
    return reply.redirect(`/accounts/${request.params.id}`, 303);
  });
}

/** The pages for people: messages, accounts, offers, and the few things that can be moved by hand. */
export async function pageRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof SteamRefusal)) throw error;
    return show(reply.code(409), '不可行 Not possible', html`<p>${error.message}</p>`);
  });
  addPages(server, books);
  addOfferForms(server, books);
  addForms(server, books);
}
