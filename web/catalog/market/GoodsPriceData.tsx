interface GoodsPriceDataProps {
  /** Null when nothing is on sale. */
  readonly lowestAskCents: number | null;
  readonly count: number;
}

/**
 * The price for link previews and search engines, always in yuan, whatever currency the page shows. The server
 * converts it to JSON-LD.
 */
export function GoodsPriceData({ lowestAskCents, count }: GoodsPriceDataProps) {
  return (
    <>
      <meta property="product:price:currency" content="CNY" />
      <meta property="product:availability" content={count > 0 ? 'in stock' : 'out of stock'} />
      <meta name="offer-count" content={String(count)} />
      {lowestAskCents !== null && (
        <meta property="product:price:amount" content={(lowestAskCents / 100).toFixed(2)} />
      )}
    </>
  );
}
