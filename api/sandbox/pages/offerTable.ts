import type { OfferLine } from '../steam/readOffers.ts';
import { offerStateTag, tradeStatusTag } from '../steam/steamWords.ts';
import { html, type Markup } from './markup.ts';
import { pageTable, pageTime } from './pageFrame.ts';

/** An account's name with a link to its page. */
export function accountLink(steamId: string, name: string): Markup {
  return html`<a href="/accounts/${steamId}">${name}</a>`;
}

/** State of an offer, and of its trade if it adds information. */
export function offerTags(offer: OfferLine): Markup {
  const saysMore = offer.trade_status !== null && offer.trade_status > 10;
  return html`${offerStateTag(offer.state)}${saysMore ? html` ${tradeStatusTag(offer.trade_status ?? 0)}` : null}`;
}

/** Table of offers, each with a link to its page. */
export function offerTable(offers: readonly OfferLine[]): Markup {
  const rows = offers.map((offer) => [
    html`<a href="/offers/${offer.offer_id}"><code>${offer.offer_id}</code></a>`,
    offerTags(offer),
    html`${accountLink(offer.sender_id, offer.sender_name)} → ${accountLink(offer.recipient_id, offer.recipient_name)}`,
    offer.items,
    offer.message === '' ? '' : html`<code class="wrap">${offer.message}</code>`,
    pageTime(offer.updated_at),
  ]);
  const heads = [
    '报价 Offer',
    '状态 State',
    '双方 Parties',
    '物品 Items',
    '留言 Message',
    '更新 Updated (UTC)',
  ];
  return pageTable(heads, rows);
}
