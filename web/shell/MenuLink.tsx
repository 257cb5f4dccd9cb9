import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

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
