import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type InventoryView, inventoryPanel } from './accountInventory.ts';
import { behaviourWords, switchFieldsOf, switchForm } from './accountSwitches.ts';
import { type Books, inBooks } from './books.ts';
import { changeAccount } from './changeAccount.ts';
import { html, type Markup } from './markup.ts';
import { offerTable } from './offerTable.ts';
import { hidden, postForm, selectField, textField } from './pageForm.ts';
import { both, pageTable, pageTime } from './pageFrame.ts';
import { backTo, showPage } from './pageShow.ts';
import { type AccountLine, readAccounts } from './readAccounts.ts';
import { readOffers } from './readOffers.ts';
import { removeAsset } from './removeAsset.ts';
import { bookIdShape, readInput, wholeNumber } from './sandboxInput.ts';
import { fieldsOf } from './sandboxServer.ts';
import { findAccount, type SteamAccountRow, tradeUrlOf } from './steamAccount.ts';
import { readInventory } from './steamInventoryRead.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const accountsPerPage = 50;
const assetsPerPage = 50;
const listShape = z.object({
  q: z.string().max(64).optional(),
  kind: z.enum(['player', 'robot']).optional(),
  page: wholeNumber(1, 10_000).default(1),
});
const accountShape = z.object({
  context: z.enum(['2', '16']).default('2'),
  after: bookIdShape.optional(),
});

function accountTable(accounts: readonly AccountLine[]): Markup {
  const rows = accounts.map((account) => [
    html`<a href="/accounts/${account.steam_id}">${account.persona_name}</a>`,
    html`<code>${account.steam_id}</code>`,
    account.is_robot ? '机器人 robot' : '玩家 player',
    html`${behaviourWords.get(account.behaviour) ?? account.behaviour}${account.hold_days > 0 ? ` · 暂挂 hold ${account.hold_days} d` : null}${account.is_banned ? html` <span class="tag neg"><b>封禁</b> banned</span>` : null}`,
    account.asset_count,
  ]);
  return pageTable(['名称 Name', 'SteamID', '类型 Kind', '收到报价时 On an offer', '物品 Items'], rows);
}

function listPager(given: z.infer<typeof listShape>, hasMore: boolean): Markup | null {
  const link = (page: number, zh: string, en: string) => {
    const query = new URLSearchParams({ q: given.q ?? '', kind: given.kind ?? '', page: String(page) });
    return html`<a href="/accounts?${String(query)}">${both(zh, en)}</a>`;
  };
  const links = [
    ...(given.page > 1 ? [link(given.page - 1, '上一页', 'Previous')] : []),
    ...(hasMore ? [link(given.page + 1, '下一页', 'Next')] : []),
  ];
  return links.length === 0 ? null : html`<p class="pager">${links}</p>`;
}

function addList(server: FastifyInstance, books: Books): void {
  server.get('/accounts', async (request, reply) => {
    const given = readInput(listShape, fieldsOf(request));
    const accounts = await readAccounts(books, {
      text: given.q ?? null,
      isRobot: given.kind === undefined ? null : given.kind === 'robot',
      limit: accountsPerPage + 1,
      offset: (given.page - 1) * accountsPerPage,
    });
    const kinds = [
      ['', '全部 All'] as const,
      ['player', '玩家 Players'] as const,
      ['robot', '机器人 Robots'] as const,
    ];
    const content = html`<p class="lead">每个账号有库存、交易链接和自己的脾气。<br><span class="en" lang="en">Every account has items, a trade link and ways of its own.</span></p>
<section class="panel"><form method="get" action="/accounts" class="row">${textField(both('搜索', 'Search'), 'q', { value: given.q ?? '', placeholder: '名称或 SteamID', maxLength: 64 })}${selectField(both('类型', 'Kind'), 'kind', { choices: kinds, chosen: given.kind ?? '' })}<button>${both('搜索', 'Search')}</button></form></section>
<section class="panel">${accountTable(accounts.slice(0, accountsPerPage))}${listPager(given, accounts.length > accountsPerPage)}</section>`;
    return showPage(books, reply, { zh: 'Steam 账号', en: 'Accounts', place: '/accounts', content });
  });
}

