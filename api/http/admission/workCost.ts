/** A request's work before it is looked at closely. */
export interface Work {
  /** In which line it waits for its turn. */
  line: 'pages' | 'queries';
  /** Milliseconds of one processor. */
  costMs: number;
}

// What work costs, as `npm run bench:heavy` measures it on a quiet machine.
export const PAGE: Work = { line: 'pages', costMs: 25 };
/** Loading and drawing the picture of a link's preview. */
export const PICTURE: Work = { line: 'pages', costMs: 30 };
export const SIGN_IN: Work = { line: 'queries', costMs: 5 };
/** Reading and checking a document that is not the site's own. */
export const DOCUMENT: Work = { line: 'queries', costMs: 2 };
/** The whole schema, told to whoever asks for it. */
export const INTROSPECTION_MS = 20;
/** The plugin's complexity counts the fields that a document answers. */
const COMPLEXITY_PER_MS = 200;

/** What carrying out a free document costs, in milliseconds of one processor, beside reading it. */
export function documentWorkMs(complexity: number): number {
  return Math.ceil(complexity / COMPLEXITY_PER_MS);
}
