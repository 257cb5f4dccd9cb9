import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ConsoleOverview_viewer$key } from '../../__generated__/ConsoleOverview_viewer.graphql.ts';
import type { ScenarioCard_platform$key } from '../../__generated__/ScenarioCard_platform.graphql.ts';
import { OpenPlatformSwitch } from '../../shell/OpenPlatformSwitch.tsx';
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx';
import { AddressesCard } from './AddressesCard.tsx';
import { CallbackStateCard } from './CallbackStateCard.tsx';
import { CredentialsCard } from './CredentialsCard.tsx';
import { Column, Hint, PartnerCard } from './partnerParts.ts';
import { ScenarioCard } from './ScenarioCard.tsx';
import { StyleCard } from './StyleCard.tsx';
import { UsageCard } from './UsageCard.tsx';

interface ConsoleOverviewProps {
  readonly viewer: ConsoleOverview_viewer$key;
  readonly platform: ScenarioCard_platform$key | null | undefined;
  readonly nowMs: number;
}

/** The switch, the credentials, the callback address, and the rules for accepting requests. */
export function ConsoleOverview({ viewer, platform, nowMs }: ConsoleOverviewProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('console');
  const hintId = useId();
  const { partner } = data;
  const turnWords = (way: 'On' | 'Off') => ({
    title: t(`turn${way}Title`),
    body: t(`turn${way}Body`),
    turn: t(`turn${way}`),
    done: t(`turn${way}Done`),
  });
  return (
    <UnsavedGuard
      words={{
        title: t('unsavedTitle'),
        body: t('unsavedBody'),
        stay: t('cancel'),
        leave: t('leaveUnsaved'),
        saveAndLeave: t('saveAndLeave'),
      }}
    >
      <Column>
        <Row>
          <div>
            <h2>{t('switch')}</h2>
            <Hint id={hintId}>{t(data.isOpenPlatformOn ? 'switchOnHint' : 'switchOffHint')}</Hint>
          </div>
          <OpenPlatformSwitch
            viewer={data}
            describedBy={hintId}
            words={{ label: t('switch'), cancel: t('cancel'), on: turnWords('On'), off: turnWords('Off') }}
          />
        </Row>
        {partner != null && (
          <>
            <CredentialsCard partner={partner} nowMs={nowMs} />
            <CallbackStateCard partner={partner} nowMs={nowMs} />
            <UsageCard partner={partner} />
            <AddressesCard partner={partner} />
            <StyleCard partner={partner} />
          </>
        )}
        <ScenarioCard viewer={data} platform={platform} />
      </Column>
    </UnsavedGuard>
  );
}

const FRAGMENT = graphql`
  fragment ConsoleOverview_viewer on Viewer {
    isOpenPlatformOn
    ...OpenPlatformSwitch_viewer
    ...ScenarioCard_viewer
    partner {
      ...CredentialsCard_partner
      ...CallbackStateCard_partner
      ...UsageCard_partner
      ...AddressesCard_partner
      ...StyleCard_partner
    }
  }
`;

const Row = styled(PartnerCard)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;
