import { type RouteObject, redirect } from 'react-router';
import { AppShell, loader as appShellLoader } from './AppShell.tsx';
import { ContentErrorBoundary } from './ContentErrorBoundary.tsx';
import { FEATURES } from './features.ts';
import { type PageHandle, pageRoute } from './pageRoute.ts';
import { ShellErrorBoundary } from './ShellErrorBoundary.tsx';

const REVALIDATE_WHEN_ASKED = {
  // The shell's data does not depend on the URL, so only an explicit revalidation (after signing in or out) fetches
  // it again.
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.href === nextUrl.href,
};

/** All routes of the site: shell, error boundaries, and the pages of all features. */
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
            // Lazy, because visitors of the market do not need it.
            lazy: async () => {
              const { UserShell, loader } = await import('./UserShell.tsx');
              return { Component: UserShell, loader };
            },
            handle: { files: ['shell/UserShell.tsx'] } satisfies PageHandle,
            ...REVALIDATE_WHEN_ASKED,
            children: [
              {
                ErrorBoundary: ContentErrorBoundary,
                children: FEATURES.flatMap((feature) => feature.user ?? []),
              },
            ],
          },
          // `/user` itself has no page, so it redirects to the most visited one.
          { path: 'user', loader: () => redirect('/user/order') },
          pageRoute({ path: 'serverError', feature: 'shell', page: 'ServerErrorPage' }),
          pageRoute({ feature: 'shell', page: 'NotFoundPage' }),
        ],
      },
    ],
  },
];
