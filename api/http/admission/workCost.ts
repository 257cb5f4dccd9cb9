/** Estimated work of a request, before it is parsed. */
export interface Work {
  /** Queue in which the request waits. */
  line: 'pages' | 'queries';
  /** Cost in processor milliseconds. */
  costMs: number;
}

// Cost of work as measured by `npm run bench:heavy` on an idle machine.
export const PAGE: Work = { line: 'pages', costMs: 25 };
/** Loading and drawing the picture of a link's preview. */
export const PICTURE: Work = { line: 'pages', costMs: 30 };
export const SIGN_IN: Work = { line: 'queries', costMs: 5 };
/** Parsing and validating a document that is not one of the site's own. */
export const DOCUMENT: Work = { line: 'queries', costMs: 2 };
/** Returning the whole schema. */
export const INTROSPECTION_MS = 20;
/** The complexity plugin counts the fields that a document returns. */
const COMPLEXITY_PER_MS = 200;

/** Cost of executing a document that is not one of the site's own, in processor milliseconds, without parsing. */
export function documentWorkMs(complexity: number): number {
  return Math.ceil(complexity / COMPLEXITY_PER_MS);
}
