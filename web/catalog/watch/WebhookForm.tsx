import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { WebhookForm_copyAlert$key } from '../../__generated__/WebhookForm_copyAlert.graphql.ts';
import type { WebhookFormSaveMutation } from '../../__generated__/WebhookFormSaveMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** Longest address, in characters. */
const URL_MAX = 500;

interface WebhookFormProps {
  readonly copyAlert: WebhookForm_copyAlert$key;
  /** Gets the secret of a new webhook. */
  readonly onSecret: (secret: string) => void;
}

/** Where an alert sends what it finds. Saving switches the webhook on. */
export function WebhookForm({ copyAlert, onSecret }: WebhookFormProps) {
  const { id, webhook } = useFragment(FRAGMENT, copyAlert);
  const { t } = useTranslation('watch');
  const { toasts } = useAppServices();
  const [save, isInFlight] = useMutation<WebhookFormSaveMutation>(SAVE);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [replacesMessage, setReplacesMessage] = useState(webhook?.replacesMessage ?? false);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    save({
      variables: { input: { copyAlertId: id, url: url.trim(), replacesMessage } },
      onCompleted({ saveAlertWebhook: { message, secret: shown } }) {
        setProblem(message);
        if (message !== undefined) return;
        toasts.show('success', t('webhookSaved'));
        if (shown != null) onSecret(shown);
      },
    });
  };
  return (
    <Form noValidate onSubmit={submit}>
      {webhook != null && (
        <State>
          <Tag tone={webhook.offAt == null ? 'pos' : 'neg'}>
            {t(webhook.offAt == null ? 'webhookOn' : 'webhookOff')}
          </Tag>
          {webhook.failureCount > 0 && <span>{t('webhookFailures', { count: webhook.failureCount })}</span>}
        </State>
      )}
      <Hint>{t('webhookHint')}</Hint>
      <Field
        label={t('webhookUrl')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={URL_MAX}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        problem={problem}
      />
      <Checkbox isChecked={replacesMessage} onChange={setReplacesMessage}>
        {t('webhookInstead')}
      </Checkbox>
      <Button type="submit" look="primary" isBusy={isInFlight}>
        {t(webhook == null ? 'webhookCreate' : 'webhookSave')}
      </Button>
    </Form>
  );
}

const FRAGMENT = graphql`
  fragment WebhookForm_copyAlert on CopyAlert {
    id
    webhook {
      url
      replacesMessage
      offAt
      failureCount
    }
  }
`;

const SAVE = graphql`
  mutation WebhookFormSaveMutation($input: SaveAlertWebhookInput!) {
    saveAlertWebhook(input: $input) {
      ... on SaveAlertWebhookPayload {
        secret
        copyAlert {
          id
          ...WebhookForm_copyAlert
          ...WebhookDeliveries_copyAlert
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  font-size: 13px;
  color: var(--t2);
`;

const Hint = styled.p`
  color: var(--t2);
`;
