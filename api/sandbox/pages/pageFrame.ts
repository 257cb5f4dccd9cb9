import type { FaultRow } from '../faults/faultSwitch.ts';
import { faultLine } from '../faults/faultWords.ts';
import { html, Markup, type MarkupPart } from './markup.ts';
import { postForm } from './pageForm.ts';
import { pageStyle } from './pageStyle.ts';

const style = new Markup(pageStyle);

/** Headers of every page: no external resources, no frames, no caching. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

const places = [
  ['/', '总览', 'Overview'],
  ['/sms', '短信', 'SMS'],
  ['/accounts', 'Steam 账号', 'Accounts'],
  ['/app', 'Steam 应用', 'Steam app'],
  ['/offers', '报价', 'Offers'],
  ['/books', '账簿', 'Books'],
  ['/faults', '故障', 'Faults'],
] as const;

/** A page: its title in both languages, its place in the navigation, and its content. */
export interface Page {
  readonly zh: string;
  readonly en: string;
  readonly place: (typeof places)[number][0];
  readonly content: Markup;
  /** Seconds after which the page reloads. Null or absent for never. */
  readonly refreshSeconds?: number | null;
}

function navigation(place: string): Markup {
  const links = places.map(([path, zh, en]) => {
    const current = path === place ? html` aria-current="page"` : null;
    return html`<a href="${path}"${current}>${zh} <small lang="en">${en}</small></a>`;
  });
  return html`<nav aria-label="沙盒 Sandbox">${links}</nav>`;
}

function faultBand(faults: readonly FaultRow[]): Markup | null {
  if (faults.length === 0) return null;
  const lines = faults.slice(0, 3).map((fault) => html`<li>${faultLine(fault)}</li>`);
  const more = faults.length > 3 ? html`<li>… <a href="/faults">${faults.length}</a></li>` : null;
  return html`<section class="band" aria-label="故障 Faults"><div><b>故障已开启 <span lang="en">Faults are on</span></b><ul>${lines}${more}</ul>
${postForm('/faults/off', html`<button class="danger">全部关闭 <span lang="en">Switch off all</span></button>`)}</div></section>`;
}

/** Renders a page with the clock, and a red banner while faults are active. */
export function pageFrame(page: Page, now: Date, faults: readonly FaultRow[]): string {
  const seconds = page.refreshSeconds ?? null;
  const refresh = seconds === null ? null : html`<meta http-equiv="refresh" content="${seconds}">`;
  return html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>${page.zh} ${page.en} · 沙盒 Sandbox</title><style>${style}</style></head>
<body><a class="skip" href="#main">跳到内容 Skip to content</a>
<header><div class="bar"><a class="brand" href="/">沙盒<small lang="en">Sandbox</small></a>${navigation(page.place)}<span class="now">${pageTime(now)} UTC</span></div></header>
${faultBand(faults)}<main id="main"><h1>${page.zh} <span class="en" lang="en">${page.en}</span></h1>${page.content}</main></body></html>`
    .text;
}

/** Chinese text followed by less prominent English. */
export function both(zh: string, en: string): Markup {
  return html`${zh} <span class="en" lang="en">${en}</span>`;
}

/** A table, shown on phones as cards with labelled cells. Shows a note if it has no rows. */
export function pageTable(heads: readonly string[], rows: readonly (readonly MarkupPart[])[]): Markup {
  if (rows.length === 0) return html`<p class="quiet">暂无数据 Nothing yet</p>`;
  const head = heads.map((text) => html`<th scope="col">${text}</th>`);
  const body = rows.map((cells) => {
    const row = cells.map((cell, at) => {
      const isEmpty = cell === null || cell === '';
      return isEmpty ? html`<td></td>` : html`<td data-head="${heads[at] ?? ''}"><div>${cell}</div></td>`;
    });
    return html`<tr>${row}</tr>`;
  });
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A time in UTC with seconds. Null for null. */
export function pageTime(date: Date | null): Markup | null {
  if (date === null) return null;
  const text = date.toISOString();
  return html`<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')}</time>`;
}
