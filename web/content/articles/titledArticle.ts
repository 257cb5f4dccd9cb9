import type { Article } from './article.ts';

/** An article with a title of its own, as on the pages of the information feature and of the open platform. */
export interface TitledArticle extends Article {
  readonly title: string;
  readonly summary: string;
  /** Date of the last change, such as 2026-11-01; only agreements have one. */
  readonly updated?: string;
}
