import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useOrderTradeUrlMutation } from '../__generated__/useOrderTradeUrlMutation.graphql.ts';
import type { useOrderTradeUrlSandboxMutation } from '../__generated__/useOrderTradeUrlSandboxMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

interface OrderTradeUrlHook {
  readonly save: (tradeUrl: string) => void;
  /** Makes a player in the sandbox and takes that one's link. */
  readonly takeSandboxOne: () => void;
  /** Code of the last refusal. */
  readonly refusal: string | null;
  readonly isInFlight: boolean;
}

/** Gives an order another trade link after Steam refused the first. */
export function useOrderTradeUrl(orderId: string): OrderTradeUrlHook {
  const [commit, isSaving] = useMutation<useOrderTradeUrlMutation>(MUTATION);
  const [commitSandbox, isTaking] = useMutation<useOrderTradeUrlSandboxMutation>(SANDBOX);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { t } = useTranslation('order');
  const { toasts } = useAppServices();
  function save(tradeUrl: string) {
    setRefusal(null);
    commit({
      variables: { input: { orderId, tradeUrl } },
      onCompleted({ setOrderTradeUrl }) {
        if (setOrderTradeUrl.code === undefined) {
          toasts.show('success', t('newTradeUrlTaken'));
        } else {
          setRefusal(setOrderTradeUrl.code);
        }
      },
    });
  }
  return {
    save,
    takeSandboxOne() {
      commitSandbox({
        variables: { input: {} },
        onCompleted: ({ takeSandboxTradeUrl }) => save(takeSandboxTradeUrl.viewer?.tradeUrl ?? ''),
      });
    },
    refusal,
    isInFlight: isSaving || isTaking,
  };
}

const MUTATION = graphql`
  mutation useOrderTradeUrlMutation($input: SetOrderTradeUrlInput!) {
    setOrderTradeUrl(input: $input) {
      ... on SetOrderTradeUrlPayload {
        order {
          statusText
          ...OrderHero_order
          ...OrderStepper_order
          ...OrderTimeline_order
          ...OrderMoney_order
        }
        viewer {
          id
          tradeUrl
        }
      }
      ... on Refusal {
        code
      }
    }
  }
`;

const SANDBOX = graphql`
  mutation useOrderTradeUrlSandboxMutation($input: TakeSandboxTradeUrlInput!) {
    takeSandboxTradeUrl(input: $input) {
      viewer {
        id
        tradeUrl
      }
    }
  }
`;
