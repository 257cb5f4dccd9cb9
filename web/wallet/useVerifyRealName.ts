import { graphql, useMutation } from 'react-relay';
import type { useVerifyRealNameMutation } from '../__generated__/useVerifyRealNameMutation.graphql.ts';

/** What the reader typed. */
export interface RealNameForm {
  readonly name: string;
  readonly idNumber: string;
  readonly paymentAccount: string;
  readonly code: string;
}

interface VerifyOutcome {
  readonly onVerified: () => void;
  /** With the message, and the field that is wrong where it is one. */
  readonly onRejected: (message: string, field: string | null) => void;
}

/** Verifies the reader's real name; the answer shows masks only. */
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
