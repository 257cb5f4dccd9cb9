import { html, type Markup, type MarkupPart } from '../pages/markup.ts';
import { accountLink, offerTags } from '../pages/offerTable.ts';
import { hidden, postForm, selectField } from '../pages/pageForm.ts';
import { both, pageTable, pageTime } from '../pages/pageFrame.ts';
import type { OfferItemLine, OfferLine } from './readOffers.ts';
import { causeText, offerStateTag, possibilitiesOf, tradeStatusTag } from './steamWords.ts';

function moveForm(offer: OfferLine, move: string, button: Markup, fields: MarkupPart = null): Markup {
  return postForm(`/offers/${offer.offer_id}/${move}`, html`${fields}${button}`);
}

function reverseForm(offer: OfferLine): Markup {
  const who = selectField(both('由谁', 'By'), 'steamId', {
    choices: [
      [offer.recipient_id, `买方 ${offer.recipient_name}`],
      [offer.sender_id, `卖方 ${offer.sender_name}`],
    ],
    chosen: offer.recipient_id,
  });
  const marks = selectField(both('报价状态', 'Offer state'), 'marksOffer', {
    choices: [
      ['false', '仍显示已接受 stays Accepted'],
      ['true', '变为已撤回 turns to Reverted'],
    ],
    chosen: 'false',
  });
  return html`${moveForm(offer, 'reverse', html`<button class="danger">${both('撤回', 'Reverse')}</button>`, html`${who}${marks}`)}
<p class="hint">与真实 Steam 一样：撤回该账号所有保护中的交易，并封禁其交易 30 天。<br><span lang="en">As on Steam: all protected trades of that account are reversed, and it is banned from trading for 30 days.</span></p>`;
}

function movesOf(offer: OfferLine): Markup {
  const can = possibilitiesOf({
    state: offer.state,
    tradeStatus: offer.trade_status,
    isProtected: offer.is_protected,
  });
  const buttons: Markup[] = [];
  if (can.isActive) {
    buttons.push(
      moveForm(offer, 'accept', html`<button class="main">${both('买方接受', 'Accept')}</button>`),
      moveForm(offer, 'decline', html`<button>${both('买方拒绝', 'Decline')}</button>`),
      moveForm(offer, 'counter', html`<button>${both('买方还价', 'Counter')}</button>`),
    );
  }
  if (can.isOpen)
    buttons.push(moveForm(offer, 'cancel', html`<button>${both('卖方取消', 'Cancel')}</button>`));
  if (can.isHeld) {
    const buyer = hidden('steamId', offer.recipient_id);
    buttons.push(
      moveForm(offer, 'endHold', html`<button class="main">${both('结束暂挂', 'End hold')}</button>`),
      moveForm(offer, 'cancelHold', html`<button>${both('卖方取消暂挂', 'Seller cancels hold')}</button>`),
      moveForm(
        offer,
        'cancelHold',
        html`<button>${both('买方取消暂挂', 'Buyer cancels hold')}</button>`,
        buyer,
      ),
    );
  }
  if (can.isReversible) return reverseForm(offer);
  if (buttons.length === 0)
    return html`<p class="quiet">${both('此报价已结束。', 'Nothing can be done with it any more.')}</p>`;
  return html`<div class="row">${buttons}</div>`;
}

function factsOf(offer: OfferLine): Markup {
  const facts: [string, MarkupPart][] = [
    ['状态 State', offerTags(offer)],
    ['卖方 Sender', accountLink(offer.sender_id, offer.sender_name)],
    ['买方 Recipient', accountLink(offer.recipient_id, offer.recipient_name)],
    ['留言 Message', offer.message === '' ? null : html`<code>${offer.message}</code>`],
    ['创建 Created', pageTime(offer.created_at)],
    ['到期 Expires', pageTime(offer.expires_at)],
    [
      '还价自 Counters',
      offer.countered_offer_id === null
        ? null
        : html`<a href="/offers/${offer.countered_offer_id}">${offer.countered_offer_id}</a>`,
    ],
    [
      '交易 Trade',
      offer.trade_id === null
        ? null
        : html`<code>${offer.trade_id}</code> ${tradeStatusTag(offer.trade_status ?? 0)}`,
    ],
    ['暂挂至 On hold until', pageTime(offer.escrow_end_at)],
    ['保护至 Protected until', pageTime(offer.settlement_at)],
  ];
  const lines = facts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  return html`<dl>${lines}</dl>`;
}

/** A float with eight decimals. Empty if an item has none. */
export function floatText(value: number | null): string {
  return value === null ? '' : value.toFixed(8);
}

/** Names of stickers, with the wear of scraped ones. */
export function stickerText(stickers: readonly { nameZh: string; wear: number }[] | null): string {
  const wearText = (wear: number) => (wear > 0 ? ` (${Math.round(wear * 100)} %)` : '');
  return (stickers ?? []).map(({ nameZh, wear }) => `${nameZh}${wearText(wear)}`).join(', ');
}

function itemTable(items: readonly OfferItemLine[]): Markup {
  const rows = items.map((item) => [
    html`<div class="item">${item.name_zh}<span class="en" lang="en">${item.name_en}</span></div>`,
    html`<code>${floatText(item.float_value)}</code>`,
    item.paint_seed,
    stickerText(item.stickers),
    html`<code>${item.asset_id}</code>`,
    item.new_asset_id === null ? '' : html`<code>${item.new_asset_id}</code>`,
    item.rollback_new_asset_id === null ? '' : html`<code>${item.rollback_new_asset_id}</code>`,
  ]);
  const heads = [
    '物品 Item',
    '磨损 Float',
    '图案 Seed',
    '印花 Stickers',
    'Asset id',
    '新 New id',
    '退回 Returned as',
  ];
  return pageTable(heads, rows);
}

/** The page of one offer with its possible actions. */
export function offerDetails(
  offer: OfferLine,
  items: readonly OfferItemLine[],
  states: readonly { state: number; cause: string; at: Date }[],
): Markup {
  const steps = states.map(
    ({ state, cause, at }) =>
      html`<li>${offerStateTag(state)} <span>${causeText(cause)}</span> <span class="quiet">${pageTime(at)}</span></li>`,
  );
  return html`<div class="grid"><section class="panel">${factsOf(offer)}</section>
<section class="panel"><h2>${both('经过', 'History')}</h2><ol class="timeline">${steps}</ol></section></div>
<section class="panel"><h2>${both('操作', 'Moves')}</h2>${movesOf(offer)}</section>
<section class="panel"><h2>${both('物品', 'Items')}</h2>${itemTable(items)}</section>`;
}
