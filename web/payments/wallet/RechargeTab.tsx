import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RechargeTab_viewer$key } from '../../__generated__/RechargeTab_viewer.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Body, Card } from './listStyles.ts';
import { RechargeList } from './RechargeList.tsx';
import { RECHARGE_FILTERS, type WalletFilter, walletPath } from './walletFilter.ts';

interface RechargeTabProps {
  readonly viewer: RechargeTab_viewer$key;
  readonly filter: WalletFilter;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  readonly isDimmed: boolean;
  readonly onFilter: (filter: WalletFilter) => void;
}

/** The viewer's recharges, filtered by status (requirement W-08). */
export function RechargeTab({ viewer, filter, serverTime, isDimmed, onFilter }: RechargeTabProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('wallet');
  const states = RECHARGE_FILTERS.map((each) => ({
    value: each ?? ('ALL' as const),
    label: t(each === null ? 'type_ALL' : `recharge_${each}`),
  }));
  return (
    <Card>
      <Head>
        <h2>{t('recharges')}</h2>
        <Segmented
          label={t('rechargeState')}
          value={filter.recharge ?? 'ALL'}
          options={states}
          onChange={(value) => onFilter({ ...filter, recharge: value === 'ALL' ? null : value })}
        />
      </Head>
      <Body $isDimmed={isDimmed}>
        <BlockErrorBoundary title={t('rechargesFailed')} resetKey={walletPath(filter)}>
          <RechargeList
            key={walletPath(filter)}
            viewer={data}
            isFiltered={filter.recharge !== null}
            serverTime={serverTime}
          />
        </BlockErrorBoundary>
      </Body>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment RechargeTab_viewer on Viewer @argumentDefinitions(status: { type: "RechargeStatus" }) {
    ...RechargeList_viewer @arguments(status: $status)
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  h2 { font-size: 14px; line-height: 22px; white-space: nowrap; }
  @media (max-width: 767px) { padding: 12px 16px; }
`;
