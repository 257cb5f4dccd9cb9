import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** A new secret, which is shown this once. */
export function WebhookSecret({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('watch');
  const copy = useCopyText(t('webhookSecretCopied'), t('webhookSecretNotCopied'));
  return (
    <Box role="status">
      <b>{t('webhookSecret')}</b>
      <p>{t('webhookSecretHint')}</p>
      <code>{secret}</code>
      <Button onClick={() => void copy(secret)}>
        <Icon name="copy" />
        {t('webhookSecretCopy')}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-input);
  background: var(--s3);
  p { font-size: 13px; color: var(--t2); }
  code { font-size: 13px; overflow-wrap: anywhere; }
`;
