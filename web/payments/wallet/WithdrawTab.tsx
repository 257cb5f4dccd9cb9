import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WithdrawTab_viewer$key } from '../../__generated__/WithdrawTab_viewer.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Body, Card, Head } from './listStyles.ts';
import { RangeSelect } from './RangeSelect.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawPanel } from './WithdrawPanel.tsx';
import { type WalletFilter, WITHDRAWAL_STATUSES, walletPath } from './walletFilter.ts';

interface WithdrawTabProps {
  readonly viewer: WithdrawTab_viewer$key;
  readonly filter: WalletFilter;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  readonly isDimmed: boolean;
  readonly onFilter: (filter: WalletFilter) => void;
  readonly onChanged: () => void;
}

/** The withdrawal form with its rules, and the history below (requirements W-03, W-04). */
export function WithdrawTab({ viewer, filter, serverTime, isDimmed, onFilter, onChanged }: WithdrawTabProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('wallet');
  const nowMs = Date.parse(serverTime);
  const writeMoment = useMomentText(nowMs);
  const statuses = WITHDRAWAL_STATUSES.map((each) => ({
    value: each ?? ('ALL' as const),
    label: t(`status_${each ?? 'ALL'}`),
  }));
  return (
    <>
      <BlockErrorBoundary title={t('withdrawFailed')} resetKey="">
        <WithdrawPanel viewer={data} nowMs={nowMs} writeMoment={writeMoment} onChanged={onChanged} />
      </BlockErrorBoundary>
      <Card>
        <Head>
          <h2>{t('history')}</h2>
          <Tools>
            <Segmented
              label={t('historyStatus')}
              value={filter.status ?? 'ALL'}
              options={statuses}
              onChange={(value) => onFilter({ ...filter, status: value === 'ALL' ? null : value })}
            />
            <RangeSelect
              filter={filter}
              nowMs={nowMs}
              onChange={(span) => onFilter({ ...filter, ...span })}
            />
          </Tools>
        </Head>
        <Body $isDimmed={isDimmed}>
          <BlockErrorBoundary title={t('historyFailed')} resetKey={walletPath(filter)}>
            <WithdrawalList
              key={walletPath(filter)}
              viewer={data}
              filter={filter}
              writeMoment={writeMoment}
            />
          </BlockErrorBoundary>
        </Body>
      </Card>
    </>
  );
}

const FRAGMENT = graphql`
  fragment WithdrawTab_viewer on Viewer
  @argumentDefinitions(
    status: { type: "WithdrawalStatus" }
    range: { type: "HistoryRange" }
    month: { type: "String" }
  ) {
    ...WithdrawPanel_viewer
    ...WithdrawalList_viewer @arguments(status: $status, range: $range, month: $month)
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > [role='group'] { overflow-x: auto; --ring: -2px; scrollbar-width: none; max-width: 100%; }
  @media (max-width: 767px) { > select { flex: 1; } }
`;
