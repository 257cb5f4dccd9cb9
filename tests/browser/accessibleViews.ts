import { inventoryItemId } from '../selling/listing/sellerScene.ts';
import type { Member } from './accessibleScene.ts';
import { ITEM_PATH, type Tab } from './tab.ts';

/** A view of the site: its user, and the steps that open it. */
export interface View {
  whose: 'visitor' | 'member' | 'paidOut';
  show(tab: Tab, member: Member): Promise<void>;
  /** A selector. An overlay is checked alone, because the page behind it is a view of its own. */
  overlay?: string;
  /** It closes when the window changes, and is brought up anew in each width. */
  isMoved?: true;
}

const at = (path: string | ((member: Member) => string), whose: View['whose'] = 'visitor'): View => ({
  whose,
  show: (tab, member) => tab.open(typeof path === 'string' ? path : path(member)),
});

async function openLogin({ page, dialog }: Tab): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  // With its messages showing.
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
}

const openDisplay =
  (name: string) =>
  async ({ page }: Tab): Promise<void> => {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await page.getByRole('group', { name }).waitFor();
  };

async function openSellForm({ dialog }: Tab): Promise<void> {
  const fields = dialog.getByRole('textbox', { name: /的价格$/ });
  await fields.nth(0).fill('0.01');
  await fields.nth(1).fill('99999');
  await fields.nth(2).fill('x');
  await dialog.getByRole('button', { name: '自定义' }).click();
  await dialog.getByRole('textbox', { name: /倍数/ }).first().waitFor();
}

const sellPath = ({ copies }: Member) =>
  `/user/sell?list=${encodeURIComponent(copies.map(inventoryItemId).join(','))}`;

/** Over a page: opened, then brought up. */
function over(
  path: string | ((member: Member) => string),
  whose: View['whose'],
  bringUp: (tab: Tab) => Promise<unknown>,
): View {
  return {
    whose,
    overlay: 'dialog[open]',
    async show(tab, member) {
      await tab.open(typeof path === 'string' ? path : path(member));
      await bringUp(tab);
    },
  };
}

const press =
  (button: string | RegExp, wanted: string) =>
  async ({ page, dialog }: Tab): Promise<void> => {
    await page.getByRole('button', { name: button }).locator('visible=true').first().click();
    await dialog.getByText(wanted).first().waitFor();
  };

/** Every route, and what opens over them. A new page is added here. */
export const VIEWS: Record<string, View> = {
  home: at('/'),
  market: at('/market?search=%E7%BA%A2%E7%BA%BF', 'member'),
  'market without a match': at('/market?search=zzzzqqqq'),
  goods: at(ITEM_PATH, 'member'),
  'hot sellers': at('/sellhot'),
  shop: at(({ nodeId }) => `/shop/${encodeURIComponent(nodeId)}`),
  help: at('/help'),
  'help article': at('/help/203'),
  'help search': at('/help?q=zzzz'),
  agreement: at('/information?section=agreement'),
  news: at('/news'),
  status: at('/status'),
  'news entry': at('/news/statistics'),
  announcements: at('/notice'),
  'own notices': at('/notice?of=me', 'member'),
  'open platform': at('/openplat'),
  'guide for partners': at('/openplat/guide'),
  'codes for partners': at('/openplat/errors'),
  download: at('/download/app'),
  comparison: at('/multiplatform?q=redline'),
  copies: at('/copies?filter=type%3Aknife'),
  wrongFilter: at('/copies?filter=type%3Aknive'),
  'server error': at('/serverError'),
  'unknown path': at('/nothing-here'),
  'user area of a visitor': {
    whose: 'visitor',
    async show(tab) {
      await tab.open('/user/order');
      await tab.dialog.waitFor();
      await tab.page.keyboard.press('Escape');
      // While it fades, its colours are those of no theme.
      await tab.dialog.waitFor({ state: 'detached' });
    },
  },
  'order list': at('/user/order', 'member'),
  'delivery desk': at('/user/delivery', 'member'),
  'order detail': at(({ orderNo }) => `/user/orderDetail?orderNo=${orderNo}`, 'member'),
  wallet: at('/user/wallet', 'member'),
  recharges: at('/user/wallet?tab=recharge', 'member'),
  'first withdrawal': at('/user/wallet?tab=withdraw', 'member'),
  withdrawals: at('/user/wallet?tab=withdraw', 'paidOut'),
  watchlist: at('/user/watch', 'member'),
  'saved filters': at('/user/watch?tab=filters', 'member'),
  inventory: at('/user/inventory', 'member'),
  'steam accounts': at('/user/steam', 'member'),
  'no steam account': at('/user/steam', 'paidOut'),
  'the application to the open platform': at('/user/openapi', 'member'),
  'message centre': at('/user/messageCenter', 'member'),
  'the pages of the user': at('/user/me', 'member'),
  settings: at('/user/setting', 'member'),
  security: at('/user/setting?tab=security', 'member'),
  statistics: at('/user/setting?tab=statistics', 'member'),
  selling: {
    whose: 'member',
    async show(tab) {
      await tab.open('/user/sell');
      const boxes = tab.page.getByRole('checkbox', { name: /^选择 / });
      await boxes.first().check();
    },
  },
  rules: at('/user/sell?tab=rules&runs=all', 'member'),
  report: at('/user/sell?tab=report', 'member'),
  'login modal': over('/help', 'visitor', openLogin),
  'currency menu': { ...over('/help', 'member', openDisplay('货币')), overlay: 'header', isMoved: true },
  'theme menu': { ...over('/help', 'member', openDisplay('主题')), overlay: 'header', isMoved: true },
  'price alert dialog': over(ITEM_PATH, 'member', press(/提醒/, '目标价')),
  'save filter dialog': over('/market?minPrice=10', 'member', press('保存筛选', '名称')),
  'market as a list': {
    whose: 'visitor',
    async show(tab) {
      await tab.open('/market?search=AK-47');
      // Kept in the tab: the views after it do not show the market.
      await tab.page.getByRole('button', { name: '列表' }).locator('visible=true').click();
      await tab.page.getByRole('table', { name: '列表' }).waitFor();
    },
  },
  'comparison of copies': over(ITEM_PATH, 'member', async ({ page, dialog }) => {
    for (const place of [0, 1, 2]) await page.getByRole('checkbox', { name: '选来对比' }).nth(place).check();
    await page.getByRole('button', { name: '比较 3 件' }).click();
    await dialog.getByRole('table').waitFor();
  }),
  'purchase dialog': over(ITEM_PATH, 'member', press(/^购买/, '实付金额')),
  'sell form': over(sellPath, 'member', openSellForm),
  'where the reference price comes from': over(sellPath, 'member', async ({ page, dialog }) => {
    await dialog.getByRole('button', { name: '参考价从哪里来' }).first().click();
    await page.getByRole('heading', { name: '参考价从哪里来' }).waitFor();
  }),
  'unlist dialog': over('/user/sell', 'member', async (tab) => {
    await tab.page
      .getByRole('checkbox', { name: /^选择 / })
      .first()
      .check();
    await press('下架', '保留')(tab);
  }),
  'rule form': over('/user/sell?tab=rules', 'member', async (tab) => {
    await press('修改', '预览改动')(tab);
    await tab.dialog.getByRole('button', { name: '预览改动' }).click();
    await tab.dialog.getByRole('status').waitFor();
  }),
  'bind dialog': over('/user/steam', 'member', press('绑定账号', '拖入或选择 Mafile')),
};
