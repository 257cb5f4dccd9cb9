import { graphql, useMutation } from 'react-relay';
import type {
  SandboxScenario,
  useSetScenarioMutation,
} from '../../__generated__/useSetScenarioMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';

/**
 * Sets what the simulated Steam account of a trade link does with the next offers. `onDone` receives a domain error,
 * or null.
 */
export function useSetScenario(
  onDone: (scenario: SandboxScenario, error: DomainError | null) => void,
): [setScenario: (scenario: SandboxScenario, tradeUrl: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSetScenarioMutation>(MUTATION);
  function setScenario(scenario: SandboxScenario, tradeUrl: string) {
    commit({
      variables: { input: { scenario, tradeUrl } },
      onCompleted: ({ setSandboxScenario: answer }) => onDone(scenario, errorOf(answer)),
    });
  }
  return [setScenario, isInFlight];
}

const MUTATION = graphql`
  mutation useSetScenarioMutation($input: SetSandboxScenarioInput!) {
    setSandboxScenario(input: $input) {
      ... on SetSandboxScenarioPayload {
        viewer {
          id
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;
