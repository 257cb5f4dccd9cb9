import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CopyLine } from './CopyLine.tsx';
import { Actions, Hint } from './partnerParts.ts';
import { useShowSetupError } from './SetupCard.tsx';
import { useBeginSetup } from './useBeginSetup.ts';

interface KeyFormProps {
  readonly publicKey: string;
  readonly callbackUrl: string;
  readonly onKept: () => void;
  readonly onRejected: () => void;
  /** Null when there is nothing to return to. */
  readonly onCancel: (() => void) | null;
}

/** Commands that create a key pair to register. The private key never leaves the user's machine. */
const PAIR_COMMANDS = `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out shiji_private.pem
openssl pkey -in shiji_private.pem -pubout -out shiji_public.pem`;

/** Form for key and address, with the commands that create a key pair. */
export function KeyForm({ publicKey, callbackUrl, onKept, onRejected, onCancel }: KeyFormProps) {
  const { t } = useTranslation('console');
  const [draft, setDraft] = useState({ publicKey, callbackUrl });
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  const showError = useShowSetupError(onRejected);
  const [begin, isBusy] = useBeginSetup(onKept, (text, field) => {
    if (field === undefined) showError(text);
    else setProblem({ field, text });
  });
  const isReady = draft.publicKey.trim() !== '' && draft.callbackUrl.trim() !== '';
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  function change(part: Partial<typeof draft>) {
    setDraft({ ...draft, ...part });
    setProblem(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isBusy) begin(draft);
  }
  return (
    <Form noValidate onSubmit={submit}>
      <Hint>{t('pairHint')}</Hint>
      <CopyLine label={t('pairCommands')} text={PAIR_COMMANDS} />
      <TextArea
        label={t('publicKey')}
        isCode
        rows={7}
        maxLength={8_000}
        placeholder="-----BEGIN PUBLIC KEY-----"
        value={draft.publicKey}
        problem={problemOf('publicKey')}
        onChange={(event) => change({ publicKey: event.target.value })}
      />
      <Field
        label={t('callbackUrl')}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        placeholder="https://"
        value={draft.callbackUrl}
        problem={problemOf('callbackUrl')}
        onChange={(event) => change({ callbackUrl: event.target.value })}
      />
      <Actions>
        <Button type="submit" look="primary" isBusy={isBusy} disabled={!isReady}>
          {t('keep')}
        </Button>
        {onCancel !== null && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;
