import { graphql, useMutation } from 'react-relay';
import type { useVerifyRealNameMutation } from '../../__generated__/useVerifyRealNameMutation.graphql.ts';

/** The form's input. */
export interface RealNameForm {
  readonly name: string;
  readonly idNumber: string;
  readonly paymentAccount: string;
  readonly code: string;
}

interface VerifyOutcome {
  readonly onVerified: () => void;
  /** Receives the message, and the name of the invalid field where there is one. */
  readonly onRejected: (message: string, field: string | null) => void;
}

/** Verifies the viewer's real name. The response contains masked values only. */
export function useVerifyRealName({
  onVerified,
  onRejected,
}: VerifyOutcome): [verify: (form: RealNameForm) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useVerifyRealNameMutation>(MUTATION);
  const verify = (input: RealNameForm) =>
    void commit({
      variables: { input },
      onCompleted({ verifyRealName: answer }) {
        if (answer.message === undefined) onVerified();
        else onRejected(answer.message, answer.field ?? null);
      },
    });
  return [verify, isInFlight];
}

const MUTATION = graphql`
  mutation useVerifyRealNameMutation($input: VerifyRealNameInput!) {
    verifyRealName(input: $input) {
      ... on VerifyRealNamePayload {
        viewer {
          id
          ...WithdrawPanel_viewer
        }
      }
      ... on DomainError {
        message
      }
      ... on RealNameInvalid {
        field
      }
      ... on IdNumberInvalid {
        field
      }
      ... on PaymentAccountInvalid {
        field
      }
      ... on IdentityUnderage {
        field
      }
      ... on IdentityMismatch {
        field
      }
      ... on IdNumberTaken {
        field
      }
      ... on PaymentAccountTaken {
        field
      }
    }
  }
`;
