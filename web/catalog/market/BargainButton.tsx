import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { PurchasesClosed } from './BuyButton.tsx';

interface BargainButtonProps {
  readonly listingId: string;
  readonly isOwn: boolean;
}

/** Opens an offer of less than the ask for a copy of somebody else. A visitor signs in first. Absent while purchases are closed. */
export function BargainButton({ listingId, isOwn }: BargainButtonProps) {
  const { t } = useTranslation(['market', 'goods']);
  const isClosed = useContext(PurchasesClosed);
  const { dialogs, session } = useAppServices();
  const bargain = () => dialogs.open({ kind: 'bargain', listingId });
  if (isOwn || isClosed) {
    return null;
  }
  return (
    <Button
      look="ghost"
      size="small"
      onClick={() => (session.isSignedIn ? bargain() : dialogs.open({ kind: 'login', onSignedIn: bargain }))}
    >
      {t('goods:bargain')}
    </Button>
  );
}
