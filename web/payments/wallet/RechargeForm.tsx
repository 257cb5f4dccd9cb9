import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RechargeForm_center$key } from '../../__generated__/RechargeForm_center.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { parseYuan, wholeNumberText } from '../../ui/money.ts';
import { Dollars } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { useRecharge } from './useRecharge.ts';

interface RechargeFormProps {
  readonly center: RechargeForm_center$key;
}

const PRESETS_YUAN = ['100', '500', '1000', '5000'];

/**
 * Amount to recharge, one of the suggested ones or any other (W-08, W-11), and the button that opens the payment app.
 */
export function RechargeForm({ center }: RechargeFormProps) {
  const { isClosed, contractStatus, leastCents, mostCents } = useFragment(FRAGMENT, center);
  const { t } = useTranslation(['wallet', 'shell']);
  const money = useMoneyText();
  const [text, setText] = useState('100');
  const [problem, setProblem] = useState<string | undefined>();
  const [recharge, isBusy] = useRecharge(setProblem);
  const cents = parseYuan(text.trim());
  const choose = (next: string) => {
    setText(next);
    setProblem(undefined);
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (cents === null || cents < leastCents || cents > mostCents) {
      setProblem(t('amountWrong', { least: money.paid(leastCents), most: money.paid(mostCents) }));
    } else if (!isBusy) {
      setProblem(undefined);
      recharge(cents);
    }
  }
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        prefix="¥"
        disabled={isClosed}
        suffix={
          <Value>
            <Dollars cents={cents} />
          </Value>
        }
        value={text}
        problem={problem}
        onChange={(event) => choose(event.target.value)}
      />
      <Presets role="group" aria-label={t('presets')}>
        {PRESETS_YUAN.map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={text === preset}
            disabled={isClosed}
            onClick={() => choose(preset)}
          >
            {`¥${wholeNumberText(Number(preset))}`}
            <Dollars cents={Number(preset) * 100} />
          </Button>
        ))}
      </Presets>
      <Button
        type="submit"
        look="primary"
        isWide
        isBusy={isBusy}
        disabled={isClosed || contractStatus !== 'SIGNED'}
      >
        {cents === null || cents === 0 ? t('amountEmpty') : t('rechargeNow', { amount: money.paid(cents) })}
      </Button>
    </Form>
  );
}

const FRAGMENT = graphql`
  fragment RechargeForm_center on RechargeCenter {
    isClosed
    contractStatus
    leastCents
    mostCents
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  flex: 1;
  > div { flex: none; }
  > button { margin-top: auto; }
`;

const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  button { padding: 3px 0; flex-wrap: wrap; gap: 0 6px; height: auto; min-height: 30px; font-size: 12px; }
  button[aria-pressed="true"] { border-color: var(--accent); color: var(--accent-t); background: var(--accent-w); }
  @media (max-width: 767px) { button { min-height: 40px; } }
`;

const Value = styled.span`
  align-self: center;
  &:empty { display: none; }
`;
