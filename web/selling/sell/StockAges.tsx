import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type {
  StockAges_viewer$data,
  StockAges_viewer$key,
} from '../../__generated__/StockAges_viewer.graphql.ts';
import { wholeNumberText } from '../../ui/money.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { ReportScroll, ReportTable } from './ReportTable.tsx';
import { EVERYTHING, sellListPath } from './sellListFilter.ts';

type Age = NonNullable<StockAges_viewer$data['stockAges']>[number];

/** The unsold listings by age: how many, at what sum, and what the last sales of the market say of it. */
export function StockAges({ viewer }: { readonly viewer: StockAges_viewer$key }) {
  const { t } = useTranslation('sell');
  const { shown } = useMoneyText();
  const ages = useFragment(FRAGMENT, viewer).stockAges ?? [];
  return (
    <ReportScroll>
      <ReportTable className="num">
        <caption>{t('report_stock')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report_age')}</th>
            <th scope="col">{t('report_count')}</th>
            <th scope="col">{t('report_asks')}</th>
            <th scope="col">{t('report_compared')}</th>
            <th scope="col">{t('report_netNow')}</th>
            <th scope="col">{t('report_netMedian')}</th>
            <th scope="col">{t('report_difference')}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map((age) => (
            <tr key={age.fromDays}>
              <th scope="row">
                <AgeLink age={age} />
              </th>
              <td>{wholeNumberText(age.count)}</td>
              <td>{shown(age.askCents)}</td>
              {age.comparedCount === 0 ? (
                <td colSpan={4}>{age.count === 0 ? '—' : t('report_tooFew')}</td>
              ) : (
                <>
                  <td>{t('report_comparedOf', { count: age.comparedCount, above: age.aboveCount })}</td>
                  <td>{shown(age.comparedNetCents)}</td>
                  <td>{shown(age.medianNetCents)}</td>
                  <td>{shown(age.medianNetCents - age.comparedNetCents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </ReportScroll>
  );
}

/** The age, which leads to just the listings that are counted. */
function AgeLink({ age: { fromDays, toDays, count } }: { readonly age: Age }) {
  const { t } = useTranslation('sell');
  const text =
    toDays == null
      ? t('report_ageFrom', { from: fromDays })
      : t('report_ageBetween', { from: fromDays, to: toDays });
  const saleMax = toDays == null ? {} : { saleMax: String(toDays) };
  const copies = { ...(fromDays > 0 && { saleMin: String(fromDays) }), ...saleMax };
  return count === 0 ? (
    text
  ) : (
    <Link to={sellListPath({ ...EVERYTHING, status: 'UNSOLD', copies })}>{text}</Link>
  );
}

const FRAGMENT = graphql`
  fragment StockAges_viewer on Viewer {
    stockAges {
      fromDays
      toDays
      count
      askCents
      comparedCount
      comparedNetCents
      medianNetCents
      aboveCount
    }
  }
`;
