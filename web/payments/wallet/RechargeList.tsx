import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { RechargeList_viewer$key } from '../../__generated__/RechargeList_viewer.graphql.ts';
import type { RechargeListPaginationQuery } from '../../__generated__/RechargeListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { RechargeRow } from './RechargeRow.tsx';
import { PAGE_SIZE, walletPath } from './walletFilter.ts';

interface RechargeListProps {
  readonly viewer: RechargeList_viewer$key;
  /** Whether only those of one state are wanted. */
  readonly isFiltered: boolean;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** The viewer's recharges, newest first, loaded page by page. */
export function RechargeList({ viewer, isFiltered, serverTime }: RechargeListProps) {
  const { data, ...list } = usePaginationFragment<RechargeListPaginationQuery, RechargeList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('wallet');
  const nowMs = Date.parse(serverTime);
  const writeMoment = useMomentText(nowMs);
  if (data.recharges == null) {
    throw new Error('The recharges could not be read.');
  }
  const { edges } = data.recharges;
  if (edges.length === 0) {
    return isFiltered ? (
      <Empty
        art="k-key"
        title={t('rechargesFiltered')}
        action={<ButtonLink to={walletPath({ tab: 'recharge' })}>{t('rechargesAll')}</ButtonLink>}
      />
    ) : (
      <Empty art="k-key" title={t('rechargesEmpty')} hint={t('rechargesEmptyHint')} />
    );
  }
  return (
    <>
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <RechargeRow recharge={node} writeMoment={writeMoment} nowMs={nowMs} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment RechargeList_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    status: { type: "RechargeStatus" }
  )
  @refetchable(queryName: "RechargeListPaginationQuery") {
    recharges(status: $status, first: $first, after: $after)
      @connection(key: "RechargeList_recharges", handler: "standing", filters: ["status"]) {
      edges {
        node {
          id
          ...RechargeRow_recharge
        }
      }
    }
  }
`;
