import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { PRICE_BASES, type PriceBasis } from '../desk/priceContext.ts';
import { type AskRules, parseAsk, parseMultiplier } from './askRules.ts';
import { BulkField } from './BulkField.tsx';

/** One price for all copies: a share of each reference price, or the same amount. */
export type BulkPrice = { readonly multiplier: number } | { readonly cents: number };

/** Prices for the rows of a form: one for all, or each row's own price of a basis. */
export type RowsPrice = BulkPrice | { readonly basis: PriceBasis };

interface BulkPricesProps {
  readonly rules: AskRules;
  readonly isLocked: boolean;
  /** The suggested multiplier that the form started with; null where it started with the copies' own prices. */
  readonly initialMultiplier: number | null;
  readonly onApply: (price: RowsPrice) => void;
}

/** Prices for all rows at once: suggested multipliers, a custom one, or one amount (requirement I-06). */
export function BulkPrices({ rules, isLocked, initialMultiplier, onApply }: BulkPricesProps) {
  const { t } = useTranslation('sell');
  const [choice, setChoice] = useState(initialMultiplier === null ? '' : String(initialMultiplier));
  const presets = rules.multiplierPresets.map((preset) => ({
    value: String(preset),
    label: String(preset),
    spoken: t('timesReference', { multiplier: preset }),
  }));
  const bases = PRICE_BASES.map((basis) => ({
    value: basis,
    label: t(`basis_${basis}`),
    spoken: t('basisForAll', { basis: t(`basis_${basis}`) }),
  }));
  const choose = (value: string) => {
    if (isLocked) {
      return;
    }
    setChoice(value);
    const multiplier = rules.multiplierPresets.find((preset) => String(preset) === value);
    const basis = PRICE_BASES.find((one) => one === value);
    if (multiplier !== undefined) {
      onApply({ multiplier });
    } else if (basis !== undefined) {
      onApply({ basis });
    }
  };
  return (
    <Box>
      <Choices>
        <Choice>
          <Caption>{t('bulkCaption')}</Caption>
          <Segmented
            label={t('bulkCaption')}
            value={choice}
            options={[
              ...presets,
              { value: 'custom', label: t('bulk_custom'), spoken: undefined },
              { value: 'same', label: t('bulk_same'), spoken: undefined },
            ]}
            onChange={choose}
          />
        </Choice>
        <Choice>
          <Caption>{t('basisCaption')}</Caption>
          <Segmented label={t('basisCaption')} value={choice} options={bases} onChange={choose} />
        </Choice>
      </Choices>
      {(choice === 'custom' || choice === 'same') && (
        <OwnPrice key={choice} kind={choice} rules={rules} isLocked={isLocked} onApply={onApply} />
      )}
    </Box>
  );
}

interface OwnPriceProps extends Omit<BulkPricesProps, 'initialMultiplier'> {
  readonly kind: 'custom' | 'same';
}

function OwnPrice({ kind, rules, isLocked, onApply }: OwnPriceProps) {
  const { t } = useTranslation('sell');
  const [text, setText] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const isMultiplier = kind === 'custom';
  const value = isMultiplier ? parseMultiplier(text.trim(), rules) : parseAsk(text.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    if (value !== null && !isLocked) {
      onApply(isMultiplier ? { multiplier: value } : { cents: value });
    }
  };
  return (
    <Form noValidate onSubmit={submit}>
      <BulkField
        isMultiplier={isMultiplier}
        rules={rules}
        text={text}
        isWrong={hasSubmitted && value === null}
        hasFocus
        onChange={setText}
      />
      <Button type="submit" disabled={isLocked}>
        {t('applyToAll')}
      </Button>
    </Form>
  );
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 2px 24px 14px;
  border-bottom: 1px solid var(--line);
  @media (max-width: 767px) { padding-inline: 16px; }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 20px;
  max-width: 100%;
`;

const Choice = styled.div`
  display: grid;
  gap: 6px;
  max-width: 100%;
  > div { max-width: 100%; overflow-x: auto; --ring: -2px; scrollbar-width: none; }
`;

const Caption = styled.span`
  font-size: 12px;
  color: var(--t3);
`;

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  width: 100%;
  @media (max-width: 1023px) { button { height: 44px; } }
`;
