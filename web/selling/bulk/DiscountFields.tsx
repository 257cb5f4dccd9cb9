import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { type BulkDraft, discountProblem } from './bulkDraft.ts';

interface DiscountFieldsProps {
  readonly draft: BulkDraft;
  readonly onChange: (draft: BulkDraft) => void;
}

/** Percentage, start and end of a discount, and what buyers will see of it. Times are in the reader's zone. */
export function DiscountFields({ draft, onChange }: DiscountFieldsProps) {
  const { t } = useTranslation('bulk');
  const { texts, startsAt, endsAt } = draft;
  const problem = discountProblem(draft);
  return (
    <>
      <Field
        label={t('field_DISCOUNT')}
        suffix={<Unit>%</Unit>}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={texts.DISCOUNT}
        problem={problem === 'percent' && texts.DISCOUNT.trim() !== '' ? t('wrong_DISCOUNT') : undefined}
        onChange={(event) => onChange({ ...draft, texts: { ...texts, DISCOUNT: event.target.value } })}
      />
      <Times>
        <Field
          label={t('discountStart')}
          type="datetime-local"
          value={startsAt}
          problem={problem === 'startsAt' ? t('wrong_discountStart') : undefined}
          onChange={(event) => onChange({ ...draft, startsAt: event.target.value })}
        />
        <Field
          label={t('discountEnd')}
          type="datetime-local"
          required
          value={endsAt}
          problem={problem === 'endsAt' && endsAt !== '' ? t('wrong_discountEnd') : undefined}
          onChange={(event) => onChange({ ...draft, endsAt: event.target.value })}
        />
      </Times>
      <Note>{t('discountHint')}</Note>
    </>
  );
}

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: 100%;
  > * { flex: 1 1 200px; }
`;

const Unit = styled.span`
  align-self: center;
  color: var(--t2);
`;

const Note = styled.p`
  font-size: 13px;
  line-height: 20px;
  color: var(--t2);
`;
