import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MaintenanceBanner_platform$key } from '../__generated__/MaintenanceBanner_platform.graphql.ts';
import type { MaintenanceBannerQuery } from '../__generated__/MaintenanceBannerQuery.graphql.ts';
import { useRefresh, useRefreshEvery } from '../relay/useRefresh.ts';
import { lazyPart } from './lazyPart.tsx';

// Maintenance is rare: nobody else loads it.
const MaintenanceLine = lazyPart(async () => (await import('./MaintenanceLine.tsx')).MaintenanceLine);

interface MaintenanceBannerProps {
  readonly platform: MaintenanceBanner_platform$key | null;
}

/** How often, in ms, an open page checks for maintenance that was announced or withdrawn since. */
const REFRESH_MS = 300_000;

const QUERY = graphql`
  query MaintenanceBannerQuery {
    platform {
      ...MaintenanceBanner_platform
    }
  }
`;

/** Banner on every page from the announcement of maintenance until its end. It hides by itself. */
export function MaintenanceBanner({ platform }: MaintenanceBannerProps) {
  const maintenance = useFragment(FRAGMENT, platform)?.maintenance;
  const refresh = useRefresh<MaintenanceBannerQuery>(QUERY, {});
  useRefreshEvery(refresh, REFRESH_MS);
  return maintenance == null ? null : (
    <Suspense fallback={null}>
      <MaintenanceLine key={maintenance.readAt} maintenance={maintenance} />
    </Suspense>
  );
}

const FRAGMENT = graphql`
  fragment MaintenanceBanner_platform on Platform {
    maintenance {
      readAt
      ...MaintenanceLine_maintenance
    }
  }
`;
