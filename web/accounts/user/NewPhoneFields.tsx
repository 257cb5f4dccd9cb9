import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

/** An error with the field that it belongs to. */
export interface PhoneProblem {
  readonly field: 'phone' | 'code';
  readonly text: string;
}

interface NewPhoneFieldsProps {
  readonly phone: string;
  readonly code: string;
  readonly problem: PhoneProblem | null;
  /** Seconds until another code may be requested. */
  readonly resendSeconds: number;
  readonly isSending: boolean;
  readonly onPhone: (phone: string) => void;
  readonly onCode: (code: string) => void;
  readonly onSend: () => void;
}

const CODE_LENGTH = 6;

/** Fields for the new number and the code sent to it. */
export function NewPhoneFields(props: NewPhoneFieldsProps) {
  const { phone, code, problem, resendSeconds, isSending, onPhone, onCode, onSend } = props;
  const { t } = useTranslation('user');
  const problemOf = (field: PhoneProblem['field']) => (problem?.field === field ? problem.text : undefined);
  return (
    <>
      <Field
        label={t('newPhone')}
        type="tel"
        autoComplete="tel"
        prefix="+86"
        maxLength={20}
        value={phone}
        problem={problemOf('phone')}
        onChange={(event) => onPhone(event.target.value)}
      />
      <Field
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        placeholder={t('codePlaceholder')}
        value={code}
        problem={problemOf('code')}
        onChange={(event) => onCode(event.target.value.replace(/\D/g, ''))}
        suffix={
          <Ask
            className="num"
            isBusy={isSending}
            disabled={resendSeconds > 0 || phone.trim() === ''}
            onClick={onSend}
          >
            {resendSeconds > 0 ? t('resendIn', { count: resendSeconds }) : t('sendCode')}
          </Ask>
        }
      />
    </>
  );
}

const Ask = styled(Button)`
  min-width: 112px;
  @media (max-width: 1023px) { height: 44px; }
`;
