import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ReferenceRecipe_marketItem$key } from '../../__generated__/ReferenceRecipe_marketItem.graphql.ts';
import { Moment, useMomentText } from '../../shell/Moment.tsx';
import { Facts, InfoButton } from '../../ui/InfoButton.tsx';
import { Price } from '../../ui/Price.tsx';

interface ReferenceRecipeProps {
  readonly marketItem: ReferenceRecipe_marketItem$key;
}

/** The ⓘ button beside the reference price, which shows the price's source with its numbers. */
export function ReferenceRecipe({ marketItem }: ReferenceRecipeProps) {
  const { referencePrice } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('goods');
  const writeMoment = useMomentText(Date.parse(referencePrice?.calculatedAt ?? '1970-01-01'));
  if (referencePrice == null) {
    return null;
  }
  const { source, sourceUsCents, rate, calculatedAt, salesUsed, outliersLeftOut, windowDays } =
    referencePrice;
  const rows: [label: string, value: React.ReactNode][] = [
    [t('recipe_price'), <Price key="price" cents={referencePrice.priceCents} />],
  ];
  if (source === 'FEED') {
    rows.push([
      t('recipe_sourcePrice'),
      sourceUsCents == null ? '—' : `US$${(sourceUsCents / 100).toFixed(2)}`,
    ]);
    rows.push([t('recipe_rate'), rate == null ? '—' : t('recipe_rateValue', { rate: rate.toFixed(4) })]);
  }
  if (source === 'SALES') {
    rows.push([t('recipe_window'), t('daysRange', { count: windowDays ?? 0 })]);
    rows.push([t('recipe_salesUsed'), t('salesOfDay', { count: salesUsed ?? 0 })]);
    rows.push([t('recipe_outliers'), t('salesOfDay', { count: outliersLeftOut ?? 0 })]);
  }
  if (calculatedAt != null) {
    rows.push([t('recipe_calculatedAt'), <Moment key="time" at={calculatedAt} writeMoment={writeMoment} />]);
  }
  return (
    <InfoButton label={t('recipe_open')} title={t('recipe_title')} closeLabel={t('shell:close')}>
      <Facts sentence={t(`recipe_${source}`)} rows={rows} />
    </InfoButton>
  );
}

const FRAGMENT = graphql`
  fragment ReferenceRecipe_marketItem on MarketItem {
    referencePrice(phase: $phase) {
      priceCents
      source
      sourceUsCents
      rate
      calculatedAt
      salesUsed
      outliersLeftOut
      windowDays
    }
  }
`;
