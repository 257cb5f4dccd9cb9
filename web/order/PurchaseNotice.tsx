import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../app/appServices.ts';
import { Button } from '../ui/Button.tsx';

interface PurchaseNoticeProps {
  /** The copy is no longer on sale, or the session ended meanwhile. */
  readonly kind: 'gone' | 'signIn';
  readonly listingId: string;
  readonly onClose: () => void;
}

/** A purchase that cannot begin: why, and the one step that helps. */
export function PurchaseNotice({ kind, listingId, onClose }: PurchaseNoticeProps) {
  const { t } = useTranslation('order');
  const { dialogs } = useAppServices();
  function signIn() {
    onClose();
    dialogs.open({
      kind: 'login',
      onSignedIn: () => dialogs.open({ kind: 'purchase', listingId }),
    });
  }
  return (
    <Box>
      <p>{t(kind === 'gone' ? 'app:refusal_listingGone' : 'app:pleaseSignIn')}</p>
      <Button look="primary" size="large" isWide onClick={kind === 'gone' ? onClose : signIn}>
        {t(kind === 'gone' ? 'purchase_lookOn' : 'app:signIn')}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 16px;
  p { color: var(--t2); font-size: 14px; line-height: 22px; }
`;
