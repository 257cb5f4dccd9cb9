/** One page of the sitemap. */
export interface SitemapEntry {
  /** Path and query of the page. */
  readonly path: string;
  /** Last change of its content. Absent if unknown. */
  readonly changedAt?: Date | null;
}

/** Maximum number of addresses in one file (sitemaps.org). */
export const SITEMAP_MAX = 50_000;

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Number of files for a number of pages, at least one. */
export function sitemapCount(pageCount: number): number {
  return Math.max(1, Math.ceil(pageCount / SITEMAP_MAX));
}

/** The index of the sitemap's files. */
export function sitemapIndex(origin: string, fileCount: number): string {
  const files = Array.from(
    { length: fileCount },
    (_, place) => `<sitemap><loc>${origin}/sitemap-${place + 1}.xml</loc></sitemap>`,
  );
  return `${OPENING}<sitemapindex ${NAMESPACE}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** One file of the sitemap, counted from 1. Null if it does not exist. */
export function sitemapFile(origin: string, entries: readonly SitemapEntry[], number: number): string | null {
  if (number < 1 || number > sitemapCount(entries.length)) return null;
  const lines = entries.slice((number - 1) * SITEMAP_MAX, number * SITEMAP_MAX).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeText(origin + path)}</loc>${changed}</url>`;
  });
  return `${OPENING}<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** Rules for crawlers: all public pages, and no interfaces. */
export function robotsText(origin: string): string {
  const closed = ['/user/', '/graphql', '/web/', '/open/', '/serverError'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;');
}
