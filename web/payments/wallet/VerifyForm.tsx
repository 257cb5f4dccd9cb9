import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { HelpLink } from '../../shell/HelpLink.tsx';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useVerifyRealName } from './useVerifyRealName.ts';

interface VerifyFormProps {
  readonly onVerified: () => void;
}

const FIELDS = ['name', 'idNumber', 'paymentAccount'] as const;
type FieldName = (typeof FIELDS)[number] | 'code';
const LABELS = { name: 'realName', idNumber: 'idNumber', paymentAccount: 'paymentAccount' } as const;
const CODE_LENGTH = 6;

/** Real name and payment account, requested once at the first withdrawal (requirements U-02, W-06). */
export function VerifyForm({ onVerified }: VerifyFormProps) {
  const { t } = useTranslation(['wallet', 'shell']);
  const { toasts } = useAppServices();
  const [values, setValues] = useState({ name: '', idNumber: '', paymentAccount: '', code: '' });
  const [problem, setProblem] = useState<{ field: FieldName; text: string } | null>(null);
  const [isCodeSpent, setIsCodeSpent] = useState(false);
  const [verify, isInFlight] = useVerifyRealName({
    onVerified() {
      toasts.show('success', t('verifyDone'));
      onVerified();
    },
    onRejected({ message: text, field, isCodeSpent: isSpent }) {
      const known = FIELDS.find((each) => each === field) ?? 'code';
      setProblem({ field: known, text });
      setIsCodeSpent(isSpent);
      if (isSpent) setValues((before) => ({ ...before, code: '' }));
    },
  });
  const isReady = FIELDS.every((name) => values[name].trim() !== '') && values.code.length === CODE_LENGTH;
  const problemOf = (field: FieldName) => (problem?.field === field ? problem.text : undefined);
  function change(field: FieldName, value: string) {
    setValues({ ...values, [field]: value });
    if (problem?.field === field) setProblem(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isInFlight) verify(values);
  }
  return (
    <Form noValidate onSubmit={submit}>
      <h2>{t('verifyTitle')}</h2>
      <p>
        {t('verifyHint')}{' '}
        <HelpLink serial="503" isBeside>
          {t('verifyHelp')}
        </HelpLink>
      </p>
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={t(LABELS[name])}
          placeholder={t(`${LABELS[name]}Placeholder`)}
          autoComplete={name === 'name' ? 'name' : 'off'}
          maxLength={100}
          value={values[name]}
          problem={problemOf(name)}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
      <StepUpField
        words="wallet"
        code={values.code}
        onChange={(code) => change('code', code)}
        problem={problemOf('code') ?? (isCodeSpent ? t('codeSpent') : undefined)}
        onProblem={(text) => {
          setIsCodeSpent(false);
          if (text !== undefined) setProblem({ field: 'code', text });
          else if (problem?.field === 'code') setProblem(null);
        }}
      />
      <Button type="submit" look="primary" isWide isBusy={isInFlight} disabled={!isReady}>
        {t('verifyNow')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  h2 { font-size: 16px; line-height: 24px; }
  p { color: var(--t3); margin-top: -8px; }
  > div { flex: none; }
`;
