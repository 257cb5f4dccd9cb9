import { html, type Markup } from '../pages/markup.ts';
import { type Choice, hidden, numberField, postForm, selectField } from '../pages/pageForm.ts';
import { both, pageTable, pageTime } from '../pages/pageFrame.ts';
import { floatText, stickerText } from './offerDetails.ts';
import type { InventoryRow } from './steamInventoryRead.ts';

/** A page of one context of an inventory. */
export interface InventoryView {
  readonly steamId: string;
  readonly contextId: '2' | '16';
  readonly rows: readonly InventoryRow[];
  readonly hasMore: boolean;
  readonly isFirst: boolean;
  readonly freeCount: number;
  readonly protectedCount: number;
}

function rarityColour(row: InventoryRow): string {
  const colour = row.tags.find((tag) => tag.category === 'Rarity')?.color ?? '';
  return /^#[0-9a-f]{6}$/i.test(colour) ? `border-color:${colour}` : '';
}

function stateOf(view: InventoryView, row: InventoryRow): Markup | null {
  if (view.contextId === '16') return pageTime(row.protected_until);
  return row.is_untradable ? html`永不 never` : pageTime(row.cooling_until);
}

const kindChoices: readonly Choice[] = [
  ['free', '可交易 free'],
  ['cooldownDate', '冷却中 in cooldown'],
  ['cooldownWords', '冷却中（文字日期） in cooldown, date in words'],
  ['protected', '交易保护中 trade protected'],
  ['untradable', '永久不可交易 never tradable'],
  ['coin', '纪念币（不可出售） coins'],
  ['unknown', '目录外的饰品 unknown to the catalogue'],
];

/** The form for filling an inventory, up to a size that reveals paging errors. */
function fillForm(steamId: string): Markup {
  const fields = [
    selectField(both('放入', 'Put in'), 'kind', { choices: kindChoices, chosen: 'free' }),
    numberField(both('数量', 'How many'), 'count', { min: 1, max: 20_000, value: 10 }),
    numberField(both('冷却小时', 'Cooldown, hours'), 'hours', { min: 1, max: 8_784, value: 168 }),
    html`<button>${both('放入', 'Put in')}</button>`,
  ];
  const huge = postForm(`/accounts/${steamId}/items`, [
    hidden('count', '10000'),
    html`<button>${both('放入 10,000 件', 'Put in 10,000 items')}</button>`,
  ]);
  return html`${postForm(`/accounts/${steamId}/items`, fields, 'row')}<div class="row">${huge}</div>`;
}

function itemTable(view: InventoryView): Markup {
  const lines = view.rows.map((row) => [
    html`<div class="item" style="${rarityColour(row)}">${row.name_zh}<span class="en" lang="en">${row.name_en}</span></div>`,
    html`<code>${floatText(row.float_value)}</code>`,
    row.paint_seed,
    [stickerText(row.stickers), row.charm?.nameZh, row.name_tag].filter(Boolean).join(' · '),
    html`<code>${row.asset_id}</code>`,
    stateOf(view, row),
    postForm(`/assets/${row.asset_id}/remove`, [
      hidden('back', `/accounts/${view.steamId}`),
      html`<button>${both('移走', 'Remove')}</button>`,
    ]),
  ]);
  const heads = [
    '物品 Item',
    '磨损 Float',
    '图案 Seed',
    '印花 Stickers',
    'Asset id',
    view.contextId === '16' ? '保护至 Protected until' : '冷却至 Cooldown until',
    '',
  ];
  return pageTable(heads, lines);
}

/** The inventory in its two contexts with pages. Items can be removed. */
export function inventoryPanel(view: InventoryView): Markup {
  const path = `/accounts/${view.steamId}`;
  const tab = (contextId: '2' | '16', zh: string, en: string, count: number) => {
    const current = contextId === view.contextId ? html` aria-current="page"` : null;
    return html`<a href="${path}?context=${contextId}#inventory"${current}>${both(`${zh} ${count}`, en)}</a>`;
  };
  const last = view.rows.at(-1);
  const next =
    view.hasMore && last !== undefined
      ? html`<a href="${path}?context=${view.contextId}&after=${last.asset_id}#inventory">${both('下一页', 'Next')}</a>`
      : null;
  const first = view.isFirst
    ? null
    : html`<a href="${path}?context=${view.contextId}#inventory">${both('回到开头', 'First page')}</a>`;
  return html`<section class="panel" id="inventory"><h2>${both('库存', 'Inventory')}</h2>
<div class="tabs">${tab('2', '可交易', 'Context 2', view.freeCount)}${tab('16', '交易保护中', 'Context 16', view.protectedCount)}</div>
${fillForm(view.steamId)}${itemTable(view)}<p class="pager">${first}${next}</p></section>`;
}
