import { expect, test } from 'vitest';
import { fillTemplate, splitTemplate } from '../../../api/http/site/pageTemplate.ts';

const HTML = `<!doctype html><html lang="zh-CN"><head>市<!--sheet--><!--head-->
<link href="/manifest.webmanifest"></head><body><main><!--page--></main><!--data--><script async src="/a.js"></script></body></html>`;
const template = {
  pieces: splitTemplate(HTML),
  styleSheet: 'a{}',
  themeScript: 'theme()',
  stateId: 'state',
  manifest: {
    'Page.tsx': { file: 'assets/page.js', imports: ['entry', 'part'] },
    part: { file: 'assets/part.js' },
    entry: { file: 'assets/entry.js', isEntry: true },
  },
};
const utf8 = (text: string) => new TextEncoder().encode(text);

test('R-10 a page is put together from its parts, whatever characters they have', () => {
  // A part that looks like a placeholder is text.
  const parts = { body: utf8('<p>贴纸 ★ <!--data--></p>'), state: utf8('{"name":"刀"}') };
  const rest = {
    language: 'en',
    head: '<title>刀</title>',
    styles: '<style>b{}</style>',
    files: ['Page.tsx'],
  };
  const page = fillTemplate(template, { ...parts, ...rest }, 'once').toString();
  expect(page).toBe(
    `<!doctype html><html lang="en"><head>市<style nonce="once">a{}</style><title>刀</title><script nonce="once">theme()</script>` +
      `<link rel="modulepreload" crossorigin href="/assets/page.js"><link rel="modulepreload" crossorigin href="/assets/part.js">` +
      `<style>b{}</style>\n<link href="/manifest.webmanifest?language=en"></head><body><main><p>贴纸 ★ <!--data--></p></main>` +
      `<script type="application/json" id="state">{"name":"刀"}</script><script nonce="once" async src="/a.js"></script></body></html>`,
  );
});
