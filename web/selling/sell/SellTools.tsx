import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { SellToolsAccountsQuery } from '../../__generated__/SellToolsAccountsQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BulkButton } from '../bulk/BulkPart.tsx';
import { CopyFilterButton } from '../desk/CopyFilterButton.tsx';
import { PriceSheetButton } from './PriceSheetButton.tsx';
import {
  KEYWORD_LENGTH_MAX,
  ownListingFilter,
  SELL_SORTS,
  type SellListFilter,
  sellListPath,
} from './sellListFilter.ts';

const SEARCH_DELAY_MS = 500;

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
  const [text, setText] = useState(filter.keyword);
  /** The search of the last navigation from here. */
  const sent = useRef(filter.keyword);
  const path = sellListPath({ ...filter, keyword: text.trim() });
  const isTyped = text.trim() !== filter.keyword;
  useEffect(() => {
    if (!isTyped) {
      return;
    }
    const timer = setTimeout(() => {
      sent.current = text.trim();
      void navigate(path, { preventScrollReset: true, replace: true });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTyped, path, text, navigate]);
  useEffect(() => {
    // Back, or a link that drops the search.
    if (filter.keyword !== sent.current) {
      setText(filter.keyword);
    }
    sent.current = filter.keyword;
  }, [filter.keyword]);
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
      <BlockErrorBoundary title={t('account')} resetKey={path}>
        <Suspense fallback={null}>
          <AccountChoice filter={filter} />
        </Suspense>
      </BlockErrorBoundary>
    </ToolRow>
  );
}

/** The Steam account whose listings are shown. Nothing for a seller with one. */
function AccountChoice({ filter }: Pick<ToolsProps, 'filter'>) {
  const { t } = useTranslation('sell');
  const navigate = useNavigate();
  const { viewer } = useLazyLoadQuery<SellToolsAccountsQuery>(ACCOUNTS, {});
  const accounts = viewer?.steamAccounts ?? [];
  if (accounts.length < 2 && filter.accountId === null) {
    return null;
  }
  const show = (accountId: string | null) =>
    void navigate(sellListPath({ ...filter, accountId }), { preventScrollReset: true });
  return (
    <Account
      aria-label={t('account')}
      value={filter.accountId ?? ''}
      onChange={({ target }) => show(target.value || null)}
    >
      <option value="">{t('everyAccount')}</option>
      {accounts.map(({ id, accountName, personaName }) => (
        <option key={id} value={id}>
          {personaName ?? accountName}
        </option>
      ))}
    </Account>
  );
}

// A query of its own: no row of the list waits for the accounts.
const ACCOUNTS = graphql`
  query SellToolsAccountsQuery {
    viewer {
      id
      steamAccounts {
        id
        accountName
        personaName
      }
    }
  }
`;

const ToolRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 20px;
  overflow-x: auto;
  --ring: -2px;
  scrollbar-width: none;
  > :first-child { min-width: 180px; max-width: 320px; }
  @media (max-width: 767px) {
    flex-wrap: wrap;
    padding: 12px 16px;
    > :first-child { flex: 1 0 100%; max-width: none; }
  }
`;

const Account = styled(Select)`
  flex: none;
  width: auto;
  max-width: 180px;
  height: 32px;
`;
