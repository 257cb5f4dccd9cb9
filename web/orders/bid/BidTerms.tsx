import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { YuanField } from '../../shell/YuanField.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { parseYuan } from '../../ui/money.ts';
import { BID_DAYS, type BidFormText, readPrice, readUpTo } from './bidDraft.ts';

interface BidTermsProps {
  readonly form: BidFormText;
  /** Number of copies that it has got. */
  readonly got: number;
  readonly isNew: boolean;
  /** Whether the form was sent: what is wrong is told from then on. */
  readonly hasTried: boolean;
  readonly filterProblem: string | undefined;
  readonly onChange: (part: Partial<BidFormText>) => void;
}

/** What a copy may cost, alone and against others, the number of copies, what they must be like, and when the buy order ends. */
export function BidTerms({ form, got, isNew, hasTried, filterProblem, onChange }: BidTermsProps) {
  const { t } = useTranslation('bid');
  const quantity = /^([1-9]\d?|100)$/.test(form.quantity.trim()) ? Number(form.quantity) : null;
  const daysId = useId();
  return (
    <>
      <Row>
        <YuanField
          label={t('price')}
          value={form.price}
          onChange={(event) => onChange({ price: event.target.value })}
          problem={hasTried && readPrice(form.price, 1) === null ? t('priceWrong') : undefined}
        />
        <Field
          label={t('quantity')}
          inputMode="numeric"
          maxLength={3}
          value={form.quantity}
          onChange={(event) => onChange({ quantity: event.target.value })}
          problem={
            hasTried && (quantity === null || quantity <= got)
              ? t(got === 0 ? 'quantityWrong' : 'quantityGot', { count: got })
              : undefined
          }
        />
        <Lasts>
          <label htmlFor={daysId}>{t('lasts')}</label>
          <Select
            id={daysId}
            value={form.days ?? ''}
            onChange={({ target }) => onChange({ days: target.value === '' ? null : Number(target.value) })}
          >
            {!isNew && <option value="">{t('daysSame')}</option>}
            {BID_DAYS.map((count) => (
              <option key={count} value={count}>
                {t('days', { count })}
              </option>
            ))}
          </Select>
        </Lasts>
      </Row>
      <Limit>
        <YuanField
          label={t('upTo')}
          placeholder={t('upToNone')}
          value={form.upTo}
          onChange={(event) => onChange({ upTo: event.target.value })}
          problem={
            hasTried && readUpTo(form, parseYuan(form.price.trim()) ?? 0) === null
              ? t('upToWrong')
              : undefined
          }
        />
        <small>{t('upToHint')}</small>
      </Limit>
      <Field
        label={t('conditions')}
        placeholder={t('conditionsExample')}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={form.filter}
        onChange={(event) => onChange({ filter: event.target.value })}
        problem={filterProblem}
      />
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 1.2fr);
  gap: 12px;
`;

const Limit = styled.div`
  display: grid;
  gap: 4px;
`;

const Lasts = styled.div`
  label {
    display: block;
    padding-bottom: 6px;
    font-size: 12px;
    line-height: 18px;
    color: var(--t3);
  }
  select { width: 100%; }
  @media (max-width: 1023px) { select { height: 44px; font-size: 16px; } }
`;
