import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { publicPaths } from './content/articles/publicPaths.ts';
import { createConnection } from './relay/connection.ts';
import { createRelayEnvironment } from './relay/relayEnvironment.ts';
import { createServerNetwork, type KnownReply, type SendDocument } from './relay/relayNetwork.ts';
import { routeQueryContext } from './relay/routeQuery.ts';
import { App } from './shell/App.tsx';
import { type AppServices, appServicesRoute } from './shell/appServices.ts';
import { loadCurrency } from './shell/currency.ts';
import { createCurrencyStore } from './shell/currencyStore.ts';
import { createDialogs } from './shell/dialogs.ts';
import { wordFilesOf } from './shell/i18n.ts';
import { createNotices } from './shell/notices.ts';
import type { PageHandle } from './shell/pageRoute.ts';
import { PAGE_STATE_ID, writePageState } from './shell/pageState.ts';
import { openPageStyles } from './shell/pageStyles.ts';
import { openPageWords } from './shell/pageWords.ts';
import { htmlLanguage, readCurrency, readLanguage, readMarketView } from './shell/preferences.ts';
import { routes } from './shell/routes.ts';
import { THEME_SCRIPT } from './shell/theme.ts';
import { createToasts } from './shell/toasts.ts';
import { createSignal, createStore } from './ui/store.ts';

export { PAGE_STATE_ID, THEME_SCRIPT };

/** The pages for search engines, except those of items. */
export const PUBLIC_PATHS = publicPaths();

/** The server's input for rendering one page. */
export interface RenderRequest {
  /** Absolute URL; its origin is ignored. */
  readonly url: string;
  /** Value of the cookie `language`, if any. */
  readonly language: string | undefined;
  /** Value of the cookie `currency`, if any. */
  readonly currency: string | undefined;
  /** Value of the cookie `marketView`, if any. */
  readonly marketView: string | undefined;
  readonly nonce: string;
  /** Leaves a page that has a placeholder to the browser. Its data and the shell are in the page nevertheless. */
  readonly leavesPage: boolean;
  /** Executes a persisted document on behalf of the request's user. */
  readonly send: SendDocument;
}

/** The parts of the page that are inserted into the built `index.html`. */
export interface RenderedPage {
  readonly status: number;
  /** Value for `<html lang>`. */
  readonly language: string;
  /** Title, description and other head elements. */
  readonly head: string;
  readonly styles: string;
  /** As UTF-8. */
  readonly body: Uint8Array;
  /** Content of the data script, as UTF-8. */
  readonly state: Uint8Array;
  /** Files that the page needs, by their names in the manifest, for preloading. */
  readonly files: readonly string[];
}

/** A redirect that a route returned. */
export interface RenderedRedirect {
  readonly status: number;
  readonly location: string;
}

const staticHandler = createStaticHandler(routes);

/** Renders one page, or returns a route's redirect. Throws when the page itself cannot be rendered. */
export async function render(request: RenderRequest): Promise<RenderedPage | RenderedRedirect> {
  const language = readLanguage(request.language);
  const replies: KnownReply[] = [];
  const words = await openPageWords(language);
  const services = await createServerServices(request, words.i18n, (reply) => replies.push(reply));
  const context = new RouterContextProvider();
  context.set(appServicesRoute, services);
  context.set(routeQueryContext, services);
  const result = await staticHandler.query(new Request(request.url), { requestContext: context });
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get('location') ?? '/' };
  }
  const { markup, styles } = await renderMarkup(services, result, request.nonce);
  releaseQueries(result);
  const { head, body } = splitHead(markup);
  return {
    status: services.answer.status ?? result.statusCode,
    language: htmlLanguage(language),
    head,
    styles,
    body,
    state: new TextEncoder().encode(
      writePageState({
        language,
        currency: services.currency.current(),
        marketView: services.marketView.current(),
        replies,
      }),
    ),
    files: [...pageFiles(result), ...wordFilesOf(words.features, language)],
  };
}

async function createServerServices(
  { language, currency, marketView, leavesPage, send }: RenderRequest,
  i18n: AppServices['i18n'],
  onReply: (reply: KnownReply) => void,
): Promise<AppServices> {
  const environment = createRelayEnvironment(createServerNetwork(send, onReply));
  return {
    environment,
    i18n,
    currency: createCurrencyStore(
      await loadCurrency(environment, readCurrency(currency, readLanguage(language))),
    ),
    marketView: createStore(readMarketView(marketView)),
    connection: createConnection({ fetch, isOnline: () => true }),
    toasts: createToasts(),
    dialogs: createDialogs(),
    callRest: async () => undefined,
    notices: createNotices(() => ({ getItem: () => null, setItem: () => {} })),
    messageArrivals: createSignal(),
    otherTabs: null,
    session: { isSignedIn: false, wasSignedIn: false, isSigningOut: false, viewerId: null },
    answer: { status: null },
    leavesPage,
  };
}

async function renderMarkup(
  services: AppServices,
  context: StaticHandlerContext,
  nonce: string,
): Promise<{ markup: Buffer; styles: string }> {
  const sheet = openPageStyles(nonce);
  const router = createStaticRouter(staticHandler.dataRoutes, context);
  const element = sheet.collectStyles(
    <StrictMode>
      <App services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
  );
  try {
    const markup = await new Promise<Buffer>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const target = new Writable({
        write(chunk, _encoding, callback) {
          chunks.push(chunk);
          callback();
        },
        final(callback) {
          resolve(Buffer.concat(chunks));
          callback();
        },
      });
      const stream = renderToPipeableStream(element, {
        // The page is sent in one piece, so that no Suspense boundary is sent later by an inline script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        nonce,
        onAllReady: () => stream.pipe(target),
        onShellError: reject,
      });
    });
    return { markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/**
 * React writes titles and meta elements before the first element of the page; they are moved into the head. The rest is a
 * copy, so that its memory can be passed on.
 */
function splitHead(markup: Buffer): { head: string; body: Uint8Array } {
  // In Latin-1 a byte is a character, and elements have the same bytes as in UTF-8.
  const text = markup.toString('latin1');
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(text) ?? [];
  return {
    head: markup.toString('utf8', 0, head.length),
    body: new Uint8Array(markup.subarray(head.length)),
  };
}

function pageFiles(context: StaticHandlerContext): string[] {
  return context.matches.flatMap((match) => {
    const handle = match.route.handle as PageHandle | undefined;
    return handle?.files ?? [];
  });
}

function releaseQueries(context: StaticHandlerContext): void {
  for (const started of Object.values(context.loaderData)) {
    (started as { dispose?: () => void } | null)?.dispose?.();
  }
}
