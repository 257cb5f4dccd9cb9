import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useOrderTradeUrlMutation } from '../../__generated__/useOrderTradeUrlMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useTakeSandboxTradeUrl } from '../../shell/useTakeSandboxTradeUrl.ts';

interface OrderTradeUrlHook {
  readonly save: (tradeUrl: string) => void;
  /** Creates a player in the sandbox and uses its trade link. */
  readonly takeSandboxOne: () => void;
  /** Why the last trade link was rejected. */
  readonly problem: string | null;
  readonly isInFlight: boolean;
}

/** Sets another trade link of an order after Steam rejected the first. */
export function useOrderTradeUrl(orderId: string): OrderTradeUrlHook {
  const [commit, isSaving] = useMutation<useOrderTradeUrlMutation>(MUTATION);
  const [problem, setProblem] = useState<string | null>(null);
  const { t } = useTranslation('order');
  const { toasts } = useAppServices();
  function save(tradeUrl: string) {
    setProblem(null);
    commit({
      variables: { input: { orderId, tradeUrl } },
      onCompleted({ setOrderTradeUrl }) {
        if (setOrderTradeUrl.message === undefined) {
          toasts.show('success', t('newTradeUrlTaken'));
        } else {
          setProblem(setOrderTradeUrl.message);
        }
      },
    });
  }
  const [takeSandboxOne, isTaking] = useTakeSandboxTradeUrl(save);
  return {
    save,
    takeSandboxOne,
    problem,
    isInFlight: isSaving || isTaking,
  };
}

const MUTATION = graphql`
  mutation useOrderTradeUrlMutation($input: SetOrderTradeUrlInput!) {
    setOrderTradeUrl(input: $input) {
      ... on SetOrderTradeUrlPayload {
        order {
          ...OrderHero_order
          ...WrongDeliveryBanner_order
          ...OrderStepper_order
          ...OrderTimeline_order
          ...OrderMoney_order
          ...OrderRow_order
        }
        viewer {
          id
          tradeUrl
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
