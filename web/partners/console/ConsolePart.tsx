import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ConsolePart_viewer$key } from '../../__generated__/ConsolePart_viewer.graphql.ts';
import type { ScenarioCard_platform$key } from '../../__generated__/ScenarioCard_platform.graphql.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ConsoleOverview } from './ConsoleOverview.tsx';
import { DebugPart } from './DebugPart.tsx';
import { CONSOLE_TABS, type ConsoleTab, consolePath } from './partnerView.ts';

interface ConsolePartProps {
  readonly viewer: ConsolePart_viewer$key;
  readonly platform: ScenarioCard_platform$key | null | undefined;
  readonly tab: ConsoleTab;
  readonly nowMs: number;
  /** The log of callbacks, when its tab is open. */
  readonly log: ReactNode;
}

/** The partner's console: settings, callbacks, and the signature debugger. */
export function ConsolePart({ viewer, platform, tab: current, nowMs, log }: ConsolePartProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('console');
  return (
    <Parts>
      <Tabs
        label={t('consoleTabs')}
        tabs={CONSOLE_TABS.map((tab) => ({
          to: consolePath({ tab, state: null }),
          label: t(`tab_${tab}`),
          isCurrent: tab === current,
        }))}
      />
      {current === 'overview' && <ConsoleOverview viewer={data} platform={platform} nowMs={nowMs} />}
      {current === 'log' && log}
      {current === 'debug' && data.partner != null && <DebugPart partner={data.partner} />}
    </Parts>
  );
}

const FRAGMENT = graphql`
  fragment ConsolePart_viewer on Viewer {
    ...ConsoleOverview_viewer
    partner {
      ...DebugPart_partner
    }
  }
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;
