import { graphql, useMutation } from 'react-relay';
import type {
  useTakeSandboxMafileMutation,
  useTakeSandboxMafileMutation$data,
} from '../../__generated__/useTakeSandboxMafileMutation.graphql.ts';

/** A Mafile of the sandbox with its password. */
export type ReadyMafile = Required<useTakeSandboxMafileMutation$data['takeSandboxMafile']>;

/** Creates a Steam player with items in the sandbox and returns its Mafile. */
export function useTakeSandboxMafile(
  onTaken: (mafile: ReadyMafile) => void,
): [take: () => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useTakeSandboxMafileMutation>(MUTATION);
  const take = () =>
    void commit({
      variables: { input: {} },
      onCompleted: ({ takeSandboxMafile }) => onTaken(takeSandboxMafile as ReadyMafile),
    });
  return [take, isInFlight];
}

const MUTATION = graphql`
  mutation useTakeSandboxMafileMutation($input: TakeSandboxMafileInput!) {
    takeSandboxMafile(input: $input) {
      ... on TakeSandboxMafilePayload {
        fileName
        text
        accountName
        password
        guardCode
      }
    }
  }
`;
