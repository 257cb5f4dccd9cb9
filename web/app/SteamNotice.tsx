import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';

interface SteamNoticeProps {
  /** UP, DEGRADED or DOWN. */
  readonly state: string | undefined;
  /** What the page is about: what Steam's trouble means differs. */
  readonly subject: 'inventory' | 'selling';
}

/** Says that Steam does not do well, where it does not, and what that means for what the page shows. */
export function SteamNotice({ state = 'UP', subject }: SteamNoticeProps) {
  const { t } = useTranslation('app');
  if (state === 'UP') {
    return null;
  }
  return (
    <Notice role="status">
      <Icon name="alert" />
      {t(`steam_${subject}_${state === 'DOWN' ? 'DOWN' : 'DEGRADED'}`)}
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
