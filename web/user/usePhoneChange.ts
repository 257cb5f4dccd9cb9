import { graphql, useMutation } from 'react-relay';
import type { usePhoneChangeCodeMutation } from '../__generated__/usePhoneChangeCodeMutation.graphql.ts';
import type { usePhoneChangeMutation } from '../__generated__/usePhoneChangeMutation.graphql.ts';
import type { usePhoneChangeSetMutation } from '../__generated__/usePhoneChangeSetMutation.graphql.ts';

interface PhoneChangeOutcome {
  /** The old phone has shown its code. */
  readonly onOpen: () => void;
  /** A code is on its way; another may be asked for after so many seconds. */
  readonly onSent: (resendAfterSeconds: number) => void;
  readonly onSet: () => void;
  /** With the refusal's code, and after how long it is worth trying again, where that is known. */
  readonly onRefused: (code: string, retryAfterSeconds?: number) => void;
}

/** The three steps to another phone number, in their order. */
export function usePhoneChange({ onOpen, onSent, onSet, onRefused }: PhoneChangeOutcome) {
  const [commitOpen, isOpening] = useMutation<usePhoneChangeMutation>(OPEN);
  const [commitCode, isSending] = useMutation<usePhoneChangeCodeMutation>(SEND);
  const [commitSet, isSetting] = useMutation<usePhoneChangeSetMutation>(SET);
  return {
    isBusy: isOpening || isSetting,
    isSending,
    open: (code: string) =>
      void commitOpen({
        variables: { input: { code } },
        onCompleted: ({ requestPhoneChange: answer }) =>
          answer.code === undefined ? onOpen() : onRefused(answer.code),
      }),
    sendCode: (phone: string) =>
      void commitCode({
        variables: { input: { phone } },
        onCompleted: ({ requestNewPhoneCode: answer }) =>
          answer.resendAfterSeconds === undefined
            ? onRefused(answer.code ?? '', answer.retryAfterSeconds)
            : onSent(answer.resendAfterSeconds),
      }),
    set: (code: string) =>
      void commitSet({
        variables: { input: { code } },
        onCompleted: ({ setPhone: answer }) => (answer.code === undefined ? onSet() : onRefused(answer.code)),
      }),
  };
}

const OPEN = graphql`
  mutation usePhoneChangeMutation($input: RequestPhoneChangeInput!) {
    requestPhoneChange(input: $input) {
      ... on DomainError {
        code
      }
    }
  }
`;

const SEND = graphql`
  mutation usePhoneChangeCodeMutation($input: RequestNewPhoneCodeInput!) {
    requestNewPhoneCode(input: $input) {
      ... on RequestNewPhoneCodePayload {
        resendAfterSeconds
      }
      ... on TooManyCodes {
        retryAfterSeconds
      }
      ... on DomainError {
        code
      }
    }
  }
`;

const SET = graphql`
  mutation usePhoneChangeSetMutation($input: SetPhoneInput!) {
    setPhone(input: $input) {
      ... on SetPhonePayload {
        viewer {
          id
          ...SecurityTab_viewer
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;
