import type { IconName } from '../ui/Icon.tsx';
import { BAR_PAGES } from './barPages.ts';

/** A page of the user area as the menus list it. */
export interface UserPage {
  readonly path: string;
  /** Translation key of its name in `web/shell/locales`. */
  readonly label: string;
  readonly icon: IconName;
  /** Path of a child page, during which this page stays marked in the menus. */
  readonly childPath?: string;
}

/** The pages of the user area in the order of the side menu. Add a page here once it exists. */
export const USER_PAGES: readonly UserPage[] = [
  BAR_PAGES.orders,
  { path: '/user/inventory', label: 'inventory', icon: 'box' },
  { path: '/user/sell', label: 'selling', icon: 'store' },
  BAR_PAGES.wallet,
  { path: '/user/steam', label: 'steamAccounts', icon: 'steam' },
  { path: '/user/watch', label: 'watchlist', icon: 'heart' },
  // Named as in the footer.
  { path: '/user/openapi', label: 'footer_openplat', icon: 'link' },
  BAR_PAGES.messages,
  BAR_PAGES.settings,
];
