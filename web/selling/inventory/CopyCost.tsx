import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CopyCost_item$key } from '../../__generated__/CopyCost_item.graphql.ts';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { CostDialog } from './CostDialog.tsx';

interface CopyCostProps {
  readonly item: CopyCost_item$key;
  /** In the reader's language. */
  readonly name: string;
}

/** The cost of a copy; on phones, where the column has no head, with its name. A press opens the form for it. */
export function CopyCost({ item, name }: CopyCostProps) {
  const { id, costCents } = useFragment(FRAGMENT, item);
  const { t } = useTranslation('inventory');
  const { paid } = useMoneyText();
  const [isOpen, setIsOpen] = useState(false);
  const text = costCents == null ? t('costAdd') : t('cost', { price: paid(costCents) });
  return (
    <>
      <Press
        type="button"
        className="num"
        aria-label={t('costOf', { text, name })}
        $isKnown={costCents != null}
        onClick={() => setIsOpen(true)}
      >
        {costCents != null && <Label>{t('columnCost')}</Label>}
        {costCents == null ? t('costAdd') : <Price cents={costCents} size={12} tone="inherit" />}
      </Press>
      {isOpen && (
        <CostDialog itemId={id} name={name} costCents={costCents ?? null} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment CopyCost_item on InventoryItem {
    id
    costCents
  }
`;

const Press = styled.button<{ $isKnown: boolean }>`
  min-height: 24px;
  margin: -2px 0;
  padding: 0;
  border: 0;
  background: none;
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  color: ${({ $isKnown }) => ($isKnown ? 'var(--t2)' : 'var(--t3)')};
  cursor: pointer;
  &:hover { color: var(--accent-t); }
`;

const Label = styled.span`
  margin-right: 4px;
  @media (min-width: 768px) { display: none; }
`;
