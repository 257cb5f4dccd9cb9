import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ScenarioCard_platform$key } from '../../__generated__/ScenarioCard_platform.graphql.ts';
import type { ScenarioCard_viewer$key } from '../../__generated__/ScenarioCard_viewer.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Body, Hint, PartnerCard } from './partnerParts.ts';
import { useSetScenario } from './useSetScenario.ts';

const SCENARIOS = [
  'ACCEPT',
  'HOLD',
  'KNOWN_HOLD',
  'DEAD_LINK',
  'DECLINE',
  'COUNTER_OFFER',
  'REVERSAL',
  'IGNORE',
] as const;
type Scenario = (typeof SCENARIOS)[number];

interface ScenarioCardProps {
  readonly viewer: ScenarioCard_viewer$key;
  readonly platform: ScenarioCard_platform$key | null | undefined;
}

/** Sandbox only: what the simulated Steam account of the viewer's trade link does with the next orders. */
export function ScenarioCard({ viewer, platform }: ScenarioCardProps) {
  const { tradeUrl } = useFragment(VIEWER_FRAGMENT, viewer);
  const isSandbox = useFragment(PLATFORM_FRAGMENT, platform)?.isSandbox === true;
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  const [chosen, setChosen] = useState<Scenario | null>(null);
  const [setScenario, isBusy] = useSetScenario((scenario, error) => {
    if (error === null) {
      toasts.show('success', t('scenarioSet'));
      setChosen(SCENARIOS.find((one) => one === scenario) ?? null);
    } else {
      toasts.show('failure', error.code === 'TRADE_URL_INVALID' ? t('scenarioLinkUnknown') : error.message);
    }
  });
  if (!isSandbox) {
    return null;
  }
  return (
    <PartnerCard aria-busy={isBusy || undefined}>
      <h2>{t('scenario')}</h2>
      <Hint>{t(tradeUrl == null ? 'scenarioWithoutLink' : 'scenarioHint')}</Hint>
      {tradeUrl != null && (
        <Body>
          <Choices role="group" aria-label={t('scenario')}>
            {SCENARIOS.map((scenario) => (
              <Button
                key={scenario}
                size="small"
                look={scenario === chosen ? 'primary' : 'default'}
                aria-pressed={scenario === chosen}
                disabled={isBusy}
                onClick={() => setScenario(scenario, tradeUrl)}
              >
                {t(`scenario_${scenario}`)}
              </Button>
            ))}
          </Choices>
        </Body>
      )}
    </PartnerCard>
  );
}

const VIEWER_FRAGMENT = graphql`
  fragment ScenarioCard_viewer on Viewer {
    tradeUrl
  }
`;

const PLATFORM_FRAGMENT = graphql`
  fragment ScenarioCard_platform on Platform {
    isSandbox
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
