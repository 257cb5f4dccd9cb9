import { graphql, useMutation } from 'react-relay';
import type { usePhoneChangeCodeMutation } from '../../__generated__/usePhoneChangeCodeMutation.graphql.ts';
import type { usePhoneChangeMutation } from '../../__generated__/usePhoneChangeMutation.graphql.ts';
import type { usePhoneChangeSetMutation } from '../../__generated__/usePhoneChangeSetMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';

/** What a refusal to send a code says of the number that was asked for. */
interface CodeRefusal {
  /** Seconds after which a retry makes sense; 0 when it does at once. */
  readonly retryAfterSeconds: number;
  /** True where the message may arrive nevertheless. */
  readonly mayArrive: boolean;
}

interface PhoneChangeOutcome {
  /** Runs when the old phone's code was correct. */
  readonly onOpen: () => void;
  /** Runs when a code was sent; another may be requested after this many seconds. */
  readonly onSent: (resendAfterSeconds: number) => void;
  /** Runs when the request for a code was refused. */
  readonly onNotSent: (error: DomainError, refusal: CodeRefusal) => void;
  readonly onSet: () => void;
  /** Runs when a code was refused. */
  readonly onRejected: (error: DomainError) => void;
}

/** The three steps of changing the phone number, in their order. */
export function usePhoneChange({ onOpen, onSent, onNotSent, onSet, onRejected }: PhoneChangeOutcome) {
  const [commitOpen, isOpening] = useMutation<usePhoneChangeMutation>(OPEN);
  const [commitCode, isSending] = useMutation<usePhoneChangeCodeMutation>(SEND);
  const [commitSet, isSetting] = useMutation<usePhoneChangeSetMutation>(SET);
  return {
    isBusy: isOpening || isSetting,
    isSending,
    open: (code: string) =>
      void commitOpen({
        variables: { input: { code } },
        onCompleted({ requestPhoneChange: answer }) {
          const error = errorOf(answer);
          error === null ? onOpen() : onRejected(error);
        },
      }),
    sendCode: (phone: string) =>
      void commitCode({
        variables: { input: { phone } },
        onCompleted({ requestNewPhoneCode: answer }) {
          const error = errorOf(answer);
          const { retryAfterSeconds = 0, trouble } = answer;
          if (error !== null) onNotSent(error, { retryAfterSeconds, mayArrive: trouble === 'UNANSWERED' });
          else onSent(answer.resendAfterSeconds ?? 0);
        },
      }),
    set: (code: string) =>
      void commitSet({
        variables: { input: { code } },
        onCompleted({ setPhone: answer }) {
          const error = errorOf(answer);
          error === null ? onSet() : onRejected(error);
        },
      }),
  };
}

const OPEN = graphql`
  mutation usePhoneChangeMutation($input: RequestPhoneChangeInput!) {
    requestPhoneChange(input: $input) {
      ... on DomainError {
        code
        message
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
      ... on CodeNotSent {
        retryAfterSeconds
        trouble
      }
      ... on DomainError {
        code
        message
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
        message
      }
    }
  }
`;
