import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSignOut } from '../../shell/useSignOut.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Sign-out. */
export function SessionPanel() {
  const { t } = useTranslation('user');
  const [signOut, isSigningOut] = useSignOut();
  return (
    <Session>
      <div>
        <h2>{t('session')}</h2>
        <p>{t('sessionHint')}</p>
      </div>
      <Button look="danger" isBusy={isSigningOut} onClick={signOut}>
        {t('signOut')}
      </Button>
    </Session>
  );
}

const Session = styled(Panel)`
  h2 { font-size: 14px; line-height: 22px; }
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 20px;
  p { color: var(--t3); }
  @media (max-width: 767px) { padding: 16px; flex-direction: column; align-items: stretch; }
`;
