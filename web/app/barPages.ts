import type { UserPage } from './userPages.ts';

/** The pages of the user area that the bar at the thumb has room for; the shell carries these alone, the menus bring the others. */
export const BAR_PAGES = {
  orders: { path: '/user/order', label: 'orders', icon: 'order', childPath: '/user/orderDetail' },
  wallet: { path: '/user/wallet', label: 'wallet', icon: 'wallet' },
  messages: { path: '/user/messageCenter', label: 'messages', icon: 'bell' },
  settings: { path: '/user/setting', label: 'settings', icon: 'gear' },
} as const satisfies Record<string, UserPage>;
