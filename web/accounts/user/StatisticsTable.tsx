import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { periodText } from './periodText.ts';
import { STATISTICS_SERIES, type StatisticsStep } from './statisticsChart.ts';

interface StatisticsTableProps {
  readonly steps: readonly StatisticsStep[];
}

/** The chart as a table for screen readers. */
export function StatisticsTable({ steps }: StatisticsTableProps) {
  const { t, i18n } = useTranslation('user');
  const { shown } = useMoneyText();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('statisticsTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            {STATISTICS_SERIES.map((series) => (
              <th key={series} scope="col">
                {t(`series_${series}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.firstDay}>
              <th scope="row">{periodText(step, i18n.language)}</th>
              {STATISTICS_SERIES.map((series) => (
                <td key={series}>{shown(step.cents[series])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
