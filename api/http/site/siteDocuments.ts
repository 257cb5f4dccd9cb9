import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { keepSitemap } from './keepSitemap.ts';
import { robotsText, type SitemapEntry, sitemapIndex } from './sitemap.ts';

/** Dependencies of the documents that are not pages. */
export interface SiteDocuments {
  readonly clientDir: string;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Every page that search engines should know. */
  listPages(): Iterable<SitemapEntry>;
}

const HOUR_SECONDS = 3_600;

/** Serves the documents that are not pages of the app: the transfer page for phones, the sitemap and `robots.txt`. */
export async function serveSiteDocuments(
  app: FastifyInstance,
  { clientDir, origin, listPages }: SiteDocuments,
): Promise<void> {
  const transfer = await readFile(join(clientDir, 'downloadh5.html'), 'utf8');
  const policy = transferPolicy(transfer);
  app.get('/downloadh5.html', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(transfer),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin)),
  );
  const sitemap = keepSitemap(origin, listPages);
  app.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, sitemapIndex(origin, (await sitemap()).length)),
  );
  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const file = (await sitemap())[Number(request.params.number) - 1];
    return file === undefined
      ? reply.code(404).send({ code: 404, msg: 'Not found', data: null })
      : sendXml(reply, file);
  });
}

function sendXml(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
    .send(text);
}

/** The page has one style element, no script and no picture. */
function transferPolicy(html: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  return `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; frame-ancestors 'none'`;
}
