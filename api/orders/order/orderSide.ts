/** True where the reader bought. */
export function isBuyer(
  order: { buyerId: string },
  { viewer }: { viewer: { userId: string } | null },
): boolean {
  return order.buyerId === viewer?.userId;
}
