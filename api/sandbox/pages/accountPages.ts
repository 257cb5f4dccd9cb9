import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Books, inBooks } from '../books.ts';
import { createPlayer } from '../control.ts';
import { bookIdShape, readInput, wholeNumber } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { type InventoryView, inventoryPanel } from '../steam/accountInventory.ts';
import { behaviourWords, switchFieldsOf, switchForm } from '../steam/accountSwitches.ts';
import { changeAccount } from '../steam/changeAccount.ts';
import { giveItems } from '../steam/giveItems.ts';
import { mafileForms } from '../steam/mafile.ts';
import { offerByHand } from '../steam/offerByHand.ts';
import { type AccountLine, readAccounts } from '../steam/readAccounts.ts';
import { readOffers } from '../steam/readOffers.ts';
import { removeAsset } from '../steam/removeAsset.ts';
import { findAccount, passwordOf, type SteamAccountRow, tradeUrlOf } from '../steam/steamAccount.ts';
import { readInventory } from '../steam/steamInventoryRead.ts';
import { html, type Markup } from './markup.ts';
import { offerTable } from './offerTable.ts';
import { hidden, numberField, postForm, selectField, textField } from './pageForm.ts';
import { both, pageTable, pageTime } from './pageFrame.ts';
import { backTo, showPage } from './pageShow.ts';

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
  /** Initial values of the form for an offer, as an order's page links to it. */
  tradeUrl: z.string().max(200).optional(),
  assetIds: z.string().max(200).optional(),
  message: z.string().max(128).optional(),
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

