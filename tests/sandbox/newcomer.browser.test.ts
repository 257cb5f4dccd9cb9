import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { openBrowser } from '../kit/browser.ts';
import { wearFlatFont } from '../kit/flatFont.ts';
import { eventually } from './eventually.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

const PATHS = ['/', '/sms', '/accounts', '/app', '/offers', '/books', '/faults'];

let scene: Scene;
let browser: Browser;
let robot: Actor;
let buyer: Actor;
let offerId: string;

beforeAll(async () => {
  scene = await startScene();
  browser = await openBrowser();
  robot = await scene.actor({ isRobot: true });
  buyer = await scene.actor({ behaviour: 'ignore', personaName: '新来的' });
  await scene.give(robot, 3);
  await scene.give(buyer, 60);
  offerId = await send('SJ-first');
});

afterAll(async () => {
  await scene.close();
});

const steam = () =>
  createSteamHttp({ apiBase: scene.address, communityBase: scene.address, timeoutMs: 20_000 });

async function send(message: string): Promise<string> {
  const [assetId = ''] = await scene.give(robot, 1);
  const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
  const sent = await steam().sendTradeOffer(robot.session, { ...partner, assetIds: [assetId], message });
  await steam().confirmTradeOffer(robot.session, sent.tradeOfferId);
  return sent.tradeOfferId;
}

async function open(width: number, colorScheme: 'dark' | 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  return context.newPage();
}

async function moveClock(page: Page, button: string): Promise<number> {
  const read = async () => Date.parse((await page.locator('.big time').getAttribute('datetime')) ?? '');
  const before = await read();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(`${scene.address}/`);
  return (await read()) - before;
}

test('a newcomer lets a player decline, accepts by hand, moves the clock, and lets Steam fail', async () => {
  const page = await open(1440, 'dark');
  await page.goto(scene.address);
  await page.getByRole('listitem').getByRole('link', { name: '新来的' }).click();
  await page.getByLabel('收到报价时').selectOption('decline');
  await page.getByLabel('几秒后 After').fill('0');
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL(/accounts/);
  await expect.poll(() => page.getByLabel('收到报价时').inputValue()).toBe('decline');
  const declined = await send('SJ-second');
  const read = async () => (await steam().getTradeOffer(robot.session, declined)).state;
  await eventually(read, (state) => state === 7);
  await page.goto(`${scene.address}/offers/${offerId}`);
  await page.getByRole('button', { name: '买方接受' }).click();
  await page.getByText('交付').waitFor();
  await page.getByRole('link', { name: '总览' }).click();
  expect(await moveClock(page, '+8 天')).toBeGreaterThanOrEqual(8 * 86_400_000);
  expect(await moveClock(page, '+1 小时')).toBeLessThan(3_700_000);
  await page.getByRole('link', { name: '故障' }).click();
  await page.getByRole('button', { name: 'Steam 停机 1 小时' }).click();
  await page.getByText('Faults are on').waitFor();
  await page.getByRole('button', { name: '全部关闭' }).click();
  await page.getByText('一切正常').waitFor();
  await page.context().close();
});

test('every target is large enough, however flat the font of the machine is', async () => {
  const page = await open(390, 'light');
  for (const path of [...PATHS, `/offers/${offerId}`, `/accounts/${buyer.steamId}`]) {
    await page.goto(scene.address + path);
    await wearFlatFont(page);
    const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ target }) => `${path}: ${target.join(' ')}`),
    );
    expect(found).toEqual([]);
  }
  await page.context().close();
});

test('every page fits a phone, in both lights, and holds the accessibility rules', async () => {
  await scene.post('/sandbox/faults', { service: 'sms', status: 500, count: 0 });
  for (const [width, light] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    const page = await open(width, light);
    for (const path of [...PATHS, `/offers/${offerId}`, `/accounts/${buyer.steamId}`]) {
      await page.goto(scene.address + path);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, width, excess]).toEqual([path, width, 0]);
      // The rule about pages that reload themselves is broken on purpose: a user who waits for a code must not press a key.
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .disableRules(['meta-refresh'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.target.join(' ')}`);
      expect(found).toEqual([]);
    }
    await page.context().close();
  }
});
