/** True if the reader is the buyer. */
export function isBuyer(
  order: { buyerId: string },
  { viewer }: { viewer: { userId: string } | null },
): boolean {
  return order.buyerId === viewer?.userId;
}
