import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react';
import { browser } from 'react-dom';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { appServicesRoute, useAppServices } from './appServices.ts';
import { loadWords } from './i18n.ts';

/** The exports of a page's file. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  /**
   * Placeholder while the page's data loads. Without one, the previous page stays. A crowded server also sends it in
   * place of the page (decision 0340).
   */
  readonly Skeleton?: ComponentType;
}

/** Location of a page: the file `<page>.tsx` in the folder of its feature, with translations in `locales` beside it. */
export interface PageAddress {
  readonly path?: string;
  readonly index?: true;
  /** Folder of the feature below `web/`, as `catalog/market`. */
  readonly feature: string;
  readonly page: string;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** What the server reads from a matched route to preload its files. */
export interface PageHandle {
  readonly files: readonly string[];
}

/**
 * The pages that most visits start with. The others are listed in a separate file, so that the first bundle does not
 * contain the list.
 */
const PAGES = import.meta.glob<PageModule>(['/catalog/home/*Page.tsx', '/catalog/market/*Page.tsx']);

/**
 * A route whose code and translations load when it is first opened. The page exports `Component` and, when it reads
 * data, `loader` and `Skeleton`.
 */
export function pageRoute({ path, index, feature, page, shouldRevalidate }: PageAddress): RouteObject {
  const file = `${feature}/${page}.tsx`;
  const isNear = PAGES[`/${file}`] !== undefined;
  const lazy = async () => {
    const load = PAGES[`/${file}`] ?? (await import('./otherPages.ts')).otherPage(file);
    if (load === undefined) {
      throw new Error(`No page ${file}.`);
    }
    const loaded = await load();
    return {
      Component: withSkeleton(loaded),
      loader: withWords(feature.slice(feature.lastIndexOf('/') + 1), loaded.loader),
    };
  };
  const handle: PageHandle = { files: isNear ? [file] : [file, 'shell/otherPages.ts'] };
  const shared = { lazy, handle, ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }) };
  return index === true ? { index, ...shared } : { path: path ?? '*', ...shared };
}

/**
 * A Suspense boundary per route, so that another page's content is never hidden by it, and a changed query keeps
 * showing the current list.
 */
function withSkeleton({ Component, Skeleton }: PageModule): ComponentType {
  if (Skeleton === undefined) {
    return Component;
  }
  return function Page() {
    const page = createElement(Component);
    return createElement(
      Suspense,
      { fallback: createElement(Skeleton) },
      import.meta.env.SSR ? createElement(ServerPage, null, page) : page,
    );
  };
}

/** On a crowded server, leaves the page to the browser. */
function ServerPage({ children }: { readonly children?: ReactNode }) {
  if (useAppServices().leavesPage) use(browser());
  return children;
}

function withWords(feature: string, loader: LoaderFunction | undefined): LoaderFunction {
  return async (args, handlerContext) => {
    const words = loadWords(args.context.get(appServicesRoute).i18n, feature);
    const [started] = await Promise.all([loader?.(args, handlerContext) ?? null, words]);
    return started;
  };
}
