import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BulkButton } from '../bulk/BulkPart.tsx';
import { CopyFilterButton } from '../desk/CopyFilterButton.tsx';
import { useTypedSearch } from '../desk/useTypedSearch.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { PriceSheetButton } from './PriceSheetButton.tsx';
import {
  KEYWORD_LENGTH_MAX,
  ownListingFilter,
  SELL_SORTS,
  type SellListFilter,
  sellListPath,
} from './sellListFilter.ts';

interface ToolsProps {
  readonly filter: SellListFilter;
  readonly count: number;
  readonly onChanged: () => void;
  readonly children: ReactNode;
}

/** Search, order, filter and account of the own listings, and what can be done with all that match. */
export function SellTools({ filter, count, onChanged, children }: ToolsProps) {
  const { t } = useTranslation('sell');
  const navigate = useNavigate();
  const { text, setText } = useTypedSearch(filter.keyword, (keyword) => sellListPath({ ...filter, keyword }));
  return (
    <ToolRow>
      <Field
        label={t('searchOwn')}
        isLabelHidden
        type="search"
        placeholder={t('searchOwn')}
        maxLength={KEYWORD_LENGTH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Segmented
        label={t('sort')}
        value={filter.sort}
        options={SELL_SORTS.map((sort) => ({ value: sort, label: t(`sort_${sort}`) }))}
        onChange={(sort) => void navigate(sellListPath({ ...filter, sort }), { preventScrollReset: true })}
      />
      <PriceSheetButton onDone={onChanged} />
      {count > 0 && filter.status !== 'RESERVED' && (
        <BulkButton
          label={t('bulk', { count })}
          selection={{ listings: ownListingFilter(filter) }}
          count={count}
          verbs={['REPRICE', 'DISCOUNT', 'UNLIST', 'COST']}
        />
      )}
      <CopyFilterButton
        texts={filter.copies}
        onChange={(copies) =>
          void navigate(sellListPath({ ...filter, copies }), { preventScrollReset: true })
        }
      />
      {children}
      <BlockErrorBoundary title={t('account')} resetKey={sellListPath(filter)}>
        <Suspense fallback={null}>
          <AccountChoice
            chosenIds={filter.accountIds}
            onChange={(accountIds) =>
              void navigate(sellListPath({ ...filter, accountIds }), { preventScrollReset: true })
            }
          />
        </Suspense>
      </BlockErrorBoundary>
    </ToolRow>
  );
}

const ToolRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 20px;
  flex-wrap: wrap;
  > :first-child { flex: 1 1 180px; min-width: 180px; max-width: 320px; }
  @media (max-width: 767px) {
    padding: 12px 16px;
    > :first-child { flex: 1 0 100%; max-width: none; }
  }
`;
