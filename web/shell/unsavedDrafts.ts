import { createContext } from 'react';

/** Input of a form that is not saved yet. */
export interface Draft {
  readonly isDirty: boolean;
  /** Saves it. Resolves to false where it was rejected; the reason is shown beside the field. */
  readonly save: () => Promise<boolean>;
}

/** The drafts of a page, by the key of their form. */
export type Drafts = Map<string, Draft>;

/** Context in which forms register their drafts. `UnsavedGuard` asks before a navigation discards them. */
export const UnsavedDrafts = createContext<Drafts>(new Map());
