import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { type BasisFacts, PRICE_BASES, priceOfBasis } from './priceContext.ts';

interface QuickPricesProps {
  /** Name of the item, for screen readers. */
  readonly name: string;
  readonly facts: BasisFacts;
  readonly isLocked: boolean;
  readonly onSet: (cents: number) => void;
}

/** Buttons that set a known price: the lowest ask of others, a cent below it, the reference price, the last sale. */
export function QuickPrices({ name, facts, isLocked, onSet }: QuickPricesProps) {
  const { t } = useTranslation('desk');
  const { paid } = useMoneyText();
  const known = PRICE_BASES.flatMap((basis) => {
    const cents = priceOfBasis(basis, facts);
    return cents === null ? [] : [{ basis, cents }];
  });
  return (
    <Chips role="group" aria-label={t('quickOf', { name })}>
      {known.map(({ basis, cents }) => (
        <Chip
          key={basis}
          type="button"
          disabled={isLocked}
          aria-label={t('quickSet', { basis: t(`basis_${basis}`), price: paid(cents) })}
          onClick={() => onSet(cents)}
        >
          {t(`basis_${basis}`)} <Price cents={cents} isPaid tone="inherit" />
        </Chip>
      ))}
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  /* The line is reserved until the prices are known. */
  min-height: 26px;
  @media (max-width: 1023px) { min-height: 36px; }
`;

const Chip = styled.button`
  min-height: 26px;
  padding: 0 9px;
  border: 1px solid var(--line-2);
  border-radius: 999px;
  background: var(--s2);
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  transition: background var(--t-2), border-color var(--t-2);
  &:hover:not(:disabled) { border-color: var(--ctl); background: var(--hover); color: var(--t1); }
  &:disabled { color: var(--t3); cursor: not-allowed; }
  @media (max-width: 1023px) { min-height: 36px; }
`;
