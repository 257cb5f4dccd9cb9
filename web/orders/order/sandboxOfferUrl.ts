/** The offer that the seller of an ordinary account sends by hand. */
interface OfferToSend {
  readonly steamId: string;
  readonly tradeUrl: string;
  readonly message: string;
  readonly assetId: string;
}

/** URL of the sandbox's form in which an account's owner creates an offer, with its fields filled in. */
export function sandboxOfferUrl(
  sandboxUrl: string,
  { steamId, tradeUrl, message, assetId }: OfferToSend,
): string {
  const query = new URLSearchParams({ tradeUrl, assetIds: assetId, message });
  return `${sandboxUrl.replace(/\/$/, '')}/accounts/${steamId}?${query}#send`;
}
