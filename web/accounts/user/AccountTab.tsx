import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { AccountTab_platform$key } from '../../__generated__/AccountTab_platform.graphql.ts';
import type { AccountTab_viewer$key } from '../../__generated__/AccountTab_viewer.graphql.ts';
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx';
import { AlertsPanel } from './AlertsPanel.tsx';
import { OpenPlatformPanel } from './OpenPlatformPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { TradeUrlPanel } from './TradeUrlPanel.tsx';

interface AccountTabProps {
  readonly viewer: AccountTab_viewer$key;
  readonly platform: AccountTab_platform$key | null;
}

/** Profile, trade link for deliveries, open platform, and sign-out. */
export function AccountTab({ viewer, platform }: AccountTabProps) {
  const data = useFragment(VIEWER_FRAGMENT, viewer);
  const { t } = useTranslation('user');
  const platformData = useFragment(PLATFORM_FRAGMENT, platform);
  return (
    <UnsavedGuard
      words={{
        title: t('unsavedTitle'),
        body: t('unsavedBody'),
        stay: t('cancel'),
        leave: t('leave'),
        saveAndLeave: t('saveAndLeave'),
      }}
    >
      <Column>
        <ProfilePanel viewer={data} />
        <TradeUrlPanel viewer={data} platform={platformData ?? null} />
        <AlertsPanel viewer={data} />
        <OpenPlatformPanel viewer={data} />
        <SessionPanel />
      </Column>
    </UnsavedGuard>
  );
}

const VIEWER_FRAGMENT = graphql`
  fragment AccountTab_viewer on Viewer {
    ...ProfilePanel_viewer
    ...TradeUrlPanel_viewer
    ...AlertsPanel_viewer
    ...OpenPlatformPanel_viewer
  }
`;

const PLATFORM_FRAGMENT = graphql`
  fragment AccountTab_platform on Platform {
    ...TradeUrlPanel_platform
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 860px;
`;
