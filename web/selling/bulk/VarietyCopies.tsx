import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { VarietyCopies_outcome$key } from '../../__generated__/VarietyCopies_outcome.graphql.ts';
import type { VarietyCopies_query$key } from '../../__generated__/VarietyCopies_query.graphql.ts';
import type { VarietyCopiesPaginationQuery } from '../../__generated__/VarietyCopiesPaginationQuery.graphql.ts';
import type { VarietyCopiesQuery } from '../../__generated__/VarietyCopiesQuery.graphql.ts';
import { useAttempt } from '../../shell/LazyBlock.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { YuanField } from '../../shell/YuanField.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { VirtualRows } from '../../ui/VirtualRows.tsx';
import { isWrongPrice, type VarietyDraft } from './kindDraft.ts';

const PAGE_SIZE = 50;
const ROW_HEIGHT_PX = 56;

interface VarietyCopiesProps {
  /** What the form does without prices of varieties, and with what. */
  readonly plan: VarietyCopiesQuery['variables']['input'];
  readonly typed: VarietyDraft;
  readonly onChange: (part: Pick<VarietyDraft, 'copies'>) => void;
}

/** The copies of a variety, page by page, each with what the basis would give it and a price of its own. */
export function VarietyCopies({ plan, typed, onChange }: VarietyCopiesProps) {
  const { t } = useTranslation('bulk');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { marketItemId, phase, copies } = typed;
  const query = useLazyLoadQuery<VarietyCopiesQuery>(
    QUERY,
    { input: plan, marketItemId, phase },
    useAttempt('store-or-network').options,
  );
  const { data, ...list } = usePaginationFragment<VarietyCopiesPaginationQuery, VarietyCopies_query$key>(
    FRAGMENT,
    query,
  );
  if (data.bulkPreviewOutcomes == null) {
    throw new Error('The copies of a variety could not be read.');
  }
  const { edges } = data.bulkPreviewOutcomes;
  return (
    <Box ref={setBox}>
      <VirtualRows
        label={t('outcomeCopies')}
        rows={edges}
        keyOf={({ cursor }) => cursor}
        rowHeightPx={ROW_HEIGHT_PX}
        scroller={box}
      >
        {({ node }) => (
          <Copy
            outcome={node}
            copies={copies}
            onPrice={(id, price) => onChange({ copies: { ...copies, [id]: price } })}
          />
        )}
      </VirtualRows>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} isBare />
    </Box>
  );
}

interface CopyProps {
  readonly outcome: VarietyCopies_outcome$key;
  readonly copies: VarietyDraft['copies'];
  readonly onPrice: (id: string, price: string) => void;
}

function Copy({ outcome, copies, onPrice }: CopyProps) {
  const { t } = useTranslation('bulk');
  const { paid } = useMoneyText();
  const { item, text, toCents } = useFragment(OUTCOME, outcome);
  if (item == null) return <Row>{t('unknownItem')}</Row>;
  const { floatValue, paintSeed } = item.asset;
  const price = copies[item.id] ?? '';
  const wear = floatValue == null ? '' : t('varietyWear', { wear: floatValue.toFixed(7) });
  return (
    <Row className="num">
      <span>
        {wear} {paintSeed != null && t('outcomeSeed', { seed: paintSeed })}
        <small>{text ?? (toCents == null ? '—' : t('varietyWouldBe', { price: paid(toCents) }))}</small>
      </span>
      <YuanField
        label={t('copyPrice', { wear })}
        isLabelHidden
        placeholder={t('varietyByBasis')}
        autoComplete="off"
        value={price}
        problem={isWrongPrice(price) ? t('wrong_FIXED') : undefined}
        onChange={(event) => onPrice(item.id, event.target.value)}
      />
    </Row>
  );
}

const QUERY = graphql`
  query VarietyCopiesQuery($input: PreviewBulkActionInput!, $marketItemId: ID!, $phase: String) {
    ...VarietyCopies_query @arguments(input: $input, marketItemId: $marketItemId, phase: $phase)
  }
`;

const FRAGMENT = graphql`
  fragment VarietyCopies_query on Query
  @argumentDefinitions(
    input: { type: "PreviewBulkActionInput!" }
    marketItemId: { type: "ID!" }
    phase: { type: "String" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @refetchable(queryName: "VarietyCopiesPaginationQuery") {
    bulkPreviewOutcomes(
      input: $input
      marketItemId: $marketItemId
      phase: $phase
      first: $first
      after: $after
    ) @connection(key: "VarietyCopies_bulkPreviewOutcomes", filters: ["input", "marketItemId", "phase"]) {
      edges {
        cursor
        node {
          ...VarietyCopies_outcome
        }
      }
    }
  }
`;

const OUTCOME = graphql`
  fragment VarietyCopies_outcome on BulkOutcome {
    text
    toCents
    item {
      id
      asset {
        floatValue
        paintSeed
      }
    }
  }
`;

const Box = styled.div`
  max-height: 320px;
  padding: 0 8px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px;
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;
  padding: 6px 0;
  border-bottom: 1px solid var(--line);
  font-size: 12px;
  line-height: 18px;
  small { display: block; color: var(--t3); }
`;
