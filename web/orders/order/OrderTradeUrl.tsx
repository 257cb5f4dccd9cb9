import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderTradeUrl_order$key } from '../../__generated__/OrderTradeUrl_order.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useOrderTradeUrl } from './useOrderTradeUrl.ts';

interface OrderTradeUrlProps {
  readonly order: OrderTradeUrl_order$key;
  /** In the sandbox one press creates a trade link. */
  readonly isSandbox: boolean;
}

/** Form for another trade link after Steam rejected the buyer's. The offer is then sent again. */
export function OrderTradeUrl({ order, isSandbox }: OrderTradeUrlProps) {
  const { id } = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const [tradeUrl, setTradeUrl] = useState('');
  const { save, takeSandboxOne, problem, isInFlight } = useOrderTradeUrl(id);
  function submit(event: FormEvent) {
    event.preventDefault();
    save(tradeUrl.trim());
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Field
        label={t('newTradeUrl')}
        type="url"
        autoComplete="off"
        placeholder="https://steamcommunity.com/tradeoffer/new/?partner=…"
        value={tradeUrl}
        onChange={(event) => setTradeUrl(event.target.value)}
        problem={problem ?? undefined}
      />
      <Button type="submit" look="primary" isWide isBusy={isInFlight} disabled={tradeUrl.trim() === ''}>
        {t('newTradeUrlSave')}
      </Button>
      {isSandbox && (
        <Button isWide isBusy={isInFlight} onClick={takeSandboxOne}>
          {t('purchase_tradeUrlSandbox')}
        </Button>
      )}
    </Form>
  );
}

const FRAGMENT = graphql`
  fragment OrderTradeUrl_order on Order {
    id
  }
`;

const Form = styled.form`
  display: grid;
  gap: 10px;
`;
