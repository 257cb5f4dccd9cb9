import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { StatementTab_viewer$key } from '../../__generated__/StatementTab_viewer.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Body, Card, Head } from './listStyles.ts';
import { RangeSelect } from './RangeSelect.tsx';
import { TransactionList } from './TransactionList.tsx';
import {
  ENTRY_TYPES,
  NUMBER_LENGTH_MAX,
  statementFilePath,
  type WalletFilter,
  walletPath,
} from './walletFilter.ts';

interface StatementTabProps {
  readonly viewer: StatementTab_viewer$key;
  readonly filter: WalletFilter;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  readonly isDimmed: boolean;
  readonly onFilter: (filter: WalletFilter) => void;
}

/** All transactions, filtered by kind, time and number, with a file export (requirement W-02). */
export function StatementTab({ viewer, filter, serverTime, isDimmed, onFilter }: StatementTabProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('wallet');
  const types = ENTRY_TYPES.map((each) => ({
    value: each ?? ('ALL' as const),
    label: t(`type_${each ?? 'ALL'}`),
  }));
  return (
    <Card>
      <Head>
        <h2>{t('transactions')}</h2>
        <Choice>
          <Segmented
            label={t('entryType')}
            value={filter.type ?? 'ALL'}
            options={types}
            onChange={(value) => onFilter({ ...filter, type: value === 'ALL' ? null : value })}
          />
        </Choice>
      </Head>
      <Tools>
        <SearchForm
          label={t('searchNumber')}
          submitLabel={t('search')}
          clearLabel={t('clearSearch')}
          value={filter.number}
          lengthMax={NUMBER_LENGTH_MAX}
          onSearch={(number) => onFilter({ ...filter, number })}
        />
        <RangeSelect
          filter={filter}
          nowMs={Date.parse(serverTime)}
          onChange={(span) => onFilter({ ...filter, ...span })}
        />
        <File href={statementFilePath(filter)} download>
          {t('exportCsv')}
        </File>
      </Tools>
      <Body $isDimmed={isDimmed}>
        <BlockErrorBoundary title={t('listFailed')} resetKey={walletPath(filter)}>
          <TransactionList key={walletPath(filter)} viewer={data} filter={filter} serverTime={serverTime} />
        </BlockErrorBoundary>
      </Body>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment StatementTab_viewer on Viewer
  @argumentDefinitions(
    type: { type: "WalletEntryType" }
    number: { type: "String" }
    range: { type: "HistoryRange" }
    month: { type: "String" }
  ) {
    ...TransactionList_viewer @arguments(type: $type, number: $number, range: $range, month: $month)
  }
`;

const Choice = styled.div`
  overflow-x: auto;
  --ring: -2px;
  scrollbar-width: none;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 20px 12px;
  @media (max-width: 767px) { padding: 0 16px 12px; > select { flex: 1; } }
`;

const File = styled.a`
  display: inline-flex;
  align-items: center;
  height: 36px;
  padding: 0 14px;
  border: 1px solid var(--ctl);
  border-radius: var(--r-input);
  color: var(--t1);
  white-space: nowrap;
  &:hover { background: var(--s3); }
  @media (max-width: 1023px) { height: 44px; }
`;