function newAccountForm(): Markup {
  const items = numberField(both('物品数量', 'Items'), 'itemCount', { min: 0, max: 5000, value: 24 });
  return postForm('/accounts', [items, html`<button class="main">${both('创建', 'Make')}</button>`], 'row');
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
<section class="panel"><h2>${both('新账号与 Mafile', 'A new account with its Mafile')}</h2>${newAccountForm()}</section>
<section class="panel"><form method="get" action="/accounts" class="row">${textField(both('搜索', 'Search'), 'q', { value: given.q ?? '', placeholder: '名称或 SteamID', maxLength: 64 })}${selectField(both('类型', 'Kind'), 'kind', { choices: kinds, chosen: given.kind ?? '' })}<button>${both('搜索', 'Search')}</button></form></section>
<section class="panel">${accountTable(accounts.slice(0, accountsPerPage))}${listPager(given, accounts.length > accountsPerPage)}</section>`;
    return showPage(books, reply, { zh: 'Steam 账号', en: 'Accounts', place: '/accounts', content });
  });
}

const formWords = {
  number: '下载 Mafile Download',
  text: 'SteamID 为文本 as text',
  zero: 'SteamID 为 0',
  noSession: '无会话 no session',
  noDevice: '无设备号 no device',
  old: '旧版 old cookies',
  cli: 'steamguard-cli',
  encrypted: '已加密 encrypted',
} as const;

/** Links to the account's Mafile in each format. */
function mafileLinks(steamId: string): Markup[] {
  return mafileForms.map(
    (form) =>
      html`<a class="button" href="/sandbox/accounts/${steamId}/mafile?form=${form}">${formWords[form]}</a>`,
  );
}

function aboutPanel(account: SteamAccountRow): Markup {
  const { steam_id: steamId } = account;
  const url = tradeUrlOf({ steamId, tradeToken: account.trade_token });
  const change = (name: string, value: string, button: Markup) =>
    postForm(`/accounts/${steamId}`, [hidden(name, value), button]);
  const until = account.trade_banned_until;
  return html`<section class="panel"><dl><dt>SteamID</dt><dd><code>${steamId}</code></dd>
<dt>${account.is_robot ? '机器人 Robot' : '玩家 Player'}</dt><dd><code>${account.account_name}</code></dd>
<dt>密码 Password</dt><dd><code>${passwordOf(account)}</code></dd>
<dt>交易链接 Trade URL</dt><dd><code>${url}</code></dd>${until === null ? null : html`<dt>封禁至 Trade ban until</dt><dd>${pageTime(until)}</dd>`}</dl>
<div class="row" style="margin-top:16px">${mafileLinks(steamId)}</div><div class="row" style="margin-top:16px">
${change('changesTradeToken', 'true', html`<button>${both('换交易链接', 'New trade link')}</button>`)}
${change('revokesTokens', 'true', html`<button>${both('吊销登录', 'Revoke tokens')}</button>`)}
${until === null ? change('tradeBanDays', '30', html`<button class="danger">${both('封禁 30 天', 'Ban for 30 days')}</button>`) : change('tradeBanDays', '0', html`<button>${both('解除封禁', 'Lift the ban')}</button>`)}</div></section>`;
}

function offerPanel(steamId: string, given: z.infer<typeof accountShape>): Markup {
  const fields = [
    textField(both('对方交易链接', "Partner's trade link"), 'tradeUrl', { value: given.tradeUrl ?? '' }),
    textField(both('送出的 Asset id', 'Asset ids to give'), 'assetIds', {
      value: given.assetIds ?? '',
      hint: '多个用逗号分开 · several by commas',
    }),
    textField(both('留言', 'Message'), 'message', { value: given.message ?? '', maxLength: 128 }),
    html`<button>${both('发送报价并在手机上确认', 'Send and confirm')}</button>`,
  ];
  return html`<section class="panel" id="send"><h2>${both('手动发报价', 'Send an offer by hand')}</h2>${postForm(`/accounts/${steamId}/offers`, fields, 'row')}</section>`;
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
    const given = readInput(accountShape, fieldsOf(request));
    const view = await readView(books, account.steam_id, given);
    const offers = await readOffers(books, { steamId: account.steam_id, limit: 10 });
    const content = html`${aboutPanel(account)}<section class="panel"><h2>${both('行为', 'Behaviour')}</h2>${switchForm(account)}</section>
<section class="panel"><h2>${both('最新报价', 'Latest offers')}<a href="/offers?account=${account.steam_id}">全部 All</a></h2>${offerTable(offers)}</section>${offerPanel(account.steam_id, given)}${inventoryPanel(view)}`;
    return showPage(books, reply, { zh: account.persona_name, en: 'Account', place: '/accounts', content });
  });
  server.post('/accounts/:id(^\\d{17}$)', async (request: IdRequest, reply) => {
    const { id } = request.params;
    await inBooks(books, (tx) => changeAccount(tx, id, switchFieldsOf(fieldsOf(request))));
    return reply.redirect(`/accounts/${id}`, 303);
  });
  server.post('/accounts/:id(^\\d{17}$)/offers', async (request: IdRequest, reply) => {
    const offerId = await inBooks(books, (tx) => offerByHand(tx, request.params.id, fieldsOf(request)));
    return reply.redirect(`/offers/${offerId}`, 303);
  });
  server.post('/accounts/:id(^\\d{17}$)/items', async (request: IdRequest, reply) => {
    const { id } = request.params;
    await inBooks(books, (tx) => giveItems(tx, id, fieldsOf(request)));
    return reply.redirect(`/accounts/${id}#inventory`, 303);
  });
  server.post('/accounts', async (request, reply) => {
    const { steamId } = await inBooks(books, (tx) => createPlayer(tx, fieldsOf(request)));
    return reply.redirect(`/accounts/${steamId}`, 303);
  });
  server.post('/assets/:id(^\\d{1,18}$)/remove', async (request: IdRequest, reply) => {
    await inBooks(books, (tx) => removeAsset(tx, request.params.id));
    return reply.redirect(backTo(request, '/accounts'), 303);
  });
}

/** Pages for searching accounts, and for one account: settings, offers, inventory. */
export function accountPages(server: FastifyInstance, books: Books): void {
  addList(server, books);
  addAccount(server, books);
}
