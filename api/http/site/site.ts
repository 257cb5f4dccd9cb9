import { hash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from '../../kernel/cookie.ts';
import { noteFailure } from '../../kernel/noteFailure.ts';
import { PAGE } from '../admission/workCost.ts';
import { type BuiltSite, type EnsureSiteOptions, ensureSite } from './buildSite.ts';
import { serveInstalledApp } from './installedApp.ts';
import { isIndexed, linkPreview } from './linkPreview.ts';
import { pageAddress } from './pageAddress.ts';
import {
  type BundleFacts,
  openPageRenderer,
  type PageDocument,
  type PageRenderer,
  type RenderResult,
} from './pageRenderer.ts';
import { fillTemplate, type PageParts, type PageTemplate, splitTemplate } from './pageTemplate.ts';
import { type PictureRoute, servePictures } from './pictureRoute.ts';
import { sendPlainPage } from './plainPage.ts';
import { type PreviewPictures, servePreviewPictures } from './previewPictures.ts';
import { type RenderingRoute, serveRenderings } from './renderingRoute.ts';
import { serveSiteDocuments } from './siteDocuments.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Data sources of a page, or of one of its documents. */
export interface PageSource {
  /** True if all data came from the in-memory market. */
  readonly isFromMemory: boolean;
  /** True if it was made for a signed-in user. */
  readonly hasViewer: boolean;
}

/** Result of a document of a page. */
export interface PageAnswer extends PageSource {
  /** As JSON. */
  readonly reply: string;
  readonly hasErrors: boolean;
  /** True if the database was unavailable: the page is sent with HTTP 503. */
  readonly isAway: boolean;
}

/** What the site needs from the process that serves it. */
export interface SiteOptions extends EnsureSiteOptions {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The pages of the market's items, for the sitemap. */
  readonly listItemPages: () => Iterable<SitemapEntry>;
  /** What the pictures of link previews are drawn from. */
  readonly previews: Omit<PreviewPictures, 'clientDir'>;
  /** What the items' pictures are made of. */
  readonly pictures: PictureRoute;
  /** What the pictures of single copies are made of. */
  readonly renderings: RenderingRoute;
  /** Executes a persisted document in process, with the session of the page's request. */
  readonly fetchQuery: (
    request: FastifyRequest,
    document: PageDocument,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<PageAnswer>;
  /** True while pages that no search engine indexes are left to the browsers. */
  readonly isCrowded: () => boolean;
  /** Called with the data sources of every page without an error, so that it may be cached for visitors. */
  readonly onPageMade?: (request: FastifyRequest, source: PageSource) => void;
  /** Selects paths of the interfaces, which never get a page. The usual ones by default. */
  readonly isApiPath?: (path: string) => boolean;
  /** Called if a page could not be rendered. The user gets a plain page with HTTP 500. */
  readonly onRenderError?: (error: unknown, request: FastifyRequest) => void;
}

const YEAR_MS = 31_536_000_000;
const RETRY_SECONDS = 5;

/**
 * Serves the web app: hashed assets, cacheable for a year, and a server-rendered page for every other GET that accepts HTML. Call it after
 * the interfaces have registered their routes: unknown paths fall through to the pages.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const site = await ensureSite(options);
  const { renderer, facts } = await openPageRenderer(site.serverEntry);
  const template = await readTemplate(site, facts);
  await app.register(fastifyStatic, {
    root: join(site.clientDir, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR_MS,
    immutable: true,
    preCompressed: true,
    index: false,
  });
  await serveSiteDocuments(app, {
    clientDir: site.clientDir,
    origin: options.origin,
    *listPages() {
      for (const path of facts.PUBLIC_PATHS) yield { path };
      yield* options.listItemPages();
    },
  });
  await serveInstalledApp(app, site.clientDir);
  servePictures(app, options.pictures);
  serveRenderings(app, options.renderings);
  await servePreviewPictures(app, { clientDir: site.clientDir, ...options.previews });
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerPage({ request, reply, renderer, template, options });
  await app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
    const config = { workOf: (request: FastifyRequest) => (acceptsHtml(request) ? PAGE : null) };
    pages.get('/', { config }, answer);
    pages.get('/*', { config }, answer);
  });
}

/** Handles an error that occurred before a page was started: server overloaded, too many requests. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode === 500) noteFailure(request, 'error', error, 'a page could not be answered');
  if (acceptsHtml(request)) return sendPlainPage(request, reply, statusCode);
  return reply
    .code(statusCode)
    .send({ code: statusCode, msg: statusCode === 500 ? 'Server error' : message, data: null });
}

async function readTemplate(site: BuiltSite, facts: BundleFacts): Promise<PageTemplate> {
  const html = await readFile(join(site.clientDir, 'index.html'), 'utf8');
  const [link = '', sheet = ''] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  const [entry = '', script = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  return {
    pieces: splitTemplate(
      html
        .replace(link, `<!--sheet--><link rel="stylesheet" href="/${sheet}" disabled>`)
        // Placed after everything that it reads. At the end of the document it would share a task with the layout of the last elements.
        .replace(entry, `<link rel="modulepreload" crossorigin href="${script}">`)
        .replace('<!--data-->', `<!--data-->${entry.replace('<script', '<script async')}`),
    ),
    styleSheet: await readFile(join(site.clientDir, sheet), 'utf8'),
    themeScript: facts.THEME_SCRIPT,
    stateId: facts.PAGE_STATE_ID,
    manifest: site.manifest,
  };
}

interface PageCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
  readonly options: SiteOptions;
}

async function answerPage({ request, reply, renderer, template, options }: PageCall): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/';
  if ((options.isApiPath ?? isApiPath)(path) || !acceptsHtml(request)) {
    return reply.code(404).send({ code: 404, msg: 'Not found', data: null });
  }
  const address = pageAddress(request.url);
  if (address === null) return sendPlainPage(request, reply, 400);
  if (address !== request.url) return reply.redirect(address, 302);
  const cookies = readCookies(request.headers.cookie);
  const nonce = randomBytes(16).toString('base64');
  const leavesPage = options.isCrowded() && !isIndexed(address);
  let page: RenderResult;
  // Not marked as made from memory, so that the cache keeps a placeholder page for a second at most, not until the market changes.
  const source = { isFromMemory: !leavesPage, hasViewer: false, hasErrors: false, isAway: false };
  try {
    const wanted = {
      // The host of the request is neither trusted nor needed: routes depend only on the path.
      url: `http://site.invalid${address}`,
      language: cookies.get('language'),
      currency: cookies.get('currency'),
      marketView: cookies.get('marketView'),
      nonce,
      leavesPage,
    };
    page = await renderer.render(wanted, async (document, variables) => {
      const answer = await options.fetchQuery(request, document, variables);
      source.isFromMemory &&= answer.isFromMemory;
      source.hasViewer ||= answer.hasViewer;
      source.hasErrors ||= answer.hasErrors;
      source.isAway ||= answer.isAway;
      return answer.reply;
    });
  } catch (error) {
    (options.onRenderError ?? ((problem) => request.log.error(problem)))(error, request);
    return sendPlainPage(request, reply, 500);
  }
  if ('location' in page) {
    return reply.redirect(page.location, page.status);
  }
  if (!source.hasErrors) options.onPageMade?.(request, source);
  if (source.isAway) reply.header('retry-after', RETRY_SECONDS);
  return (
    reply
      .code(source.isAway ? 503 : page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce, template.themeScript))
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      // The service worker keeps a user's pages apart from a visitor's.
      .header('x-page-of', source.hasViewer ? 'viewer' : 'visitor')
      .send(fillTemplate(template, withPreview(page, request.url, options.origin), nonce))
  );
}

/** Only a page with status 200 gets a canonical address. */
function withPreview<T extends { readonly status: number } & PageParts>(
  page: T,
  url: string,
  origin: string,
): T {
  if (page.status !== 200) return page;
  const { language, head } = page;
  return { ...page, head: head + linkPreview({ url, origin, language, head }) };
}

/**
 * Content security policy of pages: own scripts and the theme script by its hash, own styles and those with this page's nonce, own
 * pictures and those that a page makes itself (the preview of a chosen one), no frames. A cached page is sent many times with the same nonce, so no script depends on it.
 */
function contentSecurityPolicy(nonce: string, themeScript: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash('sha256', themeScript, 'base64')}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function isApiPath(path: string): boolean {
  return /^\/(?:graphql|graphiql|web|open|health|livez|readyz|assets|picture|rendering)(?:\/|$)/.test(path);
}

function acceptsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}
