import type { ManifestEntry } from './buildSite.ts';

/** The parts of one page, as rendered by the server bundle. */
export interface PageParts {
  readonly language: string;
  readonly head: string;
  readonly styles: string;
  /** As UTF-8, like the state: they are most of a page, and are passed on without being copied or encoded again. */
  readonly body: Uint8Array;
  readonly state: Uint8Array;
  readonly files: readonly string[];
}

/** The parts that are the same on every page. */
export interface PageTemplate {
  /** The built `index.html`: its placeholders as text, and what is between them as UTF-8. */
  readonly pieces: readonly (string | Uint8Array)[];
  /**
   * The style sheet of the shell, inlined because nothing is drawn before it is loaded. Its link stays as a disabled element: without it,
   * the loader of lazy parts would insert it after the components' own rules.
   */
  readonly styleSheet: string;
  readonly themeScript: string;
  readonly stateId: string;
  readonly manifest: Readonly<Record<string, ManifestEntry>>;
}

/** Placeholders of the built `index.html`. */
const MARKS = /(<!--(?:head|sheet|page|data)-->|<html lang="zh-CN"|<script async|\/manifest\.webmanifest)/;

/** Splits the built `index.html` once for all pages. */
export function splitTemplate(html: string): PageTemplate['pieces'] {
  return html.split(MARKS).map((piece) => (MARKS.test(piece) ? piece : Buffer.from(piece)));
}

/** Assembles a page as UTF-8. The nonce permits its style elements, and the theme script passes it on. */
export function fillTemplate(template: PageTemplate, parts: PageParts, nonce: string): Buffer {
  const preloads = preloadFiles(template.manifest, parts.files)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  const { language, head, styles, body, state } = parts;
  const fillings: Record<string, readonly (string | Uint8Array)[]> = {
    '<!--head-->': [`${head}<script nonce="${nonce}">${template.themeScript}</script>${preloads}${styles}`],
    '<!--sheet-->': [`<style nonce="${nonce}">${template.styleSheet}</style>`],
    '<!--page-->': [body],
    '<!--data-->': [`<script type="application/json" id="${template.stateId}">`, state, '</script>'],
    '<html lang="zh-CN"': [`<html lang="${language}"`],
    '/manifest.webmanifest': [`/manifest.webmanifest${language === 'en' ? '?language=en' : ''}`],
    '<script async': [`<script nonce="${nonce}" async`],
  };
  const filled = template.pieces.flatMap((piece) =>
    typeof piece === 'string' ? (fillings[piece] ?? [piece]) : [piece],
  );
  return Buffer.concat(filled.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** The scripts that the given sources need with their imports, except the scripts of the entry, which the page already contains. */
export function preloadFiles(
  manifest: Readonly<Record<string, ManifestEntry>>,
  sources: readonly string[],
): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (source: string): void => {
    const entry = manifest[source];
    if (entry === undefined || visited.has(source)) {
      return;
    }
    visited.add(source);
    if (entry.isEntry !== true) {
      files.add(entry.file);
    }
    for (const imported of entry.imports ?? []) {
      visit(imported);
    }
  };
  for (const source of sources) {
    visit(source);
  }
  return [...files];
}
