import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BindingLine_binding$key } from '../../__generated__/BindingLine_binding.graphql.ts';
import { Tag, type TagTone } from '../../ui/Tag.tsx';

interface BindingLineProps {
  readonly binding: BindingLine_binding$key;
}

/** Why a pending binding waits. */
const WAITS: Record<string, string> = {
  BINDING_CLOSED: 'waitsForOpening',
  STEAM_LIMITED: 'waitsForLimit',
  SESSION_REFUSED: 'waitsForSession',
};

const TONES: Record<string, TagTone> = { PENDING: 'info', BOUND: 'pos', FAILED: 'neg' };

/** The current state of one binding, with the reason when it failed or waits. */
export function BindingLine({ binding }: BindingLineProps) {
  const { accountName, status, reason } = useFragment(FRAGMENT, binding);
  const { t } = useTranslation('account');
  return (
    <Line>
      <b className="num">{accountName === '' ? t('by_qr') : accountName}</b>
      <Tag tone={TONES[status] ?? 'plain'}>{t(`binding_${status}`)}</Tag>
      <span role="status">
        {reason != null
          ? t(status === 'PENDING' ? (WAITS[reason] ?? 'waitsForSteam') : `reason_${reason}`)
          : t(accountName === '' ? 'qrAwaited' : `binding_${status}_hint`)}
      </span>
    </Line>
  );
}

const FRAGMENT = graphql`
  fragment BindingLine_binding on SteamBinding {
    accountName
    status
    reason
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(96px, 180px) auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 12px;
  min-height: 36px;
  font-size: 13px;
  b { font-weight: 500; overflow-wrap: anywhere; }
  > span:last-child { color: var(--t3); }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 6px 0;
    > span:last-child { grid-column: 1 / -1; }
  }
`;
