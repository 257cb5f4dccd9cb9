import { setImmediate as nextTurn } from 'node:timers/promises';
import { SITEMAP_MAX, type SitemapEntry, sitemapFile, sitemapLine } from './sitemap.ts';

/** How long the files are kept, in milliseconds: the same hour for which clients may cache them. */
const KEPT_MS = 3_600_000;
/** Number of pages that are written in one turn of the event loop. */
const PIECE = 500;

/**
 * Caches the files of the sitemap, because anybody may request them and those of 34,000 items take 0.2 seconds of processor time. They are
 * written in pieces, so that other requests are served in between (T-30).
 * @param now the current time in milliseconds; tests pass another clock.
 * @returns a function that returns the files, at least one, in the order of the pages.
 */
export function keepSitemap(
  origin: string,
  listPages: () => Iterable<SitemapEntry>,
  now: () => number = () => performance.now(),
): () => Promise<readonly string[]> {
  let kept: { files: Promise<readonly string[]>; untilMs: number } | null = null;
  return () => {
    if (kept === null || kept.untilMs <= now()) {
      const made = { files: makeFiles(origin, listPages()), untilMs: now() + KEPT_MS };
      kept = made;
      made.files.catch(() => {
        if (kept === made) kept = null;
      });
    }
    return kept.files;
  };
}

async function makeFiles(origin: string, pages: Iterable<SitemapEntry>): Promise<readonly string[]> {
  const files: string[] = [];
  let lines: string[] = [];
  for (const page of pages) {
    if (lines.length === SITEMAP_MAX) {
      files.push(sitemapFile(lines));
      lines = [];
    }
    lines.push(sitemapLine(origin, page));
    if (lines.length % PIECE === 0) await nextTurn();
  }
  return [...files, sitemapFile(lines)];
}
