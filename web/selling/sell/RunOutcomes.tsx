import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type {
  RunOutcomes_outcome$data,
  RunOutcomes_outcome$key,
} from '../../__generated__/RunOutcomes_outcome.graphql.ts';
import type { RunOutcomes_rule$key } from '../../__generated__/RunOutcomes_rule.graphql.ts';
import type { RunOutcomesPaginationQuery } from '../../__generated__/RunOutcomesPaginationQuery.graphql.ts';
import type { RunOutcomesQuery } from '../../__generated__/RunOutcomesQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { VirtualRows } from '../../ui/VirtualRows.tsx';

interface RunOutcomesProps {
  readonly ruleId: string;
  readonly runId: string;
  /** Number of listings that the run decided. Of those that it left as they were, it names only some. */
  readonly decidedCount: number;
}

const PAGE_SIZE = 100;
/** Height of a row in px until it is measured. */
const ROW_HEIGHT_PX = 24;

/** What one run did with each listing, page by page. */
export function RunOutcomes({ ruleId, runId, decidedCount }: RunOutcomesProps) {
  const { node } = useLazyLoadQuery<RunOutcomesQuery>(QUERY, { ruleId, runId });
  return node?.rule == null ? null : <Outcomes rule={node.rule} decidedCount={decidedCount} />;
}

interface OutcomesProps {
  readonly rule: RunOutcomes_rule$key;
  readonly decidedCount: number;
}

function Outcomes({ rule, decidedCount }: OutcomesProps) {
  const { t } = useTranslation('sell');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { data, ...list } = usePaginationFragment<RunOutcomesPaginationQuery, RunOutcomes_rule$key>(
    FRAGMENT,
    rule,
  );
  const nodes = data.run?.allOutcomes.edges.map(({ node }) => node) ?? [];
  const unnamed = decidedCount - nodes.length;
  return (
    <Box ref={setBox}>
      <VirtualRows
        label={t('rule_runListings')}
        rows={nodes}
        keyOf={({ listing }, index) => listing?.id ?? String(index)}
        rowHeightPx={ROW_HEIGHT_PX}
        scroller={box}
      >
        {(node) => <Outcome outcome={node} />}
      </VirtualRows>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={nodes.length} />
      {!list.hasNext && unnamed > 0 && <small>{t('rule_runLeft', { count: unnamed })}</small>}
    </Box>
  );
}

function Outcome({ outcome }: { readonly outcome: RunOutcomes_outcome$key }) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const data = useFragment(OUTCOME, outcome);
  const { fromCents, toCents, because, soldFor, order } = data;
  const endCents = soldFor?.priceCents ?? toCents;
  return (
    <Row>
      <Name outcome={data} />
      <span className="num">
        {paid(fromCents)}
        {endCents != null && (
          <>
            {' → '}
            <b>{paid(endCents)}</b>
          </>
        )}
      </span>
      {order == null ? (
        <span>{t(`rule_because_${because}`)}</span>
      ) : (
        <Link to={`/user/orderDetail?orderNo=${order.orderNo}`}>{t(`rule_because_${because}`)}</Link>
      )}
    </Row>
  );
}

function Name({ outcome: { listing } }: { readonly outcome: RunOutcomes_outcome$data }) {
  const { t, i18n } = useTranslation('sell');
  const item = listing?.marketItem;
  const name = i18n.language === 'zh' ? item?.nameZh : item?.nameEn;
  return (
    <span>
      {name ?? t('unknownItem')} {listing?.asset.floatValue?.toFixed(4)}
    </span>
  );
}

const QUERY = graphql`
  query RunOutcomesQuery($ruleId: ID!, $runId: String!) {
    node(id: $ruleId) {
      ... on SellingRule {
        ...RunOutcomes_rule @arguments(runId: $runId) @alias(as: "rule")
      }
    }
  }
`;

const FRAGMENT = graphql`
  fragment RunOutcomes_rule on SellingRule
  @argumentDefinitions(
    runId: { type: "String!" }
    first: { type: "Int", defaultValue: 100 }
    after: { type: "String" }
  )
  @refetchable(queryName: "RunOutcomesPaginationQuery") {
    run(id: $runId) {
      id
      allOutcomes(first: $first, after: $after) @connection(key: "RunOutcomes_allOutcomes") {
        edges {
          node {
            because
            listing {
              id
            }
            ...RunOutcomes_outcome
          }
        }
      }
    }
  }
`;

const OUTCOME = graphql`
  fragment RunOutcomes_outcome on SellingRuleOutcome {
    fromCents
    toCents
    because
    soldFor {
      priceCents
    }
    order {
      orderNo
    }
    listing {
      id
      asset {
        floatValue
      }
      marketItem {
        nameZh
        nameEn
      }
    }
  }
`;

const Box = styled.div`
  max-height: 320px;
  margin: 4px 0 8px;
  padding: 4px 12px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  small { display: block; padding: 4px 0 8px; font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(88px, auto);
  gap: 12px;
  padding: 3px 0;
  > :last-child { text-align: right; }
  > span:last-child { color: var(--t3); }
  a { color: var(--accent-t); }
  b { color: var(--t1); font-weight: 600; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child { grid-column: 1 / -1; }
  }
`;
