/** The input of structured data for search engines. */
export interface StructuredPage {
  /** Title, description and other elements rendered by the page. The last part of the title is the site's name. */
  readonly head: string;
  /** Canonical address of the page, and the address of its picture. */
  readonly url: string;
  readonly image: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Describes an item on sale as JSON-LD (schema.org `Product`): name, description, picture, lowest price in yuan and number of copies. Made
 * from what the page has rendered; empty for a page without a price currency. It is data and not a script, so the content security policy
 * permits it.
 */
export function structuredData({ head, url, image }: StructuredPage): string {
  const currency = metaOf(head, 'property', 'product:price:currency');
  if (currency === undefined) return '';
  const lowPrice = metaOf(head, 'property', 'product:price:amount');
  const title = plain(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title.split(' · ').slice(0, -1).join(' · '),
    description: metaOf(head, 'name', 'description'),
    image,
    url,
    offers:
      lowPrice === undefined
        ? undefined
        : {
            '@type': 'AggregateOffer',
            priceCurrency: currency,
            lowPrice,
            offerCount: Number(metaOf(head, 'name', 'offer-count')),
            availability: 'https://schema.org/InStock',
            url,
          },
  };
  // Escaped, so that nothing in it can end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function metaOf(head: string, key: 'name' | 'property', value: string): string | undefined {
  const content = new RegExp(`<meta ${key}="${value}" content="([^"]*)"`).exec(head)?.[1];
  return content === undefined ? undefined : plain(content);
}

function plain(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
