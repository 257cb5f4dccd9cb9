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
