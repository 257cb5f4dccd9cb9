import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type {
  HeldAges_viewer$data,
  HeldAges_viewer$key,
} from '../../__generated__/HeldAges_viewer.graphql.ts';
import { wholeNumberText } from '../../ui/money.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { inventoryPath, readInventoryChoice } from '../inventory/inventoryChoice.ts';
import { ReportScroll, ReportTable } from './ReportTable.tsx';

type Age = NonNullable<HeldAges_viewer$data['heldAges']>[number];

/** The copies that could be on sale and are not, by the days for which they are held, with their reference prices. */
export function HeldAges({ viewer }: { readonly viewer: HeldAges_viewer$key }) {
  const { t } = useTranslation('sell');
  const { shown } = useMoneyText();
  const ages = useFragment(FRAGMENT, viewer).heldAges ?? [];
  return (
    <ReportScroll>
      <ReportTable className="num">
        <caption>{t('report_held')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report_heldAge')}</th>
            <th scope="col">{t('report_count')}</th>
            <th scope="col">{t('report_reference')}</th>
            <th scope="col">{t('report_unpriced')}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map((age) => (
            <tr key={age.fromDays}>
              <th scope="row">
                <AgeLink age={age} />
              </th>
              <td>{wholeNumberText(age.count)}</td>
              <td>{age.count === 0 ? '—' : shown(age.referenceCents)}</td>
              <td>{age.withoutReferenceCount === 0 ? '—' : wholeNumberText(age.withoutReferenceCount)}</td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </ReportScroll>
  );
}

/** The age, which leads to just the copies that are counted. */
function AgeLink({ age: { fromDays, toDays, count } }: { readonly age: Age }) {
  const { t } = useTranslation('sell');
  const text =
    toDays == null
      ? t('report_ageFrom', { from: fromDays })
      : t('report_ageBetween', { from: fromDays, to: toDays });
  const copies = {
    ...(fromDays > 0 && { heldMin: String(fromDays) }),
    ...(toDays != null && { heldMax: String(toDays) }),
  };
  const choice = { ...readInventoryChoice(new URLSearchParams()), tab: 'UNLISTED' as const, copies };
  return count === 0 ? text : <Link to={inventoryPath(choice)}>{text}</Link>;
}

const FRAGMENT = graphql`
  fragment HeldAges_viewer on Viewer {
    heldAges {
      fromDays
      toDays
      count
      referenceCents
      withoutReferenceCount
    }
  }
`;
