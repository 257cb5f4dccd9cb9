import type { UserPage } from './userPages.ts';

/**
 * The pages of the user area that fit into the bottom navigation bar. They are in the shell's bundle; the menus load
 * the others.
 */
export const BAR_PAGES = {
  orders: { path: '/user/order', label: 'orders', icon: 'order', childPath: '/user/orderDetail' },
  wallet: { path: '/user/wallet', label: 'wallet', icon: 'wallet' },
  messages: { path: '/user/messageCenter', label: 'messages', icon: 'bell' },
  settings: { path: '/user/setting', label: 'settings', icon: 'gear' },
} as const satisfies Record<string, UserPage>;
