import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { CallbackLog_partner$key } from '../../__generated__/CallbackLog_partner.graphql.ts';
import type { CallbackLogPaginationQuery } from '../../__generated__/CallbackLogPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CallbackDialog } from './CallbackDialog.tsx';
import { CallbackRow } from './CallbackRow.tsx';
import { CALLBACK_STATES, consolePath, type ShownState } from './partnerView.ts';

interface CallbackLogProps {
  readonly partner: CallbackLog_partner$key;
  readonly state: ShownState | null;
  readonly nowMs: number;
  readonly onRefresh: () => void;
}

const PAGE_SIZE = 20;
const ALL = 'ALL';

/** The partner's callbacks, newest first. A press shows request and response (requirement P-05). */
export function CallbackLog({ partner, state, nowMs, onRefresh }: CallbackLogProps) {
  const { data, ...list } = usePaginationFragment<CallbackLogPaginationQuery, CallbackLog_partner$key>(
    FRAGMENT,
    partner,
  );
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const writeMoment = useMomentText(nowMs);
  const [openId, setOpenId] = useState<string | null>(null);
  if (data.callbackEvents == null) {
    throw new Error('The callbacks could not be read.');
  }
  const { edges } = data.callbackEvents;
  const show = (next: ShownState | typeof ALL) =>
    void navigate(consolePath({ tab: 'log', state: next === ALL ? null : next }), {
      preventScrollReset: true,
    });
  return (
    <Frame>
      <Head>
        <Segmented
          label={t('logStates')}
          value={state ?? ALL}
          options={[ALL, ...CALLBACK_STATES].map((each) => ({
            value: each as ShownState | typeof ALL,
            label: t(`state_${each}`),
          }))}
          onChange={show}
        />
        <Button size="small" onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </Head>
      {edges.length === 0 ? (
        <Empty
          art="k-key"
          title={t(state === null ? 'noCallbacks' : 'noCallbacksOfState')}
          hint={t('noCallbacksHint')}
        />
      ) : (
        <ul>
          {edges.map(({ node }) => (
            <CallbackRow
              key={node.id}
              event={node}
              writeMoment={writeMoment}
              onOpen={() => setOpenId(node.id)}
            />
          ))}
        </ul>
      )}
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
      {openId !== null && (
        <CallbackDialog eventId={openId} writeMoment={writeMoment} onClose={() => setOpenId(null)} />
      )}
    </Frame>
  );
}

const FRAGMENT = graphql`
  fragment CallbackLog_partner on Partner
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    state: { type: "CallbackState" }
  )
  @refetchable(queryName: "CallbackLogPaginationQuery") {
    callbackEvents(state: $state, first: $first, after: $after)
      @connection(key: "CallbackLog_callbackEvents", filters: ["state"]) {
      edges {
        node {
          id
          ...CallbackRow_event
        }
      }
    }
  }
`;

const Frame = styled(Panel)`
  max-width: 860px;
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 14px 20px;
  @media (max-width: 767px) { padding: 12px 16px; }
`;
