import { type ComponentType, createElement, Suspense } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { appServicesRoute } from './appServices.ts';
import { loadWords } from './i18n.ts';

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  /** The boxes of the page while its data is on the way; the page before stays where there is none. */
  readonly Skeleton?: ComponentType;
}

/** Where a page lives: file `web/<feature>/<page>.tsx`, words `web/<feature>/locales`. */
export interface PageAddress {
  readonly path?: string;
  readonly index?: true;
  readonly feature: string;
  readonly page: string;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** What the server reads from a matched route to preload its files. */
export interface PageHandle {
  readonly files: readonly string[];
}

/** The pages that most visits begin with. All others are named in a file of their own, so that the first load carries no list of them. */
const PAGES = import.meta.glob<PageModule>(['../home/*Page.tsx', '../market/*Page.tsx']);

/** A route whose code and words load when it is first opened. The page exports `Component` and, if it reads data, `loader` and `Skeleton`. */
export function pageRoute({ path, index, feature, page, shouldRevalidate }: PageAddress): RouteObject {
  const file = `${feature}/${page}.tsx`;
  const isNear = PAGES[`../${file}`] !== undefined;
  const lazy = async () => {
    const load = PAGES[`../${file}`] ?? (await import('./otherPages.ts')).otherPage(file);
    if (load === undefined) {
      throw new Error(`There is no page file ${file}.`);
    }
    const loaded = await load();
    return { Component: withSkeleton(loaded), loader: withWords(feature, loaded.loader) };
  };
  const handle: PageHandle = { files: isNear ? [file] : [file, 'app/otherPages.ts'] };
  const shared = { lazy, handle, ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }) };
  return index === true ? { index, ...shared } : { path: path ?? '*', ...shared };
}

/** A boundary of the route's own: another page's content never hides behind it, and a changed query keeps the shown list. */
function withSkeleton({ Component, Skeleton }: PageModule): ComponentType {
  if (Skeleton === undefined) {
    return Component;
  }
  return function Page() {
    return createElement(Suspense, { fallback: createElement(Skeleton) }, createElement(Component));
  };
}

function withWords(feature: string, loader: LoaderFunction | undefined): LoaderFunction {
  return async (args, handlerContext) => {
    const words = loadWords(args.context.get(appServicesRoute).i18n, feature);
    const [started] = await Promise.all([loader?.(args, handlerContext) ?? null, words]);
    return started;
  };
}
