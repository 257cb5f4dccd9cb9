import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { IconName } from '../ui/Icon.tsx';

/** A page of the user area as the menus list it. */
export interface UserPage {
  readonly path: string;
  /** Translation key of its name in `web/shell/locales`. */
  readonly label: string;
  readonly icon: IconName;
  /** Path of a child page, during which this page stays marked in the menus. */
  readonly childPath?: string;
}

const ORDERS = {
  path: '/user/order',
  label: 'orders',
  icon: 'order',
  childPath: '/user/orderDetail',
} as const;
const INVENTORY = { path: '/user/inventory', label: 'inventory', icon: 'box' } as const;

/** The pages of the bottom navigation bar. The last one lists all others of the user area. */
export const BAR_PAGES: readonly UserPage[] = [
  { path: '/', label: 'home', icon: 'home' },
  { path: '/market', label: 'market', icon: 'store' },
  INVENTORY,
  ORDERS,
  { path: '/user/me', label: 'me', icon: 'user' },
];

/** The pages of the user area in the order of the side menu. Add a page here once it exists. */
export const USER_PAGES = [
  ORDERS,
  { path: '/user/cart', label: 'cart', icon: 'cart' },
  INVENTORY,
  { path: '/user/sell', label: 'selling', icon: 'store' },
  { path: '/user/bids', label: 'bids', icon: 'hand' },
  { path: '/user/offers', label: 'offers', icon: 'split' },
  { path: '/user/wallet', label: 'wallet', icon: 'wallet' },
  { path: '/user/steam', label: 'steamAccounts', icon: 'steam' },
  { path: '/user/watch', label: 'watchlist', icon: 'heart' },
  // Named as in the footer.
  { path: '/user/openapi', label: 'footer_openplat', icon: 'link' },
  { path: '/user/messageCenter', label: 'messages', icon: 'bell' },
  { path: '/user/setting', label: 'settings', icon: 'gear' },
] as const satisfies readonly UserPage[];

interface MenuLinkProps {
  readonly page: { readonly path: string; readonly childPath?: string };
  readonly children: ReactNode;
}

/** A link of a menu, marked as current while its page or a child page is open. */
export function MenuLink({ page, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === page.path || pathname === page.childPath;
  return (
    <Link to={page.path} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
