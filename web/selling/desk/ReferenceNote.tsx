import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../shell/Moment.tsx';
import { Facts, InfoButton } from '../../ui/InfoButton.tsx';
import { Price } from '../../ui/Price.tsx';
import type { ReferenceFacts } from './priceContext.ts';

/** The ⓘ button beside a reference price, which shows the price's source with its numbers. */
export function ReferenceNote({ reference }: { readonly reference: ReferenceFacts }) {
  const { t } = useTranslation('desk');
  return (
    <InfoButton label={t('recipe_open')} title={t('recipe_title')} closeLabel={t('shell:close')}>
      <Recipe reference={reference} />
    </InfoButton>
  );
}

function Recipe({ reference }: { readonly reference: ReferenceFacts }) {
  const { t } = useTranslation('desk');
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
  return <Facts sentence={t(`recipe_${source}`)} rows={rows} />;
}
