import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';

interface SteamNoticeProps {
  /** UP, DEGRADED or DOWN. */
  readonly state: string | undefined;
  /** The kind of page, because the consequences of Steam's trouble differ. */
  readonly subject: 'inventory' | 'selling';
}

/** Notice that Steam is degraded or down, and what that means for the page. */
export function SteamNotice({ state = 'UP', subject }: SteamNoticeProps) {
  const { t } = useTranslation('restriction');
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
