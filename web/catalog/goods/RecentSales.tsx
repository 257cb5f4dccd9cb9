import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RecentSales_marketItem$key } from '../../__generated__/RecentSales_marketItem.graphql.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { Moment, useAgoText, useMomentText } from '../../shell/Moment.tsx';
import { useRetry } from '../../shell/useRenewSession.ts';
import { useNow } from '../../ui/clock.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { WearBar } from '../../ui/WearBar.tsx';
import { phaseColor } from '../items/tagColors.ts';

interface RecentSalesProps {
  readonly marketItem: RecentSales_marketItem$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

const MINUTE_MS = 60_000;

/** Latest sales: wear, time and price. Buyers and sellers are never shown. */
export function RecentSales({ marketItem, serverTime }: RecentSalesProps) {
  const { recentSales, floatMin, floatMax } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation(['goods', 'market']);
  const retry = useRetry();
  const nowMs = useNow(Date.parse(serverTime), MINUTE_MS);
  const agoText = useAgoText(nowMs);
  const writeMoment = useMomentText(nowMs);
  return (
    <Sales>
      {recentSales == null && <ErrorNote title={t('salesFailed')} {...retry} />}
      {recentSales?.edges.length === 0 && (
        <Empty art="k-tag" title={t('salesEmpty')} hint={t('salesEmptyHint')} />
      )}
      <ul>
        {recentSales?.edges.map(({ cursor, node }) => (
          <li key={cursor}>
            {node.floatValue == null ? (
              <span />
            ) : (
              <Wear>
                <span className="num">{node.floatValue.toFixed(4)}</span>
                {node.phase == null && (
                  <WearBar value={node.floatValue} from={floatMin ?? 0} to={floatMax ?? 1} />
                )}
              </Wear>
            )}
            <small>
              {node.phase != null && (
                <Phase>
                  <Mark color={phaseColor(node.phase)} />
                  {t(`phase_${node.phase}`, { ns: 'market' })}
                </Phase>
              )}
              <Moment at={node.soldAt} writeMoment={writeMoment}>
                {agoText(node.soldAt)}
              </Moment>
            </small>
            <Price cents={node.priceCents} />
          </li>
        ))}
      </ul>
    </Sales>
  );
}

const FRAGMENT = graphql`
  fragment RecentSales_marketItem on MarketItem {
    floatMin
    floatMax
    recentSales(first: 7, phase: $phase) {
      edges {
        cursor
        node {
          priceCents
          floatValue
          phase
          soldAt
        }
      }
    }
  }
`;

const Sales = styled.div`
  /* One grid for all rows, so that the wear bars are equally long and aligned. */
  ul { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(76px, auto); column-gap: 16px; }
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 40px;
    border-bottom: 1px solid var(--line);
  }
  li:last-child { border: 0; }
  li > :last-child { text-align: right; }
  small { display: flex; align-items: center; gap: 10px; font-size: 12px; color: var(--t3); white-space: nowrap; }
`;

const Wear = styled.span`
  display: grid;
  grid-template-columns: 48px minmax(40px, 1fr);
  gap: 10px;
  align-items: center;
`;

const Phase = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--t2);
`;
