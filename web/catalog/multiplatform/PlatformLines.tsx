import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { CHART_WIDTH, dayText, platformColor } from '../items/chartPlaces.ts';
import { PLATFORM_CHART_HEIGHT, type PlatformChart } from './platformChart.ts';

/** Prices of several places over time, one line each, with a legend below. */
export function PlatformLines({ chart }: { readonly chart: PlatformChart }) {
  const { t, i18n } = useTranslation('multiplatform');
  const money = useMoneyText();
  const [first, last] = [chart.dates.at(0), chart.dates.at(-1)];
  return (
    <>
      <Drawing aria-hidden="true">
        <svg
          viewBox={`0 0 ${CHART_WIDTH} ${PLATFORM_CHART_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {chart.ticks.map(({ y, cents }) => (
            <path key={cents} className="grid" d={`M0 ${y}H${CHART_WIDTH}`} />
          ))}
          {chart.lines.map(({ place, line }) => (
            <path key={place} stroke={platformColor(place)} d={line.includes('L') ? line : `${line}h.01`} />
          ))}
        </svg>
        <Scale>
          {chart.ticks.toReversed().map(({ cents }) => (
            <span key={cents}>{money.shown(cents)}</span>
          ))}
        </Scale>
        <Days>
          {first && <span>{dayText(first.day, i18n.language)}</span>}
          {last && <span>{dayText(last.day, i18n.language)}</span>}
        </Days>
      </Drawing>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('history_place')}</th>
            <th scope="col">{t('history_last')}</th>
            <th scope="col">{t('history_low')}</th>
            <th scope="col">{t('history_high')}</th>
          </tr>
        </thead>
        <tbody>
          {chart.lines.map(({ place, lastCents, lowCents, highCents }) => (
            <tr key={place}>
              <th scope="row">
                <Mark color={platformColor(place)} />
                {t(place === 'HERE' ? 'history_here' : `shell:platform_${place}`)}
              </th>
              <td>
                <Price cents={lastCents} />
              </td>
              <td>
                <Price cents={lowCents} tone="quiet" />
              </td>
              <td>
                <Price cents={highCents} tone="quiet" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const Drawing = styled.div`
  position: relative;
  padding-left: 76px;
  svg { display: block; width: 100%; height: ${PLATFORM_CHART_HEIGHT}px; overflow: visible; }
  path { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linecap: round; stroke-linejoin: round; }
  .grid { stroke: var(--line); stroke-width: 1; }
`;

/** Price labels beside the grid lines. */
const Scale = styled.div`
  position: absolute;
  inset: 0 auto 22px 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 5px 0;
  font-size: 11px;
  line-height: 14px;
  color: var(--t3);
  span { font-variant-numeric: tabular-nums; }
`;

const Days = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 4px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Table = styled.table`
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  font-size: 13px;
  th, td { padding: 7px 0; border-top: 1px solid var(--line); text-align: right; font-weight: 400; }
  th:first-child { text-align: left; color: var(--t2); white-space: nowrap; }
  thead th { border: 0; font-size: 12px; color: var(--t3); }
  i { display: inline-block; margin-right: 8px; }
`;
