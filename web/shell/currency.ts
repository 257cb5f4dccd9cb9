import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { currencyQuery } from '../__generated__/currencyQuery.graphql.ts';
import { type Currency, YUAN } from '../ui/money.ts';

/**
 * A currency, with the exchange rate for dollars. Only pages in dollars request a rate (requirement W-12). Without a rate the amounts stay in yuan and the result has the code `CNY`. Never throws.
 */
export async function loadCurrency(environment: Environment, code: Currency['code']): Promise<Currency> {
  if (code !== 'USD') {
    return YUAN;
  }
  const metadata = { isBackground: true };
  const answer = await fetchQuery<currencyQuery>(
    environment,
    QUERY,
    {},
    { networkCacheConfig: { force: true, metadata } },
  )
    .toPromise()
    .catch(() => undefined);
  const rate = answer?.exchangeRate;
  return rate == null ? YUAN : { code: 'USD', usdPerCny: rate.usdPerCny, ratedAt: rate.fetchedAt };
}

const QUERY = graphql`
  query currencyQuery {
    exchangeRate {
      usdPerCny
      fetchedAt
    }
  }
`;
