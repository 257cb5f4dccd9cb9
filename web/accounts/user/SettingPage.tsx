import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { SettingPageQuery } from '../../__generated__/SettingPageQuery.graphql.ts';
import type { SettingPageSecurityQuery } from '../../__generated__/SettingPageSecurityQuery.graphql.ts';
import type { SettingPageStatisticsQuery } from '../../__generated__/SettingPageStatisticsQuery.graphql.ts';
import type { SettingPageSubscription } from '../../__generated__/SettingPageSubscription.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { readerTimeZone, useIsStarted } from '../../shell/Moment.tsx';
import { useRetry } from '../../shell/useRenewSession.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AccountTab } from './AccountTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { StatisticsRangeBar } from './StatisticsRangeBar.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import { readSettingChoice, SETTING_TABS, settingPath } from './settingChoice.ts';

const QUERY = graphql`
  query SettingPageQuery {
    viewer {
      id
      ...AccountTab_viewer
    }
    platform {
      serverTime
      ...AccountTab_platform
    }
  }
`;

const SECURITY_QUERY = graphql`
  query SettingPageSecurityQuery {
    viewer {
      id
      ...SecurityTab_viewer
    }
    platform {
      serverTime
    }
  }
`;

const STATISTICS_QUERY = graphql`
  query SettingPageStatisticsQuery($range: StatisticsRange, $from: Date, $to: Date, $timeZone: String!) {
    viewer {
      id
      statistics(range: $range, from: $from, to: $to, timeZone: $timeZone) {
        ...StatisticsTab_statistics
      }
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription SettingPageSubscription {
    walletChanged {
      id
    }
  }
`;

/** The query's variables for a URL. */
function statisticsVariables(search: URLSearchParams): SettingPageStatisticsQuery['variables'] {
  const { range, days } = readSettingChoice(search);
  return { range, from: days?.from ?? null, to: days?.to ?? null, timeZone: readerTimeZone() };
}

/**
 * Starts the query for the viewer's data. The statistics load only in the browser, because their days depend on its
 * time zone.
 */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const { tab } = readSettingChoice(search);
  const wantsStatistics = tab === 'statistics' && !import.meta.env.SSR;
  const [page, security, statistics] = await Promise.all([
    loadRouteQuery<SettingPageQuery>(args, QUERY, {}),
    tab === 'security'
      ? loadRouteQuery<SettingPageSecurityQuery>(args, SECURITY_QUERY, {}, { isVolatile: true })
      : null,
    wantsStatistics
      ? loadRouteQuery<SettingPageStatisticsQuery>(args, STATISTICS_QUERY, statisticsVariables(search), {
          isVolatile: true,
        })
      : null,
  ]);
  return { page, security, statistics };
}

/** The user's settings, with tabs for account, security and statistics. */
export function Component() {
  const { viewer, platform } = useRouteQuery<SettingPageQuery>(QUERY, 'page');
  const { t } = useTranslation(['user', 'shell']);
  const [search] = useSearchParams();
  const { tab: current } = readSettingChoice(search);
  return (
    <Page>
      <title>{`${t(current === 'account' ? 'setting' : `tab_${current}`)} · ${t('shell:name')}`}</title>
      <h1>{t('setting')}</h1>
      <Tabs
        label={t('settingTabs')}
        tabs={SETTING_TABS.map((tab) => ({
          to: settingPath({ tab }),
          label: t(`tab_${tab}`),
          isCurrent: tab === current,
        }))}
      />
      {current === 'statistics' && <Statistics serverTime={platform?.serverTime ?? null} />}
      {current === 'security' && <Security />}
      {current === 'account' && viewer != null && <AccountTab viewer={viewer} platform={platform ?? null} />}
    </Page>
  );
}

function Security() {
  const { viewer, platform } = useRouteQuery<SettingPageSecurityQuery>(SECURITY_QUERY, 'security');
  return viewer == null ? null : (
    <SecurityTab viewer={viewer} serverTime={platform?.serverTime ?? new Date(0).toISOString()} />
  );
}

function Statistics({ serverTime }: { readonly serverTime: string | null }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useTranslation('user');
  const isStarted = useIsStarted();
  const choice = readSettingChoice(search);
  return (
    <>
      <StatisticsRangeBar
        choice={choice}
        today={isStarted && serverTime !== null ? readerDay(serverTime) : null}
        onChoose={(next) =>
          void navigate(settingPath({ ...next, tab: 'statistics' }), { preventScrollReset: true })
        }
      />
      <BlockErrorBoundary title={t('statisticsFailed')} resetKey={search.toString()}>
        <Suspense fallback={<StatisticsSkeleton />}>
          {isStarted ? <ShownStatistics search={search} /> : <StatisticsSkeleton />}
        </Suspense>
      </BlockErrorBoundary>
    </>
  );
}

/** Refreshed while the page is open. */
function ShownStatistics({ search }: { readonly search: URLSearchParams }): ReactNode {
  const { viewer } = useRouteQuery<SettingPageStatisticsQuery>(STATISTICS_QUERY, 'statistics');
  const { t } = useTranslation('user');
  const retry = useRetry();
  const isDimmed = useNavigation().state === 'loading';
  const refresh = useRefresh<SettingPageStatisticsQuery>(STATISTICS_QUERY, statisticsVariables(search));
  useLiveSubscription<SettingPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: () => undefined,
    onChanged: refresh,
  });
  return viewer?.statistics == null ? (
    <ErrorNote title={t('statisticsFailed')} {...retry} />
  ) : (
    <StatisticsTab statistics={viewer.statistics} isDimmed={isDimmed} />
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

/** The day of a moment (ISO 8601) in the reader's time zone, such as 2026-11-21. */
export function readerDay(at: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(at));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}
