import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PurchaseNotice_viewer$key } from '../../__generated__/PurchaseNotice_viewer.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { RestrictionPanel } from '../../shell/restriction/RestrictionPanel.tsx';
import { Button } from '../../ui/Button.tsx';

interface PurchaseNoticeProps {
  /** The copy is no longer on sale, the session ended, or a restriction of the account stops buying. */
  readonly kind: 'gone' | 'signIn' | 'stopped';
  /** Whose restrictions are shown. */
  readonly viewer?: PurchaseNotice_viewer$key;
  readonly listingId: string;
  readonly onClose: () => void;
}

const NOTICES = { gone: 'purchase_gone', signIn: 'shell:pleaseSignIn', stopped: 'purchase_stopped' } as const;

/** Shown when a purchase cannot start: the reason, and the one action that helps. */
export function PurchaseNotice({ kind, viewer, listingId, onClose }: PurchaseNoticeProps) {
  const restricted = useFragment(FRAGMENT, viewer);
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
      {restricted != null && <RestrictionPanel viewer={restricted} action="BUY" onLeave={onClose} />}
      <Button look="primary" size="large" isWide onClick={kind === 'signIn' ? signIn : onClose}>
        {t(kind === 'signIn' ? 'shell:signIn' : 'purchase_lookOn')}
      </Button>
    </Box>
  );
}

const FRAGMENT = graphql`
  fragment PurchaseNotice_viewer on Viewer {
    ...RestrictionPanel_viewer
  }
`;

const Box = styled.div`
  display: grid;
  gap: 16px;
  p { color: var(--t2); font-size: 14px; line-height: 22px; }
`;
