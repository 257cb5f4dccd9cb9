import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/textStyles.ts';

interface PriceMoveProps {
  /** In tenths of a percent. */
  readonly change: number;
}

/** Change of a price: sign and number, in a colour that follows the reader's language. */
export function PriceMove({ change }: PriceMoveProps) {
  const { t } = useTranslation('shell');
  const percent = (Math.abs(change) / 10).toFixed(1);
  const word = change === 0 ? 'steady' : change > 0 ? 'rise' : 'fall';
  return (
    <Move className="num" $word={word}>
      <span aria-hidden="true">{SIGNS[word]} </span>
      <VisuallyHidden>{t(`move_${word}`)} </VisuallyHidden>
      {percent}%
    </Move>
  );
}

const SIGNS = { rise: '▲', fall: '▼', steady: '–' };
const COLORS = { rise: 'var(--up)', fall: 'var(--down)', steady: 'var(--t3)' };

const Move = styled.span<{ $word: keyof typeof SIGNS }>`
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  color: ${({ $word }) => COLORS[$word]};
  & > span:first-child { font-size: 10px; }
`;
