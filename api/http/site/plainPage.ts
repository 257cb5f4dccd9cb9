import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from '../../kernel/cookie.ts';
import { SITE_NAMES } from './linkPreview.ts';

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center;',
  'font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;background:light-dark(#f4f5f8,#0a0c10);color:light-dark(#1c1f24,#e8eaee)}',
  'h1{margin:0;font-size:22px}p{margin:0;color:light-dark(#5b616b,#9aa1ac)}',
  'b{font-size:18px}',
  'a{justify-self:center;margin-top:12px;padding:8px 20px;border-radius:8px;text-decoration:none;font-weight:600;background:light-dark(#0c7a6b,#2dd4bf);color:light-dark(#fff,#05201c)}',
].join('');

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const TEXTS = {
  zh: {
    again: '再试一次',
    id: '请求编号',
    soon: '页面会自动重试。',
    busy: ['访问的人太多', '服务器一时忙不过来，请稍等片刻。'],
    often: ['访问过于频繁', '来自你所在网络的请求太多，请稍等片刻。'],
    failed: ['服务器出了问题', '这个页面没有打开，问题在我们这边，已经记录下来。'],
    refused: ['这个页面打不开', '请检查地址是否完整。'],
  },
  en: {
    again: 'Try again',
    id: 'Request number',
    soon: 'This page tries again by itself.',
    busy: ['Too many visitors right now', 'The server cannot keep up for a moment. Please wait a little.'],
    often: ['Too many requests', 'There were too many requests from your network. Please wait a little.'],
    failed: [
      'The server has a problem',
      'This page did not open. The fault is ours, and it has been recorded.',
    ],
    refused: ['This page cannot be opened', 'Please check whether the address is complete.'],
  },
} as const;

function situationOf(status: number): 'busy' | 'often' | 'failed' | 'refused' {
  if (status === 503) return 'busy';
  if (status === 429) return 'often';
  return status >= 500 ? 'failed' : 'refused';
}

/**
 * Sends the page that the service worker keeps for addresses that it has no page of. It is fetched once and shown whatever the language is
 * then, so it has both.
 */
export function offlinePage(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-cache')
    .send(
      documentOf(
        'zh',
        '没有网络',
        '<p>这个页面还没有保存在这台设备上，联网后再打开。</p><p lang="en">You are offline, and this page is not kept on this device.</p>',
      ),
    );
}

function documentOf(language: 'zh' | 'en', title: string, body: string, refresh = ''): string {
  const name = SITE_NAMES[language];
  return (
    `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refresh}` +
    `<title>${title} · ${name}</title><style>${STYLE}</style>` +
    `<b>${name}</b><h1>${title}</h1>${body}<a href="">${TEXTS[language].again}</a></html>`
  );
}

/**
 * Sends the page shown if the site itself cannot be rendered: server overloaded or failing, too many requests (E-06). It has no
 * dependencies, and reloads itself after the seconds of the header `retry-after` if it is set.
 */
export function sendPlainPage(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const language = readCookies(request.headers.cookie).get('language') === 'en' ? 'en' : 'zh';
  const texts = TEXTS[language];
  const [title, hint] = texts[situationOf(status)];
  const seconds = Number(reply.getHeader('retry-after'));
  const isRetried = seconds > 0;
  const refresh = isRetried ? `<meta http-equiv="refresh" content="${seconds}">` : '';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(
      documentOf(
        language,
        title,
        `<p>${hint}</p>${isRetried ? `<p>${texts.soon}</p>` : ''}<p><small>${texts.id} <code>${request.id}</code></small></p>`,
        refresh,
      ),
    );
}
