import { setImmediate as nextTurn } from 'node:timers/promises';
import { SITEMAP_MAX, type SitemapEntry, sitemapFile, sitemapLine } from './sitemap.ts';

/** As long as whoever has read them may keep them, too. */
const KEPT_MS = 3_600_000;
/** Pages that are written down in one turn of the event loop. */
const PIECE = 500;

/**
 * Keeps the files of the sitemap: those of 34,000 items take the processor for a fifth of a second, and anybody may ask for them. They are
 * made piece by piece, so that whoever asks for something light meanwhile is served between the pieces (T-30).
 * @param now in milliseconds; another clock for tests.
 * @returns the files, the first of them holding the first pages; one at least.
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
