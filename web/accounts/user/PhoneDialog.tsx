import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons, Modal } from '../../ui/Modal.tsx';
import { NewPhoneFields } from './NewPhoneFields.tsx';
import { usePhoneForm } from './usePhoneForm.ts';

interface PhoneDialogProps {
  /** The current number, masked. */
  readonly phone: string;
  readonly onClose: () => void;
}

/**
 * Change of the phone number in two steps: the old phone's code, then the new number with its own. States the
 * consequences first (T-21).
 */
export function PhoneDialog({ phone, onClose }: PhoneDialogProps) {
  const { t } = useTranslation(['user', 'shell']);
  const form = usePhoneForm(onClose);
  const { step, code, problem } = form;
  return (
    <Modal title={t('changePhone')} closeLabel={t('shell:close')} onClose={onClose}>
      <Form noValidate onSubmit={form.submit}>
        <p>{step === 'old' ? t('phoneStepOld', { phone }) : t('phoneStepNew')}</p>
        {step === 'old' ? (
          <StepUpField
            words="user"
            code={code}
            onChange={form.typeCode}
            problem={problem?.field === 'code' ? problem.text : undefined}
            onProblem={form.noteCodeProblem}
          />
        ) : (
          <NewPhoneFields
            phone={form.phone}
            code={code}
            problem={problem}
            resendSeconds={form.resendSeconds}
            isSending={form.isSending}
            onPhone={form.typePhone}
            onCode={form.typeCode}
            onSend={form.send}
          />
        )}
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" isBusy={form.isBusy} disabled={!form.isReady}>
            {t(step === 'old' ? 'next' : 'changePhone')}
          </Button>
        </DialogButtons>
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
