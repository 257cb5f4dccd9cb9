import { plainAddress } from '../cache/answerKey.ts';
import { structuredData } from './structuredData.ts';

/** A page that is linked to. */
export interface LinkedPage {
  /** Path and query as requested. */
  readonly url: string;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Language of the page: zh-CN or en. */
  readonly language: string;
  /** Title, description and other elements rendered by the page. */
  readonly head: string;
}

/** The name of the site in each language. */
export const SITE_NAMES = { zh: '饰集', en: 'Shiji' } as const;

/** Query parameters that identify a page. All others (filters, orders, search words) are views of the same page. */
const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/goods': ['hashName'],
  '/news': ['id'],
  '/information': ['section'],
};

/** The path of a page, which may have been requested with slashes at its end. */
const pagePath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/**
 * True if search engines may index this address: it is outside the user area, and its parameters only identify the page or count visitors.
 */
export function isIndexed(url: string): boolean {
  const { pathname, searchParams } = new URL(plainAddress(url), 'http://site.invalid');
  const identifying = PAGE_PARAMETERS[pagePath(pathname)] ?? [];
  return (
    !pathname.startsWith('/user/') && [...searchParams.keys()].every((name) => identifying.includes(name))
  );
}

/** The canonical address of a page: its path with the parameters that identify it. */
export function canonicalUrl(url: string, origin: string): string {
  const { pathname, searchParams } = new URL(url, origin);
  const path = pagePath(pathname);
  const kept = new URLSearchParams();
  for (const name of PAGE_PARAMETERS[path] ?? []) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.toString();
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}

/**
 * Creates the metadata for search engines and link previews from the rendered title and description: canonical address, Open Graph with a
 * picture at our own address, and an item's price as structured data. Nothing for the user area and for pages excluded from the index. The
 * client script never writes it.
 */
export function linkPreview({ url, origin, language, head }: LinkedPage): string {
  if (url.startsWith('/user/') || head.includes('content="noindex"')) return '';
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const canonical = canonicalUrl(url, origin);
  const address = escapeAttribute(canonical);
  const hashName = itemOf(canonical);
  const price = /<meta property="product:price:amount" content="([\d.]+)"/.exec(head)?.[1];
  const image = origin + (hashName === null ? BRAND_PREVIEW : itemPreviewPath(hashName, price));
  const properties: readonly (readonly [string, string | undefined])[] = [
    ['og:type', hashName === null ? 'website' : 'product'],
    ['og:site_name', SITE_NAMES[language === 'en' ? 'en' : 'zh']],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', escapeAttribute(image)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', language === 'en' ? 'en_US' : 'zh_CN'],
  ];
  const tags = properties.flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${content.replaceAll('"', '&quot;')}">`] : [],
  );
  const card = '<meta name="twitter:card" content="summary_large_image">';
  const data = structuredData({ head, url: canonical, image });
  return `<link rel="canonical" href="${address}">${tags.join('')}${card}${data}`;
}

/** The name of the item shown on a page. Null for any other page. */
function itemOf(canonical: string): string | null {
  const { pathname, searchParams } = new URL(canonical);
  return pathname === '/goods' ? searchParams.get('hashName') : null;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The preview picture of every page without one of its own. */
export const BRAND_PREVIEW = '/preview.png';
/** The preview pictures of items. The query selects the item. */
export const ITEM_PREVIEW = '/preview/goods.jpg';

/**
 * The address of an item's preview picture by its market hash name. It contains the price that the picture shows, so that messengers, which
 * keep pictures by their address, load a new one at another price.
 */
export function itemPreviewPath(marketHashName: string, price?: string): string {
  const query = new URLSearchParams({ hashName: marketHashName });
  if (price !== undefined) query.set('price', price);
  return `${ITEM_PREVIEW}?${query}`;
}
