import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useSetPaymentAccount } from './useSetPaymentAccount.ts';

interface PaymentAccountDialogProps {
  /** The verified real name, masked. */
  readonly name: string;
  readonly onClose: () => void;
}

const CODE_LENGTH = 6;

/** Changes the payment account of withdrawals. States the consequences before the change (T-21). */
export function PaymentAccountDialog({ name, onClose }: PaymentAccountDialogProps) {
  const { t } = useTranslation(['wallet', 'shell']);
  const { toasts } = useAppServices();
  const [account, setAccount] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [codeProblem, setCodeProblem] = useState<string | undefined>();
  const [save, isInFlight] = useSetPaymentAccount({
    onSet() {
      toasts.show('success', t('accountDone'));
      onClose();
    },
    onRejected({ code: error, message }) {
      if (error !== 'PAYMENT_ACCOUNT_INVALID' && error !== 'PAYMENT_ACCOUNT_TAKEN') {
        setCodeProblem(message);
        return;
      }
      setProblem(message);
      if (error === 'PAYMENT_ACCOUNT_TAKEN') {
        setCode('');
        setCodeProblem(t('codeSpent'));
      }
    },
  });
  const isReady = account.trim() !== '' && code.length === CODE_LENGTH;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isInFlight) save(account, code);
  }
  return (
    <Modal title={t('accountTitle')} closeLabel={t('shell:close')} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <p>{t('accountHint', { name })}</p>
        <Field
          label={t('paymentAccount')}
          placeholder={t('paymentAccountPlaceholder')}
          autoComplete="off"
          maxLength={100}
          value={account}
          problem={problem}
          onChange={(event) => {
            setAccount(event.target.value);
            setProblem(undefined);
          }}
        />
        <StepUpField
          words="wallet"
          code={code}
          onChange={setCode}
          problem={codeProblem}
          onProblem={setCodeProblem}
        />
        <Buttons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" isBusy={isInFlight} disabled={!isReady}>
            {t('accountSave')}
          </Button>
        </Buttons>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  p { color: var(--t2); line-height: 22px; }
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 10px;
  @media (max-width: 767px) { button { flex: 1; height: 44px; } }
`;
