import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type {
  MaintenanceBanner_platform$data,
  MaintenanceBanner_platform$key,
} from '../__generated__/MaintenanceBanner_platform.graphql.ts';
import type { MaintenanceBannerQuery } from '../__generated__/MaintenanceBannerQuery.graphql.ts';
import { useRefresh, useRefreshEvery } from '../relay/useRefresh.ts';
import { useNow } from '../ui/clock.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMomentText } from './Moment.tsx';

interface MaintenanceBannerProps {
  readonly platform: MaintenanceBanner_platform$key | null;
}

/** How often, in ms, an open page checks for maintenance that was announced or withdrawn since. */
const REFRESH_MS = 300_000;
/** The longest time, in ms, that the banner may outlast the maintenance. */
const STEP_MS = 1_000;

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
  return maintenance == null ? null : <Told key={maintenance.readAt} maintenance={maintenance} />;
}

interface ToldProps {
  readonly maintenance: NonNullable<MaintenanceBanner_platform$data['maintenance']>;
}

function Told({ maintenance: { startsAt, endsAt, titleZh, titleEn, readAt } }: ToldProps) {
  const { t, i18n } = useTranslation('shell');
  const nowMs = useNow(Date.parse(readAt), STEP_MS);
  const writeMoment = useMomentText(nowMs);
  if (nowMs >= Date.parse(endsAt)) {
    return null;
  }
  const times = { from: writeMoment(startsAt), until: writeMoment(endsAt) };
  return (
    <Line role="status">
      <Icon name="alert" />
      <p>
        <b>{t(nowMs < Date.parse(startsAt) ? 'maintenancePlanned' : 'maintenanceUnderWay', times)}</b>{' '}
        {i18n.language === 'zh' ? titleZh : titleEn} <Link to="/notice">{t('maintenanceMore')}</Link>
      </p>
    </Line>
  );
}

const FRAGMENT = graphql`
  fragment MaintenanceBanner_platform on Platform {
    maintenance {
      startsAt
      endsAt
      titleZh
      titleEn
      readAt
    }
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: center;
  gap: 10px;
  padding: 10px 32px;
  background: var(--warn-w);
  color: var(--t1);
  font-size: 13px;
  line-height: 20px;
  svg { flex: none; margin-top: 2px; color: var(--warn); }
  p { overflow-wrap: anywhere; }
  b { font-weight: 600; }
  a { color: var(--accent-t); text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
  @media (max-width: 1023px) { a { display: inline-block; padding: 12px 0; margin: -12px 0; } }
  @media (max-width: 767px) { justify-content: flex-start; padding: 10px 16px; }
`;
