import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMomentText } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Price } from '../../ui/Price.tsx';
import type { ReferenceFacts } from './pricedCopy.ts';

/** The ⓘ button beside a reference price, which shows the price's source with its numbers. */
export function ReferenceNote({ reference }: { readonly reference: ReferenceFacts }) {
  const { t } = useTranslation('sell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Open
        type="button"
        aria-label={t('recipe_open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="info" size={14} />
      </Open>
      {isOpen && (
        <Modal title={t('recipe_title')} closeLabel={t('shell:close')} onClose={() => setIsOpen(false)}>
          <Recipe reference={reference} />
        </Modal>
      )}
    </>
  );
}

function Recipe({ reference }: { readonly reference: ReferenceFacts }) {
  const { t } = useTranslation('sell');
  const { source, priceCents, calculatedAt, salesUsed, outliersLeftOut, windowDays } = reference;
  const writeMoment = useMomentText(Date.parse(calculatedAt ?? '1970-01-01'));
  const rows: [label: string, value: React.ReactNode][] = [
    [t('recipe_price'), <Price key="price" cents={priceCents} />],
  ];
  if (source === 'SALES') {
    rows.push([t('recipe_window'), t('days', { count: windowDays ?? 0 })]);
    rows.push([t('recipe_salesUsed'), t('pieces', { count: salesUsed ?? 0 })]);
    rows.push([t('recipe_outliers'), t('pieces', { count: outliersLeftOut ?? 0 })]);
  }
  if (calculatedAt !== null) {
    rows.push([t('recipe_calculatedAt'), writeMoment(calculatedAt)]);
  }
  return (
    <>
      <Text>{t(`recipe_${source}`)}</Text>
      <Rows>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </Rows>
    </>
  );
}

const Open = styled.button`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 18px;
  vertical-align: bottom;
  color: var(--t3);
  &:hover { color: var(--t1); }
`;

const Text = styled.p`
  white-space: normal;
`;

const Rows = styled.dl`
  margin: 16px 0 0;
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  dt { color: var(--t3); }
  dd { margin: 0; font-weight: 500; color: var(--t1); }
`;
