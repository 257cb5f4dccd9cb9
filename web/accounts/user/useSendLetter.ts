import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSendLetterMutation } from '../../__generated__/useSendLetterMutation.graphql.ts';

interface LetterOutcome {
  readonly onSent: () => void;
  readonly onRejected: (message: string) => void;
}

/** Sends a letter. After a lost response the same text is sent with the same request id, so that it is stored once. */
export function useSendLetter({
  onSent,
  onRejected,
}: LetterOutcome): [send: (text: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSendLetterMutation>(MUTATION);
  const open = useRef<{ text: string; requestId: string } | null>(null);
  function send(text: string) {
    if (open.current?.text !== text) {
      open.current = { text, requestId: crypto.randomUUID() };
    }
    commit({
      variables: { input: { text, clientRequestId: open.current.requestId } },
      onCompleted({ sendLetter: answer }) {
        open.current = null;
        if (answer.message === undefined) {
          onSent();
        } else {
          onRejected(answer.message);
        }
      },
    });
  }
  return [send, isInFlight];
}

const MUTATION = graphql`
  mutation useSendLetterMutation($input: SendLetterInput!) {
    sendLetter(input: $input) {
      ... on SendLetterPayload {
        viewer {
          id
          ...LetterList_viewer
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
