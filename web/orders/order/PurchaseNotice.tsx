import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';

interface PurchaseNoticeProps {
  /** The copy is no longer on sale, the session ended, or operators hold the account. */
  readonly kind: 'gone' | 'signIn' | 'held';
  readonly listingId: string;
  readonly onClose: () => void;
}

const NOTICES = {
  gone: 'purchase_gone',
  signIn: 'shell:pleaseSignIn',
  held: 'shell:hold_effect_EVERYTHING',
} as const;

/** Shown when a purchase cannot start: the reason, and the one action that helps. */
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
      <p>{t(NOTICES[kind])}</p>
      {kind === 'held' && (
        <Link to="/user/letters" onClick={onClose}>
          {t('shell:hold_answer')}
        </Link>
      )}
      <Button look="primary" size="large" isWide onClick={kind === 'signIn' ? signIn : onClose}>
        {t(kind === 'signIn' ? 'shell:signIn' : 'purchase_lookOn')}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 16px;
  p { color: var(--t2); font-size: 14px; line-height: 22px; }
  a { color: var(--accent-t); text-decoration: underline; text-underline-offset: 3px; }
`;