function aboutPanel(account: SteamAccountRow): Markup {
  const { steam_id: steamId } = account;
  const url = tradeUrlOf({ steamId, tradeToken: account.trade_token });
  const change = (name: string, value: string, button: Markup) =>
    postForm(`/accounts/${steamId}`, [hidden(name, value), button]);
  const until = account.trade_banned_until;
  return html`<section class="panel"><dl><dt>SteamID</dt><dd><code>${steamId}</code></dd>
<dt>${account.is_robot ? '机器人 Robot' : '玩家 Player'}</dt><dd><code>${account.account_name}</code></dd>
<dt>交易链接 Trade URL</dt><dd><code>${url}</code></dd>${until === null ? null : html`<dt>封禁至 Trade ban until</dt><dd>${pageTime(until)}</dd>`}</dl>
<div class="row" style="margin-top:16px"><a class="button" href="/sandbox/accounts/${steamId}/mafile">${both('下载 Mafile', 'Download')}</a>
${change('changesTradeToken', 'true', html`<button>${both('换交易链接', 'New trade link')}</button>`)}
${change('revokesTokens', 'true', html`<button>${both('吊销登录', 'Revoke tokens')}</button>`)}
${until === null ? change('tradeBanDays', '30', html`<button class="danger">${both('封禁 30 天', 'Ban for 30 days')}</button>`) : change('tradeBanDays', '0', html`<button>${both('解除封禁', 'Lift the ban')}</button>`)}</div></section>`;
}

async function readView(
  books: Books,
  steamId: string,
  given: z.infer<typeof accountShape>,
): Promise<InventoryView> {
  const range = { steamId, limit: assetsPerPage, startAfterAssetId: given.after ?? null };
  const other = { steamId, limit: 1, startAfterAssetId: null };
  const shown = await readInventory(books, { ...range, contextId: given.context });
  const hiddenPart = await readInventory(books, { ...other, contextId: given.context === '2' ? '16' : '2' });
  const [free, locked] = given.context === '2' ? [shown, hiddenPart] : [hiddenPart, shown];
  return {
    steamId,
    contextId: given.context,
    rows: shown.rows,
    hasMore: shown.hasMore,
    isFirst: given.after === undefined,
    freeCount: free.total,
    protectedCount: locked.total,
  };
}

function addAccount(server: FastifyInstance, books: Books): void {
  server.get('/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const account = await findAccount(books, request.params.id);
    if (account === null) {
      const missing = {
        zh: '没有此账号',
        en: 'No such account',
        place: '/accounts',
        content: html``,
      } as const;
      return showPage(books, reply.code(404), missing);
    }
    const view = await readView(books, account.steam_id, readInput(accountShape, fieldsOf(request)));
    const offers = await readOffers(books, { steamId: account.steam_id, limit: 10 });
    const content = html`${aboutPanel(account)}<section class="panel"><h2>${both('行为', 'Behaviour')}</h2>${switchForm(account)}</section>
<section class="panel"><h2>${both('最新报价', 'Latest offers')}<a href="/offers?account=${account.steam_id}">全部 All</a></h2>${offerTable(offers)}</section>${inventoryPanel(view)}`;
    return showPage(books, reply, { zh: account.persona_name, en: 'Account', place: '/accounts', content });
  });
  server.post('/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const { id } = request.params;
    await inBooks(books, (tx) => changeAccount(tx, id, switchFieldsOf(fieldsOf(request))));
    return reply.redirect(`/accounts/${id}`, 303);
  });
  server.post('/assets/:id(^\\d{1,18}$)/remove', async (request: IdRequest, reply) => {
    await inBooks(books, (tx) => removeAsset(tx, request.params.id));
    return reply.redirect(backTo(request, '/accounts'), 303);
  });
}

/** All accounts by search, and one account: switches, offers, inventory. */
export function accountPages(server: FastifyInstance, books: Books): void {
  addList(server, books);
  addAccount(server, books);
}
