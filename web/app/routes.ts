import { type RouteObject, redirect } from 'react-router';
import { AppShell, loader as appShellLoader } from './AppShell.tsx';
import { ContentErrorBoundary } from './ContentErrorBoundary.tsx';
import { type PageHandle, pageRoute } from './pageRoute.ts';
import { ShellErrorBoundary } from './ShellErrorBoundary.tsx';
import type { WingRoutes } from './wingRoutes.ts';

/** Each wing's own table (`web/<wing>/<wing>.route.ts`, export `wingRoutes`); adding a wing changes no file of another. */
const WINGS = Object.values(
  import.meta.glob<WingRoutes>('../*/*.route.ts', { eager: true, import: 'wingRoutes' }),
);

const REVALIDATE_WHEN_ASKED = {
  // The shell's data does not depend on the address; only an explicit revalidation (after signing in or out) renews it.
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.href === nextUrl.href,
};

/** The whole site: shell, error boundaries, and the pages of all wings. */
export const routes: RouteObject[] = [
  {
    Component: AppShell,
    loader: appShellLoader,
    ErrorBoundary: ShellErrorBoundary,
    HydrateFallback: () => null,
    ...REVALIDATE_WHEN_ASKED,
    children: [
      {
        ErrorBoundary: ContentErrorBoundary,
        children: [
          ...WINGS.flatMap((wing) => wing.main ?? []),
          {
            // Visitors of the market need nothing of it.
            lazy: async () => {
              const { UserShell, loader } = await import('./UserShell.tsx');
              return { Component: UserShell, loader };
            },
            handle: { files: ['app/UserShell.tsx'] } satisfies PageHandle,
            ...REVALIDATE_WHEN_ASKED,
            children: [
              { ErrorBoundary: ContentErrorBoundary, children: WINGS.flatMap((wing) => wing.user ?? []) },
            ],
          },
          // The user area by itself is no page; what most come for is.
          { path: 'user', loader: () => redirect('/user/order') },
          pageRoute({ path: 'serverError', wing: 'app', page: 'ServerErrorPage' }),
          pageRoute({ wing: 'app', page: 'NotFoundPage' }),
        ],
      },
    ],
  },
];
