import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BindingLine_binding$key } from '../../__generated__/BindingLine_binding.graphql.ts';
import type { QrBinding_binding$key } from '../../__generated__/QrBinding_binding.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { bindingReasonKey } from './bindingReason.ts';

interface BindingLineProps {
  readonly binding: BindingLine_binding$key;
  /** Shows the QR code of a pending binding again. Without it there is no button for that. */
  readonly onShowQr?: (binding: QrBinding_binding$key) => void;
}

/** Why a pending binding waits. */
const WAITS: Record<string, string> = {
  BINDING_CLOSED: 'waitsForOpening',
  STEAM_LIMITED: 'waitsForLimit',
  SESSION_REFUSED: 'waitsForSession',
};

const TONES: Record<string, TagTone> = { PENDING: 'info', BOUND: 'pos', FAILED: 'neg' };

/** The current state of one binding, with the reason when it failed or waits. */
export function BindingLine({ binding, onShowQr }: BindingLineProps) {
  const data = useFragment(FRAGMENT, binding);
  const { way, accountName, status, reason } = data;
  const { t } = useTranslation('account');
  return (
    <Line>
      <b className="num">{accountName === '' ? t('by_qr') : accountName}</b>
      <Tag tone={TONES[status] ?? 'plain'}>{t(`binding_${status}`)}</Tag>
      <span role="status">
        {reason != null
          ? t(status === 'PENDING' ? (WAITS[reason] ?? 'waitsForSteam') : bindingReasonKey(way, reason))
          : t(accountName === '' ? 'qrAwaited' : `binding_${status}_hint`)}
      </span>
      {status === 'PENDING' && data.challengeUrl != null && onShowQr !== undefined && (
        <Button size="small" onClick={() => onShowQr(data)}>
          {t('qrShow')}
        </Button>
      )}
    </Line>
  );
}

const FRAGMENT = graphql`
  fragment BindingLine_binding on SteamBinding {
    way
    accountName
    status
    reason
    challengeUrl
    ...QrBinding_binding
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(96px, 180px) auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  min-height: 36px;
  font-size: 13px;
  b { font-weight: 500; overflow-wrap: anywhere; }
  > [role='status'] { color: var(--t3); }
  > span:nth-child(2) { justify-self: start; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 6px 0;
    > [role='status']:last-child { grid-column: 1 / -1; }
  }
`;
