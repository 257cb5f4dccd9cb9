import { graphql, useMutation } from 'react-relay';
import type {
  SaveFilterInput,
  useSaveFilterMutation,
} from '../../__generated__/useSaveFilterMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Saves a filter, replacing one of the same name. */
export type SaveFilter = (input: SaveFilterInput, onDone: () => void) => void;

/** Saves a filter. A domain error is shown in a toast. */
export function useSaveFilter(): [saveFilter: SaveFilter, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSaveFilterMutation>(MUTATION);
  const { toasts } = useAppServices();
  const saveFilter: SaveFilter = (input, onDone) =>
    void commit({
      variables: { input },
      onCompleted({ saveFilter: answer }) {
        if (answer.message === undefined) {
          onDone();
        } else {
          toasts.show('failure', answer.message);
        }
      },
    });
  return [saveFilter, isInFlight];
}

const MUTATION = graphql`
  mutation useSaveFilterMutation($input: SaveFilterInput!) {
    saveFilter(input: $input) {
      ... on SaveFilterPayload {
        savedFilter {
          id
          wantsAlerts
          priceLimitCents
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
