import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CallbackLog_partner$key } from '../../__generated__/CallbackLog_partner.graphql.ts';
import type { CallbackLogPaginationQuery } from '../../__generated__/CallbackLogPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CallbackDialog } from './CallbackDialog.tsx';
import { CallbackRow } from './CallbackRow.tsx';
import { CallbackTools } from './CallbackTools.tsx';
import type { SearchTexts, ShownState } from './callbackSearch.ts';

interface CallbackLogProps {
  readonly partner: CallbackLog_partner$key;
  readonly state: ShownState | null;
  readonly texts: SearchTexts;
  readonly nowMs: number;
  readonly onRefresh: () => void;
}

const PAGE_SIZE = 20;

/** The partner's callbacks, newest first. A press shows request and response (requirement P-05). */
export function CallbackLog({ partner, state, texts, nowMs, onRefresh }: CallbackLogProps) {
  const { data, ...list } = usePaginationFragment<CallbackLogPaginationQuery, CallbackLog_partner$key>(
    FRAGMENT,
    partner,
  );
  const { t } = useTranslation('console');
  const writeMoment = useMomentText(nowMs);
  const [openId, setOpenId] = useState<string | null>(null);
  if (data.callbackEvents == null) {
    throw new Error('The callbacks could not be read.');
  }
  const { edges } = data.callbackEvents;
  const isNarrowed = Object.keys(texts).length > 0;
  const nothing = isNarrowed ? 'noCallbacksFound' : state === null ? 'noCallbacks' : 'noCallbacksOfState';
  return (
    <Frame>
      <CallbackTools state={state} texts={texts} onRefresh={onRefresh} />
      {edges.length === 0 ? (
        <Empty art="k-key" title={t(nothing)} hint={t('noCallbacksHint')} />
      ) : (
        <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
          {({ node }) => (
            <CallbackRow event={node} writeMoment={writeMoment} onOpen={() => setOpenId(node.id)} />
          )}
        </WindowedList>
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
    filter: { type: "CallbackFilter" }
  )
  @refetchable(queryName: "CallbackLogPaginationQuery") {
    callbackEvents(filter: $filter, first: $first, after: $after)
      @connection(key: "CallbackLog_callbackEvents", filters: ["filter"]) {
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
