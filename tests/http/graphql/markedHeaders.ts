/** Headers of a GraphQL request as programs send it: JSON, with the mark that a plain HTML form cannot send. */
export const MARKED_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
} as const;
