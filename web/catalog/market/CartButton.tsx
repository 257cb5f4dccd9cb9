import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { CartButtonMutation } from '../../__generated__/CartButtonMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useStore } from '../../ui/store.ts';
import { PurchasesClosed } from './BuyButton.tsx';
import { visitorCart } from './visitorCart.ts';

interface CartButtonProps {
  readonly listingId: string;
  /** The ask that the page shows, in cents. */
  readonly askCents: number;
  readonly isOwn: boolean;
}

/**
 * Puts a copy of somebody else into the cart, and then leads there. The browser keeps a visitor's cart until a sign-in.
 * Absent while purchases are closed.
 */
export function CartButton({ listingId, askCents, isOwn }: CartButtonProps) {
  const { t } = useTranslation(['market', 'goods']);
  const isClosed = useContext(PurchasesClosed);
  const { session, toasts } = useAppServices();
  const isKept = useStore(visitorCart).some((kept) => kept.listingId === listingId);
  const [isInCart, setInCart] = useState(false);
  const [commit, isInFlight] = useMutation<CartButtonMutation>(MUTATION);
  const add = () =>
    void commit({
      variables: { input: { lines: [{ listingId, expectedPriceCents: askCents }] } },
      onCompleted({ addToCart }) {
        const outcome = addToCart.copies?.[0]?.outcome;
        if (outcome === 'ADDED' || outcome === 'ALREADY') {
          setInCart(true);
        } else {
          toasts.show('failure', t(outcome === 'FULL' ? 'goods:cart_full' : 'goods:cart_gone'));
        }
      },
    });
  const keep = () => {
    if (!visitorCart.add({ listingId, expectedPriceCents: askCents })) {
      toasts.show('failure', t('goods:cart_full'));
    }
  };
  if (isOwn || isClosed) {
    return null;
  }
  if (isInCart || isKept) {
    return (
      <ButtonLink to="/user/cart" look="ghost" size="small">
        {t('goods:cart_open')}
      </ButtonLink>
    );
  }
  return (
    <Button look="ghost" size="small" isBusy={isInFlight} onClick={session.isSignedIn ? add : keep}>
      {t('goods:cart_add')}
    </Button>
  );
}

const MUTATION = graphql`
  mutation CartButtonMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      ... on AddToCartPayload {
        copies {
          outcome
        }
        viewer {
          id
          cart {
            count
          }
        }
      }
    }
  }
`;
