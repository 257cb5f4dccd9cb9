/** One article of the news as the list names it. */
export interface NewsEntry {
  /** Its name in the address. */
  readonly id: string;
  /** The day that it came out, as 2026-11-20. */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
}

/** The news in one language, newest first. */
export interface NewsIndex {
  readonly articles: readonly NewsEntry[];
}

/** Finds an article; null where there is none. */
export function findNews({ articles }: NewsIndex, id: string): NewsEntry | null {
  return articles.find((article) => article.id === id) ?? null;
}

/** The address of an article. */
export function newsPath(id: string): string {
  return `/news?id=${id}`;
}
