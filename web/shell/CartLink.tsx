import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CartLinkQuery } from '../__generated__/CartLinkQuery.graphql.ts';
import { BarLink } from './BarLink.tsx';

/** The way to the cart in the top bar, with the number of copies in it as soon as a page has read it. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const { viewer } = useLazyLoadQuery<CartLinkQuery>(QUERY, {}, { fetchPolicy: 'store-only' });
  const count = viewer?.cart?.count ?? 0;
  const label = count > 0 ? t('cartCount', { count }) : t('cart');
  return <BarLink to="/user/cart" icon="cart" label={label} count={count} />;
}

const QUERY = graphql`
  query CartLinkQuery {
    viewer {
      id
      cart {
        count
      }
    }
  }
`;
