import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { AlertsPanel_viewer$key } from '../../__generated__/AlertsPanel_viewer.graphql.ts';
import type { AlertsPanelMutation } from '../../__generated__/AlertsPanelMutation.graphql.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SettingCard } from './SettingCard.tsx';

const ALERTS = ['SOLD', 'DUE_SOON', 'ACCOUNT_LOST', 'RULE_STOPPED', 'CAP_LOWERED'] as const;

/** Of what a seller is told. A press stores at once; what is always told says so (requirement N-05). */
export function AlertsPanel({ viewer }: { readonly viewer: AlertsPanel_viewer$key }) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('user');
  const [commit] = useMutation<AlertsPanelMutation>(MUTATION);
  const muted = data.mutedAlerts;
  const save = (alert: (typeof ALERTS)[number], isTold: boolean) => {
    const mutedAlerts = ALERTS.filter((each) => (each === alert ? !isTold : muted.includes(each)));
    commit({
      // Only what changes: another tab may have changed other subjects.
      variables: { input: { alert, isMuted: !isTold } },
      optimisticResponse: {
        setAlertMuted: { __typename: 'SetAlertMutedPayload', viewer: { id: data.id, mutedAlerts } },
      },
    });
  };
  return (
    <SettingCard as="section">
      <h2>{t('alerts')}</h2>
      <Hint>{t('alertsHint')}</Hint>
      <List>
        {ALERTS.map((alert) => (
          <Checkbox key={alert} isChecked={!muted.includes(alert)} onChange={(isTold) => save(alert, isTold)}>
            {t(`alert_${alert}`)}
          </Checkbox>
        ))}
        <Checkbox isChecked isDisabled onChange={() => undefined}>
          {t('alertAlways')}
        </Checkbox>
      </List>
    </SettingCard>
  );
}

const FRAGMENT = graphql`
  fragment AlertsPanel_viewer on Viewer {
    id
    mutedAlerts
  }
`;

const MUTATION = graphql`
  mutation AlertsPanelMutation($input: SetAlertMutedInput!) {
    setAlertMuted(input: $input) {
      ... on SetAlertMutedPayload {
        viewer {
          id
          mutedAlerts
        }
      }
    }
  }
`;

const Hint = styled.p`
  padding: 4px 0 8px;
  font-size: 13px;
  line-height: 20px;
  color: var(--t3);
`;

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 0 16px;
  input:disabled:checked::after { border-color: var(--t3); }
`;
