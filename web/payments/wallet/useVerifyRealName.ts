import { graphql, useMutation } from 'react-relay';
import type { useVerifyRealNameMutation } from '../../__generated__/useVerifyRealNameMutation.graphql.ts';

/** The form's input. */
export interface RealNameForm {
  readonly name: string;
  readonly idNumber: string;
  readonly paymentAccount: string;
  readonly code: string;
}

/** Why a form was rejected. */
export interface Rejection {
  readonly message: string;
  /** The name of the invalid field, where there is one. */
  readonly field: string | null;
  /** True if the SMS code has been used up: another try needs a new one. */
  readonly isCodeSpent: boolean;
}

/** Rejections after the code was used up. */
const CODE_SPENT: readonly string[] = [
  'IDENTITY_MISMATCH',
  'IDENTITY_NOT_REACHED',
  'ID_NUMBER_TAKEN',
  'PAYMENT_ACCOUNT_TAKEN',
];

interface VerifyOutcome {
  readonly onVerified: () => void;
  readonly onRejected: (rejection: Rejection) => void;
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
        else {
          const { message, field = null, code = '' } = answer;
          onRejected({ message, field, isCodeSpent: CODE_SPENT.includes(code) });
        }
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
        code
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
