import './shell/theme.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routeQueryContext } from './relay/routeQuery.ts';
import { App } from './shell/App.tsx';
import { appServicesRoute } from './shell/appServices.ts';
import { createBrowserServices } from './shell/browserServices.ts';
import { keepPages } from './shell/keptPages.ts';
import { readPageState } from './shell/pageState.ts';
import { routes } from './shell/routes.ts';
import { followPlaces } from './shell/scrollPlaces.ts';

/** After what the page itself loads. */
const KEEP_PAGES_AFTER_MS = 2_000;

const services = await createBrowserServices(readPageState(), (path) => void router.navigate(path));
const router = createBrowserRouter(routes, {
  getContext() {
    const context = new RouterContextProvider();
    context.set(appServicesRoute, services);
    context.set(routeQueryContext, services);
    return context;
  },
});
if (!router.state.initialized) {
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (state.initialized) {
        unsubscribe();
        resolve();
      }
    });
  });
}
followPlaces(router);
const root = document.getElementById('root');
if (root === null) {
  throw new Error('No root element.');
}
// In a transition React hydrates in slices, so that a press meanwhile does not wait for all of it.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App services={services}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
});
showRest([...document.querySelectorAll<HTMLElement>('.late')]);
setTimeout(keepPages, KEEP_PAGES_AFTER_MS);

/**
 * Renders what `data-starting` skipped as soon as there is time, so that printing, a screenshot of the whole page and
 * a fast scroll find it. Three cards at a time, so that no press waits for all of them. A browser that cannot detect
 * visibility renders all of them.
 */
function showRest(parts: readonly HTMLElement[]): void {
  (window.requestIdleCallback ?? setTimeout)(() => {
    const rest = parts.filter(
      (part) => !part.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }),
    );
    for (const part of rest.splice(0, 6)) {
      part.style.contentVisibility = 'visible';
    }
    if (rest.length > 0) {
      showRest(rest);
    } else {
      document.documentElement.removeAttribute('data-starting');
    }
  });
}
