import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PriceAlertForm_marketItem$key } from '../../__generated__/PriceAlertForm_marketItem.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { AMOUNT_MAX_CENTS } from '../items/marketItem.ts';
import { suggestedTarget } from './suggestedTarget.ts';
import { useSetPriceAlert } from './useSetPriceAlert.ts';

interface PriceAlertFormProps {
  readonly marketItem: PriceAlertForm_marketItem$key;
  readonly onClose: () => void;
}

/** Form of a price alert with its effect. It starts slightly below the lowest ask. */
export function PriceAlertForm({ marketItem, onClose }: PriceAlertFormProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation('watch');
  const { toasts } = useAppServices();
  const { paid } = useMoneyText();
  const [setPriceAlert, isInFlight] = useSetPriceAlert();
  const ask = item.lowestAskCents ?? null;
  const known = item.priceAlertCents ?? null;
  const begin = known ?? (ask === null ? (item.referencePriceCents ?? null) : suggestedTarget(ask));
  const [text, setText] = useState(begin === null ? '' : yuanText(begin));
  const [hasTried, setHasTried] = useState(false);
  const cents = parseYuan(text.trim());
  const isWrong = cents === null || cents < 1 || cents > AMOUNT_MAX_CENTS;
  const save = (targetCents: number | null) =>
    setPriceAlert(item.id, targetCents, () => {
      toasts.show('success', t(targetCents === null ? 'alertEnded' : 'alertSet'));
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isWrong) {
      save(cents);
    }
  };
  return (
    <Form noValidate onSubmit={submit}>
      <div>
        <b>{i18n.language === 'zh' ? item.nameZh : item.nameEn}</b>
        <Ask className="num">{ask === null ? t('nobodySells') : t('lowestNow', { price: paid(ask) })}</Ask>
        {item.phases != null && item.phases.length > 0 && <Ask>{t('alertAnyPhase')}</Ask>}
      </div>
      <Field
        label={t('target')}
        prefix="¥"
        inputMode="decimal"
        autoFocus
        maxLength={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
        problem={hasTried && isWrong ? t('targetWrong') : undefined}
      />
      <Hint role="status">
        {!isWrong && ask !== null && cents >= ask
          ? t(cents === known ? 'toldAlready' : 'toldAtOnce', { price: paid(ask) })
          : t('whatHappens', { price: isWrong ? '…' : paid(cents) })}
      </Hint>
      <Buttons>
        {known !== null && (
          <Button look="danger" size="large" isBusy={isInFlight} onClick={() => save(null)}>
            {t('endAlert')}
          </Button>
        )}
        <Button type="submit" look="primary" size="large" isWide isBusy={isInFlight}>
          {t('setAlert')}
        </Button>
      </Buttons>
    </Form>
  );
}

const FRAGMENT = graphql`
  fragment PriceAlertForm_marketItem on MarketItem {
    id
    nameZh
    nameEn
    lowestAskCents
    referencePriceCents
    priceAlertCents
    phases {
      phase
    }
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  b { display: block; font-size: 14px; line-height: 22px; font-weight: 600; }
`;

const Ask = styled.span`
  display: block;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Hint = styled.p`
  min-height: 40px;
  color: var(--t2);
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
`;
