/** Reads the row that a change is about by its reader's rights: null after a gap, and for a reader who has left. */
export function ownRow<Row>(
  event: unknown,
  viewer: { userId: string } | null,
  find: (where: { id: string; userId: string }) => Row,
): Row | null {
  return event && viewer ? find({ id: (event as { id: string }).id, userId: viewer.userId }) : null;
}
