import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';

interface NoMarketProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says that what prices are weighed against could not be read, with a button that reads it again. */
export function NoMarket({ text, onRetry }: NoMarketProps) {
  const { t } = useTranslation('shell');
  return (
    <Lost role="status">
      {text}
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Lost>
  );
}

const Lost = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 24px;
  font-size: 13px;
  color: var(--t2);
  background: var(--s2);
  @media (max-width: 767px) { padding-inline: 16px; }
`;
