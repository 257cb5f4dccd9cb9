import { createContext } from 'react';

/** Something typed that is not stored yet. */
export interface Draft {
  readonly isDirty: boolean;
  /** Stores it; false where that was refused, and the reason stands beside the field. */
  readonly save: () => Promise<boolean>;
}

/** The drafts of a page by a key of their forms. */
export type Drafts = Map<string, Draft>;

/** Where forms tell of their drafts: `UnsavedGuard` asks before they are left. */
export const UnsavedDrafts = createContext<Drafts>(new Map());
