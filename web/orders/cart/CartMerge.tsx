import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { CartMergeMutation } from '../../__generated__/CartMergeMutation.graphql.ts';
import { visitorCart } from '../../catalog/market/visitorCart.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { loadWords } from '../../shell/i18n.ts';
import { useStore } from '../../ui/store.ts';

/**
 * Renders nothing. Puts what the browser kept of a visitor's cart into the cart of the user who has signed in (C-01), and
 * tells of copies that it does not take: gone, the user's own, or without room. After a failure the next page tries again.
 */
export function CartMerge() {
  const copies = useStore(visitorCart);
  const { i18n } = useTranslation();
  const { toasts } = useAppServices();
  const [commit] = useMutation<CartMergeMutation>(MERGE);
  async function tell(lost: number) {
    await loadWords(i18n, 'cart');
    if (lost === 0) {
      toasts.show('success', i18n.t('cart:merged'));
    } else {
      toasts.show('failure', i18n.t('cart:mergedWithout', { count: lost }));
    }
  }
  const merge = useEffectEvent(() =>
    commit({
      variables: { input: { lines: copies } },
      onCompleted({ addToCart }) {
        const outcomes = addToCart.copies;
        if (outcomes == null) {
          return;
        }
        visitorCart.remove(copies.map(({ listingId }) => listingId));
        const lost = outcomes.filter(({ outcome }) => outcome !== 'ADDED' && outcome !== 'ALREADY').length;
        void tell(lost);
      },
    }),
  );
  const hasKept = copies.length > 0;
  useEffect(() => {
    if (hasKept) {
      merge();
    }
  }, [hasKept]);
  return null;
}

const MERGE = graphql`
  mutation CartMergeMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      ... on AddToCartPayload {
        copies {
          outcome
        }
        viewer {
          id
          cart {
            count
            lines {
              state
              listing {
                id
                askCents
              }
              ...CartRow_line
            }
          }
        }
      }
    }
  }
`;
