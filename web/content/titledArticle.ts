import type { Article } from './article.ts';

/** An article that brings its own title, as the pages of the information feature and the open platform do. */
export interface TitledArticle extends Article {
  readonly title: string;
  readonly summary: string;
  /** Day of the last change, as 2026-11-01; agreements alone have one. */
  readonly updated?: string;
}
