import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SITE_NAMES } from './linkPreview.ts';
import { offlinePage } from './plainPage.ts';

const DAY_SECONDS = 86_400;

/** The site's mark (`web/ui/mark.svg`) as browsers and home screens want it, and the types of the files. */
const ICON_TYPES: Readonly<Record<string, string>> = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable.png': 'image/png',
};

const TEXTS = {
  zh: {
    name: '饰集 · CS2 饰品市场',
    description: '买卖 CS2 饰品，由 Steam 报价交付。',
    pages: ['市场', '我的库存', '我的订单'],
  },
  en: {
    name: 'Shiji · CS2 item market',
    description: 'Buy and sell CS2 items, delivered by Steam trade offers.',
    pages: ['Market', 'My inventory', 'My orders'],
  },
} as const;

const SHORTCUTS = ['/market', '/user/inventory', '/user/order'];

/** The web app manifest, by which a phone or a desktop installs the site. */
export function webManifest(language: 'zh' | 'en'): object {
  const { pages, ...texts } = TEXTS[language];
  return {
    ...texts,
    short_name: SITE_NAMES[language],
    lang: language === 'en' ? 'en' : 'zh-CN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0A0C10',
    theme_color: '#0A0C10',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map((url, index) => ({ name: pages[index], url })),
  };
}

/** Serves what makes the site installable: icons, the manifest in both languages, the service worker and its page without a network. */
export async function serveInstalledApp(app: FastifyInstance, clientDir: string): Promise<void> {
  for (const [name, type] of Object.entries(ICON_TYPES)) {
    const icon = await readFile(join(clientDir, name));
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${DAY_SECONDS}`).send(icon),
    );
  }
  app.get<{ Querystring: { language?: string } }>('/manifest.webmanifest', ({ query }, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(webManifest(query.language === 'en' ? 'en' : 'zh')),
  );
  const worker = await readFile(join(clientDir, 'serviceWorker.js'));
  // A browser asks for it once a day anyhow; a cached one would keep an old worker for longer. Its policy is the one of what it fetches.
  app.get('/serviceWorker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('cache-control', 'no-cache')
      .send(worker),
  );
  app.get('/offline.html', (_request, reply) => offlinePage(reply));
}
