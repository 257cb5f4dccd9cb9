import { graphql, useMutation } from 'react-relay';
import type { useSetPaymentAccountMutation } from '../../__generated__/useSetPaymentAccountMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';

interface AccountOutcome {
  readonly onSet: () => void;
  readonly onRejected: (error: DomainError) => void;
}

/** Binds another payment account for withdrawals. */
export function useSetPaymentAccount({
  onSet,
  onRejected,
}: AccountOutcome): [set: (paymentAccount: string, code: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSetPaymentAccountMutation>(MUTATION);
  const set = (paymentAccount: string, code: string) =>
    void commit({
      variables: { input: { paymentAccount, code } },
      onCompleted({ setPaymentAccount: answer }) {
        const error = errorOf(answer);
        if (error === null) onSet();
        else onRejected(error);
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
        message
      }
    }
  }
`;
