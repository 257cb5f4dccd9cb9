import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { TypeDialog_account$key } from '../../__generated__/TypeDialog_account.graphql.ts';
import type { TypeDialogMutation } from '../../__generated__/TypeDialogMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { DialogButtons, DialogForm } from './dialogParts.tsx';

interface TypeDialogProps {
  readonly account: TypeDialog_account$key;
  readonly onClose: () => void;
}

/** Changes the account type, after an SMS code. */
export function TypeDialog({ account, onClose }: TypeDialogProps) {
  const { id, accountName, type } = useFragment(FRAGMENT, account);
  const { t } = useTranslation(['account', 'shell']);
  const { toasts } = useAppServices();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [commit, isInFlight] = useMutation<TypeDialogMutation>(MUTATION);
  const next = type === 'ROBOT' ? 'ORDINARY' : 'ROBOT';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length !== 6 || isInFlight) {
      return;
    }
    commit({
      variables: { input: { steamAccountId: id, type: next, code } },
      onCompleted({ setSteamAccountType: answer }) {
        if (answer.message !== undefined) {
          setProblem(answer.message);
          return;
        }
        toasts.show('success', t('typeSet', { type: t(`type_${next}`) }));
        onClose();
      },
    });
  }
  return (
    <Modal title={t('typeTitle', { name: accountName })} closeLabel={t('shell:close')} onClose={onClose}>
      <DialogForm noValidate onSubmit={submit}>
        <p>{t(`typeBody_${next}`)}</p>
        <StepUpField
          words="account"
          code={code}
          onChange={setCode}
          problem={problem}
          onProblem={setProblem}
        />
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" isBusy={isInFlight} disabled={code.length !== 6}>
            {t(next === 'ROBOT' ? 'toRobot' : 'toOrdinary')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Modal>
  );
}

const FRAGMENT = graphql`
  fragment TypeDialog_account on SteamAccount {
    id
    accountName
    type
  }
`;

const MUTATION = graphql`
  mutation TypeDialogMutation($input: SetSteamAccountTypeInput!) {
    setSteamAccountType(input: $input) {
      ... on SetSteamAccountTypePayload {
        steamAccount {
          id
          ...SteamAccountRow_account
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
