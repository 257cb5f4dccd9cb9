import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ProofCard_setup$key } from '../../__generated__/ProofCard_setup.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CopyLine } from './CopyLine.tsx';
import { Actions } from './partnerParts.ts';
import { SetupCard, useShowSetupError } from './SetupCard.tsx';
import { useProveKey } from './useProveKey.ts';

interface ProofCardProps {
  readonly setup: ProofCard_setup$key;
  readonly onRejected: () => void;
}

/**
 * Proof that the user holds the private key: a text to sign, the command that signs it, and an input for the
 * signature (T-18).
 */
export function ProofCard({ setup, onRejected }: ProofCardProps) {
  const { challenge, isProven } = useFragment(FRAGMENT, setup);
  const { t } = useTranslation('console');
  const [signature, setSignature] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const showError = useShowSetupError(onRejected);
  const [prove, isBusy] = useProveKey(({ code, message }) => {
    if (code === 'KEY_PROOF_WRONG') setProblem(message);
    else showError(message);
  });
  const command = `printf '%s' '${challenge}' | openssl dgst -sha256 -sign shiji_private.pem | openssl base64 -A`;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (signature.trim() !== '' && !isBusy) prove(signature);
  }
  return (
    <SetupCard title={t('proofTitle')} hint={t(isProven ? 'proofDone' : 'proofHint')} isDone={isProven}>
      {!isProven && (
        <Form noValidate onSubmit={submit}>
          <CopyLine label={t('challenge')} text={challenge} />
          <CopyLine label={t('proofCommand')} text={command} />
          <TextArea
            label={t('signature')}
            isCode
            rows={4}
            maxLength={2_000}
            placeholder="Base64"
            value={signature}
            problem={problem}
            onChange={(event) => {
              setSignature(event.target.value);
              setProblem(undefined);
            }}
          />
          <Actions>
            <Button type="submit" look="primary" isBusy={isBusy} disabled={signature.trim() === ''}>
              {t('prove')}
            </Button>
          </Actions>
        </Form>
      )}
    </SetupCard>
  );
}

const FRAGMENT = graphql`
  fragment ProofCard_setup on PartnerSetup {
    challenge
    isProven
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;
