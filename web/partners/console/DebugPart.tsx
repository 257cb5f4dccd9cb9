import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DebugPart_partner$key } from '../../__generated__/DebugPart_partner.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CheckOutcome } from './CheckOutcome.tsx';
import { Actions, Body, Column, Hint, PartnerCard } from './partnerParts.ts';
import { readPastedRequest } from './pastedRequest.ts';
import { type CheckedSignature, useSignatureCheck } from './useSignatureCheck.ts';

/**
 * Signature debugger: the user pastes a request and sees the text that the server verifies, with each error
 * (requirement P-04).
 */
export function DebugPart({ partner }: { readonly partner: DebugPart_partner$key }) {
  const { signatureStyle } = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const [style, setStyle] = useState<'NATIVE' | 'ECOSTEAM' | 'YOUPIN'>('NATIVE');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [outcome, setOutcome] = useState<CheckedSignature | null>(null);
  const [check, isBusy] = useSignatureCheck(setOutcome);
  const styles = signatureStyle === 'NATIVE' ? (['NATIVE'] as const) : (['NATIVE', signatureStyle] as const);
  function submit(event: FormEvent) {
    event.preventDefault();
    const request = readPastedRequest(text);
    setOutcome(null);
    setProblem(request === null ? t('debugUnreadable') : undefined);
    if (request !== null && !isBusy) check({ ...request, style });
  }
  return (
    <Column>
      <PartnerCard as="form" noValidate onSubmit={submit}>
        <h2>{t('debug')}</h2>
        <Hint>{t('debugHint')}</Hint>
        <Body>
          {styles.length > 1 && (
            <Segmented
              label={t('style')}
              value={style}
              options={styles.map((each) => ({ value: each as typeof style, label: t(`style_${each}`) }))}
              onChange={setStyle}
            />
          )}
          <TextArea
            label={t('debugRequest')}
            isCode
            rows={12}
            maxLength={64_000}
            placeholder={`POST /open/v1/orders\nX-Open-App: app_…\nX-Open-Key: key_…\nX-Open-Timestamp: 1800000000\nX-Open-Nonce: …\nX-Open-Signature: …\n\n{"outOrderNo":"1"}`}
            value={text}
            problem={problem}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
          />
        </Body>
        <Actions>
          <Button type="submit" look="primary" isBusy={isBusy} disabled={text.trim() === ''}>
            {t('debugCheck')}
          </Button>
        </Actions>
      </PartnerCard>
      {outcome !== null && <CheckOutcome outcome={outcome} />}
    </Column>
  );
}

const FRAGMENT = graphql`
  fragment DebugPart_partner on Partner {
    signatureStyle
  }
`;
