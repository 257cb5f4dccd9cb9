import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { usePurchaseTradeUrl } from './usePurchaseTradeUrl.ts';

interface PurchaseTradeUrlProps {
  /** In the sandbox one press creates a trade link. */
  readonly isSandbox: boolean;
}

/** Form for the trade link, which Steam requires for the delivery. It is requested once. */
export function PurchaseTradeUrl({ isSandbox }: PurchaseTradeUrlProps) {
  const { t } = useTranslation('order');
  const [tradeUrl, setTradeUrl] = useState('');
  const { save, takeSandboxOne, problem, isInFlight } = usePurchaseTradeUrl();
  function submit(event: FormEvent) {
    event.preventDefault();
    save(tradeUrl.trim());
  }
  return (
    <Form onSubmit={submit} noValidate>
      <p>{t('purchase_tradeUrlWhy')}</p>
      <Field
        label={t('purchase_tradeUrl')}
        type="url"
        autoComplete="off"
        placeholder="https://steamcommunity.com/tradeoffer/new/?partner=…&token=…"
        value={tradeUrl}
        onChange={(event) => setTradeUrl(event.target.value)}
        problem={problem ?? undefined}
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isBusy={isInFlight}
        disabled={tradeUrl.trim() === ''}
      >
        {t('purchase_tradeUrlSave')}
      </Button>
      {isSandbox && (
        <Button size="large" isWide isBusy={isInFlight} onClick={takeSandboxOne}>
          {t('purchase_tradeUrlSandbox')}
        </Button>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  p { color: var(--t2); }
`;
