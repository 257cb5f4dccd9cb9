import type { Browser, Locator, Page } from 'playwright-core';
import { onTestFailed, type TaskMeta, TestRunner } from 'vitest';
import { SESSION_COOKIE } from '../../api/accounts/session/session.ts';
import { isElsewhere, openPage, untilHydrated } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { IS_PROVING } from '../kit/someOf.ts';
import type { TestClient } from '../kit/testClient.ts';
import type { TestMarket } from '../kit/testMarket.ts';

/** Address of an item that the small market always has on sale. */
export const ITEM_PATH = `/goods?hashName=${encodeURIComponent('AK-47 | Redline (Field-Tested)')}`;

/** Each language and each width once: the longer words on the narrower page. A full proof takes both languages at both widths. */
export const LOOKS = (['zh', 'en'] as const)
  .flatMap((language) => [1440, 390].map((width) => ({ language, width })))
  .filter(({ language, width }) => IS_PROVING || (language === 'zh') === (width === 1440));

/** The user of a tab, its viewport and its theme. */
export interface TabOptions {
  client?: TestClient;
  language?: 'zh' | 'en';
  /** The saved currency, in yuan by default in both languages; null for a reader who never chose one. */
  currency?: 'CNY' | 'USD' | null;
  theme?: 'dark' | 'light';
  /** Of the window, in px. */
  width?: number;
}

/** A tab with its own profile, signed in by cookies if a client is given. */
export class Tab {
  readonly page: Page;
  private readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** Opens a path and waits until the page handles clicks. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await untilHydrated(this.page);
  }

  /** Also waits for the last requests that a page sends by itself at its start. Every later request is caused by a user action. */
  async openToRest(path: string): Promise<void> {
    const cookies = await this.page.context().cookies();
    const counted = this.page.waitForResponse((answer) => answer.url().includes('/web/notice'));
    // Sent once the stream of a signed-in user's messages is open, which may be later.
    const isSignedIn = cookies.some(({ name }) => name === SESSION_COOKIE);
    const followed = isSignedIn
      ? this.page.waitForResponse((answer) =>
          (answer.request().postData() ?? '').includes(persistedIdOf('MessageWatchQuery')),
        )
      : null;
    await this.open(path);
    await Promise.all([counted, followed]);
  }

  /** Holds back a document of the site from now on. @returns what lets it go. */
  async hold(name: string): Promise<() => void> {
    const { promise: isLetGo, resolve } = Promise.withResolvers<void>();
    await this.page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(persistedIdOf(name))) await isLetGo;
      await route.fallback();
    });
    return resolve;
  }

  /** Keeps pages from asking for fresh inventories when they are opened, so that a press of the test is the first to ask. */
  async stopInventoryLooks(): Promise<void> {
    await this.page.route('**/graphql', async (route) => {
      const isLook = route.request().postData()?.includes(persistedIdOf('useInventoryLookMutation'));
      await (isLook ? route.abort() : route.fallback());
    });
  }

  /** Reloads the page and waits until it handles clicks. */
  async reload(): Promise<void> {
    await this.page.reload();
    await untilHydrated(this.page);
  }

  /** The lines of all toasts. */
  get toasts(): Locator {
    return this.page.locator('[role=status][popover] > *');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async close(): Promise<void> {
    // A handler that holds an answer back may wait still.
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.page.context().close();
  }
}

/** What happened to a page: where it went, what failed. */
function noteEvents(page: Page): readonly string[] {
  const events: string[] = [];
  const note = (line: string) => events.push(`${(performance.now() / 1_000).toFixed(1)} s ${line}`);
  page.on('framenavigated', (frame) => note(`at ${frame.url()}`));
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isElsewhere(message.text())) note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    if (!isElsewhere(failure)) note(`failed: ${request.url()} ${failure}`);
  });
  return events;
}

declare module 'vitest' {
  interface TaskMeta {
    /** What happened to a page of a failed test, and its text at the end. */
    page?: string;
  }
}

/** Keeps what helps to explain a failure that occurs only once; `tests/run.ts` prints it at the end of a run. */
async function tellWhatStands(meta: TaskMeta, page: Page, events: readonly string[]): Promise<void> {
  const lines = events.slice(-30);
  if (!page.isClosed()) {
    const text = await page.locator('body').innerText({ timeout: 5_000 });
    lines.push(`${page.url()}: ${text.replaceAll(/\n\s*/g, ' · ').slice(0, 2_000)}`);
  }
  console.log(lines.join('\n'));
  meta.page = lines.join('\n');
}

/** Opens a tab. */
export async function openTab(browser: Browser, market: TestMarket, options: TabOptions = {}): Promise<Tab> {
  const { client, language = 'zh', currency = 'CNY', theme = 'dark', width = 1440 } = options;
  const { page } = await openPage(browser, { viewport: { width, height: 900 } });
  const choices = { language, theme, ...(currency !== null && { currency }) };
  const cookies = [...(client?.cookies ?? []), ...Object.entries(choices)];
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: market.url })));
  const events = noteEvents(page);
  if (TestRunner.getCurrentTest()) onTestFailed(({ task }) => tellWhatStands(task.meta, page, events));
  return new Tab(page, market.url);
}
