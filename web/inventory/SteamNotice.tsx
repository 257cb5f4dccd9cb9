import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';

interface SteamNoticeProps {
  /** UP, DEGRADED or DOWN. */
  readonly state: string | undefined;
}

/** Says that Steam does not do well, where it does not. */
export function SteamNotice({ state = 'UP' }: SteamNoticeProps) {
  const { t } = useTranslation('inventory');
  if (state === 'UP') {
    return null;
  }
  return (
    <Notice role="status">
      <Icon name="alert" />
      {t(state === 'DOWN' ? 'steam_DOWN' : 'steam_DEGRADED')}
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 12px;
  padding: 10px 14px;
  border-radius: var(--r-input);
  background: var(--warn-w);
  color: var(--warn);
`;
