import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons, Modal } from '../../ui/Modal.tsx';

interface LeaveDialogProps {
  readonly title: string;
  /** The consequences. */
  readonly text: string;
  readonly action: string;
  readonly look: 'primary' | 'danger';
  readonly isBusy: boolean;
  readonly onSend: (code: string, onRejected: (message: string) => void) => void;
  readonly onClose: () => void;
}

const CODE_LENGTH = 6;

/** A step of leaving that requires the SMS code. */
export function LeaveDialog({ title, text, action, look, isBusy, onSend, onClose }: LeaveDialogProps) {
  const { t } = useTranslation(['user', 'shell']);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH && !isBusy) {
      onSend(code, setProblem);
    }
  };
  return (
    <Modal title={title} closeLabel={t('shell:close')} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <p>{text}</p>
        <StepUpField words="user" code={code} onChange={setCode} problem={problem} onProblem={setProblem} />
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look={look} isBusy={isBusy} disabled={code.length !== CODE_LENGTH}>
            {action}
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
