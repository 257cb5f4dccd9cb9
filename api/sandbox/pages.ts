import { tradeOfferStates, tradeStatuses } from '../steam/steamState.ts';
import type { SmsEntry } from './control.ts';
import { html, type Markup } from './markup.ts';
import { pageTable, pageTime } from './pageFrame.ts';
import { type SteamAccountRow, tradeUrlOf } from './steamAccount.ts';
import type { InventoryRow } from './steamInventoryRead.ts';

/** One offer as a page lists it. */
export interface OfferLine {
  readonly offer_id: string;
  readonly sender_id: string;
  readonly sender_name: string;
  readonly recipient_id: string;
  readonly recipient_name: string;
  readonly message: string;
  readonly state: number;
  readonly trade_id: string | null;
  readonly trade_status: number | null;
  readonly settlement_at: Date | null;
  readonly updated_at: Date;
  readonly items: string | null;
}

/** One account as a page lists it. */
export interface AccountLine {
  readonly steam_id: string;
  readonly persona_name: string;
  readonly is_robot: boolean;
  readonly behaviour: string;
  readonly asset_count: number;
}

const stateNames = new Map<number, string>(
  Object.entries(tradeOfferStates).map(([name, number]) => [number, name]),
);

const behaviourWords = [
  ['accept', '自动接受 accepts'],
  ['decline', '自动拒绝 declines'],
  ['ignore', '不处理 ignores'],
  ['counter', '还价 counters'],
] as const;

/** The one variable of our template; a message of any other shape is shown as it came. */
function codeOf(templateParam: string): string {
  try {
    const { code } = JSON.parse(templateParam) as { code?: unknown };
    return typeof code === 'string' ? code : templateParam;
  } catch {
    return templateParam;
  }
}

/** Messages, newest first, the code in large type. */
export function smsTable(messages: readonly SmsEntry[]): Markup {
  const rows = messages.map((message) => [
    message.phone,
    html`<span class="code">${codeOf(message.templateParam)}</span>`,
    message.templateCode,
    pageTime(message.sentAt),
  ]);
  return pageTable(['手机号 Phone', '验证码 Code', '模板 Template', '时间 Time (UTC)'], rows);
}

/** Accounts with links to their own pages. */
export function accountTable(accounts: readonly AccountLine[]): Markup {
  const rows = accounts.map((account) => [
    html`<a href="/accounts/${account.steam_id}">${account.persona_name}</a>`,
    html`<code>${account.steam_id}</code>`,
    account.is_robot ? '机器人 robot' : '玩家 player',
    account.behaviour,
    account.asset_count,
  ]);
  return pageTable(['名称 Name', 'SteamID', '类型 Kind', '收到报价 Offers', '物品 Items'], rows);
}

/** Offers with the moves that their recipient has; `viewerId` null shows none. */
export function offerTable(offers: readonly OfferLine[], viewerId: string | null): Markup {
  const rows = offers.map((offer) => [
    html`<code>${offer.offer_id}</code>`,
    html`${stateNames.get(offer.state) ?? offer.state}${offer.trade_status === tradeStatuses.TradeProtectionRollback ? ' (已撤回 reversed)' : null}`,
    html`<a href="/accounts/${offer.sender_id}">${offer.sender_name}</a> → <a href="/accounts/${offer.recipient_id}">${offer.recipient_name}</a>`,
    offer.items,
    offer.message,
    pageTime(offer.updated_at),
    offerMoves(offer, viewerId),
  ]);
  const heads = [
    '报价 Offer',
    '状态 State',
    '双方 Parties',
    '物品 Items',
    '留言 Message',
    '更新 Updated (UTC)',
    '',
  ];
  return pageTable(heads, rows);
}

function offerMoves(offer: OfferLine, viewerId: string | null): Markup | null {
  if (viewerId === null) return null;
  const steamId = html`<input type="hidden" name="steamId" value="${viewerId}">`;
  if (offer.state === tradeOfferStates.Active && offer.recipient_id === viewerId) {
    return html`<form method="post" action="/offers/${offer.offer_id}/accept">${steamId}<button>接受 Accept</button></form><form method="post" action="/offers/${offer.offer_id}/decline">${steamId}<button>拒绝 Decline</button></form>`;
  }
  const isProtected = offer.trade_status === tradeStatuses.Complete && offer.settlement_at !== null;
  if (!isProtected) return null;
  return html`<form method="post" action="/accounts/${viewerId}/reverse"><button>撤回保护中的交易 Reverse protected trades</button></form>`;
}

/** Both contexts of an inventory; protected items carry the end of their protection. */
export function inventoryTable(rows: readonly InventoryRow[]): Markup {
  const lines = rows.map((row) => [
    html`${row.name_zh}<br><span class="quiet">${row.name_en}</span>`,
    row.float_value === null ? '' : row.float_value.toFixed(6),
    row.paint_seed,
    html`<code>${row.asset_id}</code>`,
    pageTime(row.protected_until),
  ]);
  return pageTable(['物品 Item', '磨损 Float', '图案 Seed', 'Asset id', '保护至 Protected until'], lines);
}

/** The forms at the head of an account's page. */
export function accountHead(account: SteamAccountRow): Markup {
  const url = tradeUrlOf({ steamId: account.steam_id, tradeToken: account.trade_token });
  const options = behaviourWords.map(([value, words]) =>
    value === account.behaviour
      ? html`<option value="${value}" selected>${words}</option>`
      : html`<option value="${value}">${words}</option>`,
  );
  return html`<p>SteamID <code>${account.steam_id}</code></p>
<p>交易链接 Trade URL<br><code>${url}</code></p>
<p><a href="/sandbox/accounts/${account.steam_id}/mafile">下载 Mafile Download</a></p>
<form method="post" action="/accounts/${account.steam_id}"><label>收到报价 On an offer <select name="behaviour">${options}</select></label>
<label>暂挂天数 Hold days <input name="holdDays" type="number" min="0" max="60" value="${account.hold_days}"></label><button>保存 Save</button></form>`;
}

/** Clock and new-player forms of the overview. */
export function overviewForms(now: Date): Markup {
  return html`<p>时间 Time (UTC) <strong>${pageTime(now)}</strong></p>
<form method="post" action="/clock"><label>时钟前进 Move the clock <input name="days" type="number" min="1" max="60" value="8" required> 天 days</label><button>前进 Move</button></form>
<form method="post" action="/players"><label>新玩家 New player <input name="personaName" maxlength="32" placeholder="名称 Name"></label><label>物品 Items <input name="itemCount" type="number" min="0" max="100" value="10"></label><button>创建 Create</button></form>`;
}
