import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type {
  SaveFilterInput,
  useSaveFilterMutation,
} from '../__generated__/useSaveFilterMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Keeps a filter; one of the same name gives way. */
export type SaveFilter = (input: SaveFilterInput, onDone: () => void) => void;

/** The deed of keeping; a refusal is told in a toast. */
export function useSaveFilter(): [saveFilter: SaveFilter, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSaveFilterMutation>(MUTATION);
  const { toasts } = useAppServices();
  const { t } = useTranslation(['watch', 'app']);
  const saveFilter: SaveFilter = (input, onDone) =>
    void commit({
      variables: { input },
      onCompleted({ saveFilter: answer }) {
        if (answer.code === undefined) {
          onDone();
        } else {
          toasts.show('failure', t([`refusal_${answer.code}`, `app:refusal_${answer.code}`]));
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
      ... on SavedFiltersFull {
        code
      }
    }
  }
`;
