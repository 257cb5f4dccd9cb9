import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import { Button, type ButtonLook, type ButtonSize } from '../../ui/Button.tsx';

interface BuyButtonProps {
  readonly listingId: string;
  /** True for the viewer's own copy, which cannot be bought; the button says so. */
  readonly isOwn: boolean;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/**
 * Opens the purchase of one copy. A visitor signs in first, and the purchase then continues (requirement A-06). While
 * purchases are closed, the button says so.
 */
export function BuyButton({
  listingId,
  isOwn,
  look = 'default',
  size = 'medium',
  isWide = false,
  children,
}: BuyButtonProps) {
  const { t } = useTranslation('market');
  const isClosed = useContext(PurchasesClosed);
  const { dialogs, session } = useAppServices();
  const buy = () => dialogs.open({ kind: 'purchase', listingId });
  const press = () => (session.isSignedIn ? buy() : dialogs.open({ kind: 'login', onSignedIn: buy }));
  if (isOwn || isClosed) {
    return (
      <Button size={size} isWide={isWide} disabled>
        {t(isOwn ? 'ownListing' : 'buyClosed')}
      </Button>
    );
  }
  return (
    <Button look={look} size={size} isWide={isWide} onClick={press}>
      {children ?? t('buy')}
    </Button>
  );
}

/** Whether operators have closed purchases, for the buttons of a page that shows the reason elsewhere. */
export const PurchasesClosed = createContext(false);
