import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { WebhookTools_copyAlert$key } from '../../__generated__/WebhookTools_copyAlert.graphql.ts';
import type { WebhookToolsRemoveMutation } from '../../__generated__/WebhookToolsRemoveMutation.graphql.ts';
import type { WebhookToolsSecretMutation } from '../../__generated__/WebhookToolsSecretMutation.graphql.ts';
import type { WebhookToolsTestMutation } from '../../__generated__/WebhookToolsTestMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';

interface WebhookToolsProps {
  readonly copyAlert: WebhookTools_copyAlert$key;
  /** Gets the new secret. */
  readonly onSecret: (secret: string) => void;
  readonly onRemoved: () => void;
}

/** Test, another secret, and removal. The secret is replaced by a second press: a script stops at once with the former one. */
export function WebhookTools({ copyAlert, onSecret, onRemoved }: WebhookToolsProps) {
  const { id } = useFragment(FRAGMENT, copyAlert);
  const { t } = useTranslation('watch');
  const { toasts } = useAppServices();
  const [test, isTesting] = useMutation<WebhookToolsTestMutation>(TEST);
  const [replace, isReplacing] = useMutation<WebhookToolsSecretMutation>(REPLACE);
  const [remove, isRemoving] = useMutation<WebhookToolsRemoveMutation>(REMOVE);
  const [isAsked, setIsAsked] = useState(false);
  const variables = { input: { copyAlertId: id } };
  const fail = (message: string | undefined) => {
    if (message !== undefined) toasts.show('failure', message);
  };
  const replaceNow = () => {
    setIsAsked(false);
    replace({
      variables,
      onCompleted({ replaceAlertWebhookSecret: { message, secret: shown } }) {
        fail(message);
        if (shown != null) onSecret(shown);
      },
    });
  };
  return (
    <div>
      <Actions>
        <Button
          isBusy={isTesting}
          onClick={() =>
            test({ variables, onCompleted: ({ testAlertWebhook: { message } }) => fail(message) })
          }
        >
          {t('webhookTest')}
        </Button>
        <ConfirmButton
          confirms={isAsked ? 'replace' : null}
          isBusy={isReplacing}
          onClick={() => (isAsked ? replaceNow() : setIsAsked(true))}
        >
          {t(isAsked ? 'webhookReplaceNow' : 'webhookReplace')}
        </ConfirmButton>
        <Button isBusy={isRemoving} onClick={() => remove({ variables, onCompleted: onRemoved })}>
          {t('webhookRemove')}
        </Button>
      </Actions>
      {isAsked && <Note role="status">{t('webhookReplaceHint')}</Note>}
    </div>
  );
}

const FRAGMENT = graphql`
  fragment WebhookTools_copyAlert on CopyAlert {
    id
  }
`;

const TEST = graphql`
  mutation WebhookToolsTestMutation($input: TestAlertWebhookInput!) {
    testAlertWebhook(input: $input) {
      ... on TestAlertWebhookPayload {
        copyAlert {
          id
          ...WebhookDeliveries_copyAlert
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const REPLACE = graphql`
  mutation WebhookToolsSecretMutation($input: ReplaceAlertWebhookSecretInput!) {
    replaceAlertWebhookSecret(input: $input) {
      ... on ReplaceAlertWebhookSecretPayload {
        secret
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const REMOVE = graphql`
  mutation WebhookToolsRemoveMutation($input: RemoveAlertWebhookInput!) {
    removeAlertWebhook(input: $input) {
      ... on RemoveAlertWebhookPayload {
        viewer {
          id
        }
      }
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Note = styled.p`
  padding-top: 8px;
  font-size: 13px;
  color: var(--t2);
`;
