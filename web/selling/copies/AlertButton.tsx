import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { AlertButtonMutation } from '../../__generated__/AlertButtonMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Longest name of an alert, in characters. */
const NAME_MAX = 40;

/** Sets an alert for copies that match a filter, named by its text. A visitor signs in first. */
export function AlertButton({ text }: { readonly text: string }) {
  const { t } = useTranslation('copies');
  const { dialogs, session, toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<AlertButtonMutation>(MUTATION);
  const save = () =>
    void commit({
      variables: { input: { name: [...text].slice(0, NAME_MAX).join(''), filter: text } },
      onCompleted: ({ saveCopyAlert: { message } }) =>
        toasts.show(message === undefined ? 'success' : 'failure', message ?? t('alertSet')),
    });
  const press = () => (session.isSignedIn ? save() : dialogs.open({ kind: 'login', onSignedIn: save }));
  return (
    <Button isBusy={isInFlight} onClick={press}>
      <Icon name="bell" />
      {t('alert')}
    </Button>
  );
}

const MUTATION = graphql`
  mutation AlertButtonMutation($input: SaveCopyAlertInput!) {
    saveCopyAlert(input: $input) {
      ... on SaveCopyAlertPayload {
        copyAlert {
          id
          name
          filter
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
