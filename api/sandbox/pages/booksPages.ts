import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { countBooks, type DoubleTag, listTradeBooks, type TradeLine } from '../booksRead.ts';
import { bookIdShape, readInput } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { offerStateTag, tradeStatusTag } from '../steam/steamWords.ts';
import { html, type Markup } from './markup.ts';
import { accountLink } from './offerTable.ts';
import { both, pageTable, pageTime } from './pageFrame.ts';
import { showPage } from './pageShow.ts';

const pageSize = 50;

function countList(counts: Readonly<Record<string, number>>, tag: (number: number) => Markup): Markup {
  const entries = Object.entries(counts);
  if (entries.length === 0) return html`<p class="quiet">暂无数据 Nothing yet</p>`;
  const lines = entries.map(
    ([number, count]) => html`<li>${tag(Number(number))} <strong>${count}</strong></li>`,
  );
  return html`<ul class="counts">${lines}</ul>`;
}

function doublesPanel(doubles: readonly DoubleTag[]): Markup {
  if (doubles.length === 0) {
    return html`<p><span class="tag pos"><b>0</b></span> ${both('每个订单最多一个报价。', 'No order has more than one offer.')}</p>`;
  }
  const rows = doubles.map((double) => [
    html`<code class="red">${double.message}</code>`,
    html`<b class="red">${double.offerCount}</b>`,
    double.offerIds.map(
      (id, at) =>
        html`<a href="/offers/${id}"><code>${id}</code></a> ${offerStateTag(double.states[at] ?? 0)} `,
    ),
  ]);
  return html`<p class="neg">${doubles.length} 个订单有多个报价 orders have more than one offer</p>${pageTable(['订单标记 Tag', '报价数 Offers', '报价 Which'], rows)}`;
}

function tradeTable(trades: readonly TradeLine[]): Markup {
  const rows = trades.map((trade) => [
    html`<code>${trade.trade_id}</code>`,
    tradeStatusTag(trade.status),
    html`${accountLink(trade.sender_id, trade.sender_name)} → ${accountLink(trade.recipient_id, trade.recipient_name)}`,
    trade.offer_id === null
      ? html`${both('退回', 'returns')} <code>${trade.rollback_trade_id}</code>`
      : html`<a href="/offers/${trade.offer_id}"><code>${trade.offer_id}</code></a>`,
    pageTime(trade.init_at),
    pageTime(trade.escrow_end_at),
    pageTime(trade.settlement_at),
  ]);
  const heads = [
    '交易 Trade',
    '状态 Status',
    '双方 Parties',
    '报价 Offer',
    '开始 Begun (UTC)',
    '暂挂至 Hold until',
    '保护至 Protected until',
  ];
  return pageTable(heads, rows);
}

/** Page with the totals of the database, duplicates that must not exist, and every trade. */
export function booksPages(server: FastifyInstance, books: Books): void {
  server.get('/books', async (request, reply) => {
    const { before } = readInput(z.object({ before: bookIdShape.optional() }), fieldsOf(request));
    const counts = await countBooks(books);
    const trades = await listTradeBooks(books, { beforeTradeId: before ?? null, limit: pageSize + 1 });
    const last = trades.length > pageSize ? trades[pageSize - 1] : undefined;
    const older =
      last === undefined
        ? null
        : html`<p class="pager"><a href="/books?before=${last.trade_id}">${both('更早', 'Older')}</a></p>`;
    const content = html`<p class="lead">Steam 一侧自己的账簿，与市场的账互相印证。<br><span class="en" lang="en">What Steam itself knows; the market's own books must agree with it.</span></p>
<section class="panel"><h2>${both('同一订单的重复报价', 'Doubles by tag')}</h2>${doublesPanel(counts.doubles)}</section>
<div class="grid"><section class="panel"><h2>${both('报价（按状态）', 'Offers by state')}</h2>${countList(counts.offers, offerStateTag)}</section>
<section class="panel"><h2>${both('交易（按状态）', 'Trades by status')}</h2>${countList(counts.trades, tradeStatusTag)}</section></div>
<section class="panel"><h2>${both('全部交易', 'All trades')}</h2>${tradeTable(trades.slice(0, pageSize))}${older}</section>`;
    return showPage(books, reply, { zh: '账簿', en: 'Books', place: '/books', content });
  });
}
