import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { BulkSelection, VarietyPricesQuery } from '../../__generated__/VarietyPricesQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { changeOf } from './bulkDraft.ts';
import {
  hasOwnPrices,
  KIND_PRICES_MAX,
  keyOfVariety,
  kindPricesOf,
  type VarietyDraft,
  type VarietyDrafts,
} from './kindDraft.ts';
import { PricedVariety } from './PricedVariety.tsx';

interface VarietyPricesProps {
  readonly selection: BulkSelection;
  readonly kind: 'LIST' | 'REPRICE';
  /** What the form does without prices of varieties. Null while its field holds no valid value. */
  readonly basis: ReturnType<typeof changeOf>;
  readonly drafts: VarietyDrafts;
  readonly onChange: (drafts: VarietyDrafts) => void;
}

/** Rows that are added by a press, and the most of them: the others are found by their names. */
const ROWS_STEP = 30;
const ROWS_MAX = 90;

/** Prices of single varieties, folded away: what has none follows the basis of the form. */
export function VarietyPrices(props: VarietyPricesProps) {
  const { t } = useTranslation('bulk');
  const [isOpen, setIsOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const asked = useDebounced(keyword.trim());
  const count = Object.values(props.drafts).filter(isPriced).length;
  return (
    <Fold open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{t('varieties')}</span>
        {kindPricesOf(props.drafts) === null ? (
          <Wrong role="alert">{t('varietiesWrong', { max: KIND_PRICES_MAX })}</Wrong>
        ) : (
          <small>{count === 0 ? t('varietiesHint') : t('varietiesPriced', { count })}</small>
        )}
        <Icon name="down" size={14} />
      </summary>
      {isOpen && (
        <Inner>
          <Field
            label={t('varietySearch')}
            isLabelHidden
            type="search"
            placeholder={t('varietySearch')}
            maxLength={100}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <Suspense fallback={<Waiting role="status">{t('counting')}</Waiting>}>
            <Rows key={asked} keyword={asked} {...props} />
          </Suspense>
        </Inner>
      )}
    </Fold>
  );
}

function isPriced(draft: VarietyDraft): boolean {
  const { price, exceptions } = draft;
  if (hasOwnPrices(draft)) {
    return true;
  }
  return price.trim() !== '' || exceptions.some((exception) => exception.price.trim() !== '');
}

function Rows({
  selection,
  kind,
  basis,
  keyword,
  drafts,
  onChange,
}: VarietyPricesProps & { readonly keyword: string }) {
  const { t } = useTranslation('bulk');
  const [shown, setShown] = useState(ROWS_STEP);
  const { bulkVarieties } = useLazyLoadQuery<VarietyPricesQuery>(
    QUERY,
    { selection, isOnSale: kind === 'REPRICE', keyword },
    { fetchPolicy: 'store-and-network' },
  );
  const rows = (bulkVarieties?.rows ?? []).slice(0, ROWS_MAX);
  const total = bulkVarieties?.totalCount ?? 0;
  return (
    <>
      <Count role="status" className="num">
        {t(total > rows.length ? 'varietiesSome' : 'varietyCount', { count: total, shown: rows.length })}
      </Count>
      <ul>
        {rows.slice(0, shown).map((row) => {
          const key = keyOfVariety(row.marketItem.id, row.phase);
          return (
            <PricedVariety
              key={key}
              variety={row}
              areOnSale={kind === 'REPRICE'}
              selection={selection}
              basis={basis}
              draft={drafts[key]}
              onChange={(draft) => onChange({ ...drafts, [key]: draft })}
            />
          );
        })}
      </ul>
      {rows.length > shown && (
        <Button size="small" look="ghost" isWide onClick={() => setShown(shown + ROWS_STEP)}>
          {t('varietiesMore')}
        </Button>
      )}
    </>
  );
}

const QUERY = graphql`
  query VarietyPricesQuery($selection: BulkSelection!, $isOnSale: Boolean!, $keyword: String) {
    bulkVarieties(selection: $selection, isOnSale: $isOnSale, keyword: $keyword) {
      totalCount
      rows {
        marketItem {
          id
        }
        phase
        ...PricedVariety_variety
      }
    }
  }
`;

const Fold = styled.details`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    padding: 10px 14px;
    list-style: none;
    cursor: pointer;
    font-weight: 500;
  }
  summary small { flex: 1; min-width: 160px; font-size: 12px; line-height: 18px; font-weight: 400; color: var(--t3); }
  summary svg { flex: none; color: var(--t3); }
  &[open] > summary svg { rotate: 180deg; }
`;

const Wrong = styled.small`
  && { color: var(--neg); }
`;

const Inner = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 14px 14px;
`;

const Count = styled.p`
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Waiting = styled(Count)`
  min-height: 120px;
`;
