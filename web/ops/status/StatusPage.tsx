import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { StatusPageQuery } from '../../__generated__/StatusPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh, useRefreshEvery } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { Moment, useMomentText } from '../../shell/Moment.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type PartState, readState, worstState } from './StatusBars.tsx';
import { StatusRow } from './StatusRow.tsx';
import { StatusSkeleton } from './StatusSkeleton.tsx';

/** Refresh interval in ms; the server measures once a minute. */
const REFRESH_MS = 60_000;

const QUERY = graphql`
  query StatusPageQuery {
    platform {
      closures {
        service
        ...ClosureNote_closure
      }
    }
    platformStatus {
      measuredAt
      parts {
        part
        state
        ...StatusRow_part
      }
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = StatusSkeleton;

/** Starts the query for the status. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<StatusPageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** Status of the market by component, now and over the last day, refreshed while the page is open. */
export function Component() {
  const { t } = useTranslation(['status', 'shell']);
  const { platform, platformStatus } = useRouteQuery<StatusPageQuery>(QUERY);
  const refresh = useRefresh<StatusPageQuery>(QUERY, {});
  useRefreshEvery(refresh, REFRESH_MS);
  const closures = platform?.closures ?? [];
  const measuredAt = platformStatus?.measuredAt;
  const writeMoment = useMomentText(Date.parse(measuredAt ?? '') || 0);
  const all = worstState((platformStatus?.parts ?? []).map(({ state }) => readState(state)));
  return (
    <Page>
      <title>{`${t('status')} · ${t('shell:name')}`}</title>
      <meta name="description" content={t('statusHint')} />
      <h1>{t('status')}</h1>
      {closures.length > 0 && (
        <Closed aria-label={t('closedTitle')}>
          {closures.map((closure) => (
            <ClosureNote key={closure.service} closure={closure} />
          ))}
        </Closed>
      )}
      <BlockErrorBoundary title={t('failed')} resetKey="status">
        {platformStatus && measuredAt != null ? (
          <>
            <Whole $state={all} role="status">
              <strong>{t(`all_${all}`)}</strong>
              <Moment at={measuredAt} writeMoment={writeMoment}>
                {t('measuredAt', { at: writeMoment(measuredAt) })}
              </Moment>
            </Whole>
            <Parts as="ul">
              {platformStatus.parts.map((part) => (
                <StatusRow key={part.part} part={part} writeMoment={writeMoment} />
              ))}
            </Parts>
          </>
        ) : (
          <Empty art="alert" title={t('failed')} hint={t('failedHint')} />
        )}
      </BlockErrorBoundary>
    </Page>
  );
}

const COLORS: Record<PartState, string> = {
  up: '--pos',
  slow: '--warn',
  down: '--neg',
  unknown: '--t3',
};

const Page = styled.div`
  min-width: 0;
  padding: 28px 0 48px;
`;

const Closed = styled.section`
  display: grid;
  gap: 8px;
  margin: 16px 0;
`;

const Parts = styled(Panel)`
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :nth-child(2) { border-top: 0; }
    > :nth-child(odd) { border-right: 1px solid var(--line); }
  }
`;

const Whole = styled.div<{ $state: PartState }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin: 16px 0;
  padding: 16px 24px;
  border: 1px solid var(--line);
  border-left: 3px solid var(${({ $state }) => COLORS[$state]});
  border-radius: var(--r-2);
  background: var(--s1);
  strong { flex: 1 1 200px; font-size: 16px; line-height: 24px; }
  time { color: var(--t3); font-size: 12px; line-height: 18px; }
  @media (max-width: 767px) { padding: 12px 16px; }
`;
