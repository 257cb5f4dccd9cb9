/** Options of a connection's field `totalCount`, whose value the resolver of the list gives as a function. */
export const totalCount = {
  description: 'Number of rows that match, over all pages.',
  // A document that asks for the number alone reads no rows.
  extensions: { pothosPrismaTotalCount: true },
  resolve: (page: object) => (page as { totalCount(): number | Promise<number> }).totalCount(),
} as const;
