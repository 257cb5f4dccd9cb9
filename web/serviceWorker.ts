/**
 * Keeps scripts, styles and visited pages in the browser, so that the site opens without a network: the page as it was
 * last seen, under the line that says so (`ConnectionBanner`). A page that was made for a signed-in user is kept apart
 * and forgotten as soon as the browser is a visitor's. Nothing else is touched: data always come from the network, and the
 * pictures of items are left to the browser's own cache, which is bounded and keeps them as long as their address holds.
 */

/** The parts of the service worker's global scope that are used; the DOM's own types do not have them. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageEvent) => void): void;
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PageEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;

const FILES = 'files';
const VISITOR_PAGES = 'visitor-pages';
/** Also deleted by the page when a user signs out (`forgetOwnPages`). */
const OWN_PAGES = 'own-pages';
const OFFLINE_PAGE = '/offline.html';
const FILES_MAX = 300;
const PAGES_MAX = 30;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((files) => files.add(OFFLINE_PAGE))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(readFile(event));
  else if (request.mode === 'navigate') event.respondWith(readPage(event));
});

/** Files have a hash of their content in their name: what is kept is right for ever. */
async function readFile(event: PageEvent): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request);
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(files, event.request, response.clone(), FILES_MAX));
  return response;
}

async function readPage(event: PageEvent): Promise<Response> {
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (
      (await (await caches.open(OWN_PAGES)).match(event.request)) ??
      (await (await caches.open(VISITOR_PAGES)).match(event.request)) ??
      (await (await caches.open(FILES)).match(OFFLINE_PAGE)) ??
      Response.error()
    );
  }
  // Pages of the site alone say whose they are: what else a tab may open is not kept.
  const isPage = response.headers.has('x-page-of');
  if (response.ok && isPage && !response.redirected)
    event.waitUntil(keepPage(event.request, response.clone()));
  return response;
}

async function keepPage(request: Request, response: Response): Promise<void> {
  const isOwn = response.headers.get('x-page-of') === 'viewer';
  if (!isOwn) await caches.delete(OWN_PAGES);
  const text = await response.clone().text();
  await keep(await caches.open(isOwn ? OWN_PAGES : VISITOR_PAGES), request, response, PAGES_MAX);
  // The files of the first page were loaded before this worker was there.
  const files = await caches.open(FILES);
  const missing = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g))].map(async (path) => {
    if ((await files.match(path)) === undefined) await files.add(path);
  });
  await Promise.all(missing);
}

/** Puts a response into a cache, and removes the oldest ones over the limit. The page for a lost network is for ever. */
async function keep(cache: Cache, request: Request, response: Response, most: number): Promise<void> {
  // Deleted first, so that the order of the keys is the order of use.
  await cache.delete(request);
  await cache.put(request, response);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
