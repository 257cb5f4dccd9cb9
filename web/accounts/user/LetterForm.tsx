import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useSendLetter } from './useSendLetter.ts';

/** The longest letter in characters, counted as on the server (`sendLetter`). */
const LENGTH_MAX = 1_000;

interface LetterFormProps {
  /** What the letter is about, filled in by the page that led here. Null for a letter without a subject. */
  readonly subject: string | null;
}

/** Form for a letter to the operators. The reason of a rejection is shown below the field. */
export function LetterForm({ subject: given }: LetterFormProps) {
  const { t } = useTranslation(['user', 'shell']);
  const { toasts } = useAppServices();
  const [subject, setSubject] = useState(given ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [send, isInFlight] = useSendLetter({
    onSent() {
      setText('');
      toasts.show('success', t('letterSent'));
    },
    onRejected: setProblem,
  });
  const whole = subject.trim() === '' ? text : `${subject.trim()}\n${text.trim()}`;
  const count = [...whole.trim()].length;
  const isTooLong = count > LENGTH_MAX;
  const tooLong = isTooLong ? t('letterTooLong', { number: LENGTH_MAX }) : undefined;
  const isReady = text.trim() !== '' && !isTooLong;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isInFlight) {
      send(whole);
    }
  }
  return (
    <Form noValidate onSubmit={submit}>
      {given !== null && (
        <Field
          label={t('letterSubject')}
          autoComplete="off"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      )}
      <TextArea
        label={t('letterText')}
        note={`${count} / ${LENGTH_MAX}`}
        placeholder={t('letterPlaceholder')}
        value={text}
        problem={problem ?? tooLong}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" look="primary" isBusy={isInFlight} disabled={!isReady}>
        {t('letterSend')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: end;
  > div { width: 100%; }
`;
