import './app/theme.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/App.tsx';
import { appServicesRoute } from './app/appServices.ts';
import { createBrowserServices } from './app/browserServices.ts';
import { readPageState } from './app/pageState.ts';
import { routes } from './app/routes.ts';

const services = await createBrowserServices(readPageState(), (path) => void router.navigate(path));
const router = createBrowserRouter(routes, {
  getContext() {
    const context = new RouterContextProvider();
    context.set(appServicesRoute, services);
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
const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no root element.');
}
// As a transition it is done in slices: a press while the page starts does not wait for the whole of it.
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
// The rest is drawn as soon as there is time: printing, a picture of the whole page and a quick finger find it there.
(window.requestIdleCallback ?? setTimeout)(() => document.documentElement.removeAttribute('data-starting'));
