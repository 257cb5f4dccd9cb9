import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useSetTradeUrlMutation } from '../../__generated__/useSetTradeUrlMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';
import { useAppServices } from '../../shell/appServices.ts';

interface TradeUrlOutcome {
  readonly onSaved: () => void;
  readonly onRejected: (error: DomainError) => void;
}

/** Saves the viewer's trade link. Resolves to whether it is stored. */
export function useSetTradeUrl({
  onSaved,
  onRejected,
}: TradeUrlOutcome): [save: (tradeUrl: string, code: string | null) => Promise<boolean>, isSaving: boolean] {
  const [commit, isInFlight] = useMutation<useSetTradeUrlMutation>(MUTATION);
  const { t } = useTranslation('user');
  const { toasts } = useAppServices();
  const save = (tradeUrl: string, code: string | null) =>
    new Promise<boolean>((resolve) => {
      commit({
        variables: { input: { tradeUrl, code } },
        onCompleted({ setTradeUrl: result }) {
          const error = errorOf(result);
          if (error !== null) {
            onRejected(error);
          } else {
            toasts.show('success', t('saved'));
            onSaved();
          }
          resolve(error === null);
        },
        onError: () => resolve(false),
      });
    });
  return [save, isInFlight];
}

const MUTATION = graphql`
  mutation useSetTradeUrlMutation($input: SetTradeUrlInput!) {
    setTradeUrl(input: $input) {
      ... on SetTradeUrlPayload {
        viewer {
          id
          tradeUrl
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;
