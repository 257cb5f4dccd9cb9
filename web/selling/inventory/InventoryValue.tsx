import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { InventoryValue_viewer$key } from '../../__generated__/InventoryValue_viewer.graphql.ts';
import { dayText } from '../../catalog/items/chartPlaces.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { useCurrency, useMoneyText } from '../../ui/useCurrency.ts';
import { ValuePlot } from './ValuePlot.tsx';
import { placeValues, type ValueChart, type ValueDay } from './valueChart.ts';

interface InventoryValueProps {
  readonly viewer: InventoryValue_viewer$key;
  readonly writeMoment: WriteMoment;
}

const RANGES = ['7', '30', '90'] as const;

/** What is said of a range of the record: that it has none of it, gaps, or that it begins today. */
function valueWords({ points, missedDays }: ValueChart, dayCount: number): string {
  if (points.length === 0) {
    return 'valueNone';
  }
  if (missedDays > 0) {
    return 'valueGaps';
  }
  return dayCount < 2 ? 'valueFirst' : 'valueHint';
}

/**
 * What the inventory was worth each day, folded until it is opened: when the last value was recorded, and what is missing
 * in its sum, is told beside it. Nothing for a reader without an inventory.
 */
export function InventoryValue({ viewer, writeMoment }: InventoryValueProps) {
  const { steamAccounts, inventoryDays: days, lastInventoryDay: endAt } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('inventory');
  const { usdPerCny } = useCurrency();
  const [range, setRange] = useState<(typeof RANGES)[number]>('30');
  const latest = days?.at(-1);
  const hasNoInventory = latest === undefined && (steamAccounts ?? []).length === 0;
  if (days == null || endAt == null || hasNoInventory) {
    return null;
  }
  const unpriced = latest === undefined ? 0 : latest.copies - latest.pricedCopies;
  const chart = placeValues(days, endAt, Number(range), usdPerCny ?? 1);
  return (
    <Block as="details">
      <summary>
        <b>{t('value')}</b>
        {latest === undefined ? (
          <small>{t('valueEmpty')}</small>
        ) : (
          <>
            <Price cents={latest.referenceCents} size={16} />
            <Count day={latest} writeMoment={writeMoment} />
          </>
        )}
      </summary>
      {latest !== undefined && (
        <Body>
          <Head>
            <small>
              {t(valueWords(chart, days.length), { count: chart.missedDays })}
              {unpriced > 0 && ` · ${t('totalMissing', { count: unpriced })}`}
            </small>
            <Segmented
              label={t('valueSpan')}
              value={range}
              options={RANGES.map((value) => ({ value, label: t('valueDays', { count: Number(value) }) }))}
              onChange={setRange}
            />
          </Head>
          {chart.points.length > 0 && <ValuePlot chart={chart} />}
          <ValueTable chart={chart} />
        </Body>
      )}
    </Block>
  );
}

interface CountProps {
  readonly day: ValueDay & { readonly recordedAt: string | null | undefined };
  readonly writeMoment: WriteMoment;
}

/** When a day's sum was counted, of how many copies, and how many it lacks: the tabs below count the copies of now. */
function Count({ day, writeMoment }: CountProps) {
  const { t, i18n } = useTranslation('inventory');
  const unpriced = day.copies - day.pricedCopies;
  const moment = day.recordedAt == null ? dayText(day.day, i18n.language) : writeMoment(day.recordedAt);
  return (
    <small className="num">
      {t('valueAsOf', { moment })}
      <span className="wide"> · {t('valueCopies', { count: day.copies })}</span>
      {unpriced > 0 && ` · ${t('totalMissingShort', { count: unpriced })}`}
    </small>
  );
}

function ValueTable({ chart }: { readonly chart: ValueChart }) {
  const { t, i18n } = useTranslation('inventory');
  const { shown } = useMoneyText();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('value')}</caption>
        <thead>
          <tr>
            <th>{t('valueDay')}</th>
            <th>{t('referencePrice')}</th>
            <th>{t('valueCost')}</th>
            <th>{t('valueCount')}</th>
            <th>{t('valueMissing')}</th>
          </tr>
        </thead>
        <tbody>
          {chart.points.map((point) => (
            <tr key={point.day}>
              <td>{dayText(point.day, i18n.language)}</td>
              <td>{shown(point.referenceCents)}</td>
              <td>{point.costedCopies === 0 ? '—' : shown(point.costCents)}</td>
              <td>{point.copies}</td>
              <td>{point.copies - point.pricedCopies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

const FRAGMENT = graphql`
  fragment InventoryValue_viewer on Viewer {
    steamAccounts {
      id
    }
    lastInventoryDay
    inventoryDays(days: 90) {
      recordedAt
      day
      copies
      pricedCopies
      referenceCents
      costedCopies
      costCents
    }
  }
`;

const Block = styled(Panel)`
  margin-bottom: 16px;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    padding: 8px 20px;
    cursor: pointer;
  }
  summary b { font-weight: 600; }
  summary::after {
    content: "";
    width: 7px;
    height: 7px;
    margin-left: auto;
    border: solid var(--t3);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  &[open] summary::after { rotate: 225deg; }
  @media (max-width: 767px) { margin-bottom: 8px; summary { min-height: 38px; padding: 6px 16px; } .wide { display: none; } }
`;

const Body = styled.div`
  position: relative;
  padding: 0 20px 16px;
  @media (max-width: 767px) { padding: 0 16px 12px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-bottom: 12px;
`;
