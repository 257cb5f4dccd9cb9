import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { appServicesRoute } from './appServices.ts';
import { loadWords } from './i18n.ts';

/** What a page file exports. */
interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** Where a page lives: file `web/<wing>/<page>.tsx`, words `web/<wing>/locales`. */
export interface PageAddress {
  readonly path?: string;
  readonly index?: true;
  readonly wing: string;
  readonly page: string;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** What the server reads from a matched route to preload its files. */
export interface PageHandle {
  readonly file: string;
}

const PAGES = import.meta.glob<PageModule>('../*/*Page.tsx');

/** A route whose code and words load when it is first opened. The page exports `Component` and, if it reads data, `loader`. */
export function pageRoute({ path, index, wing, page, shouldRevalidate }: PageAddress): RouteObject {
  const file = `${wing}/${page}.tsx`;
  const lazy = async () => {
    const load = PAGES[`../${file}`] ?? PAGES[`./${page}.tsx`];
    if (load === undefined) {
      throw new Error(`There is no page file ${file}.`);
    }
    const loaded = await load();
    return { Component: loaded.Component, loader: withWords(wing, loaded.loader) };
  };
  const handle: PageHandle = { file };
  const shared = { lazy, handle, ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }) };
  return index === true ? { index, ...shared } : { path: path ?? '*', ...shared };
}

function withWords(wing: string, loader: LoaderFunction | undefined): LoaderFunction {
  return async (args, handlerContext) => {
    const words = loadWords(args.context.get(appServicesRoute).i18n, wing);
    const [started] = await Promise.all([loader?.(args, handlerContext) ?? null, words]);
    return started;
  };
}
