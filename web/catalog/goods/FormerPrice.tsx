import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { FormerPrice_listing$key } from '../../__generated__/FormerPrice_listing.graphql.ts';
import { moneyParts } from '../../ui/money.ts';
import { useCurrency } from '../../ui/useCurrency.ts';

/** The former price of a discounted copy and the percentage, where that price was on sale long enough. Otherwise nothing. */
export function FormerPrice({ listing }: { readonly listing: FormerPrice_listing$key }) {
  const { discount } = useFragment(FRAGMENT, listing);
  const currency = useCurrency();
  if (discount?.formerAskCents == null) {
    return null;
  }
  const { symbol, integer, fraction } = moneyParts(discount.formerAskCents, false, currency);
  return (
    <Former className="num">
      <s>
        {symbol}
        {integer}
        {fraction}
      </s>{' '}
      <b>−{discount.percent}%</b>
    </Former>
  );
}

const FRAGMENT = graphql`
  fragment FormerPrice_listing on Listing {
    discount {
      formerAskCents
      percent
    }
  }
`;

const Former = styled.span`
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  color: var(--t3);
  b { font-weight: 600; color: var(--neg); }
`;
