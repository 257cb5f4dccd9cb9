import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useTopUpInSandboxMutation } from '../__generated__/useTopUpInSandboxMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';
import { useMoneyText } from '../ui/useCurrency.ts';

interface TopUpOutcome {
  readonly onToppedUp: () => void;
  readonly onRefused: () => void;
}

/** Credits play money. A lost answer is asked for again under the same request id, so that it is credited once. */
export function useTopUpInSandbox({
  onToppedUp,
  onRefused,
}: TopUpOutcome): [topUp: (cents: number) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useTopUpInSandboxMutation>(MUTATION);
  const { t } = useTranslation('wallet');
  const { toasts } = useAppServices();
  const money = useMoneyText();
  const open = useRef<{ cents: number; requestId: string } | null>(null);
  function topUp(cents: number) {
    if (open.current?.cents !== cents) {
      open.current = { cents, requestId: crypto.randomUUID() };
    }
    commit({
      variables: { input: { amountCents: cents, clientRequestId: open.current.requestId } },
      onCompleted({ topUpInSandbox: result }) {
        open.current = null;
        if (result.code !== undefined) {
          onRefused();
          return;
        }
        toasts.show('success', t('topUpDone', { amount: money.paid(cents) }));
        onToppedUp();
      },
    });
  }
  return [topUp, isInFlight];
}

const MUTATION = graphql`
  mutation useTopUpInSandboxMutation($input: TopUpInSandboxInput!) {
    topUpInSandbox(input: $input) {
      ... on TopUpInSandboxPayload {
        viewer {
          id
          wallet {
            id
            ...WalletTotals_wallet
          }
        }
      }
      ... on Refusal {
        code
      }
    }
  }
`;
