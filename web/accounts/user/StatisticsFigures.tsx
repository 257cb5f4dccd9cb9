import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { StatisticsFigures_statistics$key } from '../../__generated__/StatisticsFigures_statistics.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { CARD_HEIGHT, SERIES_COLORS } from './statisticsChart.ts';

interface StatisticsFiguresProps {
  readonly statistics: StatisticsFigures_statistics$key;
}

/** The statistics of a range, each with its definition (requirement U-03). */
export function StatisticsFigures({ statistics }: StatisticsFiguresProps) {
  const { total } = useFragment(FRAGMENT, statistics);
  const { t } = useTranslation('user');
  const count = (name: string, value: number) => t(name, { count: value, number: wholeNumberText(value) });
  const knownNetCents = total.salesNetCents - total.unknownCostNetCents;
  return (
    <Cards>
      <Figure
        name={t('series_sales')}
        color={SERIES_COLORS.sales}
        cents={total.salesNetCents}
        count={count('salesCount', total.salesCount)}
        rule={t('salesRule')}
        lines={[
          [t('salesGross'), total.salesGrossCents],
          [t('saleFees'), -total.saleFeesCents],
        ]}
        note={total.reversedSalesCount > 0 && count('reversedNote', total.reversedSalesCount)}
      />
      <Figure
        name={t('series_profit')}
        color={SERIES_COLORS.profit}
        cents={total.profitCents}
        rule={t('profitRule')}
        lines={[
          [t('knownNet'), knownNetCents],
          [t('cost'), -total.costCents],
          [t('withdrawalFees'), -total.withdrawalFeesCents],
        ]}
        note={
          total.unknownCostSalesCount !== 0 && (
            <>
              {count('unknownCostNote', total.unknownCostSalesCount)}{' '}
              <Price cents={total.unknownCostNetCents} />
            </>
          )
        }
      />
      <Figure
        name={t('series_withdrawals')}
        color={SERIES_COLORS.withdrawals}
        cents={total.withdrawnCents}
        count={count('withdrawalsCount', total.withdrawalsCount)}
        rule={t('withdrawalsRule')}
        lines={[
          [t('received'), total.receivedCents],
          [t('withdrawalFees'), total.withdrawalFeesCents],
        ]}
      />
      <Figure
        name={t('purchases')}
        cents={total.purchasesCents}
        count={count('purchasesCount', total.purchasesCount)}
        rule={t('purchasesRule')}
      />
    </Cards>
  );
}

interface FigureProps {
  readonly name: string;
  readonly cents: number;
  /** The count as text. */
  readonly count?: string;
  /** Definition: what counts, and when. */
  readonly rule: string;
  /** Colour of its bars in the chart. */
  readonly color?: string;
  /** The amounts that it consists of. */
  readonly lines?: readonly (readonly [name: string, cents: number])[];
  readonly note?: ReactNode;
}

function Figure({ name, cents, count, rule, color, lines = [], note = false }: FigureProps) {
  return (
    <Card aria-label={name}>
      <h2>
        {color !== undefined && <Swatch $color={color} />}
        {name}
      </h2>
      <Sum>
        <Price cents={cents} size={24} />
        {count !== undefined && <small className="num">{count}</small>}
      </Sum>
      <dl>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price cents={amount} tone="inherit" />
            </dd>
          </div>
        ))}
      </dl>
      {note !== false && (
        <Note>
          <Icon name="info" size={14} />
          <span>{note}</span>
        </Note>
      )}
      <p>{rule}</p>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment StatisticsFigures_statistics on Statistics {
    total {
      salesCount
      reversedSalesCount
      salesGrossCents
      saleFeesCents
      salesNetCents
      purchasesCount
      purchasesCents
      withdrawalsCount
      withdrawnCents
      withdrawalFeesCents
      receivedCents
      unknownCostSalesCount
      unknownCostNetCents
      costCents
      profitCents
    }
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 1199px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 767px) { gap: 12px; }
  @media (max-width: 559px) { grid-template-columns: minmax(0, 1fr); }
`;

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  min-height: ${CARD_HEIGHT}px;
  padding: 16px 20px;
  h2 { display: flex; align-items: center; gap: 8px; font-size: 13px; line-height: 20px; font-weight: 400; color: var(--t2); }
  dl { display: grid; gap: 4px; margin: 0; padding-top: 10px; font-size: 12px; line-height: 18px; color: var(--t2); }
  dl:empty { display: none; }
  dl div { display: flex; justify-content: space-between; gap: 12px; }
  dt { color: var(--t3); }
  dd { margin: 0; }
  dd > span { font-weight: 500; }
  p { margin-top: auto; padding-top: 10px; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { min-height: 0; padding: 14px 16px; }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  padding-top: 2px;
  small { font-size: 12px; color: var(--t3); }
`;

const Swatch = styled.i<{ $color: string }>`
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: ${({ $color }) => $color};
`;

const Note = styled.div`
  display: flex;
  gap: 6px;
  padding-top: 10px;
  font-size: 12px;
  line-height: 18px;
  color: var(--warn);
  svg { margin-top: 2px; }
  span span { color: inherit; }
`;
