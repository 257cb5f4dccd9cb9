import type { IconName } from '../ui/Icon.tsx';

/** A page of the user area as the menus list it. */
export interface UserPage {
  readonly path: string;
  /** Key of its name in `web/app/locales`. */
  readonly label: string;
  readonly icon: IconName;
  /** A page that is reached from this one and keeps it marked in the menus. */
  readonly childPath?: string;
  /** Not in the bar at the thumb, which has room for five. */
  readonly isMenuOnly?: true;
}

/** The user area's pages in the order of the side menu; a page is added here once it exists. */
export const USER_PAGES: readonly UserPage[] = [
  { path: '/user/order', label: 'orders', icon: 'order', childPath: '/user/orderDetail' },
  { path: '/user/inventory', label: 'inventory', icon: 'box', isMenuOnly: true },
  { path: '/user/sell', label: 'selling', icon: 'store', isMenuOnly: true },
  { path: '/user/wallet', label: 'wallet', icon: 'wallet' },
  { path: '/user/steam', label: 'steamAccounts', icon: 'steam', isMenuOnly: true },
  { path: '/user/watch', label: 'watchlist', icon: 'heart', isMenuOnly: true },
  { path: '/user/messageCenter', label: 'messages', icon: 'bell' },
  { path: '/user/setting', label: 'settings', icon: 'gear' },
];
