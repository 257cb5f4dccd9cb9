import { html, type Markup } from './markup.ts';
import { floatText, stickerText } from './offerDetails.ts';
import { hidden, postForm } from './pageForm.ts';
import { both, pageTable, pageTime } from './pageFrame.ts';
import type { InventoryRow } from './steamInventoryRead.ts';

/** A page of one part of an inventory. */
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

function itemTable(view: InventoryView): Markup {
  const lines = view.rows.map((row) => [
    html`<div class="item" style="${rarityColour(row)}">${row.name_zh}<span class="en" lang="en">${row.name_en}</span></div>`,
    html`<code>${floatText(row.float_value)}</code>`,
    row.paint_seed,
    [stickerText(row.stickers), row.charm?.nameZh, row.name_tag].filter(Boolean).join(' · '),
    html`<code>${row.asset_id}</code>`,
    pageTime(view.contextId === '16' ? row.protected_until : null),
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
    view.contextId === '16' ? '保护至 Protected until' : '',
    '',
  ];
  return pageTable(heads, lines);
}

/** The inventory in its two contexts, a page at a time; an item can be taken away. */
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
${itemTable(view)}<p class="pager">${first}${next}</p></section>`;
}
