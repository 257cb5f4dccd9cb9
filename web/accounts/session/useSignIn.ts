import { graphql, useMutation } from 'react-relay';
import type {
  SignInInput,
  useSignInMutation,
  useSignInMutation$data,
} from '../../__generated__/useSignInMutation.graphql.ts';

/** The result of a sign-in. */
export type SignInAnswer = useSignInMutation$data['signIn'];

/** Signs in. A network failure has already been reported by the network layer. */
export function useSignIn(): [
  signIn: (input: SignInInput, onAnswer: (answer: SignInAnswer) => void) => void,
  isInFlight: boolean,
] {
  const [commit, isInFlight] = useMutation<useSignInMutation>(MUTATION);
  return [
    (input, onAnswer) => {
      commit({ variables: { input }, onCompleted: (response) => onAnswer(response.signIn) });
    },
    isInFlight,
  ];
}

const MUTATION = graphql`
  mutation useSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInPayload {
        viewer {
          id
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;
