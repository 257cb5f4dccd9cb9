import { useCallback, useState } from 'react';
import { commitMutation, graphql } from 'relay-runtime';
import type {
  useRequestSignInCodeMutation,
  useRequestSignInCodeMutation$data,
} from '../../__generated__/useRequestSignInCodeMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { solvePuzzle } from './proofOfWork.ts';

/** The result of a request for a code; null when no response arrived, which the network layer has reported. */
export type SignInCodeAnswer = useRequestSignInCodeMutation$data['requestSignInCode'] | null;

/** Requests a code. When the server sends a puzzle, it is solved and the request repeated once. */
export function useRequestSignInCode(): [
  request: (phone: string) => Promise<SignInCodeAnswer>,
  isInFlight: boolean,
] {
  const { environment } = useAppServices();
  const [isInFlight, setIsInFlight] = useState(false);
  const send = useCallback(
    (phone: string, proofOfWork?: string) =>
      new Promise<SignInCodeAnswer>((resolve) => {
        commitMutation<useRequestSignInCodeMutation>(environment, {
          mutation: MUTATION,
          variables: { input: proofOfWork === undefined ? { phone } : { phone, proofOfWork } },
          onCompleted: (response) => resolve(response.requestSignInCode),
          onError: () => resolve(null),
        });
      }),
    [environment],
  );
  const request = useCallback(
    async (phone: string) => {
      setIsInFlight(true);
      try {
        const answer = await send(phone);
        if (answer?.challenge === undefined || answer.difficulty === undefined) {
          return answer;
        }
        const { challenge, difficulty } = answer;
        return await send(phone, await solvePuzzle({ challenge, difficulty }));
      } finally {
        setIsInFlight(false);
      }
    },
    [send],
  );
  return [request, isInFlight];
}

const MUTATION = graphql`
  mutation useRequestSignInCodeMutation($input: RequestSignInCodeInput!) {
    requestSignInCode(input: $input) {
      ... on RequestSignInCodePayload {
        resendAfterSeconds
      }
      ... on DomainError {
        code
        message
      }
      ... on TooManyCodes {
        retryAfterSeconds
      }
      ... on CodeNotSent {
        retryAfterSeconds
      }
      ... on ProofOfWorkRequired {
        challenge
        difficulty
      }
    }
  }
`;
