import { graphql, useMutation } from 'react-relay';
import type { useSetNicknameMutation } from '../../__generated__/useSetNicknameMutation.graphql.ts';

/**
 * Sets a nickname. Resolves to the message of a domain error, or to null on success. Rejects when no response
 * arrived; the network layer has reported that.
 */
export type SetNickname = (nickname: string) => Promise<string | null>;

/** Sets the viewer's nickname. */
export function useSetNickname(): SetNickname {
  const [commit] = useMutation<useSetNicknameMutation>(MUTATION);
  return (nickname) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input: { nickname } },
        onCompleted: ({ setNickname: answer }, errors) =>
          errors?.length ? reject(new Error(errors[0]?.message)) : resolve(answer.message ?? null),
        onError: reject,
      });
    });
}

const MUTATION = graphql`
  mutation useSetNicknameMutation($input: SetNicknameInput!) {
    setNickname(input: $input) {
      ... on SetNicknamePayload {
        viewer {
          id
          nickname
          nicknameAvailableAt
          user {
            id
            nickname
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
