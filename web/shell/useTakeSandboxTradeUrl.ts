import { graphql, useMutation } from 'react-relay';
import type { useTakeSandboxTradeUrlMutation } from '../__generated__/useTakeSandboxTradeUrlMutation.graphql.ts';

/**
 * Creates a Steam player in the sandbox and saves its trade link, which `onTaken` receives unless the session ended
 * meanwhile.
 */
export function useTakeSandboxTradeUrl(
  onTaken: (tradeUrl: string) => void,
): [take: () => void, isTaking: boolean] {
  const [commit, isInFlight] = useMutation<useTakeSandboxTradeUrlMutation>(MUTATION);
  function take() {
    commit({
      variables: { input: {} },
      onCompleted({ takeSandboxTradeUrl }) {
        const tradeUrl = takeSandboxTradeUrl.viewer?.tradeUrl;
        if (tradeUrl != null) {
          onTaken(tradeUrl);
        }
      },
    });
  }
  return [take, isInFlight];
}

const MUTATION = graphql`
  mutation useTakeSandboxTradeUrlMutation($input: TakeSandboxTradeUrlInput!) {
    takeSandboxTradeUrl(input: $input) {
      ... on TakeSandboxTradeUrlPayload {
        viewer {
          id
          tradeUrl
        }
      }
    }
  }
`;
