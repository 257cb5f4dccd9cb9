import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { installedBrowser } from './installedBrowser.ts';
import { packagedBrowser } from './packagedBrowser.ts';

/** Pages are drawn without a graphics card: emulating one took more processor than all the rest. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  // No other host: pictures from the catalogue's are not loaded. To intercept requests instead would take every one through this process
  // and turn the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** True for what the browser says of a request to another host, and of service workers, which the tests block. */
export const isElsewhere = (text: string): boolean =>
  text.includes('net::ERR_NAME_NOT_RESOLVED') || text === 'Service Worker registration blocked by Playwright';

let kept: Promise<Browser> | null = null;

/** The Chromium of this process, with no page open. The test files share it, one after the other, and it ends with the process. */
export async function openBrowser(): Promise<Browser> {
  if (kept !== null && !(await kept).isConnected()) kept = null;
  kept ??= launchBrowser();
  const browser = await kept;
  // What the file before left open, because a test of it failed.
  await Promise.all(browser.contexts().map((context) => context.close()));
  return browser;
}

/** A real Chromium: the packages' own, or with TEST_BROWSER=installed the machine's, with the machine's fonts. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const wanted = process.env.TEST_BROWSER === 'installed' ? installedBrowser() : await packagedBrowser();
  if (wanted === null) throw new Error('This machine has no Chromium of its own that starts.');
  return chromium.launch({ ...wanted, args: [...ARGS, ...args], headless: true });
}

/** A tab that collects the errors of its console and network. Pictures from the catalogue's host are not loaded. */
export interface WatchedPage {
  page: Page;
  complaints: string[];
  /** GraphQL documents that the page requested by itself, except for live streams. */
  asked: string[];
}

/** Opens a tab in a profile of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // What a service worker answers or asks for, a test's own handlers of requests would not see.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isElsewhere(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const isStream = request.headers().accept === 'text/event-stream';
    if (request.url().endsWith('/graphql') && !isStream) asked.push(request.postData() ?? '');
  });
  return { page, complaints, asked };
}

const BLOCKS_MAX_MS = 5_000;

/** Waits until React has taken the server's markup over, as a whole: it does so in slices, and marks elements before it is done. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const root = document.getElementById('root') as unknown as Record<
        string,
        { stateNode: ReactRoot }
      > | null;
      const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$')) ?? '';
      return root?.[key]?.stateNode.current.memoizedState.isDehydrated === false;
      // A development build is made while the page waits for it.
    },
    null,
    { timeout: 60_000 },
  );
  // Blocks whose script comes by itself follow later. One that waits for more than that is not waited for.
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('#root button, #root input')].every((element) =>
          Object.keys(element).some((name) => name.startsWith('__reactProps$')),
        ),
      null,
      { timeout: BLOCKS_MAX_MS },
    )
    .catch(() => {});
  await untilAtRest(page);
}

/**
 * Waits until React has nothing left to do that it could do now: effects follow the drawing, and some ask for another one. What guards a
 * form against leaving is such a second step.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    (longest) =>
      new Promise<void>((done) => {
        const end = performance.now() + longest;
        const root = document.getElementById('root') as unknown as Record<string, { stateNode: ReactRoot }>;
        const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
        let quiet = 0;
        const look = () => {
          const { pendingLanes = 0, suspendedLanes = 0 } = root[key]?.stateNode ?? {};
          quiet = (pendingLanes & ~suspendedLanes) === 0 ? quiet + 1 : 0;
          // Twice in a row: effects of what was just drawn may not have run the first time.
          if (quiet === 2 || performance.now() > end) done();
          else requestAnimationFrame(() => requestIdleCallback(look));
        };
        requestIdleCallback(look);
      }),
    BLOCKS_MAX_MS,
  );
}

/** What React stores of a page's root. */
interface ReactRoot {
  pendingLanes: number;
  suspendedLanes: number;
  current: { memoizedState: { isDehydrated: boolean } };
}
