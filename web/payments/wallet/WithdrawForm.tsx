import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { useWithdrawForm } from './useWithdrawForm.ts';
import { WithdrawBill } from './WithdrawBill.tsx';
import { judgeAmount, mostCents, quoteWithdrawal, type WithdrawRules } from './withdrawQuote.ts';

interface WithdrawFormProps {
  readonly rules: WithdrawRules;
  readonly isFrozen: boolean;
  readonly onBegun: () => void;
}

const CODE_LENGTH = 6;

/** Amount, fee, the amount that arrives, and the SMS code (requirement W-04). */
export function WithdrawForm({ rules, isFrozen, onBegun }: WithdrawFormProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const form = useWithdrawForm(onBegun);
  const { text, code } = form;
  const isTooLow = rules.withdrawableCents < rules.minCents;
  const judged = text === '' && !isTooLow ? null : judgeAmount(text, rules);
  const amounts = {
    least: money.paid(rules.minCents),
    most: money.paid(rules.maxCents),
    amount: money.paid(rules.remainingTodayCents),
  };
  const cents = parseYuan(text.trim());
  const isReady = cents !== null && judged === null && code.length === CODE_LENGTH && !isFrozen;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !form.isInFlight) form.withdraw(cents, code);
  }
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label={t('withdrawAmount')}
        inputMode="decimal"
        autoComplete="off"
        prefix="¥"
        placeholder={`${amounts.least} – ${amounts.most}`}
        disabled={isTooLow || isFrozen}
        value={text}
        problem={form.amountProblem ?? (judged === null ? undefined : t(judged, amounts))}
        onChange={(event) => form.type(event.target.value)}
        suffix={
          <Button
            disabled={isTooLow || isFrozen}
            onClick={() => form.type(yuanText(Math.max(0, mostCents(rules))))}
          >
            {t('withdrawAll')}
          </Button>
        }
      />
      <WithdrawBill
        quote={cents === null || judged !== null ? null : quoteWithdrawal(cents, rules.feeBasisPoints)}
        feeBasisPoints={rules.feeBasisPoints}
      />
      <StepUpField
        words="wallet"
        code={code}
        isDisabled={isFrozen}
        onChange={form.setCode}
        problem={form.codeProblem}
        onProblem={form.setCodeProblem}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isInFlight} disabled={!isReady}>
        {cents === null || judged !== null
          ? t('withdrawNow')
          : t('withdrawNowAmount', { amount: money.paid(cents) })}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  > div { flex: none; }
`;
