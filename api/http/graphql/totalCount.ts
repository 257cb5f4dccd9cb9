import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Options of a connection's field `totalCount`, whose value the resolver of the list gives as a function. */
export const totalCount = {
  description: 'Number of rows that match, over all pages.',
  // A document that asks for the number alone reads no rows.
  extensions: { pothosPrismaTotalCount: true },
  resolve: (page: object) => (page as { totalCount(): number | Promise<number> }).totalCount(),
} as const;

/** True if a document asks a connection for `totalCount` alone: its resolver then reads no rows. */
export function asksForNumberAlone({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const isNumber = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.every((selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value === 'totalCount' || selection.name.value === '__typename';
      if (selection.kind === Kind.INLINE_FRAGMENT) return isNumber(selection.selectionSet);
      return isNumber(fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.every(({ selectionSet }) => isNumber(selectionSet));
}
