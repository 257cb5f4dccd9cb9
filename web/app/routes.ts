import { type RouteObject, redirect } from 'react-router';
import { AppShell, loader as appShellLoader } from './AppShell.tsx';
import { ContentErrorBoundary } from './ContentErrorBoundary.tsx';
import type { FeatureRoutes } from './featureRoutes.ts';
import { type PageHandle, pageRoute } from './pageRoute.ts';
import { ShellErrorBoundary } from './ShellErrorBoundary.tsx';

/** Each feature's own table (`web/<feature>/<feature>.route.ts`, export `featureRoutes`); adding a feature changes no file of another. */
const FEATURES = Object.values(
  import.meta.glob<FeatureRoutes>('../*/*.route.ts', { eager: true, import: 'featureRoutes' }),
);

const REVALIDATE_WHEN_ASKED = {
  // The shell's data does not depend on the address; only an explicit revalidation (after signing in or out) renews it.
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.href === nextUrl.href,
};

/** The whole site: shell, error boundaries, and the pages of all features. */
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
          ...FEATURES.flatMap((feature) => feature.main ?? []),
          {
            // Visitors of the market need nothing of it.
            lazy: async () => {
              const { UserShell, loader } = await import('./UserShell.tsx');
              return { Component: UserShell, loader };
            },
            handle: { files: ['app/UserShell.tsx'] } satisfies PageHandle,
            ...REVALIDATE_WHEN_ASKED,
            children: [
              {
                ErrorBoundary: ContentErrorBoundary,
                children: FEATURES.flatMap((feature) => feature.user ?? []),
              },
            ],
          },
          // The user area by itself is no page; what most come for is.
          { path: 'user', loader: () => redirect('/user/order') },
          pageRoute({ path: 'serverError', feature: 'app', page: 'ServerErrorPage' }),
          pageRoute({ feature: 'app', page: 'NotFoundPage' }),
        ],
      },
    ],
  },
];
