import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Books, inBooks, sandboxNow } from '../books.ts';
import { advanceClock, createPlayer, listSms, type SmsEntry } from '../control.ts';
import { readInput, wholeNumber } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { type AccountLine, readAccounts } from '../steam/readAccounts.ts';
import { readOffers } from '../steam/readOffers.ts';
import { html, type Markup } from './markup.ts';
import { offerTable } from './offerTable.ts';
import { hidden, numberField, postForm, textField } from './pageForm.ts';
import { both, pageTable, pageTime } from './pageFrame.ts';
import { backTo, showPage } from './pageShow.ts';

const hourMs = 3_600_000;
const spanShape = z.object({
  days: wholeNumber(0, 3660).default(0),
  hours: wholeNumber(0, 100_000).default(0),
  minutes: wholeNumber(0, 1_000_000).default(0),
});

/** The only variable of our template. A message of another format is shown unchanged. */
function codeOf(templateParam: string): string {
  try {
    const { code } = JSON.parse(templateParam) as { code?: unknown };
    return typeof code === 'string' ? code : templateParam;
  } catch {
    return templateParam;
  }
}

function smsTable(messages: readonly SmsEntry[]): Markup {
  const rows = messages.map((message) => [
    message.phone,
    html`<span class="code">${codeOf(message.templateParam)}</span>`,
    message.templateCode,
    pageTime(message.sentAt),
  ]);
  return pageTable(['手机号 Phone', '验证码 Code', '模板 Template', '时间 Time (UTC)'], rows);
}

function leap(name: 'hours' | 'days', amount: number, zh: string, en: string): Markup {
  const button = html`<button>${both(zh, en)}</button>`;
  return postForm('/clock', [hidden(name, String(amount)), button]);
}

function clockPanel(now: Date): Markup {
  const limits = { min: 0, max: 3660, placeholder: '0' };
  return html`<section class="panel" aria-labelledby="clock"><h2 id="clock">${both('时钟', 'Clock')}</h2>
<p class="big">${pageTime(now)} <small>UTC</small></p>
<div class="row">${leap('hours', 1, '+1 小时', '1 hour')}${leap('days', 1, '+1 天', '1 day')}${leap('days', 8, '+8 天', '8 days')}</div>
${postForm(
  '/clock',
  [
    numberField(both('天', 'days'), 'days', limits),
    numberField(both('小时', 'hours'), 'hours', { ...limits, max: 100_000 }),
    numberField(both('分钟', 'minutes'), 'minutes', { ...limits, max: 1_000_000 }),
    html`<button>${both('前进', 'Move')}</button>`,
  ],
  'row',
)}
<p class="hint">市场与沙盒共用一个时钟，只能前进。8 天后交易保护结束，货款结算。<br><span lang="en">Market and sandbox share one clock; it only goes forward. Eight days settle a protected order.</span></p></section>`;
}

function playerPanel(players: readonly AccountLine[]): Markup {
  const latest = players.map(
    (player) => html`<li><a href="/accounts/${player.steam_id}">${player.persona_name}</a></li>`,
  );
  return html`<section class="panel" aria-labelledby="player"><h2 id="player">${both('新玩家', 'New player')}<a href="/accounts">全部账号 All accounts</a></h2>
<p class="quiet">一个带库存和交易链接的 Steam 账号，可用来买、卖和捣乱。<br><span class="en" lang="en">A Steam account with items and a trade link: to buy, to sell, to make trouble.</span></p>
${postForm(
  '/players',
  [
    textField(both('名称', 'Name'), 'personaName', { maxLength: 32, placeholder: '自动 automatic' }),
    numberField(both('物品数', 'Items'), 'itemCount', { min: 0, max: 5000, value: 10 }),
    html`<button class="main">${both('创建', 'Create')}</button>`,
  ],
  'row',
)}${latest.length === 0 ? null : html`<p class="hint">最新玩家 <span lang="en">Latest players</span></p><ul class="counts">${latest}</ul>`}</section>`;
}

function addOverview(server: FastifyInstance, books: Books): void {
  server.get('/', async (_request, reply) => {
    const sms = await listSms(books, null);
    const offers = await readOffers(books, { limit: 8 });
    const players = await readAccounts(books, { text: null, isRobot: false, limit: 6, offset: 0 });
    const content = html`<p class="lead">这里扮演 Steam、支付与短信服务商：验证码、账号、库存、报价与故障，只在本机可见。<br><span class="en" lang="en">This server plays Steam, the payment app and the SMS provider for the market on this machine: codes, accounts, inventories, offers, faults.</span></p>
<div class="grid">${clockPanel(await sandboxNow(books))}${playerPanel(players)}</div>
<section class="panel" aria-labelledby="sms"><h2 id="sms">${both('最新短信', 'Latest SMS')}<a href="/sms">全部 All</a></h2>${smsTable(sms.slice(0, 5))}</section>
<section class="panel" aria-labelledby="offers"><h2 id="offers">${both('最新报价', 'Latest offers')}<a href="/offers">全部 All</a></h2>${offerTable(offers)}</section>`;
    return showPage(books, reply, { zh: '总览', en: 'Overview', place: '/', content });
  });
  server.get('/sms', async (request, reply) => {
    const phone = fieldsOf(request).phone ?? '';
    const sms = await listSms(books, phone || null);
    const filter = html`<form method="get" action="/sms" class="row">${textField(both('手机号', 'Phone'), 'phone', { value: phone, maxLength: 20 })}<button>${both('查看', 'Show')}</button>${phone === '' ? null : html`<a class="button" href="/sms">${both('全部', 'All')}</a>`}</form>`;
    const content = html`<p class="lead">每 3 秒自动刷新。 <span class="en" lang="en">Reloads every 3 seconds.</span></p>
<section class="panel">${phone === '' ? null : filter}${smsTable(sms)}</section>${phone === '' ? html`<details class="panel"><summary>按手机号筛选 Filter by phone</summary>${filter}</details>` : null}`;
    return showPage(books, reply, { zh: '短信', en: 'SMS', place: '/sms', content, refreshSeconds: 3 });
  });
}

/** The overview with clock and new players, and the page of SMS messages. */
export function overviewPages(server: FastifyInstance, books: Books): void {
  addOverview(server, books);
  server.post('/clock', async (request, reply) => {
    const { days, hours, minutes } = readInput(spanShape, fieldsOf(request));
    const advanceMs = (days * 24 + hours) * hourMs + minutes * 60_000;
    await advanceClock(books, { advanceMs: String(advanceMs) });
    return reply.redirect(backTo(request, '/'), 303);
  });
  server.post('/players', async (request, reply) => {
    const player = await inBooks(books, (tx) => createPlayer(tx, fieldsOf(request)));
    return reply.redirect(`/accounts/${player.steamId}`, 303);
  });
}
