import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useTakeSandboxTradeUrlMutation } from '../__generated__/useTakeSandboxTradeUrlMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Lets the sandbox make a Steam player for the reader and stores its trade link. */
export function useTakeSandboxTradeUrl(onTaken: () => void): [take: () => void, isTaking: boolean] {
  const [commit, isInFlight] = useMutation<useTakeSandboxTradeUrlMutation>(MUTATION);
  const { t } = useTranslation('user');
  const { toasts } = useAppServices();
  function take() {
    commit({
      variables: { input: {} },
      onCompleted() {
        toasts.show('success', t('saved'));
        onTaken();
      },
    });
  }
  return [take, isInFlight];
}

const MUTATION = graphql`
  mutation useTakeSandboxTradeUrlMutation($input: TakeSandboxTradeUrlInput!) {
    takeSandboxTradeUrl(input: $input) {
      viewer {
        id
        tradeUrl
      }
    }
  }
`;
