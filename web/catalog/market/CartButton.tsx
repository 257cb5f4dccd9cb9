import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { CartButtonMutation } from '../../__generated__/CartButtonMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PurchasesClosed } from './BuyButton.tsx';

interface CartButtonProps {
  readonly listingId: string;
  /** The ask that the page shows, in cents. */
  readonly askCents: number;
  readonly isOwn: boolean;
}

/**
 * Puts a copy of somebody else into the cart, and then leads there. A visitor signs in first. Absent while purchases are
 * closed.
 */
export function CartButton({ listingId, askCents, isOwn }: CartButtonProps) {
  const { t } = useTranslation(['market', 'goods']);
  const isClosed = useContext(PurchasesClosed);
  const { dialogs, session, toasts } = useAppServices();
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
  if (isOwn || isClosed) {
    return null;
  }
  if (isInCart) {
    return (
      <ButtonLink to="/user/cart" look="ghost" size="small">
        {t('goods:cart_open')}
      </ButtonLink>
    );
  }
  return (
    <Button
      look="ghost"
      size="small"
      isBusy={isInFlight}
      onClick={() => (session.isSignedIn ? add() : dialogs.open({ kind: 'login', onSignedIn: add }))}
    >
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
      }
    }
  }
`;
