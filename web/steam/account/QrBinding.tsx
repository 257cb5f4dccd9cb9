import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { QrBinding_binding$key } from '../../__generated__/QrBinding_binding.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DialogButtons } from './dialogParts.tsx';

interface QrBindingProps {
  readonly binding: QrBinding_binding$key;
  /** Address of the sandbox, whose page plays the Steam app. Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** One QR code, as it changes, until the app has approved it or it ended otherwise. */
export function QrBinding({ binding, sandboxUrl, onAgain, onClose }: QrBindingProps) {
  const { status, reason, accountName, challengeUrl } = useFragment(FRAGMENT, binding);
  const { t } = useTranslation('account');
  if (status !== 'PENDING') {
    const isBound = status === 'BOUND';
    return (
      <>
        <p role="status">
          {isBound ? t('qrBound', { name: accountName }) : t(`reason_${reason ?? 'QR_DENIED'}`)}
        </p>
        <DialogButtons>
          <Button look={isBound ? 'primary' : 'default'} onClick={onClose}>
            {t('done')}
          </Button>
          {!isBound && (
            <Button look="primary" onClick={onAgain}>
              {t('qrAgain')}
            </Button>
          )}
        </DialogButtons>
      </>
    );
  }
  if (challengeUrl == null) {
    return (
      <Waiting role="status">
        <Skeleton width="222px" height="222px" />
        <span>{t(reason == null ? 'qrComing' : 'waitsForSteam')}</span>
      </Waiting>
    );
  }
  return (
    <Waiting>
      <QrCode text={challengeUrl} label={t('qrLabel')} />
      <ol>
        <li>{t('qrStep_open')}</li>
        <li>{t('qrStep_scan')}</li>
        <li>{t('qrStep_approve')}</li>
      </ol>
      <small>{t('qrHint')}</small>
      <Links>
        <a href={challengeUrl} target="_blank" rel="noreferrer">
          {t('qrOpenApp')}
        </a>
        {sandboxUrl !== null && (
          <a
            href={`${sandboxUrl}/app?challengeUrl=${encodeURIComponent(challengeUrl)}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('qrSandbox')}
          </a>
        )}
      </Links>
    </Waiting>
  );
}

const FRAGMENT = graphql`
  fragment QrBinding_binding on SteamBinding {
    status
    reason
    accountName
    challengeUrl
  }
`;

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 14px;
  ol { padding-left: 20px; list-style: decimal; color: var(--t2); font-size: 13px; line-height: 22px; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); text-align: center; }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 20px;
  font-size: 13px;
  a { display: inline-flex; align-items: center; min-height: 32px; color: var(--accent-t); }
  @media (max-width: 767px) { a { min-height: 44px; } }
`;
