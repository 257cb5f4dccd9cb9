/** Reads the row of a change event with the viewer's permissions. Null after a gap, and for a viewer who has signed out. */
export function ownRow<Row>(
  event: unknown,
  viewer: { userId: string } | null,
  find: (where: { id: string; userId: string }) => Row,
): Row | null {
  return event && viewer ? find({ id: (event as { id: string }).id, userId: viewer.userId }) : null;
}
