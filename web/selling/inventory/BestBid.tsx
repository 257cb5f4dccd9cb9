import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../ui/Price.tsx';

/** What the best buy order pays for a copy, beside its state. */
export function BestBid({ cents }: { readonly cents: number }) {
  const { t } = useTranslation('inventory');
  return (
    <Line className="num">
      {t('bestBid')} <Price cents={cents} tone="inherit" />
    </Line>
  );
}

const Line = styled.span`
  order: 1;
  font-size: 12px;
  line-height: 18px;
  flex-basis: 100%;
  text-align: right;
  white-space: nowrap;
  color: var(--t2);
  @media (max-width: 767px) { margin-left: -64px; & + * { display: none; } }
`;
