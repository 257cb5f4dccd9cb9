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

/** The list of the sitemap's files. */
export function sitemapIndex(origin: string, fileCount: number): string {
  const files = Array.from(
    { length: fileCount },
    (_, place) => `<sitemap><loc>${origin}/sitemap-${place + 1}.xml</loc></sitemap>`,
  );
  return `${OPENING}<sitemapindex ${NAMESPACE}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** The line of one page. */
export function sitemapLine(origin: string, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeText(origin + path)}</loc>${changed}</url>`;
}

/** One file of the sitemap. */
export function sitemapFile(lines: readonly string[]): string {
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
