import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { MaintenanceLine_maintenance$key } from '../__generated__/MaintenanceLine_maintenance.graphql.ts';
import { useNow } from '../ui/clock.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMomentText } from './Moment.tsx';

/** The longest time, in ms, that the banner may outlast the maintenance. */
const STEP_MS = 1_000;

interface MaintenanceLineProps {
  readonly maintenance: MaintenanceLine_maintenance$key;
}

/** When the maintenance begins and ends, and what it is about. Nothing once it is over. */
export function MaintenanceLine({ maintenance }: MaintenanceLineProps) {
  const { startsAt, endsAt, titleZh, titleEn, readAt } = useFragment(FRAGMENT, maintenance);
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
  fragment MaintenanceLine_maintenance on Maintenance {
    startsAt
    endsAt
    titleZh
    titleEn
    readAt
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
