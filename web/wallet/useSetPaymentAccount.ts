import { graphql, useMutation } from 'react-relay';
import type { useSetPaymentAccountMutation } from '../__generated__/useSetPaymentAccountMutation.graphql.ts';

interface AccountOutcome {
  readonly onSet: () => void;
  readonly onRefused: (code: string) => void;
}

/** Binds another account that withdrawals go to. */
export function useSetPaymentAccount({
  onSet,
  onRefused,
}: AccountOutcome): [set: (paymentAccount: string, code: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSetPaymentAccountMutation>(MUTATION);
  const set = (paymentAccount: string, code: string) =>
    void commit({
      variables: { input: { paymentAccount, code } },
      onCompleted({ setPaymentAccount: answer }) {
        if (answer.code === undefined) onSet();
        else onRefused(answer.code);
      },
    });
  return [set, isInFlight];
}

const MUTATION = graphql`
  mutation useSetPaymentAccountMutation($input: SetPaymentAccountInput!) {
    setPaymentAccount(input: $input) {
      ... on SetPaymentAccountPayload {
        viewer {
          id
          ...WithdrawPanel_viewer
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;
