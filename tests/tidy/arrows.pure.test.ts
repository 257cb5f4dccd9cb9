import { describe, expect, test } from 'vitest';
import { breaches } from './breaches.ts';
import { filesIn, SOURCE_FILES } from './sourceFile.ts';

const API = filesIn('api/');

/**
 * The sub-folders of the domains, lowest first: a file imports from its own and from those before it. What decodes requests and jobs
 * (`*.graphql.ts`, `*.rest.ts`, `*.jobs.ts`) belongs to the topmost layer of its folder and may use everything below `ops/process`.
 */
const ORDER = [
  'kernel',
  'payments/ledger',
  'payments/provider',
  'catalog/rates',
  'steam/client',
  'steam/lanes',
  'catalog/search',
  'catalog/market',
  'catalog/items',
  'catalog/traits',
  'catalog/filter',
  'catalog/art',
  'catalog/pictures',
  'catalog/prices',
  'notifications/message',
  'notifications/notice',
  'notifications/callback',
  'accounts/sms',
  'accounts/user',
  'accounts/session',
  'accounts/verification',
  'accounts/security',
  'accounts/letter',
  'catalog/watch',
  'payments/wallet',
  'payments/statistics',
  'payments/recharge',
  'payments/withdrawal',
  'payments/reconciliation',
  'accounts/deletion',
  'selling/shop',
  'selling/listing',
  'selling/copies',
  'selling/live',
  'selling/alerts',
  'selling/discount',
  'selling/schedule',
  'orders/order',
  'orders/bid',
  'orders/quickSale',
  'selling/rules',
  'orders/bargain',
  'orders/cart',
  'steam/account',
  'orders/tradeOffer',
  'selling/inventory',
  'selling/views',
  'selling/bulk',
  'partners/recipients',
  'partners/openApi',
  'partners/dumps',
  'partners/callbacks',
  'partners/application',
  'ops/audit',
  'ops/status',
  'http/cache',
  'http/admission',
  'http/graphql',
  'http/rest',
  'http/site',
  'ops/jobs',
  'ops/database',
  'ops/backup',
  'ops/metrics',
  'http',
  'sandbox',
  'ops/seed',
  'ops/setup',
  'ops/doctor',
  'ops/commands',
  'ops/process',
];
/** The entry points: they start everything, and nothing imports them. */
const ENTRIES = ['api/main.ts', 'api/start.ts'];
/**
 * The folders of the site, lowest first. The domains stand as in `api/`; the shell gets what it shows of them from their `*.feature.ts`.
 */
const WEB_ORDER = [
  'ui',
  'relay',
  'shell',
  'catalog/items',
  'catalog/home',
  'catalog/goods',
  'catalog/market',
  'catalog/search',
  'catalog/multiplatform',
  'notifications/message',
  'notifications/notice',
  'accounts/session',
  'accounts/user',
  'catalog/watch',
  'payments/wallet',
  'selling/shop',
  'selling/copies',
  'selling/desk',
  'selling/bulk',
  'selling/inventory',
  'selling/sell',
  'orders/order',
  'orders/bid',
  'orders/bargain',
  'orders/cart',
  'steam/account',
  'partners/console',
  'content/articles',
  'ops/status',
];
const WEB_ENTRY = /^web\/(?:entry(?:Client|Server)\.tsx|(?:serviceWorker|vite\.config)\.ts)$/;
const ADAPTER = /\.(graphql|rest|jobs)\.ts$/;

/** The sub-folder of a file, as `orders/order`; settings and generated types belong to the kernel. */
function folderOf(path: string): string {
  if (path === 'api/config.ts' || path.includes('/generated/')) return 'kernel';
  const [, domain = '', folder = '', file] = path.split('/');
  return file === undefined || domain === 'kernel' || domain === 'sandbox' ? domain : `${domain}/${folder}`;
}

const levelOf = (path: string): number => ORDER.indexOf(folderOf(path));

/** A circle, begun at its first name in the alphabet, so that it reads the same wherever the search came in. */
function writeCircle(paths: readonly string[]): string {
  const first = paths.indexOf([...paths].sort()[0] ?? '');
  const turned = [...paths.slice(first), ...paths.slice(0, first)];
  return [...turned, turned[0]].join(' -> ');
}

describe('arrows between domains', () => {
  test('no sub-folder imports from one above it', () => {
    const upward = breaches(API, ({ path }, { target }) => {
      if (ENTRIES.includes(path) || ADAPTER.test(path) || !target.startsWith('api/')) return false;
      return ENTRIES.includes(target) || levelOf(target) > levelOf(path);
    });
    expect(upward).toEqual([]);
  });

  test('every sub-folder has its place in the order', () => {
    const unplaced = API.map(({ path }) => path).filter(
      (path) => !ENTRIES.includes(path) && levelOf(path) < 0,
    );
    expect(unplaced).toEqual([]);
    expect(ORDER.filter((folder) => !API.some(({ path }) => folderOf(path) === folder))).toEqual([]);
  });

  test('no folder of the site imports from one above it', () => {
    const placeOf = (path: string) => WEB_ORDER.findIndex((folder) => path.startsWith(`web/${folder}/`));
    const files = filesIn('web/').filter(({ path }) => !WEB_ENTRY.test(path));
    expect(
      breaches(files, ({ path }, { target }) => {
        const isOfSite = target.startsWith('web/') && !target.startsWith('web/__generated__/');
        return isOfSite && (placeOf(target) < 0 || placeOf(target) > placeOf(path));
      }),
    ).toEqual([]);
    expect(files.map(({ path }) => path).filter((path) => placeOf(path) < 0)).toEqual([]);
    expect(WEB_ORDER.filter((_, place) => !files.some(({ path }) => placeOf(path) === place))).toEqual([]);
  });

  test('no two files import each other in a circle at run time', () => {
    const next = new Map(
      SOURCE_FILES.map(({ path, imports }) => [
        path,
        imports.filter(({ isType }) => !isType).map(({ target }) => target),
      ]),
    );
    const circles: string[] = [];
    const seen = new Set<string>();
    const visit = (path: string, trail: readonly string[]): void => {
      const start = trail.indexOf(path);
      if (start >= 0) circles.push(writeCircle(trail.slice(start)));
      if (start >= 0 || seen.has(path)) return;
      for (const target of next.get(path) ?? []) visit(target, [...trail, path]);
      seen.add(path);
    };
    for (const path of next.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });

  test('the site knows the server by schema.graphql alone, and the server nothing of the site or the tests', () => {
    expect(breaches(filesIn('web/'), (_, { target }) => /^(api|prisma|tests)\//.test(target))).toEqual([]);
    expect(breaches(API, (_, { target }) => /^(web|tests)\//.test(target))).toEqual([]);
  });

  test('the sandbox plays the outside: it is started and seeded, and knows Steam’s numbers, no domain', () => {
    const isSandbox = (path: string) => path.startsWith('api/sandbox/');
    expect(
      breaches(API, ({ path }, { target }) => isSandbox(target) && !/^api\/(sandbox|ops)\//.test(path)),
    ).toEqual([]);
    expect(
      breaches(
        filesIn('api/sandbox/'),
        (_, { target }) =>
          /^api\//.test(target) && !/^api\/(sandbox|kernel|steam\/client\/steamState\.ts)/.test(target),
      ),
    ).toEqual([]);
  });
});
