import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { parseYuan } from '../../ui/money.ts';
import { Dollars } from '../../ui/Price.tsx';
import type { ListingDraft, ListingFilterName } from './listingDraft.ts';

interface ListingFilterFieldsProps {
  readonly name: Exclude<ListingFilterName, 'sticker'>;
  readonly draft: ListingDraft;
  readonly floatMin: number | null;
  readonly floatMax: number | null;
  readonly onChange: (change: Partial<ListingDraft>) => void;
}

/** The inputs of typed filters: two bounds, or a list of pattern templates. */
export function ListingFilterFields({ name, draft, floatMin, floatMax, onChange }: ListingFilterFieldsProps) {
  const { t } = useTranslation('market');
  if (name === 'seed') {
    return (
      <Field
        label={t('filter_seedHint')}
        placeholder="661, 387"
        maxLength={200}
        autoFocus
        value={draft.low}
        onChange={(event) => onChange({ low: event.target.value })}
      />
    );
  }
  const isPrice = name === 'price';
  const shared = { inputMode: 'decimal', maxLength: 12, ...(isPrice ? { prefix: '¥' } : {}) } as const;
  return (
    <>
      <Pair>
        <Field
          {...shared}
          label={t(isPrice ? 'minPrice' : 'lowest')}
          placeholder={isPrice ? '0' : String(floatMin ?? 0)}
          autoFocus
          value={draft.low}
          onChange={(event) => onChange({ low: event.target.value })}
        />
        <Field
          {...shared}
          label={t(isPrice ? 'maxPrice' : 'highest')}
          placeholder={isPrice ? t('unlimited') : String(floatMax ?? 1)}
          value={draft.high}
          onChange={(event) => onChange({ high: event.target.value })}
        />
      </Pair>
      {isPrice && (
        <Values>
          <Dollars cents={parseYuan(draft.low.trim())} />
          <Dollars cents={parseYuan(draft.high.trim())} />
        </Values>
      )}
    </>
  );
}

const Pair = styled.div`
  display: flex;
  gap: 12px;
  padding-top: 8px;
`;

const Values = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  padding-top: 4px;
  &:empty { display: none; }
`;
