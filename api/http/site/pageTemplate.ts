import type { ManifestEntry } from './buildSite.ts';

/** The parts of one page, as rendered by the server bundle. */
export interface PageParts {
  readonly language: string;
  readonly head: string;
  readonly styles: string;
  readonly body: string;
  readonly state: string;
  readonly files: readonly string[];
}

/** The parts that are the same on every page. */
export interface PageTemplate {
  /** The built `index.html` with its placeholders. */
  readonly html: string;
  /**
   * The style sheet of the shell, inlined because nothing is drawn before it is loaded. Its link stays as a disabled element: without it,
   * the loader of lazy parts would insert it after the components' own rules.
   */
  readonly styleSheet: string;
  readonly themeScript: string;
  readonly stateId: string;
  readonly manifest: Readonly<Record<string, ManifestEntry>>;
}

/** Assembles a page. The nonce permits its style elements, and the theme script passes it on. */
export function fillTemplate(template: PageTemplate, parts: PageParts, nonce: string): string {
  const preloads = preloadFiles(template.manifest, parts.files)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  const fillings: Record<string, string> = {
    '<!--head-->': `${parts.head}<script nonce="${nonce}">${template.themeScript}</script>${preloads}${parts.styles}`,
    '<!--sheet-->': `<style nonce="${nonce}">${template.styleSheet}</style>`,
    '<!--page-->': parts.body,
    '<!--data-->': `<script type="application/json" id="${template.stateId}">${parts.state}</script>`,
    '<html lang="zh-CN"': `<html lang="${parts.language}"`,
    '/manifest.webmanifest': `/manifest.webmanifest${parts.language === 'en' ? '?language=en' : ''}`,
    '<script async': `<script nonce="${nonce}" async`,
  };
  return template.html
    .split(MARKS)
    .map((piece) => fillings[piece] ?? piece)
    .join('');
}

/** Placeholders. The template is split once, so that a page of hundreds of kilobytes is not searched for each of them. */
const MARKS = /(<!--(?:head|sheet|page|data)-->|<html lang="zh-CN"|<script async|\/manifest\.webmanifest)/;

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
