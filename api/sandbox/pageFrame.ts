import { html, Markup, type MarkupPart } from './markup.ts';

const style = new Markup(`
:root { color-scheme: light dark; --line: light-dark(#e3e6ec, #212733); --ctl: light-dark(#828a99, #667188);
  --accent: light-dark(#0a7a6b, #2fd3b5); --on-accent: light-dark(#ffffff, #03211b); --link: light-dark(#0a7263, #4fdfc4);
  --text: light-dark(#12151c, #f0f2f7); --quiet: light-dark(#475062, #aeb6c6); --page: light-dark(#f4f5f8, #0a0c10); --panel: light-dark(#ffffff, #11141a); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 960px; padding: 16px; font: 16px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; color: var(--text); background: var(--page); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding-bottom: 12px; border-bottom: 1px solid var(--line); }
nav a, main a { color: var(--link); }
h1 { font-size: 1.4rem; margin: 20px 0 8px; } h2 { font-size: 1.1rem; margin: 24px 0 8px; }
table { border-collapse: collapse; width: 100%; } td, th { padding: 6px 10px 6px 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 600; font-size: .85rem; color: var(--quiet); white-space: nowrap; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 8px 0; }
input, select, button { font: inherit; padding: 8px 12px; min-height: 44px; border: 1px solid var(--ctl); border-radius: 8px; color: inherit; background: var(--panel); }
button { background: var(--accent); color: var(--on-accent); border-color: transparent; cursor: pointer; }
code, .code { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; } .code { font-size: 1.3rem; font-weight: 700; }
.quiet { color: var(--quiet); }
@media (max-width: 640px) {
  thead { display: none; } table, tbody, tr, td { display: block; }
  tr { padding: 8px 12px; margin-bottom: 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
  td { display: grid; grid-template-columns: 7.5rem 1fr; gap: 8px; padding: 4px 0; border: 0; } td:empty { display: none; } td > div { overflow-wrap: anywhere; min-width: 0; }
  td::before { content: attr(data-head); font-size: .85rem; color: var(--quiet); }
}
`);

/** Headers of every page: nothing from outside, no frames, no keeping. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

/** A whole page around `content`; reloads itself every `refreshSeconds` unless null. */
export function pageFrame(page: { title: string; content: Markup; refreshSeconds: number | null }): string {
  const refresh =
    page.refreshSeconds === null ? null : html`<meta http-equiv="refresh" content="${page.refreshSeconds}">`;
  return html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>${page.title} · 沙箱 Sandbox</title><style>${style}</style></head>
<body><nav aria-label="沙箱 Sandbox"><a href="/">总览 Overview</a><a href="/sms">短信 SMS</a><a href="/accounts">Steam 账号 Accounts</a><a href="/offers">报价 Offers</a></nav>
<main><h1>${page.title}</h1>${page.content}</main></body></html>`.text;
}

/** A table; on a phone each row is a card whose cells carry their heads. Says so when it has no rows. */
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

/** A time as people read it, in UTC to the second. */
export function pageTime(date: Date | null): string {
  return date === null ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
}
