import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Books, inBooks } from '../books.ts';
import { type AlipayAgreementRow, findAgreement, signAgreement } from '../payment/alipayAgreement.ts';
import { yuanOf } from '../payment/alipayCall.ts';
import { pagePayer, payerField } from '../payment/alipayPayer.ts';
import type { AlipayStage } from '../payment/alipaySignature.ts';
import { type AlipayTradeRow, findAlipayTrade, payTrade } from '../payment/alipayTrade.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { html, type Markup } from './markup.ts';
import { postForm } from './pageForm.ts';
import { both } from './pageFrame.ts';
import { showPage } from './pageShow.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const gone = html`<section class="panel"><p class="neg">${both('没有这一页', 'There is no such page')}</p></section>`;

/** A link back to the merchant, shown whether or not anything was paid, since the page belongs to the payment app. */
function wayBack(returnUrl: string | null, zh: string, en: string): Markup | null {
  return returnUrl === null ? null : html`<a class="button" href="${returnUrl}">${both(zh, en)}</a>`;
}

function ended(words: Markup, returnUrl: string | null): Markup {
  return html`<section class="panel"><p class="big">${words}</p><div class="row">${wayBack(returnUrl, '返回商家', 'Back to the shop')}</div></section>`;
}

const tradeEnds: Readonly<Record<string, Markup>> = {
  TRADE_SUCCESS: both('付款成功', 'Paid'),
  TRADE_FINISHED: both('付款成功', 'Paid'),
  TRADE_CLOSED: both('交易已关闭', 'This payment is closed'),
};

function cashier(trade: AlipayTradeRow, payer: Markup): Markup {
  const isRefunded = trade.refunded_cents !== '0';
  const end = isRefunded ? both('已退款', 'Refunded') : tradeEnds[trade.status];
  if (end) return ended(end, trade.return_url);
  const to = `/cashier/${trade.trade_no}`;
  return html`<section class="panel"><p>${trade.subject}</p><p class="big">¥${yuanOf(trade.total_cents)}</p>
${postForm(to, [
  payer,
  html`<div class="row"><button class="main">${both('付款', 'Pay')}</button>${wayBack(trade.return_url, '离开', 'Leave')}</div>
<details><summary>${both('更多', 'More')}</summary><button name="notify" value="lost">${both('付款，但通知丢失', 'Pay, and the message gets lost')}</button></details>`,
])}</section>`;
}

function contract(agreement: AlipayAgreementRow, signer: Markup): Markup {
  if (agreement.status === 'NORMAL') return ended(both('签约成功', 'Signed'), agreement.return_url);
  if (agreement.status === 'STOP')
    return ended(both('签约已终止', 'This contract is over'), agreement.return_url);
  const to = `/contract/${agreement.agreement_no}`;
  return html`<section class="panel"><p>${both('商家请求与您的企业账户签订充值协议。', 'The shop asks your enterprise account for a recharge contract.')}</p>
${postForm(to, [
  signer,
  html`<div class="row"><button class="main" name="as" value="enterprise">${both('以企业账户签约', 'Sign as an enterprise')}</button>
<button name="as" value="person">${both('以个人账户签约', 'Sign as a person')}</button>${wayBack(agreement.return_url, '拒绝', 'Refuse')}</div>`,
])}</section>`;
}

/** The payment app's pages for people: cashier and contract. Registered with the sandbox's other pages. */
export function alipayPages(server: FastifyInstance, books: Books, stage: AlipayStage | undefined): void {
  if (!stage) return;
  server.get('/cashier/:id(^\\d{1,19}$)', async (request: IdRequest, reply) => {
    const trade = await inBooks(books, (tx) => findAlipayTrade(tx, { tradeNo: request.params.id }));
    if (!trade) reply.code(404);
    const content = trade ? cashier(trade, payerField(request)) : gone;
    return showPage(books, reply, { zh: '收银台', en: 'Cashier', place: '/', content });
  });
  server.post('/cashier/:id(^\\d{1,19}$)', async (request: IdRequest, reply) => {
    const fate = fieldsOf(request).notify === 'lost' ? 'lost' : 'sent';
    const { payer, cookie } = pagePayer(request, request.params.id);
    await inBooks(books, (tx) => payTrade(tx, request.params.id, { sellerId: stage.sellerId, payer, fate }));
    return reply.header('set-cookie', cookie).redirect(`/cashier/${request.params.id}`, 303);
  });
  server.get('/contract/:id(^\\d{1,19}$)', async (request: IdRequest, reply) => {
    const agreement = await inBooks(books, (tx) => findAgreement(tx, { agreementNo: request.params.id }));
    if (!agreement) reply.code(404);
    const content = agreement ? contract(agreement, payerField(request)) : gone;
    return showPage(books, reply, { zh: '签约', en: 'Contract', place: '/', content });
  });
  server.post('/contract/:id(^\\d{1,19}$)', async (request: IdRequest, reply) => {
    const isEnterprise = fieldsOf(request).as !== 'person';
    const { payer: signer, cookie } = pagePayer(request, request.params.id);
    await inBooks(books, (tx) => signAgreement(tx, request.params.id, { signer, isEnterprise }));
    return reply.header('set-cookie', cookie).redirect(`/contract/${request.params.id}`, 303);
  });
}
