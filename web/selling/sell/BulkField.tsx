import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { YuanField } from '../../shell/YuanField.tsx';
import { Field } from '../../ui/Field.tsx';
import type { AskRules } from './askRules.ts';

interface BulkFieldProps {
  /** True for a share of each reference price, false for one amount for all. */
  readonly isMultiplier: boolean;
  readonly rules: AskRules;
  readonly text: string;
  readonly isWrong: boolean;
  readonly hasFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** Input for the price of many copies at once (requirement I-06). */
export function BulkField({
  isMultiplier,
  rules,
  text,
  isWrong,
  hasFocus = false,
  onChange,
}: BulkFieldProps) {
  const { t } = useTranslation('sell');
  const bounds = { min: rules.multiplierMin.toFixed(2), max: rules.multiplierMax.toFixed(2) };
  const shared = {
    isLabelHidden: true,
    autoComplete: 'off',
    autoFocus: hasFocus,
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  return isMultiplier ? (
    <Field
      {...shared}
      label={t('customLabel', bounds)}
      prefix="×"
      placeholder={`${bounds.min} – ${bounds.max}`}
      inputMode="decimal"
      maxLength={12}
      problem={isWrong ? t('customWrong', bounds) : undefined}
    />
  ) : (
    <YuanField {...shared} label={t('sameLabel')} problem={isWrong ? t('reason_PRICE_INVALID') : undefined} />
  );
}
