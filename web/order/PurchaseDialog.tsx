export function PurchaseDialog(_props: { listingId: string; onClose: () => void }) {
  return null;
}
