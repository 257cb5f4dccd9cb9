/** One article in the list of the help centre. */
export interface HelpEntry {
  /** Its number in the URL. */
  readonly serial: string;
  readonly title: string;
  readonly summary: string;
}

/** The list of the help centre in one language. */
export interface HelpIndex {
  readonly categories: readonly {
    readonly id: string;
    readonly title: string;
    readonly articles: readonly HelpEntry[];
  }[];
}

/** An article with its neighbours in the list. */
export interface HelpPlace {
  readonly entry: HelpEntry;
  readonly category: string;
  readonly previous: HelpEntry | null;
  readonly next: HelpEntry | null;
}

/** All articles in the order of the list. */
export function helpEntries({ categories }: HelpIndex): readonly HelpEntry[] {
  return categories.flatMap(({ articles }) => articles);
}

/** Finds an article by its serial number; null when there is none. */
export function findHelp(index: HelpIndex, serial: string): HelpPlace | null {
  const entries = helpEntries(index);
  const place = entries.findIndex((entry) => entry.serial === serial);
  const entry = entries[place];
  if (entry === undefined) {
    return null;
  }
  const category = index.categories.find(({ articles }) => articles.includes(entry));
  return {
    entry,
    category: category?.title ?? '',
    previous: entries[place - 1] ?? null,
    next: entries[place + 1] ?? null,
  };
}

/** URL of an article. */
export function helpPath(serial: string): string {
  return `/help/${serial}`;
}

/** One article in the list of news. */
export interface NewsEntry {
  /** Its name in the URL. */
  readonly id: string;
  /** The publication date, such as 2026-11-20. */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
}

/** The news in one language, newest first. */
export interface NewsIndex {
  readonly articles: readonly NewsEntry[];
}

/** Finds an article; null when there is none. */
export function findNews({ articles }: NewsIndex, id: string): NewsEntry | null {
  return articles.find((article) => article.id === id) ?? null;
}

/** URL of an article. */
export function newsPath(id: string): string {
  return `/news?id=${id}`;
}

/** The sections of `/information` in their order. */
export const INFORMATION_SECTIONS = ['about', 'agreement', 'privacy', 'fees', 'contact'] as const;
export type InformationSection = (typeof INFORMATION_SECTIONS)[number];

/** Parses the URL. An unknown value gives the first section. */
export function readInformationSection(search: URLSearchParams): InformationSection {
  const wanted = search.get('section');
  return INFORMATION_SECTIONS.find((section) => section === wanted) ?? 'about';
}

/** URL of one section. */
export function informationPath(section: InformationSection): string {
  return section === 'about' ? '/information' : `/information?section=${section}`;
}
