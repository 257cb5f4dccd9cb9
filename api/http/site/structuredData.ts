/** What of a page's head is told to search engines as data. */
export interface StructuredPage {
  /** Title, description and other elements that the page rendered; the site's name is the last part of its title. */
  readonly head: string;
  /** The page's one address, and its picture's. */
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
 * An item on sale as JSON-LD (schema.org `Product`): name, description, picture, lowest price in yuan and how many there are. Made of what
 * the page has rendered; empty for a page that names no price currency. It is data and no script: the policy of the page lets it stand.
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
  // Nothing in it can end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function metaOf(head: string, key: 'name' | 'property', value: string): string | undefined {
  const content = new RegExp(`<meta ${key}="${value}" content="([^"]*)"`).exec(head)?.[1];
  return content === undefined ? undefined : plain(content);
}

function plain(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
