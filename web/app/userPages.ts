import type { IconName } from '../ui/Icon.tsx';
import { BAR_PAGES } from './barPages.ts';

/** A page of the user area as the menus list it. */
export interface UserPage {
  readonly path: string;
  /** Key of its name in `web/app/locales`. */
  readonly label: string;
  readonly icon: IconName;
  /** A page that is reached from this one and keeps it marked in the menus. */
  readonly childPath?: string;
}

/** The user area's pages in the order of the side menu; a page is added here once it exists. */
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
