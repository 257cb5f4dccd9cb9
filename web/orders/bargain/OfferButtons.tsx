import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OfferButtons_offer$key } from '../../__generated__/OfferButtons_offer.graphql.ts';
import { useStop } from '../../shell/restriction/useStop.tsx';
import { YuanField } from '../../shell/YuanField.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { parseYuan } from '../../ui/money.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { judgeOffer } from './offerDraft.ts';
import { useAnswerOffer } from './useAnswerOffer.ts';

interface OfferButtonsProps {
  readonly offer: OfferButtons_offer$key;
  /** Runs with each price that is typed as a counter-offer, null for none, and with undefined when its form goes. Stable. */
  readonly onType: (cents: number | null | undefined) => void;
  readonly onChanged: () => void;
}

/** What the viewer can do with an offer. Accepting asks once more, with the price. */
export function OfferButtons({ offer, onType, onChanged }: OfferButtonsProps) {
  const { id, actions, side, priceCents, counterCents, askCents } = useFragment(FRAGMENT, offer);
  const { t } = useTranslation('bargain');
  const { paid } = useMoneyText();
  const { accept, decline, withdraw, counter, isInFlight } = useAnswerOffer(id, onChanged);
  const { isStopped, line } = useStop(side === 'BUYER' ? 'BUY' : 'LIST');
  const [step, setStep] = useState<'choice' | 'accepting' | 'countering'>('choice');
  if (actions.length === 0) {
    return null;
  }
  // What was sent, or has changed meanwhile, leaves other actions.
  if (step === 'countering' && actions.includes('COUNTER')) {
    return (
      <CounterForm
        bounds={{ leastCents: priceCents + 1, askCents }}
        isBusy={isInFlight}
        onType={onType}
        onSend={counter}
        onBack={() => setStep('choice')}
      />
    );
  }
  const price = side === 'BUYER' ? (counterCents ?? priceCents) : priceCents;
  if (step === 'accepting' && actions.includes('ACCEPT')) {
    return (
      <Buttons>
        <ConfirmButton confirms={price} size="small" look="primary" isBusy={isInFlight} onClick={accept}>
          {t(side === 'BUYER' ? 'buyAt' : 'sellAt', { amount: paid(price) })}
        </ConfirmButton>
        <Button size="small" look="ghost" onClick={() => setStep('choice')}>
          {t('back')}
        </Button>
      </Buttons>
    );
  }
  // Declining the other price ends the offer as withdrawing it does, and is not counted.
  const shown = actions.filter((action) => action !== 'WITHDRAW' || !actions.includes('DECLINE'));
  const acts: Partial<Record<string, () => void>> = {
    ACCEPT: () => setStep('accepting'),
    COUNTER: () => setStep('countering'),
    DECLINE: decline,
    WITHDRAW: withdraw,
  };
  return (
    <Buttons>
      {shown.map((action) => (
        <Button
          key={action}
          size="small"
          look={action === 'DECLINE' || action === 'WITHDRAW' ? 'danger' : 'default'}
          isBusy={isInFlight}
          disabled={isStopped && isHeld(action)}
          onClick={acts[action]}
        >
          {t(`action_${action}`)}
        </Button>
      ))}
      {shown.some(isHeld) && line}
    </Buttons>
  );
}

/** Whether an action buys or sells, which a restriction of the account can stop. */
const isHeld = (action: string): boolean => action === 'ACCEPT' || action === 'COUNTER';

interface CounterFormProps {
  readonly bounds: { readonly leastCents: number; readonly askCents: number };
  readonly isBusy: boolean;
  readonly onType: OfferButtonsProps['onType'];
  readonly onSend: (cents: number) => void;
  readonly onBack: () => void;
}

/** The one price that a seller asks instead. */
function CounterForm({ bounds, isBusy, onType, onSend, onBack }: CounterFormProps) {
  const { t } = useTranslation('bargain');
  const { paid } = useMoneyText();
  const [price, setPrice] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const cents = parseYuan(price.trim());
  useEffect(() => {
    onType(cents);
    return () => onType(undefined);
  }, [cents, onType]);
  const problem = judgeOffer(cents, bounds);
  const texts = { least: paid(bounds.leastCents), ask: paid(bounds.askCents) };
  return (
    <Counter
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        if (cents !== null && problem === null) {
          onSend(cents);
        }
      }}
    >
      <YuanField
        label={t('counterPrice')}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        problem={hasTried && problem !== null ? t('counterWrong', texts) : undefined}
      />
      <Buttons>
        <Button type="submit" size="small" look="primary" isBusy={isBusy}>
          {t('sendCounter')}
        </Button>
        <Button size="small" look="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </Buttons>
    </Counter>
  );
}

const FRAGMENT = graphql`
  fragment OfferButtons_offer on PriceOffer {
    id
    actions
    side
    askCents
    priceCents
    counterCents
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  @media (max-width: 767px) { grid-column: 2; justify-content: flex-start; }
`;

const Counter = styled.form`
  display: grid;
  gap: 8px;
  min-width: 0;
  > div { grid-column: auto; }
  @media (max-width: 767px) { grid-column: 2; }
`;
