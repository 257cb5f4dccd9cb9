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
