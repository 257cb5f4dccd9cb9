import type { Browser, Locator, Page } from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';
import { openPage, untilHydrated } from '../kit/browser.ts';
import type { TestClient } from '../kit/testClient.ts';
import type { TestMarket } from '../kit/testMarket.ts';

/** Address of an item that the small market always has on sale. */
export const ITEM_PATH = `/goods?hashName=${encodeURIComponent('AK-47 | Redline (Field-Tested)')}`;

/** Whose tab it is and how it looks. */
export interface TabOptions {
  client?: TestClient;
  language?: 'zh' | 'en';
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

  /** Opens a path and waits until the page answers presses. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
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
    await this.page.context().close();
  }
}

async function tellWhatStands(page: Page): Promise<void> {
  if (page.isClosed()) return;
  const text = await page.locator('body').innerText({ timeout: 5_000 });
  console.log(`${page.url()}\n${text.replaceAll(/\n\s*/g, ' · ')}`);
}

/** Opens a tab. */
export async function openTab(browser: Browser, market: TestMarket, options: TabOptions = {}): Promise<Tab> {
  const { client, language = 'zh', theme = 'dark', width = 1440 } = options;
  const { page } = await openPage(browser, { viewport: { width, height: 900 } });
  const cookies = [...(client?.cookies ?? []), ['language', language] as const, ['theme', theme] as const];
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: market.url })));
  // Whoever reads of a failure that came once wants to know what stood there.
  if (TestRunner.getCurrentTest()) onTestFailed(() => tellWhatStands(page));
  return new Tab(page, market.url);
}
